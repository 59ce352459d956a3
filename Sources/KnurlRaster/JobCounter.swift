#if canImport(Darwin)
import Darwin
#else
import Synchronization
#endif

/// Hands out the numbers of a round's jobs, each to one thread, and tells when all of them are done.
///
/// Who takes a number owes its job; who comes late, or for a round that is over, gets none. So whoever opens a round waits
/// for work that has begun, never for a thread to begin.
@safe
final class JobCounter: @unchecked Sendable {
  private let left = SharedWord()
  private let finished = SharedWord()
  /// Written before a round is opened, and read by those who have a job of it.
  private let total = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  init() { unsafe total.initialize(to: 0) }

  deinit { unsafe total.deallocate() }

  /// Opens a round of fewer than 2^32 jobs; those of the round before are done.
  func open(round: UInt32, jobs: Int) {
    unsafe total.pointee = jobs
    finished.write(0)
    left.write(UInt64(round) << 32 | UInt64(UInt32(jobs)))
  }

  /// The next job of a round, from 0 on; nil if none is left, or if the round is over.
  func take(_ round: UInt32) -> Int? {
    var word = left.read()
    while true {
      let count = word & 0xffff_ffff
      if UInt32(truncatingIfNeeded: word >> 32) != round || count == 0 { return nil }
      if left.exchange(&word, for: word - 1) { return unsafe total.pointee - Int(count) }
    }
  }

  /// Ends a job, and answers whether it was the last one of its round.
  func finish() -> Bool {
    // The total first: once the last job is done, the next round may be opened.
    let total = unsafe UInt64(total.pointee)
    return finished.add(1) == total
  }

  /// Whether all jobs of a round of so many are done, and what they wrote is to be seen.
  func isFinished(_ jobs: Int) -> Bool { finished.read() == UInt64(jobs) }
}

#if canImport(Darwin)

/// A word that threads share, behind a lock: the oldest systems that this is built for have no atomic words for Swift.
@safe
private struct SharedWord: ~Copyable {
  nonisolated(unsafe) private let lock: UnsafeMutablePointer<os_unfair_lock>
  nonisolated(unsafe) private let word: UnsafeMutablePointer<UInt64>

  init() {
    unsafe lock = .allocate(capacity: 1)
    unsafe lock.initialize(to: os_unfair_lock())
    unsafe word = .allocate(capacity: 1)
    unsafe word.initialize(to: 0)
  }

  deinit {
    unsafe lock.deallocate()
    unsafe word.deallocate()
  }

  private func locked<Value>(_ body: (inout UInt64) -> Value) -> Value {
    unsafe os_unfair_lock_lock(lock)
    defer { unsafe os_unfair_lock_unlock(lock) }
    return unsafe body(&word.pointee)
  }

  func read() -> UInt64 { locked { $0 } }
  func write(_ value: UInt64) { locked { $0 = value } }

  func exchange(_ expected: inout UInt64, for value: UInt64) -> Bool {
    let seen = expected
    let (isDone, found) = locked { word in
      let found = word
      if found == seen { word = value }
      return (found == seen, found)
    }
    expected = found
    return isDone
  }

  func add(_ value: UInt64) -> UInt64 {
    locked { word in
      word += value
      return word
    }
  }
}

#else

/// A word that threads share. What a thread wrote before it writes the word, others see after they have read it.
private struct SharedWord: ~Copyable {
  private let word = Atomic<UInt64>(0)

  func read() -> UInt64 { word.load(ordering: .acquiring) }
  func write(_ value: UInt64) { word.store(value, ordering: .releasing) }

  /// Writes a value where the expected one stands; else answers false, and what stands there instead.
  func exchange(_ expected: inout UInt64, for value: UInt64) -> Bool {
    let result = word.weakCompareExchange(
      expected: expected, desired: value, successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring)
    expected = result.original
    return result.exchanged
  }

  /// Adds to the word and answers the sum.
  func add(_ value: UInt64) -> UInt64 { word.add(value, ordering: .acquiringAndReleasing).newValue }
}

#endif
