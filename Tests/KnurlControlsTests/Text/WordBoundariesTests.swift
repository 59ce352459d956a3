import Testing

@testable import KnurlControls

/// Unicode's own table is a test of KnurlFonts, where it is installed.
@Suite struct WordBoundariesTests {
  /// A text with a bar at each boundary within.
  private func barred(_ text: String) -> String {
    let view = text.unicodeScalars
    return view.indices.reduce("") { result, index in
      result + (index > view.startIndex && view.isWordBoundary(at: index) ? "|" : "") + String(view[index])
    }
  }

  @Test("letters, numbers, and what joins them are one word")
  func words() {
    #expect(barred("can't stop 3.14 or 1,000") == "can't| |stop| |3.14| |or| |1,000")
    #expect(barred("a_b file.txt A4") == "a_b| |file.txt| |A4")
    #expect(barred("end. 'go'") == "end|.| |'|go|'")
  }

  @Test("marks belong to the letter before, spaces to each other, ends of lines to nobody")
  func marks() {
    #expect(barred("e\u{301}a  b\r\nc") == "e\u{301}a|  |b|\r\n|c")
    #expect(barred("\u{301}a") == "\u{301}|a")
  }

  @Test("flags are two letters, families are one")
  func pictures() {
    #expect(barred("🇩🇪🇫🇷") == "🇩🇪|🇫🇷" && barred("👩‍👧a") == "👩‍👧|a")
  }

  @Test("a boundary deep in a long text is found from what stands about it")
  func longText() {
    let text = String(repeating: "word ", count: 100_000), view = text.unicodeScalars
    let place = view.index(view.startIndex, offsetBy: 400_004)
    #expect(view.isWordBoundary(at: place) && !view.isWordBoundary(at: view.index(before: place)))
    #expect(text.wordStart(before: 400_003) == 400_000 && text.wordStart(after: 400_003) == 400_005)
  }
}
