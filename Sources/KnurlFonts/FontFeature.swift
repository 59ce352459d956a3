/// A typographic feature of OpenType fonts, on or off or one of several alternatives. Fonts without it do not mind.
public struct FontFeature: Hashable, Sendable {
  /// Figures of equal width, so that numbers that change do not dance.
  public static let tabularFigures = FontFeature("tnum")
  /// No joined letters such as fi.
  public static let noLigatures = FontFeature("liga", 0)
  /// No pairs that are set closer.
  public static let noKerning = FontFeature("kern", 0)

  /// The feature's four letters, such as "smcp".
  public let tag: String
  /// 0 off, 1 on, or the number of an alternative.
  public let value: UInt32

  /// Creates a feature; the tag must have one to four printable ASCII characters.
  public init(_ tag: String, _ value: UInt32 = 1) {
    precondition(FontTag(tag) != nil, "a feature's tag has one to four printable ASCII characters, such as smcp")
    self.tag = tag
    self.value = value
  }
}

/// Four letters in a number, as fonts write them.
struct FontTag: Equatable {
  let value: UInt32

  init(value: UInt32) { self.value = value }

  /// Shorter texts are filled up with spaces; nil where a text is no tag.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    value = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < bytes.count ? bytes[$1] : 0x20) }
  }

  /// The letters, without the spaces at their end; a question mark for a byte that is none.
  var text: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    var text = String(decoding: bytes.map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
    while text.last == " " { text.removeLast() }
    return text
  }
}
