/// An affine map of the plane, in points: turns, scales, moves, mirrors and slants, one after the other.
///
/// A point (x, y) goes to (a x + c y + x offset, b x + d y + y offset). Angles run clockwise, since y grows downwards.
public struct Transform: Hashable, Sendable {
  /// The share of the old x in the new x.
  public var a: Double
  /// The share of the old x in the new y.
  public var b: Double
  /// The share of the old y in the new x.
  public var c: Double
  /// The share of the old y in the new y.
  public var d: Double
  /// Where the origin goes, in points.
  public var offset: Vector

  /// The map that leaves everything where it is.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1)

  /// Creates a map from its six numbers; any are allowed, and what becomes of a path with numbers that are not finite
  /// is left out where it is drawn.
  public init(a: Double, b: Double, c: Double, d: Double, offset: Vector = .zero) {
    (self.a, self.b, self.c, self.d, self.offset) = (a, b, c, d, offset)
  }

  /// Moves by a displacement.
  public static func translation(_ offset: Vector) -> Transform { Transform(a: 1, b: 0, c: 0, d: 1, offset: offset) }

  /// Scales by two factors about a point that stays; a negative factor mirrors.
  public static func scale(x: Double, y: Double, about center: Point = .zero) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y).kept(center)
  }

  /// Scales by one factor about a point that stays.
  public static func scale(_ factor: Double, about center: Point = .zero) -> Transform {
    scale(x: factor, y: factor, about: center)
  }

  /// Turns clockwise about a point that stays; quarter turns are exact. An angle that is not finite turns nothing.
  public static func rotation(_ angle: Angle, about center: Point = .zero) -> Transform {
    let (sine, cosine) = angle.sineAndCosine
    // The nearest Double to a quarter turn is not quite one.
    let s = cosine.magnitude == 1 || sine.magnitude < 0x1p-50 ? 0 : sine.magnitude > 1 - 0x1p-50 ? sine.rounded() : sine
    let c = s == 0 ? cosine.rounded() : s.magnitude == 1 ? 0 : cosine
    return Transform(a: c, b: s, c: -s, d: c).kept(center)
  }

  /// The map that does this one first, and then another.
  public func followed(by next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      offset: next.applied(to: offset) + next.offset)
  }

  /// Where a point goes.
  public func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + offset.x, y: b * point.x + d * point.y + offset.y)
  }

  /// What becomes of a displacement; the offset has no part in it.
  public func applied(to vector: Vector) -> Vector {
    Vector(x: a * vector.x + c * vector.y, y: b * vector.x + d * vector.y)
  }

  /// The factor of all areas; negative where the map mirrors, zero where it flattens the plane to a line.
  public var determinant: Double { a * d - b * c }

  /// The map back; nil where there is none.
  public var inverse: Transform? {
    let area = determinant
    guard area != 0, area.isFinite, offset.x.isFinite, offset.y.isFinite else { return nil }
    let back = Transform(a: d / area, b: -b / area, c: -c / area, d: a / area)
    return Transform(a: back.a, b: back.b, c: back.c, d: back.d, offset: -back.applied(to: offset))
  }

  /// The same with an offset that leaves a point where it is.
  private func kept(_ center: Point) -> Transform {
    if center == .zero { return self }
    var map = self
    map.offset = center - map.applied(to: center)
    return map
  }
}
