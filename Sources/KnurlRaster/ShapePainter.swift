import KnurlDrawing

/// Turns shapes into coverage within a box and hands it to a row painter.
final class ShapePainter {
  let rows: RowPainter
  private let accumulator = Accumulator()
  private let edges = EdgeBuilder()
  let corners = CornerMasks()
  let masks = ShapeMasks()
  /// What was found out in this frame about each command or clip.
  private var built: [Built] = []

  /// The lines of a shape, or its mask; neither yet where `begin` is negative.
  private struct Built {
    var begin: Int32 = -1
    var end: Int32 = -1
    var rule = FillRule.nonZero
    /// The rows that the tallest line goes down, if the lines are in order of their top rows.
    var tallest: Int?
    var mask: SparseMask?
  }

  init(rows: RowPainter) {
    self.rows = rows
    // All lines of a usual frame.
    edges.list.lines.reserveCapacity(8192)
  }

  /// Begins a frame with room for the lines of a number of shapes.
  func beginFrame(shapes: Int) {
    edges.removeAll()
    corners.beginFrame()
    masks.beginFrame()
    built.removeAllKeepingRoom(atLeast: shapes)
    built.append(contentsOf: repeatElement(Built(), count: shapes))
  }

  /// Fills a shape at an origin within a box; `index` tells the shape from the others of the frame, and `extent` is all
  /// that it can touch, relative to the origin.
  func fill(
    _ shape: UnsafePointer<Int32>, _ index: Int, originX: Int32, originY: Int32, _ box: PixelBox, extent: PixelBox
  ) {
    if unsafe shape[0] == DrawWords.Shape.rect {
      let rounded = unsafe RoundedBox(words: shape + 1).moved(originX << 8, originY << 8)
      if fill(rounded, box) { return }
    }
    if built[index].begin < 0 {
      let words = unsafe UnsafeBufferPointer(start: shape, count: WordCount.shape(shape))
      unsafe build(index, words, .fill, extent) { unsafe $0.fill(shape) }
    }
    paint(index, originX, originY, box)
  }

  /// Strokes a shape at an origin within a box.
  func stroke(
    _ shape: UnsafePointer<Int32>, _ stroke: UnsafePointer<Int32>, _ index: Int, originX: Int32, originY: Int32,
    _ box: PixelBox, extent: PixelBox
  ) {
    if built[index].begin < 0 {
      let count = unsafe WordCount.shape(shape) + WordCount.stroke(stroke)
      unsafe build(index, UnsafeBufferPointer(start: shape, count: count), .stroke, extent) { edges in
        unsafe edges.stroke(shape, stroke)
        return .nonZero
      }
    }
    paint(index, originX, originY, box)
  }

  private func build(
    _ index: Int, _ words: UnsafeBufferPointer<Int32>, _ kind: DrawOperation, _ extent: PixelBox,
    _ add: (EdgeBuilder) -> FillRule
  ) {
    if let mask = unsafe masks.mask(words, kind, extent: extent, add) {
      built[index] = Built(begin: 0, end: 0, mask: mask)
    } else {
      let begin = edges.lines.count
      let rule = add(edges)
      let tallest = edges.list.sortByRow(from: begin)
      built[index] = Built(begin: Int32(begin), end: Int32(edges.lines.count), rule: rule, tallest: tallest)
    }
  }

  private func paint(_ mask: SparseMask, _ originX: Int32, _ originY: Int32, _ box: PixelBox) {
    let left = mask.left &+ Int(originX), top = mask.top &+ Int(originY)
    let from = Int(box.left) &- left, to = Int(box.right) &- left
    let plain = rows.plain
    var row = max(0, Int(box.top) &- top)
    let end = min(mask.height, Int(box.bottom) &- top)
    while row < end {
      let span = mask.span(row)
      let start = max(Int(span.start), from), count = min(Int(span.end), to) &- start
      if count > 0 {
        if let plain {
          unsafe plain.masked(left &+ start, top &+ row, count, mask.row(row, start))
        } else {
          unsafe rows.run(left &+ start, top &+ row, count, mask.row(row, start))
        }
      }
      row &+= 1
    }
  }

  private func paint(_ index: Int, _ originX: Int32, _ originY: Int32, _ box: PixelBox) {
    let range = built[index]
    if let mask = range.mask { return paint(mask, originX, originY, box) }
    unsafe edges.lines.withUnsafeBufferPointer { lines in
      var part = unsafe UnsafeBufferPointer(rebasing: lines[Int(range.begin)..<Int(range.end)])
      if let tallest = range.tallest {
        // Only lines that begin in these rows, or so far above that the tallest would reach down.
        let top = Int(box.top) - Int(originY), bottom = Int(box.bottom) - Int(originY)
        let first = unsafe Self.first(part, from: top - tallest), end = unsafe Self.first(part, from: bottom)
        unsafe part = UnsafeBufferPointer(rebasing: part[first..<end])
      }
      unsafe paint(part, range.rule, originX, originY, box)
    }
  }

  /// The first of sorted lines whose top row is one or below.
  private static func first(_ lines: UnsafeBufferPointer<Line>, from row: Int) -> Int {
    var low = 0, high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if unsafe lines[middle].topRow < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Paints lines within a box no larger than the accumulator.
  func paint(
    _ lines: UnsafeBufferPointer<Line>, _ rule: FillRule, _ originX: Int32, _ originY: Int32, _ box: PixelBox
  ) {
    guard let base = lines.baseAddress, !lines.isEmpty else { return }
    accumulator.begin(box)
    unsafe accumulator.add(base, lines.count, originX: originX, originY: originY)
    let left = Int(box.left), runs = unsafe accumulator.runs, coverage = unsafe accumulator.coverage
    let plain = rows.plain
    for row in 0..<Int(box.bottom - box.top) {
      let count = accumulator.resolve(row: row, rule: rule)
      let y = Int(box.top) &+ row
      var index = 0
      while index < count {
        let run = unsafe runs[index]
        let start = Int(run.start), length = Int(run.end &- run.start)
        if run.coverage < 0 {
          if let plain {
            unsafe plain.masked(left &+ start, y, length, coverage + start)
          } else {
            unsafe rows.run(left &+ start, y, length, coverage + start)
          }
        } else if let plain, run.coverage == 255 {
          plain.full(left &+ start, y, length)
        } else {
          rows.run(left &+ start, y, length, UInt8(truncatingIfNeeded: run.coverage))
        }
        index &+= 1
      }
    }
  }

  // MARK: Rectangles

  /// Fills a rectangle whose places are absolute, if that needs no lines.
  private func fill(_ shape: RoundedBox, _ box: PixelBox) -> Bool {
    if shape.isEmpty { return true }
    if shape.isSharp {
      fillSharp(EdgeCoverage(shape), box)
      return true
    }
    guard let mitred = corners.corners(of: shape) else { return false }
    fillRounded(EdgeCoverage(shape), mitred, box)
    return true
  }

  func fillSharp(_ edges: EdgeCoverage, _ box: PixelBox) {
    let box = box.intersection(edges.box)
    fillRows(edges, Int(box.top), Int(box.bottom), box)
  }

  /// Rows of a rectangle without corners in them; those that are covered in full go as a block.
  private func fillRows(_ edges: EdgeCoverage, _ top: Int, _ bottom: Int, _ box: PixelBox) {
    let left = Int(box.left), right = Int(box.right)
    var y = top
    if let plain = rows.plain, left >= edges.innerLeft, right <= edges.innerRight {
      if y < min(bottom, edges.innerTop) {
        fillRow(edges, y, left, right, edges.height(ofRow: y))
        y += 1
      }
      let end = min(bottom, edges.innerBottom)
      if y < end {
        plain.block(left, y, width: right - left, height: end - y)
        y = end
      }
    }
    while y < bottom {
      fillRow(edges, y, left, right, edges.height(ofRow: y))
      y += 1
    }
  }

  /// A row of a sharp rectangle between two columns.
  private func fillRow(_ edges: EdgeCoverage, _ y: Int, _ from: Int, _ to: Int, _ height: Int32) {
    if from >= to { return }
    let inner = max(from, edges.innerLeft), end = min(to, edges.innerRight)
    if from < edges.innerLeft { rows.run(from, y, 1, edges.coverage(height, edges.leftWidth)) }
    if inner < end { rows.run(inner, y, end - inner, edges.coverage(height, 256)) }
    if to > edges.innerRight && edges.innerRight >= edges.innerLeft && Int(edges.box.right) > edges.innerRight {
      rows.run(edges.innerRight, y, 1, edges.coverage(height, edges.rightWidth))
    }
  }

  private func fillRounded(_ edges: EdgeCoverage, _ corners: CornerSet, _ box: PixelBox) {
    let box = box.intersection(edges.box)
    let top = Int(box.top), bottom = Int(box.bottom)
    // Corners don't share rows, so those between are a sharp rectangle's.
    let upper = min(max(corners.upperEnd, top), bottom), lower = max(min(corners.lowerStart, bottom), upper)
    fillCorners(edges, corners, top, upper, box, isUpper: true)
    fillRows(edges, upper, lower, box)
    fillCorners(edges, corners, lower, bottom, box, isUpper: false)
  }

  private func fillCorners(
    _ edges: EdgeCoverage, _ corners: CornerSet, _ top: Int, _ bottom: Int, _ box: PixelBox, isUpper: Bool
  ) {
    var y = top
    if let plain = rows.plain, Int(box.left) >= edges.innerLeft, Int(box.right) <= edges.innerRight {
      // Rows that are covered in full but for the corners.
      if y >= edges.innerTop {
        let end = min(bottom, edges.innerBottom)
        corners.fill(y, end, Int(box.left), Int(box.right), plain, isUpper: isUpper)
        y = max(y, end)
      }
    }
    while y < bottom {
      let leftEnd = side(corners.left(y), y, box, edges)
      let rightStart = side(corners.right(y), y, box, edges)
      let from = leftEnd ?? Int(box.left), to = rightStart ?? Int(box.right)
      fillRow(edges, y, max(from, Int(box.left)), min(to, Int(box.right)), edges.height(ofRow: y))
      y += 1
    }
  }

  /// Paints a corner's row, and answers the column where the rest of the row begins or ends.
  private func side(_ part: CornerRow?, _ y: Int, _ box: PixelBox, _ edges: EdgeCoverage) -> Int? {
    guard let part else { return nil }
    let left = part.left, end = left + part.count
    let from = max(left, Int(box.left)), to = min(end, Int(box.right))
    if from < to { unsafe rows.run(from, y, to - from, part.coverage + (from - left)) }
    return part.isLeft ? end : left
  }
}

/// How far the outermost pixels of a rectangle are covered.
struct EdgeCoverage {
  /// All pixels that the rectangle touches.
  let box: PixelBox
  /// The columns that are covered in their whole width.
  let innerLeft: Int
  let innerRight: Int
  /// The widths covered in the columns before and behind them, 0...256.
  let leftWidth: Int32
  let rightWidth: Int32
  /// The rows that are covered in their whole height.
  let innerTop: Int
  let innerBottom: Int
  private let top: Int32
  private let bottom: Int32

  init(_ shape: RoundedBox) {
    box = PixelBox(
      left: shape.left >> 8, top: shape.top >> 8, right: (shape.right &+ 255) >> 8, bottom: (shape.bottom &+ 255) >> 8)
    (top, bottom) = (shape.top, shape.bottom)
    (innerTop, innerBottom) = (Int((shape.top &+ 255) >> 8), Int(shape.bottom >> 8))
    let first = (shape.left &+ 255) >> 8, last = shape.right >> 8
    if first > last {
      // Both edges lie in one column.
      (innerLeft, innerRight) = (Int(first), Int(first))
      (leftWidth, rightWidth) = (shape.right &- shape.left, 0)
    } else {
      (innerLeft, innerRight) = (Int(first), Int(last))
      (leftWidth, rightWidth) = ((first << 8) &- shape.left, shape.right & 255)
    }
  }

  /// The height covered in a row, 0...256.
  func height(ofRow y: Int) -> Int32 {
    let upper = max(Int(top), y << 8), lower = min(Int(bottom), (y + 1) << 8)
    return Int32(truncatingIfNeeded: lower - upper)
  }

  func coverage(_ height: Int32, _ width: Int32) -> UInt8 { coverageOf(height &* width &* 2) }
}
