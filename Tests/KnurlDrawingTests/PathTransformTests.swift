import TestSupport
import Testing

@testable import KnurlDrawing

@Suite struct PathTransformTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  private func steps(_ path: Path) -> [PathElement] {
    var steps: [PathElement] = []
    path.forEachElement { steps.append($0) }
    return steps
  }

  @Test("the identity changes no path")
  func identity() {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.quadratic(to: Point(x: 3, y: 4), control: Point(x: 5, y: 6))
    path.cubic(to: Point(x: 7, y: 8), control1: Point(x: 9, y: 1), control2: Point(x: 2, y: 3))
    path.close()
    for path in [path, .rect(rect), .circle(center: .zero, radius: 3), .line(from: .zero, to: Point(x: 1, y: 1))] {
      #expect(path.transformed(by: .identity) == path)
    }
    #expect(Path().transformed(by: .scale(3)).isEmpty)
  }

  @Test("every place of a path goes where the map puts it")
  func places() {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.quadratic(to: Point(x: 3, y: 4), control: Point(x: 5, y: 6))
    path.cubic(to: Point(x: 7, y: 8), control1: Point(x: 9, y: 1), control2: Point(x: 2, y: 3))
    path.line(to: .zero)
    let map = Transform(a: 2, b: 1, c: -1, d: 3, offset: Vector(x: 10, y: 20))
    func p(_ x: Double, _ y: Double) -> Point { map.applied(to: Point(x: x, y: y)) }
    #expect(
      steps(path.transformed(by: map)) == [
        .move(p(1, 2)), .quadratic(p(3, 4), control: p(5, 6)), .cubic(p(7, 8), control1: p(9, 1), control2: p(2, 3)),
        .line(p(0, 0)),
      ])
  }

  @Test("moved, scaled and mirrored along the axes a rectangle stays one, with its corners in their new places")
  func rectangles() {
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    let path = Path.roundedRect(rect, radii: radii)
    #expect(
      path.transformed(by: .scale(2))
        == .roundedRect(
          Rect(x: 20, y: 40, width: 60, height: 80),
          radii: CornerRadii(topLeft: 2, topRight: 4, bottomRight: 6, bottomLeft: 8)))
    #expect(
      path.transformed(by: .scale(x: -1, y: 1))
        == .roundedRect(
          Rect(x: -40, y: 20, width: 30, height: 40),
          radii: CornerRadii(topLeft: 2, topRight: 1, bottomRight: 4, bottomLeft: 3)))
    #expect(
      path.transformed(by: .scale(x: 1, y: -1))
        == .roundedRect(
          Rect(x: 10, y: -60, width: 30, height: 40),
          radii: CornerRadii(topLeft: 4, topRight: 3, bottomRight: 2, bottomLeft: 1)))
    #expect(Path.rect(rect).transformed(by: .scale(x: 2, y: 3)) == .rect(Rect(x: 20, y: 60, width: 60, height: 120)))
  }

  @Test("a rectangle turned, or with its round corners pulled out of shape, becomes curves")
  func turnedRectangles() {
    #expect(steps(Path.rect(rect).transformed(by: .rotation(.degrees(90)))).first == .move(Point(x: -20, y: 10)))
    let pulled = Path.roundedRect(rect, radius: 5).transformed(by: .scale(x: 2, y: 1))
    #expect(steps(pulled).count == 10)
  }

  @Test("turned and scaled alike, circles, arcs and rings stay what they are", arguments: seeds)
  func circles(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let turn = Transform.rotation(.degrees(generator.number(-400...400)), about: Point(x: 3, y: 4))
      var map = turn.followed(by: .scale(generator.number(0.2...4))).followed(by: .translation(Vector(x: 5, y: -6)))
      if generator.chance(50) { map = Transform.scale(x: -1, y: 1).followed(by: map) }
      let start = Angle.degrees(generator.number(-400...400)), sweep = Angle.degrees(generator.number(-350...350))
      let arc = Path.arc(center: Point(x: 7, y: 8), radius: 20, start: start, sweep: sweep)
      let turned = arc.transformed(by: map)
      guard case .arc(let center, let radius, let newStart, let newSweep) = turned.content else {
        Issue.record("an arc is none any more: \(map)")
        return
      }
      for share in [0, 0.3, 1.0] {
        let old = Point(x: 7, y: 8) + Vector(angle: start + sweep * share, length: 20)
        let new = center + Vector(angle: newStart + newSweep * share, length: radius)
        #expect(map.applied(to: old).distance(to: new) < 1e-9, "\(map) at \(share)")
      }
      let ring = Path.ring(center: .zero, innerRadius: 3, outerRadius: 5, start: start, sweep: sweep)
      guard case .ring = ring.transformed(by: map).content else {
        Issue.record("a ring is none any more: \(map)")
        return
      }
    }
    #expect(
      Path.circle(center: Point(x: 1, y: 0), radius: 2).transformed(by: .scale(-3))
        == .circle(center: Point(x: -3, y: 0), radius: 6))
  }

  @Test("a circle pulled out of shape is an ellipse")
  func ellipses() {
    let path = Path.circle(center: .zero, radius: 10).transformed(by: .scale(x: 2, y: 1))
    let list = recorded { $0.fill(path, white) }
    #expect(list.commands[0].absoluteBox == PixelBox(left: -20, top: -10, right: 20, bottom: 10))
  }

  @Test("a map that is not finite makes a path that is left out", arguments: [Double.nan, .infinity])
  func brokenMaps(number: Double) {
    let map = Transform(a: number, b: 0, c: 0, d: 1)
    for path in [Path.rect(rect), .circle(center: Point(x: 1, y: 1), radius: 3), .ellipse(in: rect)] {
      let list = recorded { $0.fill(path.transformed(by: map), white) }
      #expect(list.count == 0 && list.droppedCommands == 1, "\(path)")
    }
  }
}
