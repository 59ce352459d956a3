import KnurlDrawing

/// Makes masks of shapes, tile by tile with the accumulator that also paints them.
final class MaskMaker {
  private let accumulator = Accumulator()
  private let edges = EdgeBuilder()

  /// The coverage of what `build` adds, over the pixels of a box.
  func mask(_ box: PixelBox, rule: FillRule = .nonZero, _ build: (EdgeBuilder) -> Void) -> Mask {
    edges.removeAll()
    build(edges)
    let mask = Mask(width: Int(box.right) - Int(box.left), height: Int(box.bottom) - Int(box.top))
    var y = 0
    while y < mask.height {
      var x = 0
      while x < mask.width {
        fill(mask, x, y, box, rule)
        x += CellGrid.maximumWidth
      }
      y += CellGrid.maximumHeight
    }
    return mask
  }

  private func fill(_ mask: Mask, _ x: Int, _ y: Int, _ box: PixelBox, _ rule: FillRule) {
    let width = min(CellGrid.maximumWidth, mask.width - x), height = min(CellGrid.maximumHeight, mask.height - y)
    let left = box.left &+ Int32(x), top = box.top &+ Int32(y)
    accumulator.begin(PixelBox(left: left, top: top, right: left &+ Int32(width), bottom: top &+ Int32(height)))
    unsafe edges.lines.withUnsafeBufferPointer { lines in
      if let base = lines.baseAddress { unsafe accumulator.add(base, lines.count, originX: 0, originY: 0) }
    }
    for row in 0..<height {
      let count = accumulator.resolve(row: row, rule: rule)
      let place = unsafe mask.base + ((y + row) * mask.stride + x)
      for index in 0..<count { unsafe copy(accumulator.runs[index], to: place) }
    }
  }

  private func copy(_ run: CoverageRun, to row: UnsafeMutablePointer<UInt8>) {
    let start = Int(run.start), count = Int(run.end &- run.start)
    if run.coverage < 0 {
      unsafe UnsafeMutableRawPointer(row + start).copyMemory(from: accumulator.coverage + start, byteCount: count)
    } else {
      unsafe fillBytes(row + start, count, UInt8(truncatingIfNeeded: run.coverage))
    }
  }
}
