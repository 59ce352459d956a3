/// The values that a control can take: bounds, steps, scale, and the way between values and positions 0...1.
///
/// Real numbers and integers share the interface; an integer never passes through floating point, save to find its place
/// on the screen.
struct ValueDomain {
  enum Kind {
    case real
    /// `base` is the bit pattern of the lower bound, widened to 64 bits.
    case whole(base: UInt64, isSigned: Bool)
  }

  let kind: Kind
  /// The bounds in order, as numbers of this domain.
  let minimum: Number
  let maximum: Number
  /// The bounds in order, as real numbers, for places and texts.
  let lower: Double
  let upper: Double
  let scale: ValueScale
  /// The distance of values; nil for a continuous domain.
  let step: Double?
  let stepOrigin: Double
  let wholeStep: UInt64
  /// Digits behind the point that every stepped value has; nil where the step is no decimal number.
  let decimals: Int?
  /// Whether the first bound was the higher one: the direction turns round.
  let isReversed: Bool
  /// Whether nothing can be changed: equal bounds, or one that is not finite.
  let isInert: Bool
  /// Whether a bound is not finite.
  let isBroken: Bool

  /// A domain of real numbers; `digits` is the number of decimal digits that the caller's type can tell apart.
  init(
    from start: Double, to end: Double, step: Double?, origin: Double?, scale: ValueScale, digits: Int
  ) {
    isBroken = !start.isFinite || !end.isFinite
    isReversed = !isBroken && start > end
    lower = isBroken ? (start.isFinite ? start : end.isFinite ? end : 0) : min(start, end)
    upper = isBroken ? lower : max(start, end)
    isInert = isBroken || lower == upper
    (minimum, maximum) = (.real(lower), .real(upper))
    kind = .real
    self.scale = scale
    wholeStep = 1
    let usable = step.flatMap { $0.isFinite && $0 != 0 ? abs($0) : nil }
    stepOrigin = origin.flatMap { $0.isFinite ? $0 : nil } ?? lower
    let stepDecimals = usable.flatMap { Decimals.count($0, digits: digits) }
    let originDecimals = Decimals.count(stepOrigin, digits: digits)
    decimals = if let a = stepDecimals, let b = originDecimals { max(a, b) } else { nil }
    self.step = usable.map { value in stepDecimals.map { Decimals.rounded(value, to: $0) } ?? value }
  }

  /// A domain of integers between two bit patterns of 64 bits.
  init(base: UInt64, isSigned: Bool, span: UInt64, isReversed: Bool, step: UInt64, lower: Double, upper: Double) {
    kind = .whole(base: base, isSigned: isSigned)
    (minimum, maximum) = (.whole(0), .whole(span))
    (self.lower, self.upper) = (lower, upper)
    self.isReversed = isReversed
    isInert = span == 0
    isBroken = false
    scale = .linear
    wholeStep = max(1, step)
    self.step = Double(wholeStep)
    stepOrigin = lower
    decimals = 0
  }

  // MARK: Positions

  /// The place of a value, 0...1 from the start of the control; NaN counts as the minimum.
  func position(of number: Number) -> Double {
    let position: Double
    switch (number, maximum) {
    case (.real(let value), _): position = isInert ? 0 : scale.position(of: value.isNaN ? lower : value, from: lower, to: upper)
    case (.whole(let offset), .whole(let span)): position = span == 0 ? 0 : min(1, Double(offset) / Double(span))
    default: position = 0
    }
    return isReversed ? 1 - position : position
  }

  /// The value at a place, on a step; places outside 0...1 count as the ends.
  func number(at place: Double) -> Number {
    let position = Interpolation.clamp(isReversed ? 1 - place : place, 0, 1)
    switch maximum {
    case .real: return stepped(.real(undusted(scale.value(at: position, from: lower, to: upper))))
    case .whole(let span):
      if position >= 1 { return maximum }
      let exact = (position * Double(span)).rounded(.toNearestOrAwayFromZero)
      return stepped(.whole(exact >= 0x1p64 ? span : min(span, UInt64(exact))))
    }
  }

  /// A value found from a place, without the last digits that are rounding only: 30, not 30.000000000000004. What is
  /// cut off lies below a billionth of the bounds' distance.
  private func undusted(_ value: Double) -> Double {
    let interval = upper - lower
    guard case .linear = scale.kind, interval >= 1e-6, interval <= 1e9, value > lower, value < upper else { return value }
    var decimals = 10
    var rest = interval
    while rest >= 10 && decimals > 1 {
      rest /= 10
      decimals -= 1
    }
    while rest < 1 && decimals < 17 {
      rest *= 10
      decimals += 1
    }
    return Interpolation.clamp(Decimals.rounded(value, to: decimals), lower, upper)
  }

  // MARK: Values

  /// The value, or the nearer bound; the minimum for NaN.
  func clamped(_ number: Number) -> Number {
    if number.isNaN || number < minimum { return minimum }
    return number > maximum ? maximum : number
  }

  /// The nearest value on a step; the maximum counts as one, so that it can be reached.
  func stepped(_ number: Number) -> Number {
    let number = clamped(number)
    switch number {
    case .real(let value):
      guard let step else { return .real(value + 0) }
      return .real(nearest(to: value, step: step))
    case .whole(let offset):
      guard wholeStep > 1, case .whole(let span) = maximum else { return number }
      let below = offset / wholeStep * wholeStep
      let above = min(span, below.addingReportingOverflow(wholeStep).overflow ? span : below + wholeStep)
      return .whole(offset - below < above - offset ? below : above)
    }
  }

  private func nearest(to value: Double, step: Double) -> Double {
    let first = ((lower - stepOrigin) / step - 1e-9).rounded(.up)
    let last = ((upper - stepOrigin) / step + 1e-9).rounded(.down)
    guard first <= last else { return value - lower < upper - value ? lower : upper }
    let count = Interpolation.clamp(((value - stepOrigin) / step).rounded(.toNearestOrAwayFromZero), first, last)
    var best = onGrid(count, step)
    if abs(value - lower) < abs(value - best) { best = lower }
    if abs(upper - value) < abs(value - best) || value == upper { best = upper }
    return Interpolation.clamp(best, lower, upper) + 0
  }

  private func onGrid(_ count: Double, _ step: Double) -> Double {
    let value = stepOrigin + count * step
    return decimals.map { Decimals.rounded(value, to: $0) } ?? value
  }

  /// The value `count` steps away, counted in positions where there is no step; always another one unless at the end.
  func moved(_ number: Number, by count: Double) -> Number {
    let number = clamped(number)
    switch number {
    case .real(let value):
      if let step {
        // From a value between two steps, the first step leads to the next one in its direction.
        let exact = (value - stepOrigin) / step
        let near = exact.rounded(.toNearestOrAwayFromZero)
        let start = abs(exact - near) < 1e-6 ? near : exact.rounded(count > 0 ? .down : .up)
        let steps = count.magnitude < 1 ? (count > 0 ? 1 : -1) : count.rounded(.toNearestOrAwayFromZero)
        let target = clamped(.real(onGrid(start + steps, step)))
        return target.isSame(as: number) && steps != 0 ? (steps > 0 ? maximum : minimum) : target
      }
      let position = scale.position(of: value, from: lower, to: upper) + count / 100
      return clamped(.real(scale.value(at: position, from: lower, to: upper)))
    case .whole(let offset):
      guard case .whole(let span) = maximum else { return number }
      let steps = UInt64(max(1, min(0x1p62, count.magnitude.rounded(.toNearestOrAwayFromZero))))
      let (distance, overflow) = steps.multipliedReportingOverflow(by: wholeStep)
      if count < 0 {
        let start = (offset + (wholeStep - 1)) / wholeStep * wholeStep
        return .whole(overflow || distance > start ? 0 : start - distance)
      }
      let start = offset / wholeStep * wholeStep
      return .whole(overflow || distance > span - min(span, start) ? span : start + distance)
    }
  }

  /// The value as a real number, for texts, nodes and gaps.
  func real(_ number: Number) -> Double {
    switch edit(number) {
    case .real(let value): value
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    default: 0
    }
  }

  /// The number that stands for a real value given in options.
  func number(_ value: Double) -> Number {
    switch maximum {
    case .real: return .real(value)
    case .whole(let span):
      let offset = (value - lower).rounded(.toNearestOrAwayFromZero)
      return .whole(offset >= 0x1p64 ? span : offset > 0 ? UInt64(offset) : 0)
    }
  }

  /// The value as an edit reports it.
  func edit(_ number: Number) -> EditValue {
    switch (number, kind) {
    case (.real(let value), _): .real(value)
    case (.whole(let offset), .whole(let base, true)): .integer(Int64(bitPattern: base &+ offset))
    case (.whole(let offset), .whole(let base, false)): .unsigned(base &+ offset)
    case (.whole(let offset), .real): .unsigned(offset)
    }
  }

  /// The text of a value.
  func text(_ number: Number, _ format: ValueFormat) -> String {
    switch number {
    case .real(let value): format.text(value, decimals: step == nil ? Decimals.forReadout(upper - lower) : decimals ?? 3)
    case .whole: format.text(whole: edit(number))
    }
  }
}

/// Decimal digits of floating-point numbers.
enum Decimals {
  /// The number of digits behind the point of a decimal number, at most 17; nil for a number that is none.
  static func count(_ value: Double, digits: Int) -> Int? {
    let tolerance = digits < 10 ? 1e-6 : 1e-12
    var power = 1.0
    for count in 0...17 {
      let scaled = value.magnitude * power
      if scaled > 0x1p52 { return nil }
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
