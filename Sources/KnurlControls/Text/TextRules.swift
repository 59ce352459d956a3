/// What characters a field takes.
public enum CharacterFilter: Hashable, Sendable {
  /// All.
  case any
  /// The digits 0 to 9.
  case digits
  /// Letters of any script.
  case letters
  /// Letters and numerals of any script.
  case lettersAndNumerals
  /// What ASCII has.
  case ascii
  /// Those of a text.
  case only(String)
  /// All but those of a text.
  case except(String)

  func admits(_ character: Character) -> Bool {
    switch self {
    case .any: true
    case .digits: character >= "0" && character <= "9" && character.isASCII
    case .letters: character.isLetter
    case .lettersAndNumerals: character.isLetter || character.isNumber
    case .ascii: character.isASCII
    case .only(let characters): characters.contains(character)
    case .except(let characters): !characters.contains(character)
    }
  }
}

/// What text may come into an editor. What the program puts there itself is not held to it.
struct TextRules: Hashable, Sendable {
  var filter = CharacterFilter.any
  /// The most grapheme clusters; nil: as many as there is memory for.
  var maximumLength: Int?
  /// Whether there may be more than one line.
  var isMultiline = false

  /// What is left of a text that is to come in: without control characters; each end of a line is a line feed, or a space
  /// where there is but one line; there, those at the end are left out.
  func admitted(_ text: String) -> String {
    let clean = cleaned(text)
    return filter == .any ? clean : String(clean.filter { filter.admits($0) || isMultiline && $0 == "\n" })
  }

  private func cleaned(_ text: String) -> String {
    // Only text with control characters, or with the first byte of NEL, LS and PS, has anything to clean.
    let isClean = !text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
    if isClean { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var scanner = LineScanner(isMultiline: isMultiline)
    for byte in text.utf8 { scanner.take(byte, into: &bytes) }
    scanner.finish(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Cleans text byte by byte.
private struct LineScanner {
  let isMultiline: Bool
  /// Bytes of a sign that may turn out to end a line: NEL is C2 85, LS and PS are E2 80 A8 and E2 80 A9.
  private var held: [UInt8] = []
  private var wasReturn = false
  /// Ends of lines that only count if something follows.
  private var ends = 0

  init(isMultiline: Bool) { self.isMultiline = isMultiline }

  mutating func take(_ byte: UInt8, into bytes: inout [UInt8]) {
    if !held.isEmpty, hold(byte, &bytes) { return }
    let isFeedOfReturn = wasReturn && byte == 0x0A
    wasReturn = byte == 0x0D
    switch byte {
    case 0xC2, 0xE2: held.append(byte)
    case _ where isFeedOfReturn: break
    case 0x0A, 0x0B, 0x0C, 0x0D: ends += 1
    case 0x09: put(isMultiline ? 0x09 : 0x20, &bytes)
    case 0..<0x20, 0x7F: break
    default: put(byte, &bytes)
    }
  }

  mutating func finish(_ bytes: inout [UInt8]) {
    for byte in held { put(byte, &bytes) }
    held = []
    if isMultiline { flush(&bytes) }
  }

  /// Goes on with a sign that is held back; false where a new one begins.
  private mutating func hold(_ byte: UInt8, _ bytes: inout [UInt8]) -> Bool {
    if held == [0xE2], byte == 0x80 {
      held.append(byte)
      return true
    }
    let isEnd = held == [0xC2] && byte == 0x85 || held.count == 2 && (byte == 0xA8 || byte == 0xA9)
    if isEnd { ends += 1 } else { for byte in held { put(byte, &bytes) } }
    held.removeAll(keepingCapacity: true)
    if !isEnd, byte < 0x80 || byte >= 0xC0 { return false }
    if !isEnd { put(byte, &bytes) }
    return true
  }

  private mutating func put(_ byte: UInt8, _ bytes: inout [UInt8]) {
    flush(&bytes)
    bytes.append(byte)
  }

  private mutating func flush(_ bytes: inout [UInt8]) {
    while ends > 0 {
      bytes.append(isMultiline ? 0x0A : 0x20)
      ends -= 1
    }
  }
}
