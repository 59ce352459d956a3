import KnurlDrawing
import KnurlGeometry
import Testing

@testable import KnurlRaster

@Suite struct GlyphMasksOverlapTests {
  /// A stem, `strokes` times one over the other.
  private final class Stems: GlyphSource {
    let identity: UInt64
    private let strokes: Int

    init(strokes: Int) {
      (self.strokes, identity) = (strokes, UInt64(strokes))
    }

    func outline(of glyph: UInt32) -> GlyphOutline {
      var path = Path()
      for _ in 0..<strokes {
        path.move(to: Point(x: 0.13, y: -0.66))
        path.line(to: Point(x: 0.13, y: -0.04))
      }
      return GlyphOutline(path: path, pen: 0.084)
    }
  }

  @Test("strokes one over the other come out almost as one alone, at the sizes of text", arguments: [11, 13, 26, 80])
  func overlap(size: Int) {
    let masks = GlyphMasks()
    defer { withExtendedLifetime(masks) {} }
    let (once, twice) = (Stems(strokes: 1), Stems(strokes: 2))
    for phase in 0..<4 {
      let single = masks.mask(1, of: once, size: size << 6, phase: phase)
      let double = masks.mask(1, of: twice, size: size << 6, phase: phase)
      #expect(single.left == double.left && single.top == double.top)
      for y in 0..<single.height {
        for x in 0..<single.width {
          #expect(abs(Int(single[x, y]) - Int(double[x, y])) <= 48)
        }
      }
    }
  }

  @Test("a mask covers the area of its stroke", arguments: [13, 26, 80, 200, 400])
  func area(size: Int) {
    let masks = GlyphMasks()
    defer { withExtendedLifetime(masks) {} }
    let placed = masks.mask(1, of: Stems(strokes: 1), size: size << 6, phase: 1)
    var sum = 0
    for y in 0..<placed.height {
      for x in 0..<placed.width { sum += Int(placed[x, y]) }
    }
    let (pen, em) = (0.084, Double(size))
    let expected = (pen * 0.62 + .pi * pen * pen / 4) * em * em
    #expect(abs(Double(sum) / 255 / expected - 1) < 0.03)
  }
}
