/// The marked values along a control, and the numbers beside them.
struct Marks {
  let options: ValueOptions
  let domain: ValueDomain
  /// Digits behind the point of even marks: as few as tell what their places are.
  private let decimals: Int?

  init(_ options: ValueOptions, _ domain: ValueDomain) {
    (self.options, self.domain) = (options, domain)
    decimals = Self.decimals(options, domain)
  }

  var count: Int { options.numberCount }

  /// Where a mark stands, 0...1; nil outside the bounds. Even marks stand where the values on steps nearest to them do, so
  /// that a number never says another value than its place.
  func position(at index: Int) -> Double? {
    if options.marks.isEmpty { return domain.position(of: number(at: index)) }
    let value = options.marks[index]
    return value >= domain.lower && value <= domain.upper ? domain.position(of: domain.number(value)) : nil
  }

  /// The number of a mark, without prefix, suffix and plus.
  func text(at index: Int) -> String {
    var format = options.format
    (format.prefix, format.suffix, format.showsPlus) = ("", "", false)
    if options.marks.isEmpty {
      format.decimals = format.decimals ?? decimals
      return domain.text(number(at: index), format)
    }
    let value = options.marks[index]
    format.decimals = Decimals.count(value * format.factor, digits: 15)
    return domain.text(domain.number(value), format)
  }

  private func number(at index: Int) -> Number { Self.number(at: index, of: count, domain) }

  private static func number(at index: Int, of count: Int, _ domain: ValueDomain) -> Number {
    domain.number(at: Double(index) / Double(count - 1))
  }

  private static func decimals(_ options: ValueOptions, _ domain: ValueDomain) -> Int? {
    guard options.marks.isEmpty, options.format.decimals == nil, case .real = domain.kind else { return nil }
    let most = max(0, min(12, domain.readoutDecimals)), count = options.numberCount
    var decimals = 0
    for index in 0..<count where decimals < most {
      let value = domain.real(number(at: index, of: count, domain)) * options.format.factor
      decimals = max(decimals, min(most, Decimals.count(Decimals.rounded(value, to: most), digits: 15) ?? most))
    }
    return decimals
  }

  /// Calls `body` with the index and the position of each mark that lies in the bounds: those at both ends first, the others
  /// along the control.
  func forEach(_ body: (_ index: Int, _ position: Double, _ isEnd: Bool) -> Void) {
    guard let first = end(isLast: false), let last = end(isLast: true) else { return }
    body(first.index, first.position, true)
    if last.position == first.position { return }
    body(last.index, last.position, true)
    if isOrdered {
      for index in 0..<count where index != first.index && index != last.index {
        if let position = position(at: index) { body(index, position, false) }
      }
      return
    }
    var mark = first
    while let next = next(after: mark), next.position < last.position {
      body(next.index, next.position, false)
      mark = next
    }
  }

  private typealias Place = (index: Int, position: Double)

  /// Whether the list runs along the control, one way or the other, as nearly all do.
  private var isOrdered: Bool {
    let pairs = zip(options.marks, options.marks.dropFirst())
    return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
  }

  /// The mark that comes next along the control, wherever it stands in the list.
  private func next(after mark: Place) -> Place? {
    var result: Place?
    for index in 0..<count {
      guard let position = position(at: index), position > mark.position else { continue }
      if result.map({ position < $0.position }) ?? true { result = (index, position) }
    }
    return result
  }

  private func end(isLast: Bool) -> Place? {
    var result: Place?
    for index in 0..<count {
      guard let position = position(at: index) else { continue }
      if result.map({ isLast ? position > $0.position : position < $0.position }) ?? true { result = (index, position) }
    }
    return result
  }
}

extension ValueOptions {
  /// How many numbers stand along a control.
  var numberCount: Int { min(marks.isEmpty ? (tickCount > 1 ? tickCount : 0) : marks.count, Self.mostNumbers) }

  /// More marks than anyone can tell apart.
  static var mostNumbers: Int { 1001 }
}
