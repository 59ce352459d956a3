import KnurlDrawing

/// Masks of small shapes that need lines (arcs, strokes, paths), kept by the words they are made from.
///
/// Controls draw the same arcs and strokes in each frame and at each of their places. The coverage is that of the lines
/// painted directly, to the bit, so it doesn't matter which of the two is taken: a shape gets its mask when it is asked
/// for a second time, and one that changes in every frame costs no more than its lines.
@safe
final class ShapeMasks {
  /// Larger shapes are always painted from their lines, in pixels.
  static let maximumSide: Int32 = 128
  /// The number of shapes that are remembered as seen once.
  private static let seenCount = 1024

  let cache = MaskCache(limit: 4 << 20)
  private let maker = MaskMaker()
  private let seen: UnsafeMutablePointer<UInt64>

  init() {
    unsafe seen = .allocate(capacity: Self.seenCount)
    unsafe seen.initialize(repeating: 0, count: Self.seenCount)
  }

  deinit {
    unsafe seen.deallocate()
  }

  func beginFrame() { cache.beginFrame() }

  /// The mask of what `build` adds, relative to the shape's origin; nil for a large shape, and at the first time.
  ///
  /// The mask's memory lasts until the next frame.
  func mask(
    _ words: UnsafeBufferPointer<Int32>, _ kind: DrawOperation, extent: PixelBox, _ build: (EdgeBuilder) -> FillRule
  ) -> SparseMask? {
    let width = extent.right &- extent.left, height = extent.bottom &- extent.top
    guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide else { return nil }
    var first = ContentHash(seed: UInt64(kind.rawValue) &+ 1), second = ContentHash(seed: 0x5368_6170_6573)
    unsafe first.mix(words)
    unsafe second.mix(words)
    let slot = Int(truncatingIfNeeded: first.value >> 16) & (Self.seenCount - 1)
    if unsafe seen[slot] != first.value {
      unsafe seen[slot] = first.value
      return nil
    }
    return SparseMask(cache.mask(MaskKey(source: first.value, shape: second.value)) { make(build) })
  }

  private func make(_ build: (EdgeBuilder) -> FillRule) -> PlacedMask {
    let box = maker.begin(build)
    let mask = maker.mask(box)
    mask.findSpans()
    return PlacedMask(mask: mask, left: box.left, top: box.top)
  }
}

/// A mask whose rows tell where they begin and end to be covered.
@safe
struct SparseMask {
  let left: Int
  let top: Int
  let height: Int
  private let base: UnsafeMutablePointer<UInt8>
  private let spans: UnsafePointer<MaskSpan>
  private let stride: Int

  init?(_ mask: LentMask) {
    guard let spans = unsafe mask.spans else { return nil }
    unsafe (base, self.spans) = (mask.base, UnsafePointer(spans))
    (stride, height) = (mask.stride, mask.height)
    (left, top) = (mask.left, mask.top)
  }

  /// The columns of a row that may be covered.
  @inline(__always)
  func span(_ row: Int) -> MaskSpan { unsafe spans[row] }

  /// The coverage from a column of a row on.
  @inline(__always)
  func row(_ row: Int, _ column: Int) -> UnsafePointer<UInt8> {
    unsafe UnsafePointer(base + (row &* stride &+ column))
  }
}
