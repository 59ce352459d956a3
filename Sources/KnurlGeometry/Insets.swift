/// Four distances from the edges of a rectangle inwards, in points.
public struct Insets: Hashable, Sendable {
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the upper edge.
  public var top: Double
  /// The distance from the right edge.
  public var right: Double
  /// The distance from the lower edge.
  public var bottom: Double

  /// Creates insets from four distances.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Creates insets of one distance all round.
  public init(_ all: Double) {
    self.init(left: all, top: all, right: all, bottom: all)
  }

  /// Creates insets of one distance at the sides and another above and below.
  public init(horizontal: Double, vertical: Double) {
    self.init(left: horizontal, top: vertical, right: horizontal, bottom: vertical)
  }
}
