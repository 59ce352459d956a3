/// A number as people type it: digits of any script with a decimal point or comma, sums, products, parentheses and signs.
/// Units are passed over, except that thousands and thousandths of a known unit count.
///
/// Where both marks stand in one number the last one is the decimal mark and the other one groups; a mark that repeats groups;
/// spaces and apostrophes may group too.
struct NumberExpression {
  /// The deepest nesting of parentheses.
  private static let mostDepth = 64

  private let characters: [Character]
  private var index = 0
  private var depth = 0
  /// The unit that values have, without spaces.
  private let unit: String

  private init(_ text: String, unit: String) {
    characters = Array(text)
    self.unit = unit
  }

  /// The value of a text; nil for one that is no number, or none that is finite.
  static func value(of text: String, unit: String = "") -> Double? {
    var parser = NumberExpression(text, unit: unit.filter { !$0.isWhitespace })
    guard let value = parser.sum(), parser.isAtEnd, value.isFinite else { return nil }
    // A sum like -0 is 0.
    return value + 0
  }

  /// The texts of several values: "30..70", "30 – 70", "30; 70".
  static func parts(of text: String) -> [String] {
    var parts = [""], dots = 0
    func isSeparator(_ character: Character) -> Bool {
      character == ";" || character == "\u{2013}" || character == "\u{2014}" || character == "\u{2026}"
    }
    for character in text {
      dots = character == "." ? dots + 1 : 0
      if isSeparator(character) {
        parts.append("")
      } else if dots == 2 {
        parts[parts.count - 1].removeLast()
        parts.append("")
      } else if dots < 2 {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  // MARK: Grammar

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while let sign = take({ Self.isPlus($0) || Self.isMinus($0) }) {
      guard let next = product() else { return nil }
      value += Self.isMinus(sign) ? -next : next
    }
    return value
  }

  private mutating func product() -> Double? {
    guard var value = signed() else { return nil }
    while true {
      if take({ $0 == "*" || $0 == "×" || $0 == "·" }) != nil || takesCross() {
        guard let next = signed() else { return nil }
        value *= next
      } else if take({ $0 == "/" || $0 == "÷" || $0 == ":" }) != nil {
        guard let next = signed() else { return nil }
        value /= next
      } else {
        return value
      }
    }
  }

  private mutating func signed() -> Double? {
    var isNegative = false
    while let sign = take({ Self.isPlus($0) || Self.isMinus($0) }) {
      if Self.isMinus(sign) { isNegative.toggle() }
    }
    return operand().map { isNegative ? -$0 : $0 }
  }

  private mutating func operand() -> Double? {
    skipUnit()
    if take({ $0 == "(" }) != nil {
      depth += 1
      guard depth <= Self.mostDepth, let value = sum(), take({ $0 == ")" }) != nil else { return nil }
      depth -= 1
      return value * skipUnit()
    }
    return number().map { $0 * skipUnit() }
  }

  // MARK: Characters

  private static func isPlus(_ character: Character) -> Bool { character == "+" || character == "\u{FF0B}" }
  private static func isMinus(_ character: Character) -> Bool {
    character == "-" || character == "\u{2212}" || character == "\u{2010}" || character == "\u{FF0D}"
  }
  private static func digit(_ character: Character?) -> Int? {
    character?.wholeNumberValue.flatMap { 0...9 ~= $0 ? $0 : nil }
  }

  private func peek(_ distance: Int = 0) -> Character? {
    index + distance < characters.count ? characters[index + distance] : nil
  }

  private var isAtEnd: Bool { characters[index...].allSatisfy(\.isWhitespace) }

  private mutating func skipSpace() {
    while peek()?.isWhitespace == true { index += 1 }
  }

  private mutating func take(_ isWanted: (Character) -> Bool) -> Character? {
    let start = index
    skipSpace()
    if let character = peek(), isWanted(character) {
      index += 1
      return character
    }
    index = start
    return nil
  }

  /// An x between two numbers is a cross.
  private mutating func takesCross() -> Bool {
    let start = index
    if take({ $0 == "x" || $0 == "X" }) != nil {
      skipSpace()
      if Self.digit(peek()) != nil || peek() == "(" { return true }
    }
    index = start
    return false
  }

  /// Passes over a unit, and answers what it multiplies by.
  @discardableResult
  private mutating func skipUnit() -> Double {
    let start = index
    skipSpace()
    var found = ""
    while let character = peek(), Self.isUnit(character), !isCross(character) {
      found.append(character)
      index += 1
    }
    if found.isEmpty { index = start }
    return factor(of: found)
  }

  private func isCross(_ character: Character) -> Bool {
    guard character == "x" || character == "X" else { return false }
    var next = 1
    while peek(next)?.isWhitespace == true { next += 1 }
    return Self.digit(peek(next)) != nil || peek(next) == "("
  }

  private static func isUnit(_ character: Character) -> Bool {
    character.isLetter || character.isCurrencySymbol || "%‰°′″'\"µ#".contains(character)
  }

  private func factor(of found: String) -> Double {
    if found == unit || found.isEmpty { return 1 }
    switch found {
    case "k", "k" + unit: return 1000
    case "M" + unit where !unit.isEmpty: return 1e6
    case "m" + unit where !unit.isEmpty: return 1e-3
    default: return 1
    }
  }

  // MARK: Numbers

  private mutating func number() -> Double? {
    skipSpace()
    var text = "", marks: [(mark: Character, place: Int)] = []
    while let character = peek() {
      if let digit = Self.digit(character) {
        text.append(String(digit))
      } else if character == "." || character == "," {
        marks.append((character, text.utf8.count))
      } else if !isGrouping(character, after: text) {
        break
      }
      index += 1
    }
    guard !text.isEmpty, let place = Self.decimalPlace(marks, count: text.utf8.count) else { return nil }
    let split = text.index(text.startIndex, offsetBy: place)
    return Double("0" + text[..<split] + "." + text[split...] + "0" + exponent())
  }

  /// Whether a space or an apostrophe stands between groups of three digits.
  private func isGrouping(_ character: Character, after text: String) -> Bool {
    guard character == "'" || character == "\u{2019}" || character == "_" || character.isWhitespace, !text.isEmpty,
      !character.isNewline, Self.digit(peek(-1)) != nil
    else { return false }
    return (1...3).allSatisfy { Self.digit(peek($0)) != nil } && Self.digit(peek(4)) == nil
  }

  /// How many digits stand before the decimal mark; nil where the marks make no sense.
  private static func decimalPlace(_ marks: [(mark: Character, place: Int)], count: Int) -> Int? {
    guard let last = marks.last else { return count }
    let same = marks.filter { $0.mark == last.mark }.count
    if same == 1 { return marks.dropLast().allSatisfy { $0.mark != last.mark } ? last.place : nil }
    // A mark that repeats groups, and there is no other one.
    return same == marks.count ? count : nil
  }

  /// A power of ten behind a number, such as e3.
  private mutating func exponent() -> String {
    guard peek() == "e" || peek() == "E" else { return "" }
    var next = 1, sign = ""
    if let character = peek(1), Self.isPlus(character) || Self.isMinus(character) {
      sign = Self.isMinus(character) ? "-" : ""
      next = 2
    }
    var digits = ""
    while let digit = Self.digit(peek(next)) {
      digits.append(String(digit))
      next += 1
    }
    if digits.isEmpty || digits.utf8.count > 4 { return "" }
    index += next
    return "e" + sign + digits
  }
}
