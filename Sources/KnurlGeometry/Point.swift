/// A place, in points; y grows downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the upper edge, in points.
  public var y: Double

  /// The upper left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a place from its two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The place that lies `offset` away.
  public static func + (point: Point, offset: Vector) -> Point {
    Point(x: point.x + offset.x, y: point.y + offset.y)
  }

  /// The place from which `offset` leads to `point`.
  public static func - (point: Point, offset: Vector) -> Point {
    Point(x: point.x - offset.x, y: point.y - offset.y)
  }

  /// The displacement from `start` to `end`.
  public static func - (end: Point, start: Point) -> Vector {
    Vector(x: end.x - start.x, y: end.y - start.y)
  }

  /// Moves the place by `offset`.
  public static func += (point: inout Point, offset: Vector) {
    point = point + offset
  }

  /// The distance to another place, in points.
  public func distance(to other: Point) -> Double { (other - self).length }
}
