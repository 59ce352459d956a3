import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct GlyphMasksTests {
  /// Full blue, neither dark nor light: its level is the coverage.
  private let even = Paint.color(Color(red: 0.5, green: 0.6, blue: 1))

  private final class Source: GlyphSource {
    let identity: UInt64 = 99
    func outline(of glyph: UInt32) -> GlyphOutline {
      switch glyph {
      case 0: GlyphOutline(path: Path())
      case 1: GlyphOutline(path: .rect(Rect(x: 0, y: -0.5, width: 0.5, height: 0.5)))
      default: GlyphOutline(path: .line(from: Point(x: 0.1, y: -0.5), to: Point(x: 0.1, y: 0)), pen: 0.1)
      }
    }
  }

  private func layout(_ glyph: UInt32, size: Double, x: Double = 0) -> TextLayout {
    TextLayout(
      glyphs: [PlacedGlyph(glyph: glyph, x: x, advance: 1, cluster: 0)], size: size,
      metrics: TextMetrics(ascent: size, descent: 0, capHeight: size, xHeight: size), source: Source())
  }

  @Test func fillsOutlines() {
    let pixmap = painted(40, 40) { $0.text(layout(1, size: 20), at: Point(x: 10, y: 30), even) }
    for y in 0..<40 {
      for x in 0..<40 { #expect(pixmap.level(x, y) == (x >= 10 && x < 20 && y >= 20 && y < 30 ? 255 : 0)) }
    }
  }

  @Test func drawsLinesWithARoundPen() {
    let pixmap = painted(40, 40) { $0.text(layout(2, size: 20), at: Point(x: 10, y: 30), even) }
    #expect(pixmap.level(11, 25) == 255)
    #expect(pixmap.level(12, 25) == 255)
    #expect(pixmap.level(10, 25) == 0)
    #expect((50...220).contains(pixmap.level(11, 30)))
  }

  @Test func placesAreQuartersOfAPixelRoundedHalfUp() {
    func sum(_ x: Double, _ column: Int) -> Int {
      painted(40, 40) { $0.text(layout(1, size: 20, x: x), at: Point(x: 10, y: 30), even) }.level(column, 25)
    }
    #expect(sum(0.12, 10) == 255)
    #expect(sum(0.125, 10) == 191)
    #expect(sum(0.5, 10) == 128)
    #expect(sum(0.87, 10) == 64)
    #expect(sum(0.875, 10) == 0)
    #expect(sum(-0.13, 9) == 64)
  }

  @Test func linesOfBaselinesAreWhole() {
    let first = painted(40, 40) { $0.text(layout(1, size: 20), at: Point(x: 10, y: 30.4), even) }
    let second = painted(40, 40) { $0.text(layout(1, size: 20), at: Point(x: 10, y: 29.5), even) }
    #expect(difference(first, second) == nil)
  }

  @Test func scalesWithPixels() {
    let pixmap = painted(80, 80, scale: 2) { $0.text(layout(1, size: 20), at: Point(x: 10, y: 30), even) }
    #expect(pixmap.sum == 400 * 255)
    #expect(painted(40, 40) { $0.text(layout(0, size: 20), at: Point(x: 10, y: 30), even) }.sum == 0)
  }
}
