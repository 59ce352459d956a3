import Testing

@testable import KnurlRaster

@Suite struct PolylineTests {
  @Test("each vertex but those within curves has a turn")
  func turns() {
    var line = Polyline()
    line.append(Vertex(0, 0))
    line.depart(Direction(0, 3))
    line.append(smooth: 4, 4)
    line.append(Vertex(8, 8), Turn(arrival: Direction(5, 0)))
    #expect(line.vertices.map(\.isSmooth) == [false, true, false])
    #expect(line.turns.map(\.departure) == [Direction(0, 3), .none])
    #expect(line.turns.map(\.arrival) == [.none, Direction(5, 0)])
    line.append(line)
    #expect(line.vertices.count == 6 && line.turns.count == 4)
    line.removeAll()
    #expect(line.vertices.isEmpty && line.turns.isEmpty)
  }

  @Test func directionsOfLengthOne() {
    #expect(Direction(3, 4).unit == Direction(0.6, 0.8) || abs(Direction(3, 4).unit.x - 0.6) < 1e-12)
    #expect(Direction.none.unit == .none && Direction.none.isNone)
    #expect(Direction(1, 0).cross(Direction(0, 2)) == 2 && Direction(1, 2).dot(Direction(3, 4)) == 11)
  }
}
