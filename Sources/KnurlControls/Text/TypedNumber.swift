/// Between a value and the text that is typed for it.
struct TypedNumber {
  let domain: ValueDomain
  let format: ValueFormat

  /// The value as one would type it: without what stands round it, and with all digits that tell it from others, up to six
  /// behind the point where nothing says how many.
  func text(_ number: Number) -> String {
    var plain = format
    (plain.prefix, plain.suffix, plain.showsPlus) = ("", "", false)
    if number.isNaN { return "" }
    if plain.decimals == nil, domain.step == nil, domain.stops.isEmpty, case .real(let value) = number {
      plain.decimals = Self.digits(value * plain.factor)
    }
    return domain.text(number, plain)
  }

  /// The fewest digits behind the point that tell a value from others.
  static func digits(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return (0...5).first { Decimals.rounded(value, to: $0) == value } ?? 6
  }

  /// The value of a text, on a step and within the bounds; nil for a text that is no number.
  func number(_ text: String) -> Number? {
    let text = stripped(text)
    if let lowest = format.lowest, text.filter({ !$0.isWhitespace }) == lowest { return domain.minimum }
    if let whole = exact(text) { return domain.stepped(whole) }
    guard let value = NumberExpression.value(of: text, unit: format.suffix) else { return nil }
    return domain.stepped(domain.clamped(domain.number(value / usableFactor)))
  }

  private var usableFactor: Double { format.factor.isFinite && format.factor != 0 ? format.factor : 1 }

  /// Without a prefix that the format puts there.
  private func stripped(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    let prefix = format.prefix
    return !prefix.isEmpty && start.hasPrefix(prefix) ? String(start.dropFirst(prefix.count)) : String(start)
  }

  /// An integer to the last digit, which a floating-point number may not hold.
  private func exact(_ text: String) -> Number? {
    guard case .whole(let base, let isSigned) = domain.kind, case .whole(let span) = domain.maximum,
      usableFactor == 1
    else { return nil }
    let digits = text.filter { !$0.isWhitespace }
    if isSigned, let value = Int64(digits) {
      let low = Int64(bitPattern: base)
      return .whole(value < low ? 0 : min(span, UInt64(bitPattern: value) &- base))
    }
    guard !isSigned, let value = UInt64(digits) else { return nil }
    return .whole(value < base ? 0 : min(span, value - base))
  }
}
