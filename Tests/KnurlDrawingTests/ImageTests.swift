import Testing

@testable import KnurlDrawing

@Suite struct ImageTests {
  @Test("later changes of a pixmap do not reach the pictures made of it")
  func independence() {
    let pixmap = patterned(4, 3)
    let image = Image(copying: pixmap), hash = pixmap.contentHash
    unsafe pixmap.withUnsafePixels { unsafe $0.update(repeating: 0) }
    #expect(image.contentHash == hash)
    #expect(unsafe image.pixels.contentHash == hash)
    #expect(unsafe image.pixels[3, 2] == 0xff00_0302)
    #expect(image.isOpaque)
  }

  @Test("a picture is one point a pixel large")
  func size() {
    #expect(Image(copying: Pixmap(width: 4, height: 3)).size == Size(width: 4, height: 3))
    #expect(Image(copying: Pixmap(width: 0, height: 0)).size == .zero)
  }

  @Test("equal pictures have equal hashes")
  func hashes() {
    #expect(Image(copying: patterned(4, 3)).contentHash == Image(copying: patterned(4, 3)).contentHash)
    #expect(Image(copying: patterned(4, 3)).contentHash != Image(copying: patterned(3, 4)).contentHash)
  }

  @Test("a picture for more pixels a point is as many times smaller", arguments: [0, -1, Double.nan, .infinity])
  func scales(broken: Double) {
    let twice = Image(copying: Pixmap(width: 4, height: 3), pixelsPerPoint: 2)
    #expect(twice.size == Size(width: 2, height: 1.5))
    #expect(twice.bounds == PixelRect(x: 0, y: 0, width: 4, height: 3))
    let image = Image(copying: Pixmap(width: 4, height: 3), pixelsPerPoint: broken)
    #expect(image.pixelsPerPoint == 1 && image.size == Size(width: 4, height: 3))
  }
}
