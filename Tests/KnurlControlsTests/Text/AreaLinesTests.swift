import KnurlText
import TestSupport
import Testing

@testable import KnurlControls

@Suite struct AreaLinesTests {
  private let engine = EngravedText(), style = TextStyle(size: 14)

  private func texts(_ text: String, width: Double) -> [String] {
    var lines = AreaLines()
    lines.set(text, style, width: width, engine)
    return lines.lines.map(\.text)
  }

  @Test("text is wrapped at spaces, long words where they must be, and at line feeds")
  func wraps() {
    let wide = engine.layout("one two", style).width
    #expect(texts("one two three", width: wide + 1) == ["one two ", "three"])
    #expect(texts("one\n\ntwo\n", width: 500) == ["one", "", "two", ""])
    #expect(texts("", width: 500) == [""] && texts("ab", width: 0) == ["a", "b"])
    let pieces = texts("mmmmmmmmmm", width: engine.layout("mmmm", style).width + 1)
    #expect(pieces == ["mmmm", "mmmm", "mm"])
  }

  @Test("every line fits, nothing is lost, and every place is found again", arguments: [1, 2, 3, 5, 8] as [UInt64])
  func properties(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = ["a", "word", "日本語", "👨‍👩‍👧", "e\u{301}", "incomprehensibilities", "\n", "  "]
    let text = (0..<120).map { _ in words[random.count(0...words.count - 1)] }.joined(separator: " ")
    let width = random.number(40...240)
    var lines = AreaLines()
    lines.set(text, style, width: width, engine)
    #expect(lines.lines.first?.start == 0 && lines.lines.last?.end == text.utf8.count, "seed \(seed)")
    for (index, line) in lines.lines.enumerated() {
      let trimmed = line.text.reversed().drop { $0 == " " }.reversed()
      let isOne = line.text.count <= 1
      #expect(isOne || engine.layout(String(trimmed), style).width <= width + 1, "seed \(seed), line \(index)")
      #expect(text.part(line.start, line.end).isSame(as: line.text), "seed \(seed)")
      #expect(text.isClusterBoundary(line.start), "seed \(seed)")
    }
    for _ in 0..<60 {
      let place = text.clusterBoundary(from: random.count(0...text.utf8.count)), line = lines.line(of: place)
      let found = lines.place(in: line, x: lines.x(of: place, in: line))
      #expect(abs(lines.x(of: found, in: line) - lines.x(of: place, in: line)) < 1e-6, "seed \(seed)")
    }
  }

  @Test("an edit leaves the other paragraphs as they are", arguments: 0..<10 as Range<UInt64>)
  func edits(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed), kept = AreaLines()
    var text = "one two three\nfour five\n\nsix"
    for _ in 0..<40 {
      let place = text.clusterBoundary(from: random.count(0...text.utf8.count))
      let piece = ["\n", "x ", "word", ""][random.count(0...3)]
      let end = piece.isEmpty ? text.clusterEnd(after: place) : place
      text = text.part(0, place) + piece + text.part(end, text.utf8.count)
      kept.set(text, style, width: 90, engine)
      var fresh = AreaLines()
      fresh.set(text, style, width: 90, engine)
      #expect(kept.lines == fresh.lines, "seed \(seed)")
    }
  }
}
