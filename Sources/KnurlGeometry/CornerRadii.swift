/// The radii of a rectangle's four corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the upper left corner.
  public var topLeft: Double
  /// The radius of the upper right corner.
  public var topRight: Double
  /// The radius of the lower right corner.
  public var bottomRight: Double
  /// The radius of the lower left corner.
  public var bottomLeft: Double

  /// Square corners.
  public static let zero = CornerRadii(0)

  /// Creates four radii, clockwise from the upper left.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates one radius for all corners.
  public init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  /// The largest of the four.
  public var largest: Double { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }

  /// The radii as a rectangle of `size` can hold them: not below zero, NaN as zero, and all scaled down by one factor
  /// where two would overlap on a side (CSS Backgrounds 3, section 5.5).
  public func fitted(to size: Size) -> CornerRadii {
    let tl = Self.usable(topLeft), tr = Self.usable(topRight)
    let br = Self.usable(bottomRight), bl = Self.usable(bottomLeft)
    let across = max(tl + tr, bl + br), down = max(tl + bl, tr + br)
    let width = max(0, size.width), height = max(0, size.height)
    var factor = 1.0
    if across > width { factor = width / across }
    if down > height { factor = min(factor, height / down) }
    return CornerRadii(topLeft: tl * factor, topRight: tr * factor, bottomRight: br * factor, bottomLeft: bl * factor)
  }

  private static func usable(_ radius: Double) -> Double {
    radius > 0 ? min(radius, 1e9) : 0
  }
}
