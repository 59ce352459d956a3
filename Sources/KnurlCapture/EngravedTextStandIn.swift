import KnurlDrawing
/// Boxes for letters: what a canvas draws that was given no text engine.
// TODO: delete once the built-in face is there.
final class EngravedText: TextEngine {
  private final class Boxes: GlyphSource {
    let identity: UInt64 = 0x426f_7865_73

    func outline(of glyph: UInt32) -> GlyphOutline {
      GlyphOutline(path: glyph == 0 ? Path() : .rect(Rect(x: 0.05, y: -0.7, width: 0.46, height: 0.7)))
    }
  }

  private let boxes = Boxes()

  func metrics(_ style: TextStyle) -> TextMetrics {
    let size = style.size
    return TextMetrics(ascent: size * 0.75, descent: size * 0.25, capHeight: size * 0.7, xHeight: size * 0.5)
  }

  func layout(_ text: String, _ style: TextStyle) -> TextLayout {
    var glyphs: [PlacedGlyph] = []
    var cluster = 0
    for character in text {
      let advance = style.size * 0.56
      let isSpace = character == " "
      glyphs.append(
        PlacedGlyph(glyph: isSpace ? 0 : 1, x: Double(glyphs.count) * advance, advance: advance, cluster: cluster))
      cluster += character.utf8.count
    }
    return TextLayout(glyphs: glyphs, size: style.size, metrics: metrics(style), source: boxes)
  }
}
