public import KnurlDrawing

/// Plays draw lists into a pixmap, and paints only what differs from the list played before.
///
/// Pixels follow from the list and their place alone: what is painted in parts equals what is painted at once, to the
/// bit and on every machine.
public final class Renderer {
  private let table = CommandTable()
  private let grid = DamageGrid()
  private let bands = BandLists()
  private var painter: IntervalPainter?
  private var pixmap: Pixmap?
  private var pixelsPerPoint = 0.0
  private var damage = DamageRects()
  /// The number of pixels that the last rendering painted.
  public private(set) var paintedPixels = 0

  /// Creates a renderer. All bands are painted by the calling thread for now, whatever `threads` asks for; bands do not
  /// depend on each other, so more threads will not change any pixel.
  public init(threads: Int? = nil) {}

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

  private func prepare(_ pixmap: Pixmap, _ pixelsPerPoint: Double) {
    if pixmap !== self.pixmap || pixelsPerPoint != self.pixelsPerPoint {
      self.pixmap = pixmap
      self.pixelsPerPoint = pixelsPerPoint
      grid.resize(width: pixmap.width, height: pixmap.height)
    }
  }

  private func play(_ list: DrawList, _ pixmap: Pixmap) {
    Frame.with(list, width: pixmap.width, height: pixmap.height) { frame in
      table.prepare(frame)
      guard grid.update(table) else { return }
      bands.prepare(table.commands, bands: grid.rows)
      let painter = self.painter ?? IntervalPainter(pixmap: pixmap)
      self.painter = painter
      painter.use(pixmap)
      painter.beginFrame(frame)
      for band in 0..<grid.rows { paint(band, frame, painter) }
      damage.finish()
      grid.finish()
    }
  }

  private func paint(_ band: Int, _ frame: Frame, _ painter: IntervalPainter) {
    unsafe bands.with(band: band) { items in
      grid.forEachDirtyBox(inRow: band) { box in
        unsafe painter.paint(box, frame, table, items)
        damage.add(box)
        paintedPixels += Int(box.right - box.left) * Int(box.bottom - box.top)
      }
    }
    damage.endBand()
  }
}
