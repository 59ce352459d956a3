/// Exponential and logarithm from basic operations alone: positions reach pixels, so their bits must not depend on the
/// C library of a machine.
enum Elementary {
  private static let ln2High = 0x1.62e42fefa0000p-1
  private static let ln2Low = 0x1.cf79abc9e3b39p-40

  /// The natural logarithm; -infinity at zero, NaN below.
  static func logarithm(_ x: Double) -> Double {
    if !(x > 0) { return x == 0 ? -.infinity : .nan }
    if x.isInfinite { return x }
    var exponent = Double(x.exponent)
    var fraction = x.significand
    if fraction > 1.4142135623730951 {
      fraction /= 2
      exponent += 1
    }
    // ln f = 2 artanh((f - 1) / (f + 1)), an odd series.
    let s = (fraction - 1) / (fraction + 1), square = s * s
    var sum = 0.0, odd = 25.0
    while odd > 1 {
      sum = square * (1 / odd + sum)
      odd -= 2
    }
    return exponent * ln2High + (2 * s * sum + (exponent * ln2Low + 2 * s))
  }

  /// e to the power of x.
  static func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.2 { return 0 }
    let halves = (x * 1.4426950408889634).rounded(.toNearestOrEven)
    let rest = (x - halves * ln2High) - halves * ln2Low
    var sum = 0.0, n = 17.0
    while n > 0 {
      sum = rest / n * (1 + sum)
      n -= 1
    }
    return scaled(1 + sum, by: Int(halves))
  }

  private static func scaled(_ x: Double, by exponent: Int) -> Double {
    if exponent < -1000 { return Double(sign: .plus, exponent: exponent + 200, significand: x) * 0x1p-200 }
    if exponent > 1000 { return Double(sign: .plus, exponent: exponent - 200, significand: x) * 0x1p200 }
    return Double(sign: .plus, exponent: exponent, significand: x)
  }

  /// `base` to a power; zero for a base that is not above zero.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    base > 0 ? exponential(exponent * logarithm(base)) : 0
  }
}
