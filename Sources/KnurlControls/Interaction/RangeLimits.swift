/// What keeps the values of a range apart, together, and within limits of their own.
struct RangeLimits: Hashable {
  var minimumGap = 0.0
  var maximumGap: Double?
  var meeting = Meeting.block
  /// The values that each thumb may take, the lowest thumb first.
  var thumbs: [ClosedRange<Double>?] = []

  init() {}

  init(_ options: RangeOptions) {
    minimumGap = options.minimumGap.isFinite ? max(0, options.minimumGap) : 0
    maximumGap = options.maximumGap.flatMap { $0.isFinite ? max(0, $0) : nil }
    (meeting, thumbs) = (options.meeting, options.limits)
  }

  struct Outcome {
    var values: Numbers
    /// Where the moved value stands now: a thumb that has passed others has taken their part.
    var index: Int
  }

  /// The values after one of them was asked to become a number.
  func apply(
    _ number: Number, to index: Int, _ values: Numbers, _ domain: ValueDomain, isHeld: (Int) -> Bool
  ) -> Outcome {
    var outcome = Outcome(values: values, index: index)
    if values.count == 1, thumbs.isEmpty {
      outcome.values[0] = number
      return outcome
    }
    if meeting == .cross { pass(number, &outcome, domain, isHeld) }
    let (low, high) = reach(of: outcome.index, outcome.values, domain)
    if meeting == .push, number < low || number > high {
      push(number, &outcome, domain, isHeld)
    } else {
      outcome.values[outcome.index] = number < low ? low : number > high ? high : number
    }
    putInOrder(&outcome, domain)
    return outcome
  }

  // MARK: Beside others that stay

  /// The lowest and highest value that a thumb may take while the others stay; where there is no room, the one it has.
  func reach(of index: Int, _ values: Numbers, _ domain: ValueDomain) -> (Number, Number) {
    var (low, high) = own(index, domain)
    if index > 0 {
      let (nearest, farthest) = above(domain.clamped(values[index - 1]), domain)
      (low, high) = (max(low, nearest), min(high, farthest))
    }
    if index + 1 < values.count {
      let (farthest, nearest) = below(domain.clamped(values[index + 1]), domain)
      (low, high) = (max(low, farthest), min(high, nearest))
    }
    if low <= high { return (low, high) }
    let value = domain.clamped(values[index])
    return (value, value)
  }

  /// How far a thumb can go now: where it pushes, as far as the others can be pushed.
  func limits(of index: Int, _ values: Numbers, _ domain: ValueDomain) -> (Number, Number) {
    if meeting == .push, let room = room(of: index, values, domain, { _ in false }) { return room }
    return reach(of: index, values, domain)
  }

  /// The place of a pointer, as far as its thumb can go.
  func position(_ place: Double, of index: Int, _ values: Numbers, _ domain: ValueDomain) -> Double {
    let (low, high) = limits(of: index, values, domain)
    let a = domain.position(of: low), b = domain.position(of: high)
    return Interpolation.clamp(place, min(a, b), max(a, b))
  }

  /// Where a thumb may be by itself.
  func ownPositions(of index: Int, _ domain: ValueDomain) -> ClosedRange<Double> {
    let (low, high) = own(index, domain)
    let a = domain.position(of: low), b = domain.position(of: high)
    return min(a, b)...max(a, b)
  }

  /// The values that a thumb may take by itself.
  private func own(_ index: Int, _ domain: ValueDomain) -> (Number, Number) {
    guard index < thumbs.count, let limit = thumbs[index] else { return (domain.minimum, domain.maximum) }
    let low = domain.stepped(domain.clamped(domain.number(limit.lowerBound)), down: false)
    let high = domain.stepped(domain.clamped(domain.number(limit.upperBound)), down: true)
    return (low, max(low, high))
  }

  /// The lowest and highest value beside the next lower one. On steps that fit neither gap, the smallest gap counts.
  private func above(_ number: Number, _ domain: ValueDomain) -> (Number, Number) {
    let low = minimumGap > 0 ? domain.stepped(domain.shifted(number, by: minimumGap), down: false) : number
    guard let maximumGap else { return (low, domain.maximum) }
    return (low, max(low, domain.stepped(domain.shifted(number, by: maximumGap), down: true)))
  }

  /// The lowest and highest value beside the next higher one.
  private func below(_ number: Number, _ domain: ValueDomain) -> (Number, Number) {
    let high = minimumGap > 0 ? domain.stepped(domain.shifted(number, by: -minimumGap), down: true) : number
    guard let maximumGap else { return (domain.minimum, high) }
    return (min(high, domain.stepped(domain.shifted(number, by: -maximumGap), down: false)), high)
  }

  // MARK: Moving others along

  /// Moves the others along as far as the gaps ask for; where they come to an end, all stop.
  private func push(_ number: Number, _ outcome: inout Outcome, _ domain: ValueDomain, _ isHeld: (Int) -> Bool) {
    let index = outcome.index
    guard let (low, high) = room(of: index, outcome.values, domain, isHeld) else { return }
    outcome.values[index] = number < low ? low : number > high ? high : number
    var next = index + 1
    while next < outcome.values.count, !isHeld(next) {
      let (nearest, farthest) = above(outcome.values[next - 1], domain)
      outcome.values[next] = moved(outcome.values[next], nearest, farthest, domain)
      next += 1
    }
    next = index - 1
    while next >= 0, !isHeld(next) {
      let (farthest, nearest) = below(outcome.values[next + 1], domain)
      outcome.values[next] = moved(outcome.values[next], farthest, nearest, domain)
      next -= 1
    }
  }

  private func moved(_ number: Number, _ low: Number, _ high: Number, _ domain: ValueDomain) -> Number {
    let value = domain.clamped(number)
    return value < low ? low : value > high ? high : value
  }

  /// How far a thumb can go when it moves all others along that nobody holds; nil where the gaps leave no room at all.
  private func room(
    of index: Int, _ values: Numbers, _ domain: ValueDomain, _ isHeld: (Int) -> Bool
  ) -> (Number, Number)? {
    var (low, high) = own(index, domain)
    var first = index, last = index
    while first > 0, !isHeld(first) || first == index { first -= 1 }
    while last + 1 < values.count, !isHeld(last) || last == index { last += 1 }
    guard let left = chain(from: first, to: index, bound(first, values, domain, isHeld, index), domain),
      let right = chain(from: last, to: index, bound(last, values, domain, isHeld, index), domain)
    else { return nil }
    (low, high) = (max(low, max(left.0, right.0)), min(high, min(left.1, right.1)))
    return low <= high ? (low, high) : nil
  }

  /// Where the outermost thumb of a chain may be: a held one stays.
  private func bound(
    _ end: Int, _ values: Numbers, _ domain: ValueDomain, _ isHeld: (Int) -> Bool, _ index: Int
  ) -> (Number, Number) {
    guard end != index, isHeld(end) else { return own(end, domain) }
    let value = domain.clamped(values[end])
    return (value, value)
  }

  /// What a chain of thumbs leaves the last of them, from the lowest to the highest; nil where they have no room.
  private func chain(
    from end: Int, to index: Int, _ bound: (Number, Number), _ domain: ValueDomain
  ) -> (Number, Number)? {
    var (low, high) = bound
    var current = end
    while current != index {
      let isUp = current < index
      current += isUp ? 1 : -1
      let next = isUp ? (above(low, domain).0, above(high, domain).1) : (below(low, domain).0, below(high, domain).1)
      // A gap does not fit beyond the bounds.
      if isUp ? below(next.0, domain).1 < low : above(next.1, domain).0 > high { return nil }
      let (ownLow, ownHigh) = own(current, domain)
      (low, high) = (max(ownLow, next.0), min(ownHigh, next.1))
    }
    return (low, high)
  }

  // MARK: Passing

  /// Changes places with the thumbs that the number lies beyond, as far as there is room for it with its gaps.
  private func pass(_ number: Number, _ outcome: inout Outcome, _ domain: ValueDomain, _ isHeld: (Int) -> Bool) {
    let goal = slot(for: number, outcome, domain, isHeld)
    while outcome.index != goal {
      let next = outcome.index + (goal > outcome.index ? 1 : -1)
      outcome.values[outcome.index] = domain.clamped(outcome.values[next])
      outcome.index = next
    }
  }

  /// The farthest place in the row that a number fits; the one that it has where it fits none beyond.
  private func slot(
    for number: Number, _ outcome: Outcome, _ domain: ValueDomain, _ isHeld: (Int) -> Bool
  ) -> Int {
    let values = outcome.values, index = outcome.index
    guard canLeave(index, values, domain) else { return index }
    var goal = index
    for next in stride(from: index + 1, to: values.count, by: 1) {
      let other = domain.clamped(values[next])
      guard !isHeld(next), number > other else { break }
      let room = room(above: other, below: next + 1 < values.count ? values[next + 1] : nil, domain)
      if let room, number >= room.0 { goal = next }
    }
    for next in stride(from: index - 1, through: 0, by: -1) {
      let other = domain.clamped(values[next])
      guard !isHeld(next), number < other else { break }
      let room = room(above: next > 0 ? values[next - 1] : nil, below: other, domain)
      if let room, number <= room.1 { goal = next }
    }
    return goal
  }

  /// Whether the neighbours of a thumb would keep together without it.
  private func canLeave(_ index: Int, _ values: Numbers, _ domain: ValueDomain) -> Bool {
    guard maximumGap != nil, index > 0, index + 1 < values.count else { return true }
    return domain.clamped(values[index + 1]) <= above(domain.clamped(values[index - 1]), domain).1
  }

  /// The values between two others that keep the gaps; nil where there are none.
  private func room(above low: Number?, below high: Number?, _ domain: ValueDomain) -> (Number, Number)? {
    var bounds = (domain.minimum, domain.maximum)
    if let low {
      let low = domain.clamped(low)
      bounds = above(low, domain)
      if below(bounds.0, domain).1 < low { return nil }
    }
    if let high {
      let high = domain.clamped(high)
      let (farthest, nearest) = below(high, domain)
      if above(nearest, domain).0 > high { return nil }
      bounds = (max(bounds.0, farthest), min(bounds.1, nearest))
    }
    return bounds.0 <= bounds.1 ? bounds : nil
  }

  /// Values that the program gave out of order follow the one that was moved.
  private func putInOrder(_ outcome: inout Outcome, _ domain: ValueDomain) {
    let index = outcome.index
    var last = domain.clamped(outcome.values[index])
    for next in stride(from: index + 1, to: outcome.values.count, by: 1) {
      if domain.clamped(outcome.values[next]) < last { outcome.values[next] = last }
      last = max(last, domain.clamped(outcome.values[next]))
    }
    last = domain.clamped(outcome.values[index])
    for next in stride(from: index - 1, through: 0, by: -1) {
      if domain.clamped(outcome.values[next]) > last { outcome.values[next] = last }
      last = min(last, domain.clamped(outcome.values[next]))
    }
  }
}
