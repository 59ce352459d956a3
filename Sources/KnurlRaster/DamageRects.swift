import KnurlDrawing

/// Joins the boxes painted in a frame into few rectangles that do not overlap.
struct DamageRects {
  /// The rectangles that are done, those that end with the band before, and those of this band.
  private(set) var rects: [PixelRect] = []
  private var open: [PixelRect] = []
  private var band: [PixelRect] = []

  mutating func removeAll() { rects.removeAllKeepingRoom() }

  /// Adds all boxes of a frame, and ends it.
  mutating func add(_ jobs: BandJobs) {
    rects.reserveRoom(jobs.boxes.count)
    var last = -1
    for job in jobs.jobs {
      if job.band > last + 1 { endBand() }
      for index in job.boxes { add(jobs.boxes[index]) }
      endBand()
      last = job.band
    }
    finish()
  }

  /// Adds a box of the band; boxes come from left to right.
  mutating func add(_ box: PixelBox) {
    let rect = PixelRect(
      x: Int(box.left), y: Int(box.top), width: Int(box.right - box.left), height: Int(box.bottom - box.top))
    if let last = band.last, last.maxX == rect.x {
      band[band.count - 1].width += rect.width
    } else {
      band.append(rect)
    }
  }

  /// Ends a band: what continues a rectangle of the band before becomes one with it.
  mutating func endBand() {
    for index in band.indices {
      guard let above = open.firstIndex(where: { $0.x == band[index].x && $0.width == band[index].width }) else {
        continue
      }
      band[index].height += open[above].height
      band[index].y = open[above].y
      open.remove(at: above)
    }
    rects += open
    swap(&open, &band)
    band.removeAllKeepingRoom()
  }

  /// Ends the last band.
  mutating func finish() {
    rects += open
    open.removeAllKeepingRoom()
  }
}
