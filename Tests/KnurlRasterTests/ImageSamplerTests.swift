import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct ImageSamplerTests {
  private func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Image {
    let pixmap = Pixmap(width: width, height: height)
    let stride = pixmap.stride
    unsafe pixmap.withUnsafePixels { pixels in
      for y in 0..<height { for x in 0..<width { unsafe pixels[y * stride + x] = pixel(x, y) } }
    }
    return Image(copying: pixmap)
  }

  @Test func copiesAtWholePixels() {
    let picture = image(7, 5) { x, y in 0xff00_0000 | UInt32(x * 30 + y) }
    let pixmap = painted(20, 20) { $0.image(picture, in: Rect(x: 3, y: 4, width: 7, height: 5)) }
    let source = unsafe picture.pixels
    for y in 0..<5 { for x in 0..<7 { #expect(pixmap[x + 3, y + 4] == source[x, y]) } }
    #expect(pixmap[2, 4] == 0xff00_0000)
    #expect(pixmap[10, 4] == 0xff00_0000)
  }

  @Test func opaquePicturesStayOpaque() {
    let picture = image(13, 11) { x, y in 0xff00_0000 | UInt32(x * 10) << 16 | UInt32(y * 20) }
    let pixmap = painted(40, 40) { canvas in
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 40)), .color(Color(hex: 0xff0000)))
      canvas.image(picture, in: Rect(x: 2, y: 2, width: 13 * 1.37, height: 11 * 1.37))
    }
    #expect(pixmap.isOpaque)
    #expect(pixmap[2, 2] & 0xff_ffff == 0)  // The corner's edges are clamped, and nothing of the red is left.
  }

  @Test func mixesBetweenCentres() {
    let picture = image(2, 1) { x, _ in x == 0 ? 0xff00_0000 : 0xffff_ffff }
    let pixmap = painted(8, 4) { $0.image(picture, in: Rect(x: 0, y: 0, width: 8, height: 4)) }
    #expect((0..<8).map { pixmap.level($0, 1) } == [0, 0, 32, 96, 159, 223, 255, 255])
  }

  @Test func opacityCounts() {
    let picture = image(4, 4) { _, _ in 0xffff_ffff }
    let pixmap = painted(8, 8) { $0.image(picture, in: Rect(x: 1, y: 1, width: 4, height: 4), opacity: 0.5) }
    #expect(pixmap.level(2, 2) == 128)
  }
}
