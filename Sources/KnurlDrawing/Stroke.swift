/// How a line is drawn along a path.
public struct Stroke: Hashable, Sendable {
  /// The shape of a corner.
  public enum Join: UInt8, Sendable {
    /// The edges run on until they meet, up to the miter limit.
    case miter
    /// An arc about the corner.
    case round
    /// A straight cut.
    case bevel
  }

  /// The shape of an end.
  public enum Cap: UInt8, Sendable {
    /// A straight cut at the end.
    case butt
    /// A half circle about the end.
    case round
    /// A straight cut half a width beyond the end.
    case square
  }

  /// The width, in points; nothing is drawn for a width that is not above zero.
  public var width: Double
  /// The shape of corners.
  public var join: Join
  /// The shape of ends.
  public var cap: Cap
  /// The longest miter, in widths; a longer one becomes a bevel.
  public var miterLimit: Double
  /// Lengths drawn and left out in turn, in points; empty for an unbroken line.
  public var dash: [Double]

  /// Creates a stroke.
  public init(width: Double, join: Join = .miter, cap: Cap = .butt, miterLimit: Double = 4, dash: [Double] = []) {
    self.width = width
    self.join = join
    self.cap = cap
    self.miterLimit = miterLimit
    self.dash = dash
  }
}
