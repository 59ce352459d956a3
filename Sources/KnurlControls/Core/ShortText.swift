/// Up to 31 bytes of UTF-8 in place.
struct ShortText: Hashable, Sendable {
  static let capacity = 31
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private(set) var count = 0

  init() {}

  /// Appends a byte; false where there is no room.
  mutating func append(_ byte: UInt8) -> Bool {
    guard count < Self.capacity else { return false }
    let bits = UInt64(byte) << UInt64((count & 7) * 8)
    switch count >> 3 {
    case 0: words.0 |= bits
    case 1: words.1 |= bits
    case 2: words.2 |= bits
    default: words.3 |= bits
    }
    count += 1
    return true
  }

  /// Appends a number in decimal digits, of which there are 20 at most with the sign; there must be room.
  mutating func append(_ number: Int) {
    if number < 0 { _ = append(UInt8(ascii: "-")) }
    let size = number.magnitude
    var divisor: UInt = 1
    while size / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      _ = append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: size / divisor % 10))
      divisor /= 10
    }
  }

  subscript(index: Int) -> UInt8 {
    let word =
      switch index >> 3 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return UInt8(truncatingIfNeeded: word >> UInt64((index & 7) * 8))
  }

  var string: String {
    String(decoding: (0..<count).map { self[$0] }, as: UTF8.self)
  }

  static func == (first: ShortText, second: ShortText) -> Bool {
    first.words == second.words && first.count == second.count
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(words.3)
  }
}
