/// The row of an upright gradient that was asked for last: eight pixels that repeat, as all others have the same colour and
/// differ by dither only.
@safe
struct UprightRow {
  private var place: UprightPlace
  private var y = Int.min
  /// Sixteen pixels, so that eight may be read from each column on.
  private let pattern: UnsafeMutablePointer<UInt32>
  /// The dither of eight rows.
  private let dither: UnsafePointer<UInt32>

  /// Keeps its pixels in memory for sixteen, and reads the offsets of `GradientRamp.writeDither`.
  init(_ place: UprightPlace, pattern: UnsafeMutablePointer<UInt32>, dither: UnsafePointer<UInt32>) {
    self.place = place
    unsafe (self.pattern, self.dither) = (pattern, dither)
  }

  /// The pixels of a row from a column on, eight of them.
  @inline(__always)
  mutating func pixels(_ x: Int, _ y: Int) -> UnsafePointer<UInt32> {
    if y != self.y { write(y) }
    return unsafe UnsafePointer(pattern + (x & 7))
  }

  private mutating func write(_ y: Int) {
    let entry = place.entry(y)
    unsafe ditherEight(pattern, entry.redBlue, entry.alphaGreen, dither + (y & 7) &* 8)
    self.y = y
  }
}
