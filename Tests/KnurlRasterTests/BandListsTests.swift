import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct BandListsTests {
  @Test func commandsComeInOrderInEachBandTheyReach() {
    func command(_ top: Int32, _ bottom: Int32) -> PlacedCommand {
      PlacedCommand(box: PixelBox(left: 0, top: top, right: 9, bottom: bottom), hash: 1, layer: 0)
    }
    let lists = BandLists()
    for _ in 0..<2 {
      lists.prepare([command(0, 96), command(31, 33), command(5, 5), command(64, 65), command(0, 32)], bands: 3)
      var found: [[Int32]] = []
      for band in 0..<3 { unsafe lists.with(band: band) { unsafe found.append(Array($0)) } }
      #expect(found == [[0, 1, 4], [0, 1], [0, 3]])
    }
  }
}
