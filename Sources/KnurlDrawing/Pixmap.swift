/// Premultiplied 0xAARRGGBB pixels, row by row from the top.
///
/// Rows start at multiples of 64 bytes and lie a distance apart that is no multiple of 4096, which spares caches and the
/// slow case of string copies.
@safe
public final class Pixmap {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance between rows, in pixels.
  public let stride: Int
  package let base: UnsafeMutablePointer<UInt32>

  /// Pixels of memory before the first row and behind the last one: of nobody, zero at first.
  package static let margin = 16

  /// The largest number of columns or rows.
  public static let maximumSide = 32_768

  /// Creates a transparent picture; sides outside 0...32768 are clamped.
  public init(width: Int, height: Int) {
    self.width = min(max(0, width), Self.maximumSide)
    self.height = min(max(0, height), Self.maximumSide)
    let rounded = (self.width + 15) / 16 * 16
    stride = rounded % 1024 == 0 ? rounded + 16 : rounded
    let bytes = max(64, stride * self.height * 4) + 8 * Self.margin
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    unsafe base = memory.assumingMemoryBound(to: UInt32.self) + Self.margin
  }

  deinit {
    unsafe UnsafeMutableRawPointer(base - Self.margin).deallocate()
  }

  /// The pixel in a column and row; transparent outside.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return unsafe base[y * stride + x]
  }

  /// A fixed 64-bit hash of size and pixels, the same on every machine.
  public var contentHash: UInt64 {
    var hash = ContentHash()
    hash.mix(UInt64(width) << 32 | UInt64(height))
    for y in 0..<height {
      let row = unsafe UnsafeRawPointer(base + y * stride).assumingMemoryBound(to: Int32.self)
      unsafe hash.mix(UnsafeBufferPointer(start: row, count: width))
    }
    return hash.value
  }

  /// Lends the pixels; row y begins at `y * stride`, and nothing beyond `width` in a row belongs to the picture.
  public func withUnsafePixels<Value>(_ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Value) rethrows -> Value {
    try unsafe body(UnsafeMutableBufferPointer(start: base, count: stride * height))
  }

  /// Whether every pixel has full alpha.
  package var isOpaque: Bool {
    for y in 0..<height {
      for x in 0..<width where unsafe base[y * stride + x] < 0xff00_0000 { return false }
    }
    return true
  }

  /// Copies all pixels of a picture of the same size.
  package func copy(from other: Pixmap) {
    precondition(width == other.width && height == other.height, "pictures of different sizes can't be copied")
    unsafe UnsafeMutableRawPointer(base).copyMemory(from: UnsafeRawPointer(other.base), byteCount: stride * height * 4)
  }

  /// Lowers colours that exceed their alpha, which would overflow where they are blended.
  package func limitColorsToAlpha() {
    for y in 0..<height {
      for x in 0..<width {
        let place = unsafe base + (y * stride + x)
        let pixel = unsafe place.pointee, alpha = pixel >> 24
        if alpha == 255 { continue }
        let red = min(pixel >> 16 & 255, alpha), green = min(pixel >> 8 & 255, alpha), blue = min(pixel & 255, alpha)
        unsafe place.pointee = alpha << 24 | red << 16 | green << 8 | blue
      }
    }
  }
}
