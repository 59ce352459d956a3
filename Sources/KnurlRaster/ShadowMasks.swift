import KnurlDrawing

/// Blurred masks of shapes, kept by what they are made from.
final class ShadowMasks {
  /// Shadows that need a larger mask than this are left out, in pixels.
  static let maximumArea = 1 << 25

  let cache = MaskCache(limit: 30 << 20)
  private let maker = MaskMaker()
  private let memory = WorkMemory()
  private let scratch = SoftScratch()
  private var row = Mask(width: 1024, height: 1)

  func beginFrame() {
    cache.beginFrame()
    maker.beginFrame()
  }

  /// The mask of a shadow, its corner relative to the command's origin. That of a wide blur is a soft mask of half or a
  /// quarter of the size in both directions.
  func mask(_ shadow: ShadowWords) -> LentMask {
    cache.mask(shadow.key) { shadow.isInner ? makeInner(shadow) : make(shadow) }
  }

  private func make(_ shadow: ShadowWords) -> PlacedMask {
    blurred(shadow, shadow.offsetX & 255, shadow.offsetY & 255) ?? nothing
  }

  /// What lies inside the shape, and not inside the blurred shape moved by the offset.
  private func makeInner(_ shadow: ShadowWords) -> PlacedMask {
    let box = maker.begin { shadow.build($0) }
    guard !box.isEmpty, Self.isPossible(box.grown(by: shadow.pad)) else { return nothing }
    let mask = maker.mask(box)
    guard let moved = blurred(shadow, shadow.offsetX, shadow.offsetY) else { return nothing }
    let lent = LentMask(borrowing: moved)
    for y in 0..<mask.height {
      cut(lent, Int(box.top) + y, from: mask, y, Int(box.left), doublings: shadow.blurDoublings)
    }
    return PlacedMask(mask: mask, left: box.left, top: box.top)
  }

  /// Takes a row of one mask off a row of another one that begins at a column.
  private func cut(_ moved: LentMask, _ row: Int, from mask: Mask, _ y: Int, _ left: Int, doublings: Int) {
    let source = row - moved.top, size = Self.size(moved, doublings: doublings)
    guard source >= 0, source < size.height else { return }
    let start = max(left, moved.left), end = min(left + mask.width, moved.left + size.width)
    if start >= end { return }
    let place = unsafe coverage(moved, doublings: doublings, source, from: start - moved.left, end - start)
    unsafe invertBytes(place, end - start)
    unsafe multiplyMask(mask.base + (y * mask.stride + start - left), place, end - start)
  }

  /// The pixels that a shadow's mask stands for.
  static func size(_ mask: LentMask, doublings: Int) -> (width: Int, height: Int) {
    // The numbers of a soft mask take two bytes each.
    doublings == 0 ? (mask.width, mask.height) : (mask.width << (doublings - 1), mask.height << doublings)
  }

  /// The coverage of a row of a shadow's mask from a column on; it lasts until the next call.
  func coverage(
    _ mask: LentMask, doublings: Int, _ y: Int, from: Int, _ count: Int
  ) -> UnsafeMutablePointer<UInt8> {
    if doublings == 0 { return unsafe mask.base + (y * mask.stride + from) }
    let soft = SoftMask(mask), start = from & ~1
    let even = (from + count - start + 1) & ~1
    if row.width < even { row = Mask(width: even, height: 1) }
    if doublings == 1 {
      unsafe soft.writeCoverage(y, from: start, even, scratch.between, to: row.base)
    } else {
      unsafe soft.writeCoverage(fourfold: y, from: start, even, scratch, to: row.base)
    }
    return unsafe row.base + (from - start)
  }

  /// The blurred shape, moved; nil where it would be too large or has no pixel.
  private func blurred(_ shadow: ShadowWords, _ x: Int32, _ y: Int32) -> PlacedMask? {
    memory.restart()
    let halvings = shadow.halvings
    let bounds = maker.begin { edges in
      let rule = shadow.build(edges)
      edges.list.move(by: x, y)
      edges.list.halve(halvings)
      return rule
    }
    let box = bounds.grown(by: shadow.smallPad)
    guard !bounds.isEmpty, Self.isPossible(box, halvings) else { return nil }
    let mask = maker.mask(box)
    if halvings == 0 {
      gaussianBlur(mask, sigmaQuarters: shadow.sigma, fine: shadow.fineSigma, memory)
      return PlacedMask(mask: mask, left: box.left, top: box.top)
    }
    let soft = enlargedBlur(
      mask, sigmaQuarters: shadow.sigma, halvings: halvings, doublings: shadow.blurDoublings, memory, scratch.between
    ) { width, height in
      maker.empty(width: width, height: height)
    }
    guard let large = soft.mask else { return nil }
    let shift = Int32(halvings)
    return PlacedMask(mask: large, left: box.left << shift, top: box.top << shift)
  }

  private var nothing: PlacedMask { PlacedMask(mask: maker.empty(width: 0, height: 0), left: 0, top: 0) }

  private static func isPossible(_ box: PixelBox, _ halvings: Int = 0) -> Bool {
    ((Int(box.right) - Int(box.left)) * (Int(box.bottom) - Int(box.top))) << (2 * halvings) <= maximumArea
  }
}

extension LineList {
  /// Makes all lines 2^`times` times smaller about the origin.
  fileprivate mutating func halve(_ times: Int) {
    if times == 0 { return }
    let shift = Int32(times), half: Int32 = 1 << (shift - 1)
    for index in lines.indices {
      let line = lines[index]
      lines[index] = Line(
        x0: (line.x0 &+ half) >> shift, y0: (line.y0 &+ half) >> shift, x1: (line.x1 &+ half) >> shift,
        y1: (line.y1 &+ half) >> shift)
    }
  }
}

/// Turns coverage into what is not covered.
func invertBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
  var index = 0
  while index < count {
    unsafe bytes[index] = 255 &- bytes[index]
    index &+= 1
  }
}
