import Testing

@testable import KnurlDrawing

/// Lines of boxes, each of which is 5.6 points wide.
@Suite struct TextEngineLinesTests {
  private let engine = BoxText(), style = TextStyle(size: 10)

  /// How many clusters each line has.
  private func counts(_ text: String, _ width: Double, _ most: Int = .max) -> [Int] {
    engine.lines(text, style, width: width, maximumCount: most).map { $0.glyphs.count }
  }

  @Test("lines end between words and are no wider than asked for")
  func words() {
    #expect(counts("turn the knob", 50) == [8, 4])
    #expect(counts("turn the knob", 1000) == [13])
    #expect(engine.lines("aa bb cc dd", style, width: 30).allSatisfy { $0.width <= 30 })
  }

  @Test("line feeds end lines, empty ones too")
  func feeds() { #expect(counts("ab\n\ncd\n", 100) == [2, 0, 2, 0]) }

  @Test("a word that is wider than a line is divided between clusters")
  func longWords() {
    #expect(counts("abcdefgh", 20) == [3, 3, 2])
    #expect(counts("abc", 0) == [1, 1, 1] && counts("abc", .nan) == [1, 1, 1] && counts("", 9) == [0])
  }

  @Test("the last line that is asked for ends in an ellipsis where text is left")
  func ellipsis() {
    #expect(counts("turn the knob to the left", 50, 2) == [8, 8])
    #expect(counts("turn the\nknob", 80, 1) == [9])
    #expect(counts("turn the", 80, 1) == [8])
  }

  @Test("an ellipsis never tears a cluster, and nothing is left where not even it fits")
  func shortening() {
    let text = "e\u{301}👩‍👩‍👧🇩🇪x"
    for width in stride(from: 0.0, to: 30, by: 0.7) {
      let short = engine.shortened(text, style, width: width)
      let kept = short.hasSuffix("…") ? String(short.dropLast()) : short
      #expect(Array(text).starts(with: Array(kept)) && engine.layout(short, style).width <= width)
    }
    #expect(engine.shortened("abc", style, width: 3).isEmpty && engine.shortened("abc", style, width: 17) == "abc")
  }
}
