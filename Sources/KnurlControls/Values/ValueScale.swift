/// Maps values to positions 0...1 and back.
public struct ValueScale: Sendable {
  enum Kind: Sendable {
    case linear
    case logarithmic
    case symmetricLogarithmic(Double)
    case power(Double)
    case skew(Double)
    case table([(value: Double, position: Double)])
    case custom(@Sendable (Double) -> Double, @Sendable (Double) -> Double)
  }

  let kind: Kind

  /// Whether another scale maps all values alike; functions of the program are never known to.
  func isSame(as other: ValueScale) -> Bool {
    switch (kind, other.kind) {
    case (.linear, .linear), (.logarithmic, .logarithmic): true
    case (.symmetricLogarithmic(let a), .symmetricLogarithmic(let b)), (.power(let a), .power(let b)),
      (.skew(let a), .skew(let b)):
      a == b
    case (.table(let a), .table(let b)): a.elementsEqual(b, by: ==)
    default: false
    }
  }

  /// Equal distances for equal differences.
  public static var linear: ValueScale { ValueScale(kind: .linear) }

  /// Equal distances for equal ratios. Both ends must have one sign; an end at zero is reached exactly, and the rest of
  /// the travel spans four decades.
  public static var logarithmic: ValueScale { ValueScale(kind: .logarithmic) }

  /// Logarithmic on both sides of zero and linear between -threshold and threshold.
  public static func symmetricLogarithmic(threshold: Double) -> ValueScale {
    ValueScale(kind: .symmetricLogarithmic(threshold > 0 && threshold.isFinite ? threshold : 1))
  }

  /// The position to the power of an exponent; above one, low values get more travel.
  public static func power(_ exponent: Double) -> ValueScale {
    ValueScale(kind: exponent > 0 && exponent.isFinite ? .power(exponent) : .linear)
  }

  /// A power that puts one value in the middle of the travel; linear where it lies outside the bounds.
  public static func skew(midpoint: Double) -> ValueScale { ValueScale(kind: .skew(midpoint)) }

  /// Straight between pairs of a value and its position, which both rise from pair to pair.
  ///
  /// The bounds stand at 0 and 1 whatever the pairs say; a pair that lies outside them, or that does not rise above the
  /// one before it, is left out.
  public static func table(_ pairs: [(value: Double, position: Double)]) -> ValueScale {
    ValueScale(kind: .table(pairs))
  }

  /// The travel of a mixer's fader for levels in decibels, best from about -60 to 10: 0 at three quarters, and the more
  /// decibels to a point the lower they are.
  public static let decibels = ValueScale.table([
    (-60, 0.02), (-50, 0.05), (-40, 0.1), (-30, 0.18), (-20, 0.3), (-10, 0.5), (-5, 0.625), (0, 0.75), (5, 0.875),
  ])

  /// Two functions that undo each other, between values and positions 0...1. They run while values are held open and must
  /// not touch the program's model.
  public static func custom(
    position: @escaping @Sendable (Double) -> Double, value: @escaping @Sendable (Double) -> Double
  ) -> ValueScale { ValueScale(kind: .custom(position, value)) }

  /// The position of a value between two bounds, lower first.
  func position(of value: Double, from lower: Double, to upper: Double) -> Double {
    if value <= lower { return 0 }
    if value >= upper { return 1 }
    let linear = Interpolation.position(of: value, from: lower, to: upper)
    switch kind {
    case .linear: return linear
    case .logarithmic:
      guard let (low, high, sign) = Self.logarithms(lower, upper) else { return linear }
      let position = (Elementary.logarithm(value.magnitude) - low) / (high - low)
      return Interpolation.clamp(sign > 0 ? position : 1 - position, 0, 1)
    case .symmetricLogarithmic(let threshold):
      let low = Self.warped(lower, threshold), high = Self.warped(upper, threshold)
      return Interpolation.clamp((Self.warped(value, threshold) - low) / (high - low), 0, 1)
    case .power(let exponent): return Elementary.power(linear, 1 / exponent)
    case .skew(let midpoint):
      return Elementary.power(linear, 1 / Self.exponent(midpoint, lower, upper))
    case .table(let pairs): return Self.position(of: value, pairs, lower, upper)
    case .custom(let position, _):
      return Interpolation.clamp(position(value), 0, 1)
    }
  }

  /// The value at a position between two bounds, lower first; exact at 0 and 1.
  func value(at position: Double, from lower: Double, to upper: Double) -> Double {
    if position <= 0 { return lower }
    if position >= 1 { return upper }
    let value: Double
    switch kind {
    case .linear: value = Interpolation.value(at: position, from: lower, to: upper)
    case .logarithmic:
      guard let (low, high, sign) = Self.logarithms(lower, upper) else {
        return Interpolation.value(at: position, from: lower, to: upper)
      }
      let place = sign > 0 ? position : 1 - position
      value = sign * Elementary.exponential(low + (high - low) * place)
    case .symmetricLogarithmic(let threshold):
      let low = Self.warped(lower, threshold), high = Self.warped(upper, threshold)
      value = Self.unwarped(low + (high - low) * position, threshold)
    case .power(let exponent):
      value = Interpolation.value(at: Elementary.power(position, exponent), from: lower, to: upper)
    case .skew(let midpoint):
      let bent = Elementary.power(position, Self.exponent(midpoint, lower, upper))
      value = Interpolation.value(at: bent, from: lower, to: upper)
    case .table(let pairs): value = Self.value(at: position, pairs, lower, upper)
    case .custom(_, let function): value = function(position)
    }
    return Interpolation.clamp(value, lower, upper)
  }

  /// Logarithms of the smaller and the larger magnitude, and the sign; nil for bounds that a logarithm can't span.
  private static func logarithms(_ lower: Double, _ upper: Double) -> (Double, Double, Double)? {
    guard lower < upper, lower >= 0 || upper <= 0 else { return nil }
    let small = min(lower.magnitude, upper.magnitude), large = max(lower.magnitude, upper.magnitude)
    let start = small > 0 ? small : large / 10_000
    return (Elementary.logarithm(start), Elementary.logarithm(large), upper > 0 ? 1 : -1)
  }

  private static func warped(_ value: Double, _ threshold: Double) -> Double {
    let ratio = value.magnitude / threshold
    let bent = ratio <= 1 ? ratio : 1 + Elementary.logarithm(ratio)
    return value < 0 ? -bent : bent
  }

  private static func unwarped(_ bent: Double, _ threshold: Double) -> Double {
    let size = bent.magnitude
    let value = (size <= 1 ? size : Elementary.exponential(size - 1)) * threshold
    return bent < 0 ? -value : value
  }

  private static func position(
    of value: Double, _ pairs: [(value: Double, position: Double)], _ lower: Double, _ upper: Double
  ) -> Double {
    var last = (value: lower, position: 0.0), next = (value: upper, position: 1.0)
    for pair in pairs where isUsable(pair, above: last, upper) {
      if pair.value >= value {
        next = pair
        break
      }
      last = pair
    }
    let share = Interpolation.position(of: value, from: last.value, to: next.value)
    return Interpolation.value(at: share, from: last.position, to: next.position)
  }

  private static func value(
    at position: Double, _ pairs: [(value: Double, position: Double)], _ lower: Double, _ upper: Double
  ) -> Double {
    var last = (value: lower, position: 0.0), next = (value: upper, position: 1.0)
    for pair in pairs where isUsable(pair, above: last, upper) {
      if pair.position >= position {
        next = pair
        break
      }
      last = pair
    }
    let share = Interpolation.position(of: position, from: last.position, to: next.position)
    return Interpolation.value(at: share, from: last.value, to: next.value)
  }

  private static func isUsable(
    _ pair: (value: Double, position: Double), above last: (value: Double, position: Double), _ upper: Double
  ) -> Bool {
    pair.value > last.value && pair.value < upper && pair.position > last.position && pair.position < 1
  }

  private static func exponent(_ midpoint: Double, _ lower: Double, _ upper: Double) -> Double {
    let share = (midpoint - lower) / (upper - lower)
    guard share > 0, share < 1 else { return 1 }
    return Elementary.logarithm(share) / Elementary.logarithm(0.5)
  }
}
