import Testing

@testable import KnurlRaster

@Suite struct JobCounterTests {
  @Test("numbers go up from 0, each once, and none is left behind the last")
  func order() {
    let counter = JobCounter()
    counter.open(round: 1, jobs: 5)
    for job in 0..<5 { #expect(counter.take(1) == job) }
    #expect(counter.take(1) == nil)
    #expect(!counter.isFinished(5))
    #expect((0..<5).map { _ in counter.finish() } == [false, false, false, false, true])
    #expect(counter.isFinished(5))
  }

  @Test("who comes for a round that is over, or is not there yet, gets nothing")
  func rounds() {
    let counter = JobCounter()
    #expect(counter.take(0) == nil)
    counter.open(round: .max, jobs: 1)
    #expect(counter.take(0) == nil)
    #expect(counter.take(.max - 1) == nil)
    #expect(counter.take(.max) == 0)
    #expect(counter.finish())
    counter.open(round: 0, jobs: 2)
    #expect(counter.take(.max) == nil)
    #expect(counter.take(0) == 0)
  }

  @Test("threads that take at once never take the same")
  func threads() {
    let taken = Taken(count: 20_000)
    let threads = (0..<4).compactMap { _ in HelperThread { taken.takeAll() } }
    taken.takeAll()
    for thread in threads { thread.join() }
    #expect(taken.times == [Int](repeating: 1, count: 20_000))
    #expect(taken.lasts == 1)
  }
}

private final class Taken: @unchecked Sendable {  // Variables are guarded by the monitor.
  private let counter = JobCounter()
  private let monitor = Monitor()
  private(set) var times: [Int]
  private(set) var lasts = 0

  init(count: Int) {
    times = Array(repeating: 0, count: count)
    counter.open(round: 7, jobs: count)
  }

  func takeAll() {
    while let job = counter.take(7) {
      let isLast = counter.finish()
      monitor.lock()
      times[job] += 1
      if isLast { lasts += 1 }
      monitor.unlock()
    }
  }
}
