/// Sine, cosine and arctangent from basic operations and square roots alone, so that every machine gets the same bits.
///
/// The functions of the C library differ in the last place between systems, and these numbers reach pixels. Taylor
/// polynomials on a reduced argument are within 2 units in the last place of the exact result for angles of up to
/// 1 000 000 radians; beyond that the reduction loses digits, and from 2^40 on the answer is that for zero.
public enum Trigonometry {
  /// The sine and the cosine of an angle in radians; those of zero for an angle that is not finite.
  public static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
    guard radians.magnitude < 0x1p40 else { return (0, 1) }
    let quarter = nearestInteger(radians * (2 / .pi))
    // Cody and Waite: a quarter turn in three parts, so that the products below are exact for moderate angles.
    let rest = ((radians - quarter * 0x1.921fb544p0) - quarter * 0x1.0b4611a6p-34) - quarter * 0x1.3198a2e037073p-69
    let sine = sinePolynomial(rest), cosine = cosinePolynomial(rest)
    switch Int(quarter) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The angle of the direction (x, y) in radians, in (-π, π]; zero for (0, 0) and where a part is NaN.
  public static func arctangent(y: Double, x: Double) -> Double {
    if y.isNaN || x.isNaN || (x == 0 && y == 0) { return 0 }
    let largest = max(x.magnitude, y.magnitude)
    let a = largest.isInfinite ? (x.isInfinite ? 1 : 0) : x.magnitude / largest
    let b = largest.isInfinite ? (y.isInfinite ? 1 : 0) : y.magnitude / largest
    var angle = b <= a ? arctangentUpToOne(b / a) : .pi / 2 - arctangentUpToOne(a / b)
    if x < 0 { angle = .pi - angle }
    return y < 0 && angle < .pi ? -angle : angle
  }

  /// Halves the angle twice (half-angle formula), then sums the alternating series.
  private static func arctangentUpToOne(_ tangent: Double) -> Double {
    let half = tangent / (1 + (1 + tangent * tangent).squareRoot())
    let fourth = half / (1 + (1 + half * half).squareRoot())
    let square = fourth * fourth
    var sum = 0.0
    var odd = 23.0
    while odd > 0 {
      sum = 1 / odd - square * sum
      odd -= 2
    }
    return 4 * fourth * sum
  }

  private static func sinePolynomial(_ x: Double) -> Double {
    let s = x * x
    var p = 1.0 / 355_687_428_096_000
    p = 1.0 / 1_307_674_368_000 - s * p
    p = 1.0 / 6_227_020_800 - s * p
    p = 1.0 / 39_916_800 - s * p
    p = 1.0 / 362_880 - s * p
    p = 1.0 / 5040 - s * p
    p = 1.0 / 120 - s * p
    p = 1.0 / 6 - s * p
    return x - x * s * p
  }

  private static func cosinePolynomial(_ x: Double) -> Double {
    let s = x * x
    var p = 1.0 / 20_922_789_888_000
    p = 1.0 / 87_178_291_200 - s * p
    p = 1.0 / 479_001_600 - s * p
    p = 1.0 / 3_628_800 - s * p
    p = 1.0 / 40_320 - s * p
    p = 1.0 / 720 - s * p
    p = 1.0 / 24 - s * p
    return 1 - s * (0.5 - s * p)
  }

  /// Rounds to the nearest integer without the C library; valid below 2^51.
  private static func nearestInteger(_ x: Double) -> Double {
    let shift = x < 0 ? -0x1.8p52 : 0x1.8p52
    return (x + shift) - shift
  }
}
