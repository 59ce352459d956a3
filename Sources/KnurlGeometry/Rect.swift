/// A rectangle with sides along the axes, in points; y grows downwards.
public struct Rect: Hashable, Sendable {
  /// The upper left corner, unless the size is negative.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// The rectangle without extent at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its upper left corner and extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// Creates a rectangle from its upper left corner and extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle around a centre.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Creates the square around a circle.
  public init(center: Point, radius: Double) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// The middle.
  public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
  /// The left edge.
  public var minX: Double { origin.x }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }
  /// Whether no point lies inside.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
  /// Whether all four numbers are finite.
  public var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }

  /// Whether a point lies inside; the left and upper edges belong to the rectangle, the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The common part; empty where there is none.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX), y = max(minY, other.minY)
    return Rect(
      x: x, y: y,
      width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
  }

  /// The smallest rectangle that holds both; an empty one counts for nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX), y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The rectangle with its edges moved inwards; negative insets move them outwards, and no side falls below zero.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle with all edges moved inwards by one distance.
  public func inset(by distance: Double) -> Rect { inset(by: Insets(distance)) }

  /// The rectangle moved by a displacement.
  public func moved(by offset: Vector) -> Rect { Rect(origin: origin + offset, size: size) }

  /// The rectangle with sides not below zero, covering the same place.
  public var standardized: Rect {
    Rect(
      x: min(origin.x, origin.x + size.width), y: min(origin.y, origin.y + size.height),
      width: abs(size.width), height: abs(size.height))
  }

  /// The distance from a point to the nearest point of the rectangle, in points; zero inside.
  public func distance(to point: Point) -> Double {
    let dx = max(minX - point.x, 0, point.x - maxX), dy = max(minY - point.y, 0, point.y - maxY)
    return (dx * dx + dy * dy).squareRoot()
  }
}
