extension ValueDomain {
  /// The value `count` steps away where both ends are one place; counted in hundredths of the positions where there is no
  /// step.
  func wrapped(_ number: Number, by count: Double) -> Number {
    let number = clamped(number)
    guard !isInert, !isUnbounded else { return moved(number, by: count) }
    switch (number, maximum) {
    case (.whole(let offset), .whole(let span)): return stepped(.whole(wrapped(offset, by: count, span)))
    case (.real(let value), _):
      guard let step else { return self.number(at: turned(position(of: number) + (isReversed ? -count : count) / 100)) }
      let exact = moved(number, by: count)
      let isAtEnd = exact.isSame(as: maximum) || exact.isSame(as: minimum)
      let target = value + count * step
      guard isAtEnd, target > upper || target < lower else { return exact }
      return stepped(.real(lower + turned((target - lower) / (upper - lower)) * (upper - lower)))
    default: return number
    }
  }

  private func turned(_ position: Double) -> Double { position - position.rounded(.down) }

  private func wrapped(_ offset: UInt64, by count: Double, _ span: UInt64) -> UInt64 {
    let size = max(1, count.magnitude.rounded(.toNearestOrAwayFromZero))
    let steps = size >= 0x1p64 ? UInt64.max : UInt64(size)
    let distance = steps.multipliedFullWidth(by: wholeStep)
    let rest = span.dividingFullWidth((distance.high % span, distance.low)).remainder
    if count > 0 { return offset >= span - rest ? offset - (span - rest) : offset + rest }
    return offset >= rest ? offset - rest : span - (rest - offset)
  }
}
