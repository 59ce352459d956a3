/// The values that a control can take: bounds, steps, scale, and the way between values and positions 0...1.
///
/// Real numbers and integers share the interface; an integer never passes through floating point, save to find its place
/// on the screen.
struct ValueDomain {
  enum Kind: Equatable {
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
  /// The distance of the first step from the lower bound, of whole numbers.
  let wholePhase: UInt64
  /// Digits behind the point that every stepped value has; nil where the step is no decimal number.
  private(set) var decimals: Int?
  /// Whether the first bound was the higher one: the direction turns round.
  private(set) var isReversed: Bool
  /// Whether nothing can be changed: equal bounds, or one that is not finite.
  let isInert: Bool
  /// Whether a bound is not finite.
  let isBroken: Bool
  /// Binary digits of the caller's type.
  let significandBits: Int
  /// Whether values go on beyond the bounds, which only tell the length of one turn. Of real numbers alone.
  private(set) var isUnbounded = false
  /// The only values that there are, in order; empty: all on steps.
  private(set) var stops: [Number] = []

  /// A domain of real numbers; `digits` is the number of decimal digits that the caller's type can tell apart.
  init(
    from start: Double, to end: Double, step: Double?, origin: Double?, scale: ValueScale, digits: Int,
    significandBits: Int = 52
  ) {
    self.significandBits = significandBits
    isBroken = !start.isFinite || !end.isFinite
    isReversed = !isBroken && start > end
    lower = isBroken ? (start.isFinite ? start : end.isFinite ? end : 0) : min(start, end)
    upper = isBroken ? lower : max(start, end)
    isInert = isBroken || lower == upper
    (minimum, maximum) = (.real(lower), .real(upper))
    kind = .real
    self.scale = scale
    (wholeStep, wholePhase) = (1, 0)
    // Steps too small to be counted are none.
    let interval = upper - lower
    let usable = step.flatMap { $0.isFinite && $0 != 0 && interval / abs($0) < 0x1p52 ? abs($0) : nil }
    stepOrigin = origin.flatMap { $0.isFinite ? $0 : nil } ?? lower
    let stepDecimals = usable.flatMap { Decimals.count($0, digits: digits) }
    let originDecimals = Decimals.count(stepOrigin, digits: digits)
    decimals = if let a = stepDecimals, let b = originDecimals { max(a, b) } else { nil }
    self.step = usable.map { value in stepDecimals.map { Decimals.rounded(value, to: $0) } ?? value }
  }

  /// A domain of integers between two bit patterns of 64 bits.
  init(
    base: UInt64, isSigned: Bool, span: UInt64, isReversed: Bool, step: UInt64, lower: Double, upper: Double,
    origin: Double? = nil
  ) {
    significandBits = 64
    kind = .whole(base: base, isSigned: isSigned)
    (minimum, maximum) = (.whole(0), .whole(span))
    (self.lower, self.upper) = (lower, upper)
    self.isReversed = isReversed
    isInert = span == 0
    isBroken = false
    scale = .linear
    wholeStep = max(1, step)
    self.step = Double(wholeStep)
    stepOrigin = origin.flatMap { $0.isFinite ? $0 : nil } ?? lower
    wholePhase = Self.phase(stepOrigin.rounded() - lower, wholeStep)
    decimals = 0
  }

  /// The same domain of real numbers without ends, on a linear scale; any other stays as it is.
  var withoutEnds: ValueDomain {
    guard case .real = kind, !isInert else { return self }
    var domain = self
    domain.isUnbounded = true
    return domain
  }

  /// The same domain the other way round, where that is asked for.
  func turned(_ isTurned: Bool) -> ValueDomain {
    guard isTurned, !isBroken else { return self }
    var domain = self
    domain.isReversed.toggle()
    return domain
  }

  /// Where a fill begins, as a position: at a value, or else at the minimum.
  func origin(_ value: Double?) -> Double {
    if let value, value.isFinite { return position(of: clamped(number(value))) }
    return isReversed && !isUnbounded ? 1 : 0
  }

  /// Whether another domain holds the same values at the same places.
  func isSame(as other: ValueDomain) -> Bool {
    lower == other.lower && upper == other.upper && isReversed == other.isReversed && step == other.step
      && stepOrigin == other.stepOrigin && wholeStep == other.wholeStep && maximum == other.maximum
      && kind == other.kind && isUnbounded == other.isUnbounded && significandBits == other.significandBits
      && stops == other.stops && decimals == other.decimals && scale.isSame(as: other.scale)
  }

  /// The same domain with no other values than these, which are in order and lie inside.
  func with(stops: [Number], decimals: Int?) -> ValueDomain {
    var domain = self
    (domain.stops, domain.decimals) = (stops, decimals)
    return domain
  }

  // MARK: Positions

  /// The place of a value, 0...1 from the start of the control; NaN counts as the minimum.
  func position(of number: Number) -> Double {
    let position: Double
    switch (number, maximum) {
    case (.real(let value), _) where isUnbounded: position = value.isFinite ? (value - lower) / (upper - lower) : 0
    case (.real(let value), _):
      position = isInert ? 0 : scale.position(of: value.isNaN ? lower : value, from: lower, to: upper)
    case (.whole(let offset), .whole(let span)): position = span == 0 ? 0 : min(1, Double(offset) / Double(span))
    default: position = 0
    }
    return isReversed ? 1 - position : position
  }

  /// The value at a place, on a step; places outside 0...1 count as the ends.
  func number(at place: Double) -> Number {
    if isUnbounded {
      let position = isReversed ? 1 - place : place
      return stepped(.real(undusted(lower + position * (upper - lower))))
    }
    let position = Interpolation.clamp(isReversed ? 1 - place : place, 0, 1)
    if !stops.isEmpty { return stop(at: position) }
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
    guard case .linear = scale.kind, interval >= 1e-6, interval <= 1e9, isUnbounded || value > lower && value < upper
    else {
      return value
    }
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
    let rounded = Decimals.rounded(value, to: decimals)
    return isUnbounded ? rounded : Interpolation.clamp(rounded, lower, upper)
  }

  // MARK: Values

  /// The value, or the nearer bound; the minimum for NaN.
  func clamped(_ number: Number) -> Number {
    if isUnbounded, case .real(let value) = number, value.isFinite { return number }
    if number.isNaN || number < minimum { return minimum }
    return number > maximum ? maximum : number
  }

  /// The nearest value on a step; the maximum counts as one, so that it can be reached.
  func stepped(_ number: Number) -> Number {
    let number = clamped(number)
    if !stops.isEmpty { return nearestStop(to: number) }
    switch number {
    case .real(let value):
      guard let step else { return .real(value + 0) }
      return .real(nearest(to: value, step: step))
    case .whole(let offset):
      let (below, above) = steps(around: offset)
      return .whole(offset - below < above - offset ? below : above)
    }
  }

  /// The nearest whole steps that are not above and not below an offset; the ends count as steps.
  private func steps(around offset: UInt64) -> (below: UInt64, above: UInt64) {
    guard case .whole(let span) = maximum, offset < span else { return (offset, offset) }
    if offset < wholePhase { return (0, offset == 0 ? 0 : min(span, wholePhase)) }
    let below = offset - (offset - wholePhase) % wholeStep
    if below == offset { return (offset, offset) }
    let (next, overflow) = below.addingReportingOverflow(wholeStep)
    return (below, overflow ? span : min(span, next))
  }

  private static func phase(_ distance: Double, _ step: UInt64) -> UInt64 {
    let rest = distance.truncatingRemainder(dividingBy: Double(step))
    let phase = rest < 0 ? rest + Double(step) : rest
    return phase >= Double(step) || phase >= 0x1p64 ? 0 : UInt64(phase)
  }

  /// A number that the caller's type can hold, so that edits say what variables do.
  func representable(_ number: Number) -> Number {
    guard case .real(let value) = number, significandBits < 52 else { return number }
    let scaled = value * (Double(1 << UInt64(52 - significandBits)) + 1)
    return scaled.isFinite ? .real(scaled - (scaled - value)) : number
  }

  /// The number at a distance from another, exact for whole numbers; distances round away from zero there.
  func shifted(_ number: Number, by distance: Double) -> Number {
    guard case .whole(let offset) = number, case .whole(let span) = maximum else {
      return clamped(.real(real(number) + distance))
    }
    let size = distance.magnitude.rounded(.up)
    let whole = size >= 0x1p64 ? UInt64.max : UInt64(size)
    return .whole(distance < 0 ? offset - min(offset, whole) : offset + min(span - min(span, offset), whole))
  }

  /// The highest value on a step that is not above a number, or the lowest that is not below it; by a hair it may be.
  func stepped(_ number: Number, down: Bool) -> Number {
    let limit = clamped(number), nearest = stepped(limit)
    guard down ? nearest > limit : nearest < limit else { return nearest }
    if case .real(let a) = nearest, case .real(let b) = limit, let step, abs(a - b) < step * 1e-9 { return nearest }
    return moved(nearest, by: down ? -1 : 1)
  }

  private func nearest(to value: Double, step: Double) -> Double {
    let first = ((lower - stepOrigin) / step - 1e-9).rounded(.up)
    let last = ((upper - stepOrigin) / step + 1e-9).rounded(.down)
    if isUnbounded { return onGrid(((value - stepOrigin) / step).rounded(.toNearestOrAwayFromZero), step) + 0 }
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
    if !stops.isEmpty { return stop(from: number, by: count) }
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
      if isUnbounded { return .real(undusted(value + count / 100 * (upper - lower))) }
      let position = scale.position(of: value, from: lower, to: upper) + count / 100
      return clamped(.real(undusted(scale.value(at: position, from: lower, to: upper))))
    case .whole(let offset):
      return .whole(movedWhole(offset, by: count))
    }
  }

  /// Values moved by one distance of positions, from where they stand: on a linear scale their differences stay.
  func together(_ start: Numbers, by distance: Double) -> Numbers {
    var result = start
    let lead = number(at: position(of: start[0]) + distance)
    for index in start.indices {
      result[index] = index == 0 ? lead : follower(start[index], of: start[0], at: lead, distance)
    }
    return result
  }

  private func follower(_ start: Number, of first: Number, at lead: Number, _ distance: Double) -> Number {
    switch (lead, first, start) {
    case (.whole(let moved), .whole(let first), .whole(let second)) where second >= first && stops.isEmpty:
      let (sum, overflow) = moved.addingReportingOverflow(second - first)
      return clamped(.whole(overflow ? UInt64.max : sum))
    case (.real(let moved), .real(let first), .real(let second)) where stops.isEmpty:
      if case .linear = scale.kind { return clamped(.real(undusted(moved + (second - first)))) }
    default: break
    }
    return number(at: position(of: start) + distance)
  }

  private func movedWhole(_ offset: UInt64, by count: Double) -> UInt64 {
    guard case .whole(let span) = maximum, count < 0 || offset < span else { return offset }
    let size = count.magnitude.rounded(.toNearestOrAwayFromZero)
    let steps = size >= 0x1p64 ? UInt64.max : UInt64(max(1, size))
    let (below, above) = self.steps(around: offset)
    let start = count > 0 ? below : above
    // From an end that is no step itself, the first step leads to the last one before it.
    let isGrid = start >= wholePhase && (start - wholePhase) % wholeStep == 0
    let first = isGrid ? start : count > 0 ? wholePhase : lastWhole(below: start)
    let (distance, overflow) = (isGrid ? steps : steps - 1).multipliedReportingOverflow(by: wholeStep)
    if count < 0 {
      return overflow || distance > first || first - distance < wholePhase ? 0 : first - distance
    }
    return overflow || first > span || distance > span - first ? span : first + distance
  }

  /// The last step below an end that is none; the lower bound where there is none.
  private func lastWhole(below end: UInt64) -> UInt64 {
    end < wholePhase ? 0 : end - (end - wholePhase) % wholeStep
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

  /// Digits behind the point of a value's text, where its format does not say.
  var readoutDecimals: Int {
    step == nil && stops.isEmpty ? Decimals.forReadout(upper - lower) : decimals ?? 3
  }

  /// The text of a value.
  func text(_ number: Number, _ format: ValueFormat) -> String {
    if let lowest = format.lowest, number <= minimum { return format.prefix + lowest + format.suffix }
    return switch number {
    case .real(let value): format.text(value, decimals: readoutDecimals)
    case .whole: format.text(whole: edit(number))
    }
  }
}
