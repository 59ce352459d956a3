import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct FlattenerTests {
  private func flattened(_ path: Path) -> [(vertices: [Vertex], isClosed: Bool)] {
    let canvas = Canvas(pixelsPerPoint: 1)
    canvas.fill(path, white)
    var flattener = Flattener()
    var result: [(vertices: [Vertex], isClosed: Bool)] = []
    unsafe canvas.list.words.withUnsafeBufferPointer { words in
      unsafe flattener.flatten(words.baseAddress.unsafelyUnwrapped + 1) { result.append(($0.vertices, $1)) }
    }
    return result
  }

  @Test func closedPathsGoOnFromTheirBeginning() {
    var path = lines([(1, 1), (5, 1), (5, 5)], isClosed: true)
    path.line(to: Point(x: 0, y: 9))
    let parts = flattened(path)
    #expect(parts.map(\.isClosed) == [true, false])
    #expect(parts[1].vertices[0].x == parts[0].vertices[0].x)
  }

  @Test func movesAloneAreNothing() {
    var path = Path()
    path.move(to: Point(x: 1, y: 1))
    path.move(to: Point(x: 2, y: 2))
    path.close()
    #expect(flattened(path).isEmpty)
  }

  @Test func curvesAreSmoothInside() {
    var path = Path()
    path.move(to: .zero)
    path.cubic(to: Point(x: 90, y: 0), control1: Point(x: 0, y: 60), control2: Point(x: 90, y: 60))
    path.quadratic(to: Point(x: 0, y: 0), control: Point(x: 50, y: -80))
    let vertices = flattened(path)[0].vertices
    #expect(vertices.filter { !$0.isSmooth }.count == 3)
    #expect(vertices.count > 20)
  }
}
