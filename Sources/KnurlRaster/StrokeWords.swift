import KnurlDrawing

/// How a line is drawn, read from a list's words; lengths in 24.8.
struct StrokeWords {
  var width: Int32
  var join: Stroke.Join
  var cap: Stroke.Cap
  /// In widths.
  var miterLimit: Double

  init(words: UnsafePointer<Int32>) {
    width = unsafe words[0]
    let style = unsafe words[1]
    join = Stroke.Join(rawValue: UInt8(truncatingIfNeeded: style)) ?? .miter
    cap = Stroke.Cap(rawValue: UInt8(truncatingIfNeeded: style >> 8)) ?? .butt
    miterLimit = unsafe Double(words[2]) / 65536
  }

  /// A round pen, as for letters.
  init(roundPen width: Int32) {
    (self.width, join, cap, miterLimit) = (width, .round, .round, 1)
  }

  var half: Double { Double(width) / 2 }

  /// Whether a square corner is cut.
  var isBeveledAtRightAngles: Bool { join == .bevel || (join == .miter && miterLimit * miterLimit < 2) }

  /// The radius of the outer outline at a square corner.
  func outerRadius(_ outside: Int32) -> Int32 { join == .miter && !isBeveledAtRightAngles ? 0 : outside }
}
