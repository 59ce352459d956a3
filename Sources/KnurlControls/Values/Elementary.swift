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
    // With f = 1 + x and s = x / (2 + x): ln f = 2 artanh s = x - (x²/2 - s (x²/2 + R)), R = 2 (s²/3 + s⁴/5 + ...). The
    // leading terms are exact, so that the rest's error hardly counts.
    let rest = fraction - 1
    let s = rest / (2 + rest), square = s * s, half = 0.5 * rest * rest
    var sum = 0.0, odd = 25.0
    while odd > 1 {
      sum = square * (2 / odd + sum)
      odd -= 2
    }
    return exponent * ln2High - ((half - (s * (half + sum) + exponent * ln2Low)) - rest)
  }

  /// e to the power of x.
  static func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.2 { return 0 }
    let doublings = (x * 1.4426950408889634).rounded(.toNearestOrEven)
    // What is left of x in two parts, so that nothing of it is lost: e^rest = 1 + (high + (rest²/2! + rest³/3! + ... - low)).
    let high = x - doublings * ln2High, low = doublings * ln2Low, rest = high - low
    var sum = 0.0, n = 17.0
    while n > 2 {
      sum = rest / n * (1 + sum)
      n -= 1
    }
    sum = 0.5 * rest * rest * (1 + sum)
    return scaled(1 + (high + (sum - low)), by: Int(doublings))
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
