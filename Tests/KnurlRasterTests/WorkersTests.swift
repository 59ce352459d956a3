import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct WorkersTests {
  @Test("each job is done once, with any number of threads, round after round", arguments: [1, 2, 3, 8])
  func rounds(threads: Int) {
    let record = Record()
    let workers = Workers { job, worker in record.note(job, worker) }
    var generator = SeededGenerator(seed: UInt64(threads))
    for round in 0..<300 {
      let jobs = generator.count(0...70), wanted = generator.count(1...threads)
      record.begin(jobs)
      workers.run(jobs: jobs, threads: wanted)
      #expect(record.times == [Int](repeating: 1, count: jobs), "seed \(threads), round \(round)")
    }
    #expect(record.workers.allSatisfy { (0..<threads).contains($0) })
    #expect(workers.helperCount <= threads - 1)
  }

  @Test("helpers that come late are not waited for")
  func lateHelpers() {
    let gate = Gate(), record = Record()
    let workers = Workers { record.note($0, $1) }
    workers.hook = { moment, worker in if moment == .looking { gate.pass() } }
    for jobs in [1, 2, 5, 100] {
      record.begin(jobs)
      // Would never return if it waited for one of them.
      workers.run(jobs: jobs, threads: 4)
      #expect(record.times == [Int](repeating: 1, count: jobs))
      #expect(record.workers == [0])
    }
    gate.open()
  }

  @Test("what a helper has taken is waited for")
  func takenJobs() {
    let arrived = Gate(), record = Record()
    // The calling thread holds its first job until the helper has taken one too.
    let workers = Workers { record.note($0, $1) }
    workers.hook = { moment, worker in
      guard moment == .taken else { return }
      if worker == 0 { arrived.wait(for: 1) } else { arrived.note() }
    }
    for round in 0..<20 {
      record.begin(2)
      if round == 0 { workers.run(jobs: 2, threads: 2) } else { workers.run(jobs: 2, threads: 1) }
      #expect(record.times == [1, 1])
      if round == 0 { #expect(workers.helperCount == 0 || record.workers == [0, 1]) }
      if workers.helperCount == 0 { return }
    }
  }

  @Test("helpers start when they are wanted, and never more than there are jobs for")
  func laziness() {
    let workers = Workers { _, _ in }
    #expect(workers.helperCount == 0)
    workers.run(jobs: 100, threads: 1)
    workers.run(jobs: 1, threads: 8)
    workers.run(jobs: 0, threads: 8)
    #expect(workers.helperCount == 0)
    workers.run(jobs: 3, threads: 8)
    #expect(workers.helperCount <= 2)
    let count = workers.helperCount
    workers.run(jobs: 3, threads: 2)
    #expect(workers.helperCount == count)
  }

  @Test("workers can be let go at any time: before any work, while helpers sleep, while they are on their way")
  func end() {
    for round in 0..<60 {
      weak var left: Record?
      do {
        let record = Record(), dawdling = Dawdling(seed: UInt64(round))
        left = record
        let workers = Workers { record.note($0, $1) }
        workers.hook = { _, worker in if worker > 0 { dawdling.dawdle() } }
        for _ in 0..<(round % 4) {
          record.begin(9)
          workers.run(jobs: 9, threads: 4)
        }
      }
      #expect(left == nil, "all helpers have ended")
    }
  }
}

/// Who did which job how often.
private final class Record: @unchecked Sendable {  // Variables are guarded by the monitor.
  private let monitor = Monitor()
  private(set) var times: [Int] = []
  private(set) var workers: Set<Int> = []

  func begin(_ jobs: Int) {
    monitor.lock()
    times = Array(repeating: 0, count: jobs)
    monitor.unlock()
  }

  func note(_ job: Int, _ worker: Int) {
    monitor.lock()
    times[job] += 1
    workers.insert(worker)
    monitor.unlock()
  }
}
