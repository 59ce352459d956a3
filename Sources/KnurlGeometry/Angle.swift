/// An angle, clockwise from +x since y grows downwards.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians; not wrapped.
  public var radians: Double

  /// No angle: the direction of +x.
  public static let zero = Angle(radians: 0)
  /// One whole turn.
  public static let turn = Angle(radians: 2 * .pi)

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates the direction of a displacement, in (-180°, 180°]; zero where both parts are zero.
  public init(x: Double, y: Double) {
    radians = Trigonometry.arctangent(y: y, x: x)
  }

  /// An angle in degrees.
  public static func degrees(_ value: Double) -> Angle { Angle(radians: value * (.pi / 180)) }

  /// An angle in radians.
  public static func radians(_ value: Double) -> Angle { Angle(radians: value) }

  /// The angle in degrees; not wrapped.
  public var degrees: Double { radians * (180 / .pi) }

  /// The sine and the cosine, the same bits on every machine.
  public var sineAndCosine: (sine: Double, cosine: Double) { Trigonometry.sineAndCosine(radians) }

  /// The sum.
  public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }
  /// The difference.
  public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }
  /// The multiple.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  /// Whether the first is the smaller number of radians.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

  /// The same direction in (-180°, 180°]; zero from 2^40 radians on, NaN where the angle is not finite.
  public var wrapped: Angle {
    guard radians.magnitude < 0x1p40 else { return Angle(radians: radians.isFinite ? 0 : .nan) }
    let turns = (radians / (2 * .pi)).rounded(.toNearestOrAwayFromZero)
    let rest = radians - turns * (2 * .pi)
    return Angle(radians: rest <= -.pi ? min(rest + 2 * .pi, .pi) : min(rest, .pi))
  }
}
