import TestSupport
import Testing

@testable import KnurlDrawing

@Suite struct PathShapesTests {
  private let rect = Rect(x: 50, y: 80, width: 50, height: 20)

  private func steps(_ path: Path) -> [PathElement] {
    var path = path
    path.add(Path())
    var steps: [PathElement] = []
    path.appendElements(to: &steps)
    return steps
  }

  /// The largest distance of a path's places from a circle.
  private func deviation(_ path: Path, _ center: Point, _ radius: Double) -> Double {
    var from = center, largest = 0.0
    for step in steps(path) {
      guard case .cubic(let to, let c1, let c2) = step else {
        if case .move(let point) = step { from = point }
        continue
      }
      for index in 0...16 {
        let t = Double(index) / 16, u = 1 - t
        func place(_ coordinate: (Point) -> Double) -> Double {
          let ends = u * u * u * coordinate(from) + t * t * t * coordinate(to)
          return ends + 3 * u * t * (u * coordinate(c1) + t * coordinate(c2))
        }
        let distance = Point(x: place(\.x), y: place(\.y)).distance(to: center)
        largest = max(largest, abs(distance - radius))
      }
      from = to
    }
    return largest
  }

  @Test("a rectangle of negative size covers the same place as its positive twin")
  func negativeSizes() {
    let turned = Rect(x: 100, y: 100, width: -50, height: -20)
    #expect(Path.rect(turned) == .rect(rect))
    #expect(Path.roundedRect(turned, radius: 10) == .roundedRect(rect, radius: 10))
  }

  @Test("radii that do not fit are reduced, absurd ones too", arguments: [10, 11, 1e9, 1e300, Double.infinity])
  func largeRadii(radius: Double) {
    #expect(Path.roundedRect(rect, radius: radius) == .roundedRect(rect, radius: 10))
  }

  @Test("corners without a radius are square", arguments: [0, -4, Double.nan])
  func noRadius(radius: Double) {
    #expect(Path.roundedRect(rect, radius: radius) == .rect(rect))
  }

  @Test("a capsule's short sides are half circles")
  func capsules() {
    #expect(Path.capsule(rect) == .roundedRect(rect, radius: 10))
    #expect(Path.capsule(Rect(x: 100, y: 100, width: -50, height: -20)) == .capsule(rect))
    #expect(Path.capsule(Rect(x: 0, y: 0, width: 0, height: 9)) == .rect(Rect(x: 0, y: 0, width: 0, height: 9)))
  }

  @Test("order and sign of a ring's radii do not matter")
  func ringRadii() {
    let center = Point(x: 1, y: 2)
    let ring = Path.ring(center: center, innerRadius: 3, outerRadius: 5)
    #expect(Path.ring(center: center, innerRadius: -5, outerRadius: 3) == ring)
    #expect(
      Path.sector(center: center, radius: -4, start: .zero, sweep: .degrees(40))
        == .ring(center: center, innerRadius: 0, outerRadius: 4, sweep: .degrees(40)))
  }

  @Test("a polygon is closed, and none for no points")
  func polygons() {
    #expect(Path.polygon([]).isEmpty)
    let corners = [Point(x: 1, y: 1), Point(x: 5, y: 1), Point(x: 3, y: 4)]
    #expect(steps(.polygon(corners)) == [.move(corners[0]), .line(corners[1]), .line(corners[2]), .close])
  }

  @Test("a border as wide as half its rectangle is all of it, one without width nothing")
  func borders() {
    #expect(Path.border(rect, radius: 3, width: 10) == .roundedRect(rect, radius: 3))
    #expect(Path.border(rect, radius: 3, width: 1e9) == .roundedRect(rect, radius: 3))
    #expect(Path.border(rect, width: 0).isEmpty && Path.border(rect, width: -1).isEmpty)
    #expect(Path.border(Rect(x: 100, y: 100, width: -50, height: -20), width: 2) == .border(rect, width: 2))
    #expect(
      Path.border(rect, radii: CornerRadii(40), width: 2) == .border(rect, radii: CornerRadii(10), width: 2))
  }

  @Test("the new shapes take a command along where they can't be drawn", arguments: [Double.nan, .infinity])
  func brokenShapes(number: Double) {
    let center = Point(x: 5, y: 5), broken = Rect(x: 0, y: number, width: 5, height: 5)
    let paths: [Path] = [
      .ellipse(in: broken), .capsule(broken), .border(broken, width: 1),
      .polygon([.zero, Point(x: number, y: 1)]), .sector(center: center, radius: number, start: .zero, sweep: .turn),
      .ring(center: center, innerRadius: 1, outerRadius: 2, start: .radians(number)),
      .ring(center: center, innerRadius: 1, outerRadius: 2, sweep: .radians(number)),
    ]
    for path in paths {
      let list = recorded { $0.fill(path, white) }
      #expect(list.count == 0 && list.droppedCommands == 1, "\(path)")
    }
  }

  @Test("a rectangle's steps go round its corners clockwise")
  func corners() {
    let edges = [Point(x: 100, y: 80), Point(x: 100, y: 100), Point(x: 50, y: 100), Point(x: 50, y: 80)]
    #expect(steps(.rect(rect)) == [.move(rect.origin)] + edges.map(PathElement.line) + [.close])
  }

  @Test("a circle's steps stray from it by less than 0.03 % of the radius")
  func circles() {
    let center = Point(x: 7, y: -3)
    #expect(steps(.circle(center: center, radius: 100)).count == 10)
    #expect(deviation(.circle(center: center, radius: 100), center, 100) < 0.03)
  }

  @Test("the sign of a radius does not matter, drawn alone or as part of a path")
  func negativeRadii() {
    let center = Point(x: 7, y: -3)
    #expect(steps(.circle(center: center, radius: -5)) == steps(.circle(center: center, radius: 5)))
    func arc(_ radius: Double) -> Path {
      .arc(center: center, radius: radius, start: .degrees(30), sweep: .degrees(80))
    }
    #expect(steps(arc(-5)) == steps(arc(5)))
    #expect(recorded { $0.fill(arc(-5), white) }.words == recorded { $0.fill(arc(5), white) }.words)
  }

  @Test("an arc begins and ends at its angles and stays on its circle", arguments: seeds)
  func arcs(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let start = Angle.degrees(generator.number(-400...400)), sweep = Angle.degrees(generator.number(-359...359))
      let center = Point(x: 3, y: 4)
      let arc = Path.arc(center: center, radius: 50, start: start, sweep: sweep)
      let first = try #require(steps(arc).first), last = try #require(steps(arc).last)
      guard case .move(let from) = first, case .cubic(let to, _, _) = last else {
        Issue.record("an arc from \(start.degrees)° by \(sweep.degrees)° is no curve")
        continue
      }
      #expect(from.distance(to: center + Vector(angle: start, length: 50)) < 1e-9)
      #expect(to.distance(to: center + Vector(angle: start + sweep, length: 50)) < 1e-9)
      #expect(deviation(arc, center, 50) < 0.015)
    }
  }

  @Test("a sweep of a turn or more, either way, is the closed circle", arguments: [360.0, 400, -360, 1e6])
  func wholeTurns(degrees: Double) {
    let arc = Path.arc(center: .zero, radius: 10, start: .zero, sweep: .degrees(degrees))
    #expect(steps(arc).count == 6)
    #expect(steps(arc).last == .close)
  }

  @Test("an arc that can't be drawn takes the path that it joins with it", arguments: [Double.nan, .infinity, 1e50])
  func brokenArcs(number: Double) {
    let start = Path.arc(center: .zero, radius: 10, start: .radians(number), sweep: .degrees(90))
    let sweep = Path.arc(center: .zero, radius: 10, start: .zero, sweep: .radians(number))
    for arc in [sweep] + (number.isFinite ? [] : [start]) {
      var path = Path.rect(rect)
      path.add(arc)
      for drawn in [arc, path] {
        let list = recorded { $0.fill(drawn, white) }
        #expect(list.count == 0 && list.droppedCommands == 1)
      }
    }
  }
}
