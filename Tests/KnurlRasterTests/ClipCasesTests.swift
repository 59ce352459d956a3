import KnurlDrawing
import Testing

@testable import KnurlRaster

/// Known hard cases of rasterizers: clips and letters at the border.
@Suite struct ClipCasesTests {
  private func everything(_ canvas: Canvas) {
    canvas.fill(.rect(Rect(x: -500, y: -500, width: 2000, height: 2000)), white)
    canvas.stroke(lines([(-9, 4), (70, 60)]), white, Stroke(width: 3))
  }

  @Test("case 31: a clip outside, and one without extent, lets nothing through")
  func outside() {
    let clips = [
      Rect(x: -100, y: -100, width: 50, height: 50), Rect(x: 10, y: 10, width: 0, height: 20),
      Rect(x: 500, y: 3, width: 20, height: 20), Rect(x: 10, y: 10, width: .nan, height: 5),
    ]
    for clip in clips {
      for path in [Path.rect(clip), .roundedRect(clip, radius: 4)] {
        #expect(painted(64, 48) { c in c.clip(to: path) { everything(c) } }.sum == 0)
      }
    }
    let beyond = painted(64, 48) { c in c.clip(to: .rect(Rect(x: 60, y: -9, width: 500, height: 500))) { everything(c) }
    }
    #expect(beyond.sum == 4 * 48 * 255)
    // A negative size covers the same place as its positive twin.
    let negative = painted(64, 48) { c in c.clip(to: .rect(Rect(x: 10, y: 10, width: -5, height: 20))) { everything(c) }
    }
    #expect(negative.sum == 5 * 20 * 255)
  }

  @Test("case 46: the same clip twice is the same as once, and different ones multiply")
  func nested() {
    let outer = Path.roundedRect(Rect(x: 4.3, y: 5.6, width: 50, height: 36), radius: 12)
    let inner = Path.roundedRect(Rect(x: 10.5, y: 2.2, width: 50, height: 30), radius: 9)
    func clipped(_ paths: [Path]) -> Pixmap {
      func draw(_ rest: ArraySlice<Path>, _ c: Canvas) {
        guard let first = rest.first else { return everything(c) }
        c.clip(to: first) { draw(rest.dropFirst(), c) }
      }
      return painted(64, 48) { draw(paths[...], $0) }
    }
    let one = clipped([outer]), other = clipped([inner]), both = clipped([outer, inner])
    #expect(difference(clipped([outer, outer]), one) == nil)
    for y in 0..<48 {
      for x in 0..<64 {
        let product = (one.level(x, y) * other.level(x, y) + 127) / 255
        #expect(both.level(x, y) == product)
      }
    }
  }

  private final class Bar: GlyphSource {
    let identity: UInt64 = 51
    func outline(of glyph: UInt32) -> GlyphOutline {
      GlyphOutline(path: .rect(Rect(x: 0, y: -1, width: 0.1, height: 1)))
    }
  }

  @Test(
    "case 51: a glyph one pixel wide in the last column writes nothing beside it", arguments: [1, 8, 9, 16, 40, 64])
  func lastColumn(width: Int) {
    let pixmap = Pixmap(width: width, height: 12)
    unsafe pixmap.withUnsafePixels { pixels in
      for index in pixels.indices { unsafe pixels[index] = 0x1234_5678 }
    }
    let layout = TextLayout(
      glyphs: [PlacedGlyph(glyph: 1, x: 0, advance: 1, cluster: 0)], size: 10,
      metrics: TextMetrics(ascent: 10, descent: 0, capHeight: 10, xHeight: 10), source: Bar())
    pixmap.paint(background: .black) { $0.text(layout, at: Point(x: Double(width - 1), y: 11), white) }
    for y in 0..<12 {
      for x in 0..<width { #expect(pixmap.level(x, y) == (x == width - 1 && y >= 1 && y < 11 ? 255 : 0)) }
    }
    unsafe pixmap.withUnsafePixels { pixels in
      for y in 0..<12 {
        for x in width..<pixmap.stride { #expect(unsafe pixels[y * pixmap.stride + x] == 0x1234_5678) }
      }
    }
  }
}
