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

/// A thread of the operating system that runs one function.
@safe
struct HelperThread {
  #if canImport(Darwin) || canImport(Musl)
  private typealias Handle = pthread_t?
  private static var noHandle: Handle { nil }
  #else
  private typealias Handle = pthread_t
  private static var noHandle: Handle { pthread_t() }
  #endif

  private let handle: Handle

  /// Starts a thread; nil where the system has none to give, or knows no threads.
  init?(_ body: @escaping @Sendable () -> Void) {
    let start = unsafe Unmanaged.passRetained(Start(body))
    var handle = Self.noHandle
    let result = unsafe pthread_create(
      &handle, nil,
      { start in
        unsafe enter(start)
        return unsafe start
      }, start.toOpaque())
    guard result == 0 else {
      unsafe start.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits for the end of the function.
  func join() {
    #if canImport(Darwin) || canImport(Musl)
    if let handle = handle { unsafe pthread_join(handle, nil) }
    #else
    pthread_join(handle, nil)
    #endif
  }

  /// How many threads can run at once, at least 1.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

private final class Start: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func enter(_ start: UnsafeMutableRawPointer?) {
  guard let start = unsafe start else { return }
  // The program's signals are for its own threads.
  var all = sigset_t()
  unsafe sigfillset(&all)
  unsafe pthread_sigmask(SIG_BLOCK, &all, nil)
  unsafe Unmanaged<Start>.fromOpaque(start).takeRetainedValue().body()
}

#else

/// Where there are no threads to start, the calling one does everything.
struct HelperThread {
  init?(_ body: @escaping @Sendable () -> Void) { return nil }

  func join() {}

  static var processorCount: Int { 1 }
}

#endif
