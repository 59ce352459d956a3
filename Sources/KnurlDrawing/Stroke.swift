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
  /// Lengths drawn and left out in turn, in points; empty for an unbroken line. Negative ones count as zero; where all
  /// are zero the line is unbroken, and so is one that would fall into more than 100 000 dashes.
  public var dash: [Double]
  /// How far into the dashes the line begins, in points, either way: growing, it moves the dashes back along the line.
  ///
  /// Each subpath begins anew: a rectangle at the lower end of its upper left corner, a circle at its left, both going
  /// clockwise, an arc at its start.
  public var dashPhase: Double

  /// Creates a stroke.
  public init(
    width: Double, join: Join = .miter, cap: Cap = .butt, miterLimit: Double = 4, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.join = join
    self.cap = cap
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
