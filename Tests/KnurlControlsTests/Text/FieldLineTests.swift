import KnurlText
import TestSupport
import Testing

@testable import KnurlControls

@Suite struct FieldLineTests {
  private let engine = EngravedText(), style = TextStyle(size: 14)

  @Test("the caret stays inside, and the text does not scroll for less")
  func reveals() {
    var line = FieldLine()
    let text = String(repeating: "abcdefgh ", count: 20)
    line.set(text, style)
    line.reveal(0, width: 100, engine)
    #expect(line.firstPosition == 0)
    line.reveal(text.utf8.count, width: 100, engine)
    #expect(abs(line.position(of: text.utf8.count, width: 100, engine) - 100) < 1e-9)
    let scrolled = line.firstPosition
    line.reveal(text.utf8.count - 5, width: 100, engine)
    #expect(line.firstPosition == scrolled)
    line.reveal(0, width: 100, engine)
    #expect(line.firstPosition == 0)
    line.reveal(text.utf8.count, width: 100, engine)
    line.set("abc", style)
    line.reveal(3, width: 100, engine)
    #expect(line.firstPosition == 0 && line.firstPiece == 0)
  }

  @Test(
    "places and positions agree across pieces, wherever the line is scrolled to",
    arguments: [1, 2, 3, 5, 8] as [UInt64])
  func pieces(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed), line = FieldLine()
    let text = (0..<900).map { "\($0) é 日" }.joined(separator: ",")
    line.set(text, style)
    for _ in 0..<60 {
      let place = text.clusterBoundary(from: random.count(0...text.utf8.count))
      line.reveal(place, width: 300, engine)
      let position = line.position(of: place, width: 300, engine)
      #expect(position >= -1e-6 && position <= 300 + 1e-6, "seed \(seed)")
      #expect(line.place(at: position, engine) == place, "seed \(seed)")
    }
  }

  @Test("of a megabyte only what is seen is laid out")
  func large() {
    final class Counting: TextEngine {
      let engine = EngravedText()
      var characters = 0
      func metrics(_ style: TextStyle) -> TextMetrics { engine.metrics(style) }
      func layout(_ text: String, _ style: TextStyle) -> TextLayout {
        characters += text.utf8.count
        return engine.layout(text, style)
      }
    }
    let counting = Counting()
    var line = FieldLine()
    let text = String(repeating: "x", count: 1 << 20)
    line.set(text, style)
    line.reveal(text.utf8.count, width: 300, counting)
    var seen = 0
    line.visit(width: 300, counting) { layout, _ in seen += layout.glyphs.count }
    #expect(counting.characters < 8192 && seen >= 300 / 14)
  }
}
