import KnurlGeometry
import Testing

@Suite struct PointTests {
  @Test("a displacement leads from one point to another and back")
  func displacement() {
    let start = Point(x: 1, y: 2), end = Point(x: 4, y: 6)
    #expect(end - start == Vector(x: 3, y: 4))
    #expect(start + (end - start) == end)
    #expect(end - Vector(x: 3, y: 4) == start)
    var moved = start
    moved += Vector(x: -1, y: -2)
    #expect(moved == .zero)
  }

  @Test("the distance is that of the straight line, both ways")
  func distance() {
    let start = Point(x: 1, y: 2), end = Point(x: 4, y: 6)
    #expect(start.distance(to: end) == 5)
    #expect(end.distance(to: start) == 5)
  }

  @Test("one coordinate that is not finite makes the point so", arguments: [Double.nan, .infinity, -Double.infinity])
  func finiteness(number: Double) {
    #expect(Point(x: 1e300, y: -1e300).isFinite)
    #expect(!Point(x: number, y: 0).isFinite)
    #expect(!Point(x: 0, y: number).isFinite)
  }
}
