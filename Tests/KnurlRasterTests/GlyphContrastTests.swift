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

  @Test("letters of two lights at one size have masks of their own")
  func masks() {
    func level(_ color: Double) -> Double {
      let pixmap = Pixmap(width: 40, height: 20)
      pixmap.paint(background: color > 0.5 ? .black : .white) {
        $0.text("A", at: Point(x: 4.5, y: 15), size: 12, .color(Color(white: color)))
      }
      // Half of the box's left column.
      let value = Double(pixmap.level(4, 12))
      return color > 0.5 ? value : 255 - value
    }
    #expect(level(1) == 141 && abs(level(0) - 128) <= 1)
  }
}
