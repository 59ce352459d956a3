import Testing

@testable import KnurlDrawing

private final class Source: GlyphSource {
  let identity: UInt64

  init(_ identity: UInt64) {
    self.identity = identity
  }

  func outline(of glyph: UInt32) -> GlyphOutline { GlyphOutline(path: Path()) }
}

@Suite struct TextLayoutTests {
  private let metrics = TextMetrics(ascent: 8, descent: 2, capHeight: 7, xHeight: 5)

  private func layout(_ glyphs: [(UInt32, Double)], size: Double = 10, source: UInt64 = 1) -> TextLayout {
    TextLayout(
      glyphs: glyphs.map { PlacedGlyph(glyph: $0.0, x: $0.1, advance: 6, cluster: 0) }, size: size, metrics: metrics,
      source: Source(source))
  }

  @Test("the width is the sum of the advances")
  func width() {
    #expect(layout([(1, 0), (2, 6), (3, 12)]).width == 18)
    #expect(layout([]).width == 0)
  }

  @Test("the hash follows all that reaches pixels")
  func hash() {
    let layouts = [
      layout([]), layout([(1, 0)]), layout([(2, 0)]), layout([(1, 0.5)]), layout([(1, 0), (1, 6)]),
      layout([(1, 0)], size: 11), layout([(1, 0)], source: 2),
    ]
    #expect(Set(layouts.map(\.contentHash)).count == layouts.count)
    #expect(layout([(1, 0)]).contentHash == layout([(1, 0)]).contentHash)
  }
}
