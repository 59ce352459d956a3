#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif os(Windows)
import WinSDK
#endif

/// A lock of the system's. Faces are shared by the threads that paint.
@safe
final class Lock: @unchecked Sendable {
  #if os(Windows)
  private typealias Word = SRWLOCK
  #else
  private typealias Word = pthread_mutex_t
  #endif

  private let word: UnsafeMutablePointer<Word>

  init() {
    unsafe word = .allocate(capacity: 1)
    #if os(Windows)
    unsafe InitializeSRWLock(word)
    #else
    precondition(unsafe pthread_mutex_init(word, nil) == 0, "the system has no room for another lock")
    #endif
  }

  deinit {
    #if !os(Windows)
    unsafe pthread_mutex_destroy(word)
    #endif
    unsafe word.deallocate()
  }

  /// Runs a body while no other thread runs one.
  func withLock<Result>(_ body: () -> Result) -> Result {
    #if os(Windows)
    unsafe AcquireSRWLockExclusive(word)
    defer { unsafe ReleaseSRWLockExclusive(word) }
    #else
    unsafe pthread_mutex_lock(word)
    defer { unsafe pthread_mutex_unlock(word) }
    #endif
    return body()
  }
}
