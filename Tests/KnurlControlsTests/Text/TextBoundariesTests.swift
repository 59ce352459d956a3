import Testing

@testable import KnurlControls

@Suite struct TextBoundariesTests {
  @Test("places between clusters: an accent, a flag, a family and a line end are one step each")
  func clusters() {
    let text = "e\u{301}🇩🇪👨‍👩‍👧\r\nx"
    var places = [0]
    while let last = places.last, last < text.utf8.count { places.append(text.clusterEnd(after: last)) }
    #expect(places == [0, 3, 11, 29, 31, 32])
    for (index, place) in places.enumerated().dropFirst() {
      #expect(text.clusterStart(before: place) == places[index - 1])
    }
    #expect(text.clusterBoundary(from: 1) == 3 && text.clusterBoundary(from: 3) == 3)
    #expect(text.clusterBoundary(from: -5) == 0 && text.clusterBoundary(from: 99) == 32)
  }

  @Test(
    "a double click selects a word, the space or the marks under it",
    arguments: [
      ("gain, 0.5 dB", 0, "gain"), ("gain, 0.5 dB", 4, ","), ("gain, 0.5 dB", 7, "0.5"), ("gain, 0.5 dB", 12, "dB"),
      ("don't stop", 3, "don't"), ("a_b-c", 1, "a_b"), ("a   b", 2, "   "), ("日本語テキストです", 0, "日本語"),
      ("日本語テキストです", 9, "テキスト"), ("", 0, ""), ("naïve Ünïcode", 8, "Ünïcode"),
    ])
  func words(_ text: String, _ place: Int, _ word: String) {
    let range = text.word(at: place)
    #expect(text.part(range.lowerBound, range.upperBound) == word)
  }

  @Test("moves by word go to the next beginning, or to the end, and back to the beginning")
  func wordMoves() {
    let text = "one  two, three"
    #expect(text.wordStart(after: 0) == 5 && text.wordStart(after: 5) == 8 && text.wordStart(after: 8) == 10)
    #expect(text.wordStart(after: 10) == 15 && text.wordStart(after: 15) == 15)
    #expect(text.wordEnd(after: 0) == 3 && text.wordEnd(after: 3) == 8 && text.wordEnd(after: 9) == 15)
    #expect(text.wordStart(before: 15) == 10 && text.wordStart(before: 10) == 8 && text.wordStart(before: 7) == 5)
    #expect(text.wordStart(before: 5) == 0 && text.wordStart(before: 0) == 0)
  }

  @Test("lines begin behind a line feed and end before the next")
  func lines() {
    let text = "one\ntwo\n"
    #expect(text.lineStart(at: 2) == 0 && text.lineEnd(at: 2) == 3)
    #expect(text.lineStart(at: 4) == 4 && text.lineEnd(at: 4) == 7)
    #expect(text.lineStart(at: 8) == 8 && text.lineEnd(at: 8) == 8)
  }

  @Test("texts that Unicode calls equal are not the same")
  func same() {
    #expect("é" == "e\u{301}" && !"é".isSame(as: "e\u{301}") && "é".isSame(as: "é"))
  }
}
