import KnurlDrawing

/// The painting of one frame by several threads: lists that nobody changes while it lasts, and a painter for each thread.
///
/// A painter has scratch memory and caches of its own, so threads share nothing that is written to but the pixels, and
/// of those each band has its own.
final class FramePainting: @unchecked Sendable {  // Lists are fixed while threads paint, and a painter has one thread.
  var table = CommandTable()
  let bands = BandLists()
  let jobs = BandJobs()
  private var painters: [IntervalPainter] = []
  private var frame: Frame?
  /// The bytes that all caches together aim at.
  private let cacheLimit: Int

  init(cacheLimit: Int) { self.cacheLimit = cacheLimit }

  /// Bytes in the caches of all threads.
  var cachedBytes: Int { painters.reduce(0) { $0 + $1.cachedBytes } }

  /// Begins the painting of a frame by a number of threads.
  func begin(_ frame: Frame, _ pixmap: Pixmap, threads: Int) {
    self.frame = frame
    if painters.count < threads {
      while painters.count < threads { painters.append(IntervalPainter(pixmap: pixmap)) }
      for painter in painters { painter.limitCaches(to: cacheLimit / painters.count) }
    }
    for painter in painters { painter.use(pixmap) }
  }

  func end() { frame = nil }

  /// Paints what is dirty in one band.
  func paint(_ job: Int, thread: Int) {
    guard let frame else { return }
    let painter = painters[thread], job = jobs.jobs[job]
    painter.join(frame)
    unsafe bands.with(band: job.band) { items in
      for index in job.boxes { unsafe painter.paint(jobs.boxes[index], frame, table, items) }
    }
  }
}
