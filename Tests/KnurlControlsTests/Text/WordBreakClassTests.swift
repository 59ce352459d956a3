import Testing

@testable import KnurlControls

@Suite struct WordBreakClassTests {
  @Test("characters are what the standard's table says")
  func classes() {
    let expected: [(Unicode.Scalar, WordBreakClass)] = [
      ("a", .letter), ("ж", .letter), ("א", .hebrew), ("7", .number), ("٧", .number), ("_", .connector),
      (".", .midBoth),
      (",", .midNumber), (":", .midLetter), ("'", .singleQuote), ("\"", .doubleQuote), (" ", .space),
      ("\u{A0}", .other),
      ("\u{301}", .extend), ("\u{903}", .extend), ("\u{AD}", .format), ("\u{200D}", .joiner), ("カ", .katakana),
      ("か", .other), ("音", .other), ("ก", .other), ("😀", .pictograph), ("\u{1F1E9}", .regionalIndicator),
    ]
    for (scalar, kind) in expected { #expect(WordBreakClass(scalar) == kind, "\(scalar)") }
  }
}
