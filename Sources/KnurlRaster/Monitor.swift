#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)

/// A lock with two places to wait at: for work, and for the end of work.
@safe
struct Monitor: ~Copyable, @unchecked Sendable {
  enum Place { case work, end }

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let work: UnsafeMutablePointer<pthread_cond_t>
  private let end: UnsafeMutablePointer<pthread_cond_t>

  init() {
    unsafe mutex = .allocate(capacity: 1)
    unsafe work = .allocate(capacity: 1)
    unsafe end = .allocate(capacity: 1)
    let isMade =
      unsafe pthread_mutex_init(mutex, nil) == 0 && pthread_cond_init(work, nil) == 0
      && pthread_cond_init(end, nil) == 0
    precondition(isMade, "the system has no room for another lock")
  }

  deinit {
    unsafe pthread_cond_destroy(work)
    unsafe pthread_cond_destroy(end)
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
    unsafe work.deallocate()
    unsafe end.deallocate()
  }

  func lock() { unsafe pthread_mutex_lock(mutex) }
  func unlock() { unsafe pthread_mutex_unlock(mutex) }

  /// Opens the lock, sleeps until somebody wakes those at a place, or for no reason at all, and locks again.
  func wait(at place: Place) { unsafe pthread_cond_wait(place == .work ? work : end, mutex) }

  func wakeAll(at place: Place) { unsafe pthread_cond_broadcast(place == .work ? work : end) }
}

#else

/// Where there are no threads, nothing is locked.
struct Monitor: Sendable {
  enum Place { case work, end }

  func lock() {}
  func unlock() {}
  func wait(at place: Place) {}
  func wakeAll(at place: Place) {}
}

#endif
