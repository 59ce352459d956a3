import KnurlDrawing
import Testing

@Suite struct TextEngineTests {
  @Test("lettering is of regular weight, and outlines are filled, unless told otherwise")
  func defaults() {
    #expect(TextStyle(size: 9) == TextStyle(size: 9, weight: .regular))
    #expect(GlyphOutline(path: Path()).pen == nil)
  }

  @Test("a line is as high as ascent and descent together")
  func lineHeight() {
    #expect(TextMetrics(ascent: 8, descent: 3, capHeight: 7, xHeight: 5).lineHeight == 11)
  }
}
