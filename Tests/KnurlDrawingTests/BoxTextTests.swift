import Testing

@testable import KnurlDrawing

@Suite struct BoxTextTests {
  private let engine = BoxText()

  @Test("every character is a box of one width, a space an empty one")
  func boxes() {
    let layout = engine.layout("a b", TextStyle(size: 100))
    #expect(layout.glyphs.map(\.glyph) == [1, 0, 1])
    #expect(zip(layout.glyphs, [0.0, 56, 112]).allSatisfy { abs($0.x - $1) < 1e-9 })
    #expect(abs(layout.width - 168) < 1e-9)
    #expect(layout.source.outline(of: 0).path.isEmpty)
    #expect(!layout.source.outline(of: 1).path.isEmpty)
    #expect(layout.source.outline(of: 1).pen == nil)
  }

  @Test("clusters are places in the UTF-8 of the line")
  func clusters() {
    let layout = engine.layout("aé€👩‍👧b", TextStyle(size: 10))
    #expect(layout.glyphs.map(\.cluster) == [0, 1, 3, 6, 17])
  }

  @Test("heights are shares of the size")
  func metrics() {
    let metrics = engine.metrics(TextStyle(size: 100))
    #expect(metrics == TextMetrics(ascent: 75, descent: 25, capHeight: 70, xHeight: 50))
  }

  @Test("no text has no boxes")
  func noText() {
    let layout = engine.layout("", TextStyle(size: 10))
    #expect(layout.glyphs.isEmpty && layout.width == 0)
  }
}
