/// The values of a control: one, a pair, or a list.
///
/// Each value belongs to a part: the one to the control itself, those of a pair to "lower" and "upper", those of a list to
/// the thumbs by number.
struct Numbers {
  let count: Int
  /// Whether the values are a list, of whatever length.
  let isList: Bool
  private var one: Number
  private var two: Number
  private var list: [Number]

  /// One value, or a pair.
  init(first: Number, second: Number? = nil) {
    (one, two, list, isList) = (first, second ?? first, [], false)
    count = second == nil ? 1 : 2
  }

  /// A list.
  init(list: [Number]) {
    (one, two, self.list, isList) = (.real(.nan), .real(.nan), list, true)
    count = list.count
  }

  /// Whether something is on.
  init(_ isOn: Bool) { self.init(first: .real(isOn ? 1 : 0)) }

  /// The first value; NaN of an empty list.
  var first: Number {
    get { count > 0 ? self[0] : one }
    set { self[0] = newValue }
  }

  /// The upper value of a pair.
  var second: Number? {
    get { !isList && count == 2 ? two : nil }
    set { if let newValue, count == 2, !isList { two = newValue } }
  }

  subscript(index: Int) -> Number {
    get { isList ? list[index] : index == 0 ? one : two }
    set {
      if isList { list[index] = newValue } else if index == 0 { one = newValue } else { two = newValue }
    }
  }

  subscript(part: Part) -> Number {
    get { self[index(of: part)] }
    set { self[index(of: part)] = newValue }
  }

  var indices: Range<Int> { 0..<count }

  /// Whose value stands at an index.
  func part(at index: Int) -> Part { isList ? .number(index) : count == 1 ? .body : index == 0 ? .lower : .upper }

  /// Where a part's value stands; a part that has none counts as the nearest that has.
  func index(of part: Part) -> Int {
    switch part {
    case .upper: count > 1 ? 1 : 0
    case .number(let index): max(0, min(index, count - 1))
    case .body, .lower, .thumb, .fill, .bar: 0
    }
  }

  /// Whether a part has a value here: a list may have become shorter.
  func contains(_ part: Part) -> Bool {
    if case .number(let index) = part { return isList && index < count }
    return part != .fill && count > 0
  }

  /// Equality by bits; NaN equals itself.
  func isSame(as other: Numbers) -> Bool {
    count == other.count && isList == other.isList && indices.allSatisfy { self[$0].isSame(as: other[$0]) }
  }
}
