import KnurlGeometry
import TestSupport
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("edges and centre follow from origin and size")
  func edges() {
    #expect((rect.minX, rect.minY) == (10, 20))
    #expect((rect.maxX, rect.maxY) == (40, 60))
    #expect((rect.width, rect.height) == (30, 40))
    #expect(rect.center == Point(x: 25, y: 40))
    #expect(Rect(center: rect.center, size: rect.size) == rect)
    #expect(Rect(origin: rect.origin, size: rect.size) == rect)
    #expect(Rect(center: .zero, radius: 2) == Rect(x: -2, y: -2, width: 4, height: 4))
  }

  @Test("the left and upper edges belong to the rectangle, the others do not")
  func containment() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
    #expect(!rect.contains(Point(x: .nan, y: 30)))
    #expect(!Rect.zero.contains(.zero))
  }

  @Test("a rectangle without extent or with a broken one is empty", arguments: [0, -1, Double.nan, -Double.infinity])
  func emptiness(number: Double) {
    #expect(!rect.isEmpty)
    #expect(Rect(x: 0, y: 0, width: number, height: 1).isEmpty)
    #expect(Rect(x: 0, y: 0, width: 1, height: number).isEmpty)
  }

  @Test("one number that is not finite makes the rectangle so")
  func finiteness() {
    #expect(rect.isFinite)
    #expect(!Rect(x: .nan, y: 0, width: 1, height: 1).isFinite)
    #expect(!Rect(x: 0, y: 0, width: .infinity, height: 1).isFinite)
    #expect(!Rect(x: 0, y: 0, width: 1, height: .nan).isFinite)
  }

  @Test("what does not meet has an empty common part")
  func apart() {
    let common = rect.intersection(Rect(x: 100, y: 100, width: 5, height: 5))
    #expect(common.isEmpty)
    #expect(common.size == .zero)
    #expect(rect.intersection(Rect(x: 40, y: 20, width: 5, height: 5)).isEmpty)
  }

  @Test("an empty rectangle counts for nothing in a union")
  func unionWithEmpty() {
    let empty = Rect(x: -100, y: 0, width: 0, height: 5)
    #expect(rect.union(empty) == rect)
    #expect(empty.union(rect) == rect)
  }

  @Test("a point lies in the common part where it lies in both, and in the union where in one", arguments: seeds)
  func setAlgebra(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func side() -> Double { generator.number(1...12).rounded() }
    func random() -> Rect { Rect(x: side(), y: side(), width: side(), height: side()) }
    for _ in 0..<300 {
      let first = random(), second = random(), point = Point(x: side(), y: side())
      let common = first.intersection(second), union = first.union(second)
      #expect(common.contains(point) == (first.contains(point) && second.contains(point)), "\(first) \(second)")
      #expect(union.contains(point) || !(first.contains(point) || second.contains(point)), "\(first) \(second)")
      #expect(common == second.intersection(first))
      #expect(union == second.union(first))
    }
  }

  @Test("insets move edges inwards, negative ones outwards, and no side falls below zero")
  func insets() {
    #expect(
      rect.inset(by: Insets(left: 1, top: 2, right: 3, bottom: 4)) == Rect(x: 11, y: 22, width: 26, height: 34))
    #expect(rect.inset(by: -5) == Rect(x: 5, y: 15, width: 40, height: 50))
    #expect(rect.inset(by: 100).size == .zero)
  }

  @Test("moving keeps the size")
  func moving() {
    #expect(rect.moved(by: Vector(x: -10, y: 5)) == Rect(x: 0, y: 25, width: 30, height: 40))
  }

  @Test("a negative size covers the same place as the positive one")
  func standardized() {
    #expect(
      Rect(x: 100, y: 100, width: -50, height: -20).standardized == Rect(x: 50, y: 80, width: 50, height: 20))
    #expect(rect.standardized == rect)
  }

  @Test("the distance to a point is zero inside, straight beside an edge and slanted beyond a corner")
  func distance() {
    #expect(rect.distance(to: rect.center) == 0)
    #expect(rect.distance(to: Point(x: 10, y: 20)) == 0)
    #expect(rect.distance(to: Point(x: 3, y: 30)) == 7)
    #expect(rect.distance(to: Point(x: 20, y: 65)) == 5)
    #expect(rect.distance(to: Point(x: 43, y: 64)) == 5)
  }
}
