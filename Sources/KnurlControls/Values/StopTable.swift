/// The stops of a stop slider, in order and each once; kept as long as the program gives the same.
struct StopTable {
  /// As the program gave them: as bits, so that what is no number equals itself.
  let source: [UInt64]
  /// In order, each once, without what is no number.
  private(set) var numbers: [Number] = []
  /// For each of them, its place in the program's list.
  private(set) var places: [Int] = []
  /// The digits behind the point of the finest.
  private(set) var decimals: Int?
  /// Whether one was no finite number.
  private(set) var isBroken = false

  /// Of real numbers, by their bits.
  init(reals source: [UInt64], digits: Int) {
    self.source = source
    let values = source.map { Double(bitPattern: $0) }
    isBroken = !values.allSatisfy(\.isFinite)
    collect(values.indices.filter { values[$0].isFinite }) { .real(values[$0]) }
    decimals = 0
    for case .real(let value) in numbers {
      decimals = if let a = decimals, let b = Decimals.count(value, digits: digits) { max(a, b) } else { nil }
    }
  }

  /// Of whole numbers, by their distances from the lowest.
  init(wholes source: [UInt64]) {
    self.source = source
    decimals = 0
    collect(Array(source.indices)) { .whole(source[$0]) }
  }

  private mutating func collect(_ indices: [Int], _ number: (Int) -> Number) {
    for index in indices.sorted(by: { (number($0), $0) < (number($1), $1) }) where numbers.last != number(index) {
      numbers.append(number(index))
      places.append(index)
    }
  }
}

/// What the stops of a slider are called.
struct StopNames {
  var table: StopTable?
  var names: [String] = []
  var style: StopSliderStyle?

  /// The name of a stop, in order of values.
  func name(at index: Int) -> String? {
    guard let table, index < table.places.count, table.places[index] < names.count else { return nil }
    return names[table.places[index]]
  }

  /// The name of a value that is a stop.
  func name(of number: Number) -> String? {
    guard !names.isEmpty, let index = table?.numbers.firstIndex(of: number) else { return nil }
    return name(at: index)
  }
}
