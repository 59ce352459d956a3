import KnurlControls

/// Letters of one width and no shape: layout without a face.
final class EngineForTests: TextEngine {
  private final class Source: GlyphSource {
    let identity: UInt64 = 1
    func outline(of glyph: UInt32) -> GlyphOutline { GlyphOutline(path: Path()) }
  }

  private let source = Source()

  func metrics(_ style: TextStyle) -> TextMetrics {
    let size = style.size
    return TextMetrics(ascent: size * 0.75, descent: size * 0.25, capHeight: size * 0.7, xHeight: size * 0.5)
  }

  func layout(_ text: String, _ style: TextStyle) -> TextLayout {
    let advance = style.size * 0.5
    let glyphs = text.enumerated().map {
      PlacedGlyph(glyph: 1, x: Double($0.offset) * advance, advance: advance, cluster: $0.offset)
    }
    return TextLayout(glyphs: glyphs, size: style.size, metrics: metrics(style), source: source)
  }
}
