/// A control's name within its scope; the same text gives the same id in every process.
///
/// Literals are kept as they are, interpolations of up to 31 UTF-8 bytes in place; a longer one is a String and costs one
/// allocation. An integer is the same id as its decimal text. An id should hold no "/" and not be the name of a part
/// (lower, upper, thumb, track): such a one works, and is reported in the UI's `problems`.
public struct ControlID: Hashable, Sendable, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
  private enum Storage: Sendable {
    case text(String)
    case short(ShortText)
  }

  private let storage: Storage
  /// A fixed hash of the text.
  let hash: UInt64

  /// Creates an id from a literal.
  public init(stringLiteral value: String) { self.init(text: value) }

  /// Creates an id from an integer literal: the same as its decimal text.
  public init(integerLiteral value: Int) { self.init(value) }

  /// Creates an id from a text.
  public init(_ text: some StringProtocol) { self.init(text: String(text)) }

  /// Creates an id from a number: the same as its decimal text.
  public init(_ number: some BinaryInteger) {
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 1)
    interpolation.appendInterpolation(number)
    self.init(stringInterpolation: interpolation)
  }

  /// Creates an id from a number: the same as its decimal text.
  public init(_ number: Int) {
    var short = ShortText()
    short.append(number)
    self.init(short)
  }

  /// Creates an id from an interpolated text.
  public init(stringInterpolation: StringInterpolation) {
    if !stringInterpolation.long.isEmpty {
      self.init(text: String(decoding: stringInterpolation.long, as: UTF8.self))
      return
    }
    self.init(stringInterpolation.short)
  }

  private init(_ short: ShortText) {
    var hash = IDHash()
    for index in 0..<short.count { hash.mix(short[index]) }
    self.init(.short(short), hash.value)
  }

  private init(text: String) {
    var hash = IDHash()
    for byte in text.utf8 { hash.mix(byte) }
    self.init(.text(text), hash.value)
  }

  private init(_ storage: Storage, _ hash: UInt64) {
    self.storage = storage
    self.hash = hash
  }

  /// The text of the id.
  public var text: String {
    switch storage {
    case .text(let text): text
    case .short(let short): short.string
    }
  }

  /// Whether the id can be mistaken for a scope or a part of another control.
  var isConfusing: Bool {
    for name in Self.partNames where name == self { return true }
    return switch storage {
    case .text(let text): text.isEmpty || text.utf8.contains(UInt8(ascii: "/"))
    case .short(let short): short.count == 0 || (0..<short.count).contains { short[$0] == UInt8(ascii: "/") }
    }
  }

  private static let partNames: [ControlID] = ["lower", "upper", "thumb", "track"]

  /// Whether two ids have the same text, by their 64-bit hashes.
  public static func == (first: ControlID, second: ControlID) -> Bool { first.hash == second.hash }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Builds an id's text without building a String for up to 31 bytes.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var short = ShortText()
    /// All bytes, once there are too many for the place.
    fileprivate var long: [UInt8] = []

    /// Begins an interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) { append(literal.utf8) }

    /// Appends a text.
    public mutating func appendInterpolation(_ text: some StringProtocol) { append(text.utf8) }

    /// Appends a number in decimal digits.
    public mutating func appendInterpolation(_ number: Int) {
      if !long.isEmpty || short.count > ShortText.capacity - 20 { return append(String(number).utf8) }
      short.append(number)
    }

    /// Appends a number in decimal digits.
    public mutating func appendInterpolation(_ number: some BinaryInteger) {
      guard let small = UInt64(exactly: number.magnitude) else {
        append(String(number).utf8)
        return
      }
      if number < 0 { append(CollectionOfOne(UInt8(ascii: "-"))) }
      var divisor: UInt64 = 1
      while small / divisor >= 10 { divisor *= 10 }
      while divisor > 0 {
        append(CollectionOfOne(UInt8(ascii: "0") + UInt8(small / divisor % 10)))
        divisor /= 10
      }
    }

    /// Appends the description of anything else.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) { append(value.description.utf8) }

    private mutating func append(_ bytes: some Sequence<UInt8>) {
      for byte in bytes {
        if long.isEmpty, short.append(byte) { continue }
        if long.isEmpty { long = (0..<short.count).map { short[$0] } }
        long.append(byte)
      }
    }
  }
}

/// FNV-1a over bytes, 64 bits: fixed, and short enough for a hash in each call of a control.
struct IDHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func mix(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// The hash of a name within a scope.
  static func path(_ scope: UInt64, _ name: UInt64) -> UInt64 {
    let product = (scope ^ 0x9e37_79b9_7f4a_7c15).multipliedFullWidth(by: name | 1)
    return (product.low ^ product.high) &* 0xd6e8_feb8_6659_fd93 ^ name
  }
}
