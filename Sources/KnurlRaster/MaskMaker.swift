import KnurlDrawing

/// Makes masks of shapes, tile by tile with the accumulator that also paints them.
final class MaskMaker {
  private let accumulator = Accumulator()
  private let edges = EdgeBuilder()

  private var rule = FillRule.nonZero
  /// Masks that were made, to be used again when nobody holds them any more.
  private var masks: [Mask] = []
  /// Larger masks are let go when a frame has not needed them, in bytes.
  private static let keptBytes = 1 << 20

  /// Begins a frame: lets go of large memory that the last one did not use.
  func beginFrame() {
    if masks.contains(where: { $0.capacity > Self.keptBytes }) && !hasMadeLarge {
      masks.removeAll { $0.capacity > Self.keptBytes }
    }
    hasMadeLarge = false
  }

  private var hasMadeLarge = false

  /// An empty mask that nobody else holds.
  func empty(width: Int, height: Int) -> Mask {
    if masks.isEmpty { for _ in 0..<3 { masks.append(Mask(width: 0, height: 0, capacity: Self.keptBytes / 4)) } }
    for index in masks.indices where isKnownUniquelyReferenced(&masks[index]) {
      masks[index].reset(width: width, height: height)
      if masks[index].capacity > Self.keptBytes { hasMadeLarge = true }
      return masks[index]
    }
    masks.append(Mask(width: width, height: height))
    return masks[masks.count - 1]
  }

  /// The coverage of what `build` adds, over the pixels of a box.
  func mask(_ box: PixelBox, _ build: (EdgeBuilder) -> FillRule) -> Mask {
    begin(build)
    return mask(box)
  }

  /// Takes in a shape and answers the pixels that it touches.
  @discardableResult
  func begin(_ build: (EdgeBuilder) -> FillRule) -> PixelBox {
    edges.removeAll()
    rule = build(edges)
    return bounds
  }

  /// Moves the shape by 1/256 pixels.
  func move(_ x: Int32, _ y: Int32) {
    edges.list.move(by: x, y)
  }

  /// The pixels that the shape touches.
  var bounds: PixelBox {
    guard let first = edges.lines.first else { return .empty }
    var box = PixelBox(left: first.x0, top: first.y0, right: first.x0, bottom: first.y0)
    for line in edges.lines {
      box.left = min(box.left, line.x0, line.x1)
      box.right = max(box.right, line.x0, line.x1)
      box.top = min(box.top, line.y0, line.y1)
      box.bottom = max(box.bottom, line.y0, line.y1)
    }
    return PixelBox(
      left: box.left >> 8, top: box.top >> 8, right: (box.right &+ 255) >> 8, bottom: (box.bottom &+ 255) >> 8)
  }

  /// The coverage of the shape over the pixels of a box.
  func mask(_ box: PixelBox) -> Mask {
    let mask = empty(width: Int(box.right) - Int(box.left), height: Int(box.bottom) - Int(box.top))
    var y = 0
    while y < mask.height {
      var x = 0
      while x < mask.width {
        fill(mask, x, y, box)
        x += CellGrid.maximumWidth
      }
      y += CellGrid.maximumHeight
    }
    return mask
  }

  private func fill(_ mask: Mask, _ x: Int, _ y: Int, _ box: PixelBox) {
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
