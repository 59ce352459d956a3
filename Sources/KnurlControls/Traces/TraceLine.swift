/// The words of one line of a trace, read from left to right. It keeps nothing beyond the line.
struct TraceLine {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
    skipBlanks()
  }

  /// Whether nothing follows but a comment.
  var isAtEnd: Bool { index == bytes.endIndex || bytes[index] == UInt8(ascii: "#") }

  private mutating func skipBlanks() {
    while index < bytes.endIndex, Self.isBlank(bytes[index]) { index += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// The next word without taking it; nil at the end.
  var peeked: String? { isAtEnd ? nil : String(decoding: bytes[index..<wordEnd], as: UTF8.self) }

  private var wordEnd: Int {
    var end = index
    while end < bytes.endIndex, !Self.isBlank(bytes[end]) { end += 1 }
    return end
  }

  /// The next word; nil at the end.
  mutating func word() -> String? {
    guard let word = peeked else { return nil }
    index = wordEnd
    skipBlanks()
    return word
  }

  /// Takes the next word if it is this one.
  mutating func take(_ word: String) -> Bool {
    guard peeked == word else { return false }
    index = wordEnd
    skipBlanks()
    return true
  }

  // MARK: What must stand there

  func misreading(_ expected: String) -> TraceMisreading {
    TraceMisreading(expected: expected, found: Self.shown(peeked))
  }

  /// A word as an error shows it.
  private static func shown(_ word: String?) -> String {
    guard let word else { return "the end of the line" }
    let start = word.prefix(40)
    return "\"" + start + (start.endIndex == word.endIndex ? "" : "...") + "\""
  }

  /// A word that means something.
  mutating func value<Value>(_ expected: String, _ meaning: (String) -> Value?) throws(TraceMisreading) -> Value {
    let error = misreading(expected)
    guard let word = word(), let value = meaning(word) else { throw error }
    return value
  }

  mutating func end() throws(TraceMisreading) {
    if !isAtEnd { throw misreading("the end of the line") }
  }

  mutating func number() throws(TraceMisreading) -> Double { try value("a number", Self.number) }

  mutating func integer() throws(TraceMisreading) -> Int { try value("a whole number") { Int($0) } }

  mutating func point() throws(TraceMisreading) -> Point { Point(x: try number(), y: try number()) }

  /// Decimal digits with sign, point and exponent, or the words for what is none.
  static func number(_ word: String) -> Double? {
    switch word {
    case "nan": return .nan
    case "infinity": return .infinity
    case "-infinity": return -.infinity
    default:
      let isDecimal = word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "e"), UInt8(ascii: "E"):
          true
        default: false
        }
      }
      guard isDecimal, word.utf8.count <= 400, let number = Double(word), number.isFinite else { return nil }
      return number
    }
  }

  // MARK: Texts

  /// Whether a text in quotes follows.
  var isQuoted: Bool { !isAtEnd && bytes[index] == UInt8(ascii: "\"") }

  /// A text in quotes, with its escapes resolved.
  mutating func quoted() throws(TraceMisreading) -> String {
    guard isQuoted else { throw misreading("a text in quotes") }
    index += 1
    var content: [UInt8] = []
    while true {
      guard index < bytes.endIndex else {
        throw TraceMisreading(expected: "a quote that ends the text", found: "the end of the line")
      }
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") { content += try escape() } else { content.append(byte) }
    }
    if index < bytes.endIndex, !Self.isBlank(bytes[index]) { throw misreading("a space after the text") }
    skipBlanks()
    guard let text = String(validating: content, as: UTF8.self) else {
      throw TraceMisreading(expected: "text in UTF-8", found: "other bytes")
    }
    return text
  }

  private mutating func escape() throws(TraceMisreading) -> [UInt8] {
    let error = TraceMisreading(
      expected: "\\\", \\\\, \\n, \\t or \\u{...} in a text", found: Self.shown("\\" + (peekedRest ?? "")))
    guard index < bytes.endIndex else { throw error }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [byte]
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      guard let scalar = scalarInBraces() else { throw error }
      return Array(String(Character(scalar)).utf8)
    default: throw error
    }
  }

  private var peekedRest: String? {
    index < bytes.endIndex ? String(decoding: bytes[index..<min(index + 10, bytes.endIndex)], as: UTF8.self) : nil
  }

  /// Up to six hexadecimal digits in braces.
  private mutating func scalarInBraces() -> Unicode.Scalar? {
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "{") else { return nil }
    let rest = bytes[(index + 1)...].prefix(7)
    guard let close = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
    let digits = String(decoding: rest[..<close], as: UTF8.self)
    index = close + 1
    guard digits.utf8.first != UInt8(ascii: "+"), digits.utf8.first != UInt8(ascii: "-") else { return nil }
    return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
  }
}
