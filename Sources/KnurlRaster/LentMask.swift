/// A mask in a cache's memory, which is its place until the next frame.
@safe
struct LentMask {
  let base: UnsafeMutablePointer<UInt8>
  /// For each row what `Mask.findSpans` has found, if it was asked.
  let spans: UnsafeMutablePointer<MaskSpan>?
  let stride: Int
  let width: Int
  let height: Int
  let left: Int
  let top: Int

  /// The bytes that a mask takes in a cache, a multiple of 16.
  static func size(of placed: PlacedMask) -> Int {
    let mask = placed.mask
    let spans = unsafe mask.spans == nil ? 0 : mask.height * MemoryLayout<MaskSpan>.stride
    return (rowBytes(mask.stride, mask.height) + spans + 15) & ~15
  }

  /// Lends a mask that lasts longer than this.
  init(borrowing placed: PlacedMask) {
    let mask = placed.mask
    unsafe (base, spans) = (mask.base, mask.spans)
    (stride, width, height) = (mask.stride, mask.width, mask.height)
    (left, top) = (Int(placed.left), Int(placed.top))
  }

  /// Copies a mask to a place that has room for `size` bytes.
  init(_ placed: PlacedMask, at place: UnsafeMutableRawPointer) {
    let mask = placed.mask
    (stride, width, height) = (mask.stride, mask.width, mask.height)
    (left, top) = (Int(placed.left), Int(placed.top))
    let bytes = Self.rowBytes(stride, height)
    unsafe place.copyMemory(from: mask.base, byteCount: bytes)
    unsafe base = place.assumingMemoryBound(to: UInt8.self)
    if let found = unsafe mask.spans {
      let target = unsafe (place + bytes).bindMemory(to: MaskSpan.self, capacity: max(1, height))
      unsafe target.update(from: found, count: height)
      unsafe spans = target
    } else {
      unsafe spans = nil
    }
  }

  /// The mask after its bytes have been moved to another place.
  func moved(to place: UnsafeMutableRawPointer) -> LentMask {
    unsafe LentMask(self, at: place)
  }

  private init(_ mask: LentMask, at place: UnsafeMutableRawPointer) {
    (stride, width, height, left, top) = (mask.stride, mask.width, mask.height, mask.left, mask.top)
    unsafe base = place.assumingMemoryBound(to: UInt8.self)
    let bytes = Self.rowBytes(stride, height)
    let hasSpans = unsafe mask.spans != nil
    unsafe spans = hasSpans ? (place + bytes).bindMemory(to: MaskSpan.self, capacity: max(1, height)) : nil
  }

  /// Rows, and behind the last one what kernels may read of it.
  private static func rowBytes(_ stride: Int, _ height: Int) -> Int { stride * height + 8 }

  /// The coverage in a column and row; zero outside.
  subscript(x: Int, y: Int) -> UInt8 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return unsafe base[y * stride + x]
  }
}
