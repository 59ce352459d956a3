#include "CKnurlAllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#if defined(__GLIBC__)
#include <execinfo.h>
#include <unistd.h>
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define KNURL_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(KNURL_SANITIZED)
#define KNURL_COUNTS 1
#else
#define KNURL_COUNTS 0
#endif

// In the program itself, so that reading them allocates nothing.
static _Thread_local bool is_counting;
static _Thread_local bool is_tracing;
static _Thread_local int64_t count;

bool knurl_allocations_are_countable(void) { return KNURL_COUNTS; }

void knurl_allocations_begin(bool traces) {
  count = 0;
  is_tracing = traces;
  is_counting = true;
}

int64_t knurl_allocations_end(void) {
  is_counting = false;
  return count;
}

#if KNURL_COUNTS

// glibc's own names for its functions: they need no search at run time, which would itself allocate.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// The first call of backtrace allocates, which must not count.
static void trace(void) {
  enum { DEPTH = 12 };
  void *frames[DEPTH];
  is_counting = false;
  int number = backtrace(frames, DEPTH);
  if (number > 2) backtrace_symbols_fd(frames + 2, number - 2, STDERR_FILENO);
  ssize_t written = write(STDERR_FILENO, "--\n", 3);
  (void)written;
  is_counting = true;
}

static void note(void) {
  if (!is_counting) return;
  count += 1;
  if (is_tracing) trace();
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note();
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *block = result;
  return 0;
}

#endif
