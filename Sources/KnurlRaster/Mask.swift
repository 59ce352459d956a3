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
  private(set) var width: Int
  private(set) var height: Int
  /// The distance between rows, in bytes.
  private(set) var stride: Int
  private(set) var base: UnsafeMutablePointer<UInt8>
  /// For each row what `findSpans` has found.
  private(set) var spans: UnsafeMutablePointer<MaskSpan>?
  /// The bytes at hand, and the rows that there is memory for to note their spans.
  private(set) var capacity: Int
  private var spanMemory: UnsafeMutablePointer<MaskSpan>?
  private var spanCapacity = 0

  init(width: Int, height: Int, capacity: Int = 0) {
    self.width = max(0, width)
    self.height = max(0, height)
    stride = (self.width &+ 7) & ~7
    let bytes = stride * self.height + 8
    self.capacity = max(bytes, capacity)
    unsafe base = UnsafeMutablePointer<UInt8>.allocate(capacity: self.capacity)
    unsafe clearBytes(base, bytes)
  }

  deinit {
    unsafe base.deallocate()
    unsafe spanMemory?.deallocate()
  }

  /// Makes another mask of this one, all zero, in the same memory if it is enough.
  func reset(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    stride = (self.width &+ 7) & ~7
    let bytes = stride * self.height + 8
    if bytes > capacity {
      unsafe base.deallocate()
      capacity = bytes + bytes / 2
      unsafe base = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    }
    unsafe clearBytes(base, bytes)
    unsafe spans = nil
  }

  /// Finds out what is left of each row without pixels of one value at its left end and of another at its right one, in
  /// whole steps of the kernels, eight pixels.
  func findSpans(left: UInt8 = 0, right: UInt8 = 0) {
    let found = unsafe spanRows()
    for y in 0..<height {
      let row = unsafe base + y * stride
      var start = 0, end = width
      while start < end, unsafe row[start] == left { start += 1 }
      while end > start, unsafe row[end - 1] == right { end -= 1 }
      if start < end { (start, end) = (start & ~7, min(width, (end + 7) & ~7)) }
      unsafe (found + y).initialize(to: MaskSpan(start: Int32(start), end: Int32(end)))
    }
    unsafe spans = found
  }

  private func spanRows() -> UnsafeMutablePointer<MaskSpan> {
    if let memory = unsafe spanMemory, height <= spanCapacity { return unsafe memory }
    unsafe spanMemory?.deallocate()
    spanCapacity = max(256, 2 * height)
    let memory = UnsafeMutablePointer<MaskSpan>.allocate(capacity: spanCapacity)
    unsafe spanMemory = memory
    return unsafe memory
  }

  /// The coverage in a column and row; zero outside.
  subscript(x: Int, y: Int) -> UInt8 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return unsafe base[y * stride + x]
  }
}
