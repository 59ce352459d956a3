/// What keeps the two values of a range apart, or together.
struct RangeLimits {
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
    let (low, high) = reach(of: part, from: otherValue, domain)
    var result = values
    if number >= low && number <= high {
      result[part] = number
      return Outcome(values: result)
    }
    let passes = part == .lower ? number > high : number < low
    switch meeting {
    case .push where !otherIsHeld:
      return push(number, part, other, values, domain)
    case .cross where !otherIsHeld && passes && minimumGap == 0:
      result[part] = otherValue
      result[other] = number
      return Outcome(values: result, isSwapped: true)
    default:
      result[part] = number < low ? low : high
      return Outcome(values: result)
    }
  }

  /// The lowest and highest value that a thumb may take beside the other.
  private func reach(of part: Part, from other: Number, _ domain: ValueDomain) -> (Number, Number) {
    let value = domain.real(other)
    let farthest = maximumGap.flatMap { $0.isFinite ? max(0, $0) : nil }
    if part == .lower {
      let high = minimumGap > 0 ? below(value - minimumGap, domain) : other
      return (farthest.map { above(value - $0, domain) } ?? domain.minimum, high)
    }
    let low = minimumGap > 0 ? above(value + minimumGap, domain) : other
    return (low, farthest.map { below(value + $0, domain) } ?? domain.maximum)
  }

  /// The highest value on a step that is not above a real one.
  private func below(_ value: Double, _ domain: ValueDomain) -> Number {
    let limit = domain.clamped(domain.number(value)), stepped = domain.stepped(limit)
    return stepped > limit ? domain.moved(stepped, by: -1) : stepped
  }

  private func above(_ value: Double, _ domain: ValueDomain) -> Number {
    let limit = domain.clamped(domain.number(value)), stepped = domain.stepped(limit)
    return stepped < limit ? domain.moved(stepped, by: 1) : stepped
  }

  /// Moves the other thumb along; where it comes to its end, both stop.
  private func push(
    _ number: Number, _ part: Part, _ other: Part, _ values: Numbers, _ domain: ValueDomain
  ) -> Outcome {
    var result = values
    let wanted = domain.real(number), away = domain.real(domain.clamped(values[other]))
    let isNear = abs(away - wanted) < minimumGap || (part == .lower ? wanted > away : wanted < away)
    let gap = (isNear ? minimumGap : maximumGap ?? minimumGap) * (part == .lower ? 1 : -1)
    let pushed = domain.clamped(domain.stepped(domain.number(wanted + gap)))
    result[other] = pushed
    let (low, high) = reach(of: part, from: pushed, domain)
    result[part] = number < low ? low : number > high ? high : number
    return Outcome(values: result)
  }
}
