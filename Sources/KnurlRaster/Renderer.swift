public import KnurlDrawing

/// Plays draw lists into a pixmap, and paints only what differs from the list played before.
///
/// Pixels follow from the list and their place alone: what is painted in parts equals what is painted at once, to the
/// bit, on every machine and with any number of threads.
public final class Renderer {
  /// The bytes that a renderer's caches of masks and gradients may take, if it is not told otherwise: 48 MB.
  public static let defaultCacheLimit = 48 << 20

  private let grid = DamageGrid()
  private var played = PlayedCommands()
  private let painting: FramePainting
  private let workers: Workers
  /// The most threads that paint at once.
  private let threads: Int
  /// The work that is worth a thread, in nanoseconds.
  private var share = 1_000_000
  private var pixmap: Pixmap?
  private var pixelsPerPoint = 0.0
  private var damage = DamageRects()
  /// The number of pixels that the last rendering painted.
  public private(set) var paintedPixels = 0

  /// Creates a renderer.
  ///
  /// Threads beside the calling one are started when there is work for a millisecond and more, one for each further
  /// millisecond. They sleep between frames, and have ended when the renderer is let go.
  /// - Parameters:
  ///   - threads: The most threads that paint at once, the calling one included; nil stands for as many as the machine
  ///     can run, and fewer than one for one. The number changes no pixel.
  ///   - cacheLimit: How many bytes of masks and gradients to keep for later frames. What a single frame needs is kept
  ///     even beyond that, and room is made between frames. The limit changes no pixel; below 4 MB it is 4 MB.
  public init(threads: Int? = nil, cacheLimit: Int = Renderer.defaultCacheLimit) {
    let painting = FramePainting(cacheLimit: max(4 << 20, cacheLimit))
    self.painting = painting
    self.threads = max(1, min(threads ?? HelperThread.processorCount, 256))
    workers = Workers { job, worker in painting.paint(job, thread: worker) }
  }

  /// As the public one, with another share of work for each thread, and a hook for tests; see ``Workers``.
  ///
  /// A convenience: with a second designated initializer here, the optimizer of Swift 6.3 crashes in every program that
  /// uses the renderer.
  convenience init(
    threads: Int?, cacheLimit: Int = Renderer.defaultCacheLimit, share: Int,
    hook: (@Sendable (Workers.Moment, Int) -> Void)? = nil
  ) {
    self.init(threads: threads, cacheLimit: cacheLimit)
    self.share = max(1, share)
    workers.hook = hook
  }

  /// Plays a list and answers the parts of the pixmap that it has painted anew: rectangles that do not overlap, none
  /// where nothing has changed.
  ///
  /// The pixmap's pixels must be those of the last rendering; another pixmap or scale is painted whole. The renderer keeps
  /// the pixmap until it is given another one.
  public func render(_ list: DrawList, into pixmap: Pixmap, pixelsPerPoint: Double) -> [PixelRect] {
    prepare(pixmap, pixelsPerPoint)
    damage.removeAll()
    paintedPixels = 0
    if list.pixelsPerPoint == pixelsPerPoint {
      play(list, pixmap)
    } else {
      play(list.rescaled(to: pixelsPerPoint), pixmap)
    }
    return damage.rects
  }

  /// Makes the next rendering paint everything.
  package func invalidate() { grid.invalidate() }

  /// The number of threads that were started.
  var helperCount: Int { workers.helperCount }

  /// Bytes of masks and gradients that are kept.
  var cachedBytes: Int { painting.cachedBytes }

  private func prepare(_ pixmap: Pixmap, _ pixelsPerPoint: Double) {
    if pixmap !== self.pixmap || pixelsPerPoint != self.pixelsPerPoint {
      self.pixmap = pixmap
      self.pixelsPerPoint = pixelsPerPoint
      grid.resize(width: pixmap.width, height: pixmap.height)
    }
  }

  private func play(_ list: DrawList, _ pixmap: Pixmap) {
    Frame.with(list, width: pixmap.width, height: pixmap.height) { frame in
      if !grid.isAllDirty && played.isSame(as: frame) { return }
      played.take(frame)
      let jobs = painting.jobs
      painting.table.prepare(frame)
      guard grid.update(painting.table) else { return }
      painting.bands.prepare(painting.table.commands, bands: grid.rows)
      jobs.prepare(grid)
      grid.finish()
      let count = payingThreads()
      painting.begin(frame, pixmap, threads: count)
      workers.run(jobs: jobs.jobs.count, threads: count)
      painting.end()
      damage.add(jobs)
      paintedPixels = jobs.pixels
    }
  }

  /// How many threads have enough to do.
  private func payingThreads() -> Int {
    if threads == 1 { return 1 }
    let cost = painting.jobs.cost(painting.table, painting.bands, limit: share * threads)
    return max(1, min(threads, painting.jobs.jobs.count, cost / share))
  }
}
