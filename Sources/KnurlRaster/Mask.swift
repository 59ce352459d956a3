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
  }

  /// The coverage in a column and row; zero outside.
  subscript(x: Int, y: Int) -> UInt8 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return unsafe base[y * stride + x]
  }
}
