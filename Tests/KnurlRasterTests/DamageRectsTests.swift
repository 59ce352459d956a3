import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct DamageRectsTests {
  private func box(_ left: Int32, _ top: Int32, _ right: Int32, _ bottom: Int32) -> PixelBox {
    PixelBox(left: left, top: top, right: right, bottom: bottom)
  }

  @Test func joinsNeighbours() {
    var damage = DamageRects()
    damage.add(box(0, 0, 1024, 32))
    damage.add(box(1024, 0, 1500, 32))
    damage.endBand()
    damage.add(box(0, 32, 1500, 64))
    damage.endBand()
    damage.finish()
    #expect(damage.rects == [PixelRect(x: 0, y: 0, width: 1500, height: 64)])
  }

  @Test func keepsApartWhatDoesNotFit() {
    var damage = DamageRects()
    damage.add(box(0, 0, 64, 32))
    damage.add(box(128, 0, 192, 32))
    damage.endBand()
    damage.add(box(0, 32, 128, 64))
    damage.endBand()
    damage.endBand()
    damage.add(box(0, 96, 128, 128))
    damage.endBand()
    damage.finish()
    #expect(
      damage.rects == [
        PixelRect(x: 0, y: 0, width: 64, height: 32), PixelRect(x: 128, y: 0, width: 64, height: 32),
        PixelRect(x: 0, y: 32, width: 128, height: 32), PixelRect(x: 0, y: 96, width: 128, height: 32),
      ])
    damage.removeAll()
    #expect(damage.rects.isEmpty)
  }
}
