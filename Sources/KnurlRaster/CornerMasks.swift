import KnurlDrawing

/// A row of a corner's mask at its place in the window.
@safe
struct CornerRow {
  var left: Int
  var count: Int
  var coverage: UnsafePointer<UInt8>
  var isLeft: Bool
}

/// A corner's mask at its place in the window; the cache keeps its memory while the frame is painted.
@safe
private struct PlacedCorner {
  let base: UnsafeMutablePointer<UInt8>
  /// The parts of rows that are covered in part: without what is empty at the outside and full at the inside.
  let spans: UnsafePointer<MaskSpan>
  let stride: Int
  let width: Int
  let height: Int
  private(set) var left = 0
  private(set) var top = 0

  init?(_ mask: LentMask) {
    guard let spans = unsafe mask.spans else { return nil }
    unsafe (base, self.spans) = (mask.base, UnsafePointer(spans))
    (stride, width, height) = (mask.stride, mask.width, mask.height)
  }

  /// The mask at a place in 24.8; bit 0 of `side` stands for the right, bit 1 for the bottom.
  func placed(_ x: Int32, _ y: Int32, _ side: Int32) -> PlacedCorner {
    var result = self
    result.left = side & 1 == 0 ? Int(x >> 8) : Int((x &+ 255) >> 8) &- width
    result.top = side & 2 == 0 ? Int(y >> 8) : Int((y &+ 255) >> 8) &- height
    return result
  }

  var bottom: Int { top + height }
  var right: Int { left + width }

  /// The mask from a row on.
  func rows(_ y: Int) -> MaskRows {
    unsafe MaskRows(base: base + (y &- top) &* stride, spans: spans + (y &- top), stride: stride)
  }

  func holds(_ y: Int) -> Bool { y >= top && y < top &+ height }

  /// Fills what is covered in part in a row, between two columns, and answers where that begins and ends.
  @inline(__always)
  func fill(_ y: Int, _ from: Int, _ to: Int, _ rows: PlainRows) -> (start: Int, end: Int) {
    let span = unsafe spans[y &- top]
    let begin = left &+ Int(span.start), end = left &+ Int(span.end)
    let start = max(begin, from)
    unsafe rows.masked(start, y, min(end, to) &- start, base + ((y &- top) &* stride &+ start &- left))
    return (begin, end)
  }

  func row(_ y: Int, isLeft: Bool) -> CornerRow? {
    let row = y - top
    if row < 0 || row >= height { return nil }
    return unsafe CornerRow(left: left, count: width, coverage: UnsafePointer(base + row * stride), isLeft: isLeft)
  }
}

/// The masks of a rectangle's corners; nil for a sharp one.
struct CornerSet {
  fileprivate var topLeft: PlacedCorner?
  fileprivate var topRight: PlacedCorner?
  fileprivate var bottomRight: PlacedCorner?
  fileprivate var bottomLeft: PlacedCorner?

  /// The row behind the upper corners.
  var upperEnd: Int { max(topLeft?.bottom ?? .min, topRight?.bottom ?? .min) }
  /// The first row of the lower corners.
  var lowerStart: Int { min(bottomLeft?.top ?? .max, bottomRight?.top ?? .max) }

  /// Fills rows between two columns, where only the upper or only the lower corners are covered in part.
  func fill(_ top: Int, _ bottom: Int, _ from: Int, _ to: Int, _ rows: PlainRows, isUpper: Bool) {
    let left = isUpper ? topLeft : bottomLeft, right = isUpper ? topRight : bottomRight
    var y = top
    if let left, let right, rows.isOpaqueColor, left.left >= from, right.right <= to {
      let end = min(bottom, min(left.bottom, right.bottom))
      if y < end && y >= left.top && y >= right.top {
        unsafe rows.cornerRows(
          left.left, y, end &- y, distance: right.left &- left.left, left: left.rows(y), right: right.rows(y))
        y = end
      }
    }
    while y < bottom {
      var start = from, end = to
      if let left, left.holds(y) { start = max(from, left.fill(y, from, to, rows).end) }
      if let right, right.holds(y) { end = min(to, right.fill(y, from, to, rows).start) }
      rows.full(start, y, end &- start)
      y &+= 1
    }
  }

  /// The mask at the left end of a row.
  func left(_ y: Int) -> CornerRow? {
    if let row = topLeft?.row(y, isLeft: true) { return row }
    return bottomLeft?.row(y, isLeft: true)
  }

  /// The mask at the right end of a row.
  func right(_ y: Int) -> CornerRow? {
    if let row = topRight?.row(y, isLeft: false) { return row }
    return bottomRight?.row(y, isLeft: false)
  }
}

/// Masks of round corners, kept by radius and fraction of the corner's place.
@safe
final class CornerMasks {
  /// Larger corners are painted from lines, in pixels.
  static let maximumRadius: Int32 = 64
  private static let source: UInt64 = 0x436f_726e_6572

  let cache = MaskCache(limit: 1 << 20)
  private let maker = MaskMaker()
  /// The last mask of each side in this frame: a look-up in the cache costs more than painting a small corner. The cache
  /// keeps their memory until the next frame.
  private let last: UnsafeMutablePointer<(shape: UInt64, corner: PlacedCorner)?>

  init() {
    unsafe last = .allocate(capacity: 4)
    unsafe last.initialize(repeating: nil, count: 4)
  }

  deinit {
    unsafe last.deallocate()
  }

  func beginFrame() {
    cache.beginFrame()
    unsafe last.update(repeating: nil, count: 4)
  }

  /// The corners of a rectangle, or nil where corners are too large or share pixels.
  func corners(of box: RoundedBox) -> CornerSet? {
    guard box.largestRadius <= Self.maximumRadius << 8, !box.isBeveled, Self.areApart(box) else { return nil }
    var set = CornerSet()
    if box.topLeft > 0 { set.topLeft = corner(box.topLeft, box.left, box.top, 0) }
    if box.topRight > 0 { set.topRight = corner(box.topRight, box.right, box.top, 1) }
    if box.bottomRight > 0 { set.bottomRight = corner(box.bottomRight, box.right, box.bottom, 3) }
    if box.bottomLeft > 0 { set.bottomLeft = corner(box.bottomLeft, box.left, box.bottom, 2) }
    return set
  }

  /// Whether no pixel belongs to two corners, nor to a corner and an edge that it does not end.
  private static func areApart(_ box: RoundedBox) -> Bool {
    func up(_ value: Int32) -> Int32 { (value &+ 255) >> 8 }
    func down(_ value: Int32) -> Int32 { value >> 8 }
    let left = max(box.topLeft, box.bottomLeft), right = max(box.topRight, box.bottomRight)
    let upper = max(box.topLeft, box.topRight), lower = max(box.bottomLeft, box.bottomRight)
    return up(box.left &+ left) <= down(box.right &- right) && up(box.top &+ upper) <= down(box.bottom &- lower)
  }

  /// The mask of a corner at a place; bit 0 of `side` stands for the right, bit 1 for the bottom.
  private func corner(_ radius: Int32, _ x: Int32, _ y: Int32, _ side: Int32) -> PlacedCorner? {
    // Right and lower corners are mirrored ones: their fraction counts from the other side.
    let fractionX = (side & 1 == 0 ? x : -x) & 255, fractionY = (side & 2 == 0 ? y : -y) & 255
    let shape =
      UInt64(UInt32(bitPattern: radius)) << 32 | UInt64(fractionX) << 16 | UInt64(fractionY) << 8 | UInt64(side)
    if let last = unsafe last[Int(side)], last.shape == shape { return last.corner.placed(x, y, side) }
    let mask = cache.mask(MaskKey(source: Self.source, shape: shape)) { make(radius, fractionX, fractionY, side) }
    guard let corner = PlacedCorner(mask) else { return nil }
    unsafe last[Int(side)] = (shape, corner)
    return corner.placed(x, y, side)
  }

  private func make(_ radius: Int32, _ x: Int32, _ y: Int32, _ side: Int32) -> PlacedMask {
    let columns = (x &+ radius &+ 255) >> 8, rows = (y &+ radius &+ 255) >> 8
    // Far enough for the opposite corners not to reach in.
    let shape = RoundedBox(
      left: x, top: y, right: (columns &+ 1) << 8, bottom: (rows &+ 1) << 8, topLeft: radius)
    let mask = maker.mask(PixelBox(left: 0, top: 0, right: columns, bottom: rows)) { edges in
      edges.fill(shape)
      return .nonZero
    }
    if side != 0 { mirror(mask, isAcross: side & 1 != 0, isDown: side & 2 != 0) }
    if side & 1 == 0 { mask.findSpans(left: 0, right: 255) } else { mask.findSpans(left: 255, right: 0) }
    return PlacedMask(mask: mask, left: 0, top: 0)
  }

  private func mirror(_ mask: Mask, isAcross: Bool, isDown: Bool) {
    let (base, stride, width, height) = unsafe (mask.base, mask.stride, mask.width, mask.height)
    for y in 0..<(isDown ? (height + 1) / 2 : height) {
      let row = unsafe base + y * stride, other = unsafe isDown ? base + (height - 1 - y) * stride : row
      // A row that is its own mirror image turns round in itself.
      for x in unsafe 0..<(row == other ? width / 2 : width) {
        let mirrored = isAcross ? width - 1 - x : x
        if unsafe row == other && !isAcross { break }
        unsafe swap(&row[x], &other[mirrored])
      }
    }
  }
}
