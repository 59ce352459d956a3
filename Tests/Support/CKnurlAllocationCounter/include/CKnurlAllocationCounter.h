// Counts what a thread takes from the heap: stands in front of the C library's allocator. For tests and benchmarks only.
#ifndef KNURL_ALLOCATION_COUNTER_H
#define KNURL_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

// Whether allocations can be counted here: with glibc, and without a sanitizer that has the same place.
bool knurl_allocations_are_countable(void);
// Starts to count the allocations of this thread, from zero; tracing writes the callers of each to standard error.
void knurl_allocations_begin(bool traces);
// Stops, and answers the number of blocks taken or resized since.
int64_t knurl_allocations_end(void);

#endif
