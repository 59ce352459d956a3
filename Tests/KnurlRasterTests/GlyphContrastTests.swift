import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct GlyphContrastTests {
  private static let all: [GlyphContrast] = [.dark, .none, .light]

  @Test("nothing stays nothing, all stays all, and more is never less", arguments: all)
  func monotone(contrast: GlyphContrast) {
    #expect(contrast.coverage(0) == 0 && contrast.coverage(255) == 255)
    for a in 1...255 { #expect(contrast.coverage(a) >= contrast.coverage(a - 1)) }
    for a in 0...255 { #expect(abs(contrast.coverage(a) - a) <= 13) }
  }

  @Test("light letters gain weight, dark ones contrast, those between nothing")
  func kinds() {
    for a in 0...255 {
      #expect(GlyphContrast.none.coverage(a) == a)
      #expect(GlyphContrast.light.coverage(a) >= a)
      #expect(a < 128 ? GlyphContrast.dark.coverage(a) <= a : GlyphContrast.dark.coverage(a) >= a)
      // What one half of the scale gains, the other one loses.
      #expect(GlyphContrast.dark.coverage(a) + GlyphContrast.dark.coverage(255 - a) == 255)
    }
    #expect(GlyphContrast.light.coverage(128) == 141)
  }

  @Test("luminance decides, whatever the alpha")
  func colors() {
    for alpha in [1, 0.5, 0.1] {
      func contrast(_ color: Color) -> GlyphContrast { GlyphContrast(color: color.opacity(alpha).premultiplied) }
      #expect(contrast(.white) == .light)
      #expect(contrast(.black) == .dark)
      #expect(contrast(Color(white: 0.5)) == GlyphContrast.none)
      #expect(contrast(Color(hex: 0x0000ff)) == .dark)
      #expect(contrast(Color(hex: 0xffff00)) == .light)
    }
  }

  private final class Block: GlyphSource {
    let identity: UInt64 = 77
    func outline(of glyph: UInt32) -> GlyphOutline {
      GlyphOutline(path: .rect(Rect(x: 0, y: -1, width: 0.5, height: 1)))
    }
  }

  @Test("letters of two lights at one size have masks of their own")
  func masks() {
    let layout = TextLayout(
      glyphs: [PlacedGlyph(glyph: 1, x: 0, advance: 1, cluster: 0)], size: 8,
      metrics: TextMetrics(ascent: 8, descent: 0, capHeight: 8, xHeight: 8), source: Block())
    let pixmap = Pixmap(width: 40, height: 20)
    pixmap.paint(background: .black) { c in
      c.fill(.rect(Rect(x: 20, y: 0, width: 20, height: 20)), .color(.white))
      c.text(layout, at: Point(x: 4.5, y: 15), .color(.white))
      c.text(layout, at: Point(x: 24.5, y: 15), .color(.black))
    }
    // Half of the first column, all of the next one.
    #expect(pixmap.level(4, 12) == 141 && pixmap.level(5, 12) == 255)
    #expect(pixmap.level(24, 12) == 127 && pixmap.level(25, 12) == 0)
  }
}
