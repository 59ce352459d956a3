import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct PixmapPaintTests {
  @Test func backgroundsCoverWhatWasThere() {
    let pixmap = Pixmap(width: 33, height: 17)
    pixmap.paint(background: .white) { _ in }
    #expect(pixmap.sum == 33 * 17 * 255)
    pixmap.paint(background: Color(white: 1, alpha: 0.5), pixelsPerPoint: 3) { _ in }
    #expect(pixmap[32, 16] == 0x8080_8080)
    pixmap.paint(background: .clear, pixelsPerPoint: 1.25) { _ in }
    #expect(pixmap.sum == 0)
  }

  @Test("a scale beyond reason keeps the background", arguments: [1e-300, 1e-30, 1e30, 1e300, .nan, 0, -2])
  func oddScales(scale: Double) {
    let pixmap = Pixmap(width: 20, height: 20)
    pixmap.paint(background: .white, pixelsPerPoint: scale) { canvas in
      canvas.fill(.circle(center: Point(x: 3, y: 3), radius: 3), white)
      canvas.text("A", at: .zero, size: 10, white)
    }
    #expect(pixmap.sum == 400 * 255)
  }

  @Test func pointsArePixelsTimesScale() {
    let pixmap = painted(20, 20, scale: 2) { $0.fill(.rect(Rect(x: 1, y: 1, width: 3, height: 3)), white) }
    #expect(pixmap.sum == 36 * 255)
    #expect(pixmap.level(7, 7) == 255)
    #expect(pixmap.level(8, 8) == 0)
  }
}
