/// An extent, in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// Creates an extent.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent with both sides finite and not below zero: what layout goes by.
  public var sanitized: Size {
    Size(
      width: width.isFinite ? max(0, width) : 0,
      height: height.isFinite ? max(0, height) : 0)
  }
}
