/// Rows of pixels that get one colour, or one opaque colour each, without a clip: what most of a window is made of, with
/// nothing to decide in a row.
@safe
struct PlainRows {
  let pixels: UnsafeMutablePointer<UInt32>
  let stride: Int
  let left: Int
  let top: Int
  let color: UInt32
  /// The rows of a gradient, in place of the colour.
  let upright: UnsafeMutablePointer<UprightRow>?

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe pixels + ((y &- top) &* stride &+ x &- left)
  }

  /// Pixels of one row that are covered in full.
  @inline(__always)
  func full(_ x: Int, _ y: Int, _ count: Int) {
    if count <= 0 { return }
    if let upright = unsafe upright {
      unsafe repeatPattern(pixel(x, y), upright.pointee.pixels(x, y), count)
    } else {
      unsafe fillOver(pixel(x, y), count, color)
    }
  }

  /// Pixels of one row with coverages of their own.
  @inline(__always)
  func masked(_ x: Int, _ y: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>) {
    if count <= 0 { return }
    if let upright = unsafe upright {
      unsafe patternMasked(pixel(x, y), upright.pointee.pixels(x, y), coverage, count)
    } else {
      unsafe fillMasked(pixel(x, y), coverage, count, color)
    }
  }

  /// Whether all pixels get one opaque colour.
  var isOpaqueColor: Bool { unsafe upright == nil && color &>> 24 == 255 }

  /// Rows of one opaque colour between two masks, from the left mask's column on.
  func cornerRows(_ x: Int, _ y: Int, _ count: Int, distance: Int, left: MaskRows, right: MaskRows) {
    unsafe fillCornerRows(
      CornerRows(
        pixels: pixel(x, y), stride: stride, count: count, distance: distance, left: left, right: right), color)
  }

  /// A block that is covered in full.
  func block(_ x: Int, _ y: Int, width: Int, height: Int) {
    if width <= 0 { return }
    if isOpaqueColor && width >= 64 { return opaqueBlock(x, y, width, height) }
    var row = 0
    while row < height {
      full(x, y &+ row, width)
      row &+= 1
    }
  }

  /// A block whose rows are copies of the first: those of the C library take the widest steps that the machine has.
  private func opaqueBlock(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    if height <= 0 { return }
    let first = unsafe pixel(x, y)
    unsafe fillOpaque(first, width, color)
    var row = 1
    while row < height {
      unsafe copyPixels(first + row &* stride, first, width)
      row &+= 1
    }
  }
}
