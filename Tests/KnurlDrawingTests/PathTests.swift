import Testing

@testable import KnurlDrawing

@Suite struct PathTests {
  private func steps(_ path: Path) -> [PathElement] {
    var steps: [PathElement] = []
    path.appendElements(to: &steps)
    return steps
  }

  @Test("a path holds its steps in order")
  func order() {
    let a = Point(x: 1, y: 2), b = Point(x: 3, y: 4), c = Point(x: 5, y: 6)
    var path = Path()
    #expect(path.isEmpty)
    path.move(to: a)
    path.line(to: b)
    path.quadratic(to: c, control: a)
    path.cubic(to: a, control1: b, control2: c)
    path.close()
    #expect(!path.isEmpty)
    #expect(
      steps(path) == [.move(a), .line(b), .quadratic(c, control: a), .cubic(a, control1: b, control2: c), .close])
  }

  @Test("a path of 10 000 steps takes linear time to build and to record")
  func manySteps() {
    var path = Path()
    path.move(to: .zero)
    for index in 1..<10_000 { path.line(to: Point(x: Double(index % 100), y: Double(index / 100))) }
    let list = recorded { $0.fill(path, white) }
    #expect(list.words.count == 3 + 3 * 10_000 + 2)
    #expect(list.commands[0].box == PixelBox(left: 0, top: 0, right: 99, bottom: 99))
  }

  @Test("a copy does not follow the original")
  func independence() {
    var path = Path()
    path.move(to: .zero)
    let copy = path
    path.close()
    #expect(steps(copy) == [.move(.zero)])
  }

  @Test("steps go on behind a shape, and shapes join paths")
  func mixing() {
    let a = Point(x: 1, y: 2), b = Point(x: 3, y: 4)
    var path = Path.line(from: a, to: b)
    path.line(to: a)
    #expect(steps(path) == [.move(a), .line(b), .line(a)])
    path.add(.line(from: b, to: a))
    #expect(steps(path) == [.move(a), .line(b), .line(a), .move(b), .line(a)])
    path.add(path)
    #expect(steps(path).count == 10)
  }

  @Test("a shape is not empty")
  func shapes() {
    #expect(!Path.rect(.zero).isEmpty)
    #expect(!Path.circle(center: .zero, radius: 0).isEmpty)
  }
}
