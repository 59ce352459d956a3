import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct MaskMakerTests {
  @Test func tilesFitTogether() {
    let maker = MaskMaker()
    let bounds = maker.begin { edges in
      edges.fill(RoundedBox(circleAtX: 1100 << 8, y: 90 << 8, radius: 80 << 8))
      return .nonZero
    }
    #expect(bounds == PixelBox(left: 1020, top: 10, right: 1180, bottom: 170))
    let mask = maker.mask(PixelBox(left: 0, top: 0, right: 1200, bottom: 180))
    for y in 10..<170 {
      for x in 1020..<1180 { #expect(mask[x, y] == mask[2199 - x, y]) }
    }
    #expect(mask[1100, 90] == 255)
    #expect(mask[1000, 90] == 0)
  }

  @Test func moves() {
    let maker = MaskMaker()
    maker.begin { edges in
      edges.fill(RoundedBox(left: 0, top: 0, right: 512, bottom: 512, topLeft: 0))
      return .nonZero
    }
    maker.move(128, 256)
    #expect(maker.bounds == PixelBox(left: 0, top: 1, right: 3, bottom: 3))
    let mask = maker.mask(maker.bounds)
    #expect((0..<3).map { mask[$0, 0] } == [128, 255, 128])
    maker.begin { _ in .nonZero }
    #expect(maker.bounds.isEmpty)
  }
}
