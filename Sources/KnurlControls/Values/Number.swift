/// A value as controls compute with it: a real number, or the exact distance of an integer from its lower bound.
enum Number: Equatable, Comparable {
  case real(Double)
  case whole(UInt64)

  static func < (first: Number, second: Number) -> Bool {
    switch (first, second) {
    case (.real(let a), .real(let b)): a < b
    case (.whole(let a), .whole(let b)): a < b
    case (.real(let a), .whole(let b)): a < Double(b)
    case (.whole(let a), .real(let b)): Double(a) < b
    }
  }

  /// The number itself, of a real one; the distance of a whole one.
  var realValue: Double {
    switch self {
    case .real(let value): value
    case .whole(let offset): Double(offset)
    }
  }

  var isNaN: Bool {
    if case .real(let value) = self { value.isNaN } else { false }
  }

  /// Equality by bits for what is written back: NaN equals itself here.
  func isSame(as other: Number) -> Bool {
    if case .real(let a) = self, case .real(let b) = other { return a == b || a.isNaN && b.isNaN }
    return self == other
  }
}
