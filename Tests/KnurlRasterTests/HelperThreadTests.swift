import Testing

@testable import KnurlRaster

@Suite struct HelperThreadTests {
  @Test("a thread has run its function when it has been joined")
  func join() {
    for _ in 0..<50 {
      let gate = Gate()
      guard let thread = HelperThread({ gate.note() }) else { return }
      thread.join()
      #expect(gate.noted == 1)
    }
  }

  @Test("what a thread was given is let go when it ends")
  func release() {
    weak var left: Gate?
    do {
      let gate = Gate()
      left = gate
      HelperThread { gate.note() }?.join()
    }
    #expect(left == nil)
  }

  @Test("a machine runs one thread at least")
  func processors() {
    #expect(HelperThread.processorCount >= 1)
  }
}
