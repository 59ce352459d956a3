/// What keeps the two values of a range apart, or together.
struct RangeLimits: Hashable {
  var minimumGap = 0.0
  var maximumGap: Double?
  var meeting = Meeting.block

  struct Outcome {
    var values: Numbers
    /// Whether the thumb has passed the other one and taken its part.
    var isSwapped = false
  }

  /// The values after one of them was asked to become a number.
  func apply(
    _ number: Number, to part: Part, _ values: Numbers, _ domain: ValueDomain, otherIsHeld: Bool
  ) -> Outcome {
    let other: Part = part == .upper ? .lower : .upper
    let otherValue = domain.clamped(values[other])
    let (low, high) = reach(of: part, beside: otherValue, domain)
    var result = values
    if number >= low && number <= high {
      result[part] = number
      return Outcome(values: result)
    }
    if meeting == .push, !otherIsHeld { return push(number, part, other, values, domain) }
    if meeting == .cross, !otherIsHeld, let passed = pass(number, part, other, otherValue, domain) { return passed }
    result[part] = number < low ? low : high
    return Outcome(values: result)
  }

  /// The lowest and highest value that a thumb may take beside the other.
  func reach(of part: Part, beside other: Number, _ domain: ValueDomain) -> (Number, Number) {
    let farthest = maximumGap.flatMap { $0.isFinite ? max(0, $0) : nil }
    if part == .lower {
      let high = minimumGap > 0 ? domain.stepped(domain.shifted(other, by: -minimumGap), down: true) : other
      let low = farthest.map { domain.stepped(domain.shifted(other, by: -$0), down: false) }
      return (low ?? domain.minimum, high)
    }
    let low = minimumGap > 0 ? domain.stepped(domain.shifted(other, by: minimumGap), down: false) : other
    let high = farthest.map { domain.stepped(domain.shifted(other, by: $0), down: true) }
    return (low, high ?? domain.maximum)
  }

  /// How far a thumb can go now: where it pushes, as far as the other one can be pushed.
  func limits(of part: Part, _ values: Numbers, _ domain: ValueDomain) -> (Number, Number) {
    let other = domain.clamped(values[part == .upper ? .lower : .upper])
    let (low, high) = reach(of: part, beside: other, domain)
    if meeting != .push { return (low, high) }
    return part == .lower
      ? (domain.minimum, reach(of: .lower, beside: domain.maximum, domain).1)
      : (reach(of: .upper, beside: domain.minimum, domain).0, domain.maximum)
  }

  /// Moves the other thumb along; where it comes to its end, both stop.
  private func push(
    _ number: Number, _ part: Part, _ other: Part, _ values: Numbers, _ domain: ValueDomain
  ) -> Outcome {
    let away = domain.clamped(values[other])
    let (nearest, farthest) = reach(of: other, beside: number, domain)
    var result = values
    result[other] = away < nearest ? nearest : away > farthest ? farthest : away
    let (low, high) = reach(of: part, beside: result[other], domain)
    result[part] = number < low ? low : number > high ? high : number
    return Outcome(values: result)
  }

  /// The values once a thumb is beyond the other, and the gap behind it; nil before.
  private func pass(
    _ number: Number, _ part: Part, _ other: Part, _ otherValue: Number, _ domain: ValueDomain
  ) -> Outcome? {
    let (low, high) = reach(of: other, beside: otherValue, domain)
    guard part == .lower ? number > otherValue && number >= low : number < otherValue && number <= high else {
      return nil
    }
    var result = Numbers(first: otherValue, second: otherValue)
    result[other] = number < low ? low : number > high ? high : number
    return Outcome(values: result, isSwapped: true)
  }
}
