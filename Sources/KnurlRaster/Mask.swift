/// A part of a mask's row.
struct MaskSpan {
  var start: Int32
  var end: Int32
}

/// An 8-bit image of coverage, all zero at first.
///
/// Rows are padded with zeros to a multiple of eight and eight bytes follow the last one, so that kernels may read
/// coverage in words.
@safe
final class Mask {
  let width: Int
  let height: Int
  /// The distance between rows, in bytes.
  let stride: Int
  let base: UnsafeMutablePointer<UInt8>
  /// For each row what `findSpans` has found.
  private(set) var spans: UnsafeMutablePointer<MaskSpan>?

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    stride = (self.width &+ 7) & ~7
    let bytes = stride * self.height + 8
    unsafe base = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes)
    unsafe clearBytes(base, bytes)
  }

  deinit {
    unsafe base.deallocate()
    unsafe spans?.deallocate()
  }

  /// Finds out what is left of each row without pixels of one value at its left end and of another at its right one, in
  /// whole steps of the kernels, eight pixels.
  func findSpans(left: UInt8 = 0, right: UInt8 = 0) {
    let found = UnsafeMutablePointer<MaskSpan>.allocate(capacity: max(1, height))
    for y in 0..<height {
      let row = unsafe base + y * stride
      var start = 0, end = width
      while start < end, unsafe row[start] == left { start += 1 }
      while end > start, unsafe row[end - 1] == right { end -= 1 }
      if start < end { (start, end) = (start & ~7, min(width, (end + 7) & ~7)) }
      unsafe (found + y).initialize(to: MaskSpan(start: Int32(start), end: Int32(end)))
    }
    unsafe spans?.deallocate()
    unsafe spans = found
  }

  /// The coverage in a column and row; zero outside.
  subscript(x: Int, y: Int) -> UInt8 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return unsafe base[y * stride + x]
  }
}
