/// A displacement, in points; y grows downwards.
public struct Vector: Hashable, Sendable {
  /// The part to the right, in points.
  public var x: Double
  /// The part downwards, in points.
  public var y: Double

  /// No displacement.
  public static let zero = Vector(x: 0, y: 0)

  /// Creates a displacement from its two parts.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a displacement of `length` points in the direction of `angle`.
  public init(angle: Angle, length: Double) {
    let (sine, cosine) = angle.sineAndCosine
    self.init(x: cosine * length, y: sine * length)
  }

  /// The length, in points.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The direction, clockwise from +x, in (-180°, 180°]; zero for no displacement.
  public var angle: Angle { Angle(x: x, y: y) }

  /// The displacement after both.
  public static func + (first: Vector, second: Vector) -> Vector {
    Vector(x: first.x + second.x, y: first.y + second.y)
  }

  /// The displacement from the end of `second` to the end of `first`.
  public static func - (first: Vector, second: Vector) -> Vector {
    Vector(x: first.x - second.x, y: first.y - second.y)
  }

  /// The displacement back.
  public static prefix func - (vector: Vector) -> Vector { Vector(x: -vector.x, y: -vector.y) }

  /// The displacement, `factor` times as long.
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(x: vector.x * factor, y: vector.y * factor)
  }
}
