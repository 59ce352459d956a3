import Testing

@testable import KnurlControls

@Suite struct SpatialSearchTests {
  private func nearest(_ direction: PadDirection, from: Rect, anchor: Point? = nil, _ others: [Rect]) -> Int? {
    search(direction, from, anchor, others).nearest
  }

  private func search(_ direction: PadDirection, _ from: Rect, _ anchor: Point?, _ others: [Rect]) -> SpatialSearch {
    var search = SpatialSearch(direction, from: from, anchor: anchor ?? from.center)
    for (index, other) in others.enumerated() { search.add(other, index) }
    return search
  }

  private func box(_ x: Double, _ y: Double, _ width: Double = 40, _ height: Double = 20) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test("what is straight ahead goes before what is nearer beside it")
  func beam() {
    #expect(nearest(.right, from: box(0, 0), [box(50, 25), box(200, 0)]) == 1)
    #expect(nearest(.down, from: box(0, 0), [box(45, 22), box(0, 300)]) == 1)
  }

  @Test("of the next row that counts which is nearest to the anchor, however uneven the row is")
  func row() {
    let row = [box(0, 100), box(100, 96, 40, 30), box(200, 102)]
    #expect(nearest(.down, from: box(0, 0, 240), row) == 1)
    #expect(nearest(.down, from: box(0, 0, 240), anchor: Point(x: 210, y: 0), row) == 2)
    #expect(nearest(.down, from: box(0, 0, 240), anchor: Point(x: 900, y: 0), row) == 2)
  }

  @Test("beside the beam the nearer one counts, across twice; what lies back never does")
  func beside() {
    #expect(nearest(.right, from: box(0, 0), [box(90, 30), box(60, 100)]) == 0)
    #expect(nearest(.left, from: box(100, 0), [box(200, 0), box(150, 0)]) == nil)
    #expect(nearest(.up, from: box(0, 0), [box(0, 0), box(0, 40)]) == nil)
  }

  @Test("a wide one that overlaps is found when its middle is beyond the edge")
  func overlapping() {
    #expect(nearest(.right, from: box(100, 150, 80, 30), [box(86, 33, 228, 34)]) == 0)
    #expect(nearest(.right, from: box(0, 150, 80, 30), [box(0, 33, 100, 34)]) == nil)
  }

  @Test("at the end of a row one comes out at its beginning")
  func wrapping() {
    let cells = [box(0, 0), box(100, 0), box(200, 0), box(0, 50)]
    #expect(search(.right, box(300, 0), nil, cells).wrapped == 0)
    #expect(search(.left, box(-100, 0), nil, cells).wrapped == 2)
    #expect(search(.up, box(0, -50), nil, cells).wrapped == 3)
  }

  @Test("frames without extent, or as wide as numbers go, harm nothing")
  func absurd() {
    let huge = 1e300
    for direction in PadDirection.allCases {
      _ = nearest(direction, from: .zero, [.zero, box(huge, huge, huge, huge), box(-huge, -huge, 0, 0)])
      #expect(nearest(direction, from: .zero, []) == nil)
    }
  }
}
