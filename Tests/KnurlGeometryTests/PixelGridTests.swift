import KnurlGeometry
import TestSupport
import Testing

@Suite struct PixelGridTests {
  @Test("one pixel a point stands in for a scale without sense", arguments: [0, -2, Double.nan, .infinity])
  func brokenScales(scale: Double) {
    #expect(PixelGrid(pixelsPerPoint: scale).pixelsPerPoint == 1)
  }

  @Test("coordinates go to the nearest pixel, halves upwards")
  func rounding() {
    let grid = PixelGrid(pixelsPerPoint: 2)
    #expect(grid.pixel(3.2) == 6)
    #expect(grid.pixel(3.25) == 7)
    #expect(grid.pixel(-3.25) == -6)
    #expect(grid.snapped(3.3) == 3.5)
    #expect(grid.points(7) == 3.5)
  }

  @Test("pixels are clamped to 2^30 either way")
  func limits() {
    let grid = PixelGrid(pixelsPerPoint: 2)
    #expect(grid.pixel(1e38) == 1 << 30)
    #expect(grid.pixel(.infinity) == 1 << 30)
    #expect(grid.pixel(-1e300) == -(1 << 30))
    #expect(grid.pixel(.nan) == -(1 << 30))
  }

  @Test("a length is a whole number of pixels, and not lost unless it was none")
  func lengths() {
    let grid = PixelGrid(pixelsPerPoint: 1.5)
    #expect(grid.snappedLength(0) == 0)
    #expect(grid.snappedLength(-4) == 0)
    #expect(grid.snappedLength(0.01) == 1 / 1.5)
    #expect(grid.snappedLength(2) == 2)
    #expect(grid.snappedLength(1.4) == 2 / 1.5)
  }

  @Test("a snapped rectangle has all edges on pixel edges", arguments: [1, 1.25, 1.5, 2, 3.0])
  func rectangles(scale: Double) {
    let grid = PixelGrid(pixelsPerPoint: scale)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let rect = Rect(
        x: generator.number(-50...50), y: generator.number(-50...50), width: generator.number(0...50),
        height: generator.number(0...50))
      let snapped = grid.snapped(rect)
      for (edge, old) in [
        (snapped.minX, rect.minX), (snapped.maxX, rect.maxX), (snapped.minY, rect.minY), (snapped.maxY, rect.maxY),
      ] {
        let pixels = edge * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-9 && abs(edge - old) * scale <= 0.5 + 1e-9, "\(rect)")
      }
    }
  }
}
