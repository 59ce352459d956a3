import Testing

@testable import KnurlControls

@Suite("A line of a trace") struct TraceLineTests {
  private func line(_ text: String) -> TraceLine { TraceLine(Array(text.utf8)[...]) }

  @Test("is words between blanks, up to a comment")
  func words() {
    var line = line("  one\ttwo  # three")
    #expect(line.word() == "one" && line.word() == "two" && line.word() == nil && line.isAtEnd)
  }

  @Test(
    "numbers are decimal, or words for what is none",
    arguments: [("1", 1.0), ("-0.5", -0.5), ("1e3", 1000), ("infinity", .infinity), ("-infinity", -.infinity)])
  func numbers(_ word: String, _ number: Double) {
    #expect(TraceLine.number(word) == number)
  }

  @Test("what is no such number is refused", arguments: ["", "0x1p3", "inf", "1,5", "1e999", "--1", "1 "])
  func noNumbers(_ word: String) {
    #expect(TraceLine.number(word) == nil)
  }

  @Test(
    "texts stand in quotes, with escapes",
    arguments: [
      (#""a b""#, "a b"), (#""\"\\\n\t""#, "\"\\\n\t"), (#""\u{e9}\u{1f680}""#, "\u{e9}\u{1f680}"), ("\"#\"", "#"),
    ])
  func texts(_ quoted: String, _ text: String) throws {
    var line = line(quoted)
    #expect(try line.quoted() == text)
  }

  @Test(
    "broken texts are refused",
    arguments: [
      #""a"#, #"a"#, #""\x""#, #""\u{}""#, #""\u{110000}""#, #""\u{d800}""#, #""\u{1234567}""#, #""\u{+41}""#, #""a"b"#,
      "\"\\",
    ])
  func brokenTexts(_ quoted: String) {
    var line = line(quoted)
    #expect(throws: TraceMisreading.self) { try line.quoted() }
  }

  @Test("bytes that are no UTF-8 are refused in a text")
  func bytes() {
    var line = TraceLine([0x22, 0xff, 0xfe, 0x22][...])
    #expect(throws: TraceMisreading.self) { try line.quoted() }
  }

  @Test("what was found is cut after 40 characters")
  func found() {
    let long = String(repeating: "x", count: 100)
    #expect(line(long).misreading("a number").found.count == 45)
    #expect(line("").misreading("a number").found == "the end of the line")
  }
}
