/// Threads that help the calling one with numbered jobs that do not depend on each other.
///
/// Helpers are started when they are first wanted, and sleep between rounds. The calling thread takes jobs like any
/// other and waits only for those that a helper has taken, so a helper that comes late costs no time. All helpers have
/// ended when the workers are let go.
final class Workers {
  /// When a hook of tests is called.
  enum Moment: Sendable {
    /// By a helper that is about to look for a job.
    case looking
    /// By any thread that has taken one.
    case taken
  }

  private let crew: Crew
  private var helpers: [HelperThread] = []
  private var canStartMore = true

  /// Creates workers without any helper; `body` does a job, and its second number tells the thread from the others, 0 being
  /// the calling one.
  init(_ body: @escaping @Sendable (_ job: Int, _ worker: Int) -> Void) {
    crew = Crew(body)
  }

  /// Called in between, for tests; with 0 by the calling thread, else with the number of the helper. To be set before the
  /// first run.
  var hook: (@Sendable (Moment, _ worker: Int) -> Void)? {
    get { crew.hook }
    set { crew.hook = newValue }
  }

  deinit {
    crew.dismiss()
    for helper in helpers { helper.join() }
  }

  /// The number of helpers that were started.
  var helperCount: Int { helpers.count }

  /// Does jobs 0..<`jobs` on at most `threads` threads, the calling one among them, and returns when all are done.
  func run(jobs: Int, threads: Int) {
    if jobs <= 0 { return }
    let wanted = min(threads, jobs) - 1
    while helpers.count < wanted, canStartMore { start() }
    crew.run(jobs: jobs, helpers: min(wanted, helpers.count))
  }

  private func start() {
    let crew = crew, number = helpers.count + 1
    if let helper = HelperThread({ crew.help(number) }) { helpers.append(helper) } else { canStartMore = false }
  }
}

/// What the calling thread and its helpers share: it lives as long as the last of them.
private final class Crew: @unchecked Sendable {  // Variables are guarded by the monitor.
  private let monitor = Monitor()
  private let counter = JobCounter()
  var hook: (@Sendable (Workers.Moment, Int) -> Void)?
  private let body: @Sendable (Int, Int) -> Void
  private var round: UInt32 = 0
  /// How many helpers may still join the round.
  private var places = 0
  private var isDismissed = false

  init(_ body: @escaping @Sendable (Int, Int) -> Void) {
    self.body = body
  }

  func run(jobs: Int, helpers: Int) {
    monitor.lock()
    round &+= 1
    let own = round
    places = helpers
    counter.open(round: own, jobs: jobs)
    if helpers > 0 { monitor.wakeAll(at: .work) }
    monitor.unlock()
    work(own, 0)
    if counter.isFinished(jobs) { return }
    monitor.lock()
    while !counter.isFinished(jobs) { monitor.wait(at: .end) }
    monitor.unlock()
  }

  /// The life of a helper.
  func help(_ number: Int) {
    var seen: UInt32 = 0
    monitor.lock()
    while true {
      while !isDismissed && (seen == round || places == 0) { monitor.wait(at: .work) }
      if isDismissed { break }
      seen = round
      places -= 1
      monitor.unlock()
      work(seen, number)
      monitor.lock()
    }
    monitor.unlock()
  }

  func dismiss() {
    monitor.lock()
    isDismissed = true
    monitor.wakeAll(at: .work)
    monitor.unlock()
  }

  private func work(_ round: UInt32, _ worker: Int) {
    if worker > 0 { hook?(.looking, worker) }
    while let job = counter.take(round) {
      hook?(.taken, worker)
      body(job, worker)
      if counter.finish() && worker > 0 {
        monitor.lock()
        monitor.wakeAll(at: .end)
        monitor.unlock()
      }
      if worker > 0 { hook?(.looking, worker) }
    }
  }
}
