import CKnurlAllocationCounter

/// Whether allocations can be counted here: on Linux with glibc, without sanitizers.
public var allocationsAreCountable: Bool { knurl_allocations_are_countable() }

/// The number of heap blocks that the calling thread takes or resizes while `body` runs; other threads do not count.
///
/// In a debug build the compiler leaves allocations in that a release build has not. Tracing writes the callers of each
/// to standard error, for finding out where they come from.
public func allocations(tracing: Bool = false, during body: () -> Void) -> Int {
  knurl_allocations_begin(tracing)
  body()
  return Int(knurl_allocations_end())
}
