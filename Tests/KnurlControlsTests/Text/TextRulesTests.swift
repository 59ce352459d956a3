import Testing

@testable import KnurlControls

@Suite struct TextRulesTests {
  @Test(
    "peers 103 in one line each end of a line becomes a space, those at the end and control characters go",
    arguments: [
      ("a\r\nb", "a b"), ("a\rb\nc", "a b c"), ("a\n\nb", "a  b"), ("line\r\n", "line"), ("a\0b\u{7}c\u{7F}", "abc"),
      ("a\tb", "a b"), ("a\u{85}b\u{2028}c\u{2029}", "a b c"), ("“é”", "“é”"), ("\u{E2}\u{C2}", "âÂ"), ("\r\n", ""),
      ("x\u{2026}y", "x…y"), ("€", "€"), ("", ""),
    ])
  func oneLine(_ text: String, _ expected: String) {
    #expect(TextRules().admitted(text).isSame(as: expected))
  }

  @Test("in many lines each end of a line becomes a line feed")
  func lines() {
    #expect(TextRules(isMultiline: true).admitted("a\r\nb\rc\n\td\u{2029}") == "a\nb\nc\n\td\n")
  }

  @Test("filters let through what they say, character by character")
  func filters() {
    #expect(TextRules(filter: .digits).admitted("a1٣2½b") == "12")
    #expect(TextRules(filter: .letters).admitted("a1 é日!") == "aé日")
    #expect(TextRules(filter: .lettersAndNumerals).admitted("a1 é日!") == "a1é日")
    #expect(TextRules(filter: .ascii).admitted("aé~") == "a~")
    #expect(TextRules(filter: .only("0123456789abcdef")).admitted("0xfg") == "0f")
    #expect(TextRules(filter: .except("/\\")).admitted("a/b\\c") == "abc")
  }

  @Test("a megabyte is cleaned to the last byte")
  func large() {
    let text = String(repeating: "0123456789abcd\r\n", count: 1 << 16)
    let clean = TextRules().admitted(text)
    #expect(clean.utf8.count == (15 << 16) - 1)
    #expect(!clean.utf8.contains(10) && !clean.utf8.contains(13))
  }
}
