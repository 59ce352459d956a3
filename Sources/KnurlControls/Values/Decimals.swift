/// Decimal digits of floating-point numbers.
enum Decimals {
  /// The number of digits behind the point of a decimal number, at most 17; nil for a number that is none: a third is
  /// near a decimal number only if enough digits are written.
  static func count(_ value: Double, digits: Int) -> Int? {
    let tolerance = digits < 10 ? 1e-7 : 1e-13, most = digits < 10 ? 2e6 : 1e12
    var power = 1.0
    for count in 0...17 {
      let scaled = value.magnitude * power
      if scaled > 0x1p52 || count > 0 && scaled > most { return nil }
      if abs(scaled - scaled.rounded()) <= scaled * tolerance { return count }
      power *= 10
    }
    return nil
  }

  /// The nearest number with so many digits behind the point: a quotient of two exact integers is correctly rounded.
  static func rounded(_ value: Double, to decimals: Int) -> Double {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let scaled = (value * power).rounded(.toNearestOrAwayFromZero)
    return scaled.magnitude < 0x1p53 ? scaled / power : value
  }

  /// Digits that tell apart hundredths of an interval.
  static func forReadout(_ interval: Double) -> Int {
    var digits = 0
    var rest = interval
    while rest < 50 && rest > 0 && digits < 6 {
      rest *= 10
      digits += 1
    }
    return digits
  }
}
