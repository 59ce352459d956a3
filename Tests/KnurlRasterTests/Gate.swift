@testable import KnurlRaster

/// Holds threads back until it is opened, and counts.
final class Gate: @unchecked Sendable {  // Variables are guarded by the monitor.
  private let monitor = Monitor()
  private var isOpen = false
  private var count = 0

  /// Waits until the gate is open.
  func pass() {
    monitor.lock()
    while !isOpen { monitor.wait(at: .work) }
    monitor.unlock()
  }

  func open() {
    monitor.lock()
    isOpen = true
    monitor.wakeAll(at: .work)
    monitor.unlock()
  }

  /// Counts one more and wakes those who wait for it.
  func note() {
    monitor.lock()
    count += 1
    monitor.wakeAll(at: .end)
    monitor.unlock()
  }

  /// Waits until so many have been counted.
  func wait(for wanted: Int) {
    monitor.lock()
    while count < wanted { monitor.wait(at: .end) }
    monitor.unlock()
  }

  /// What has been counted.
  var noted: Int {
    monitor.lock()
    defer { monitor.unlock() }
    return count
  }
}

/// Delays of random lengths for threads, as much work as nobody needs.
final class Dawdling: @unchecked Sendable {  // Variables are guarded by the monitor.
  private let monitor = Monitor()
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2 &+ 1 }

  func dawdle() {
    monitor.lock()
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let length = state >> 62 == 0 ? Int(state >> 48 & 0xfff) : Int(state >> 58)
    monitor.unlock()
    for _ in 0..<length {
      monitor.lock()
      monitor.unlock()
    }
  }
}
