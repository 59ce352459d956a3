import Testing

@testable import KnurlFonts

@Suite struct ClusterPlacesTests {
  /// Left ends and widths.
  private func places(_ starts: [Int], _ add: (inout ClusterPlaces) -> Void) -> [[Double]] {
    var places = ClusterPlaces(starts)
    add(&places)
    return places.clusters.map { [$0.x, $0.width] }
  }

  @Test("a glyph for several clusters is divided, from the side from which they are read")
  func divided() {
    #expect(
      places([0, 1, 2]) { $0.add(0, 3, x: 5, width: 30, isRightToLeft: false) } == [[5, 10], [15, 10], [25, 10]])
    #expect(places([0, 2]) { $0.add(0, 4, x: 0, width: 30, isRightToLeft: true) } == [[15, 15], [0, 15]])
  }

  @Test("several glyphs for one cluster are one place")
  func united() {
    let united = places([0, 4]) {
      $0.add(0, 3, x: 0, width: 10, isRightToLeft: false)
      $0.add(3, 4, x: 10, width: 6, isRightToLeft: false)
      $0.add(4, 5, x: 16, width: 9, isRightToLeft: false)
    }
    #expect(united == [[0, 16], [16, 9]])
  }

  @Test("a cluster without a glyph stands at the end of the one before")
  func missing() {
    #expect(places([0, 1]) { $0.add(0, 1, x: 2, width: 7, isRightToLeft: false) } == [[2, 7], [9, 0]])
  }
}
