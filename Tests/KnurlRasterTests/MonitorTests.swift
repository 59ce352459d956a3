import Testing

@testable import KnurlRaster

@Suite struct MonitorTests {
  @Test("one thread at a time holds the lock")
  func exclusion() {
    let sum = Sum()
    let threads = (0..<4).compactMap { _ in HelperThread { sum.add(5000) } }
    sum.add(5000)
    for thread in threads { thread.join() }
    #expect(sum.value == 5000 * (threads.count + 1))
  }

  @Test("who waits at one place is not woken at the other")
  func places() {
    let here = Gate(), there = Gate()
    let thread = HelperThread {
      here.pass()
      there.note()
    }
    guard let thread else { return }
    #expect(there.noted == 0)
    here.open()
    there.wait(for: 1)
    thread.join()
    #expect(there.noted == 1)
  }
}

private final class Sum: @unchecked Sendable {  // The variable is guarded by the monitor.
  private let monitor = Monitor()
  private(set) var value = 0

  func add(_ count: Int) {
    for _ in 0..<count {
      monitor.lock()
      value += 1
      monitor.unlock()
    }
  }
}
