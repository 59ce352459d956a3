import TestSupport
import Testing

@testable import KnurlDrawing

@Suite struct PathElementsTests {
  private func steps(_ path: Path) -> [PathElement] {
    var steps: [PathElement] = []
    path.forEachElement { steps.append($0) }
    return steps
  }

  /// Places along all curves of a path.
  private func places(_ path: Path) -> [Point] {
    var from = Point.zero, places: [Point] = []
    for step in steps(path) {
      switch step {
      case .move(let to), .line(let to): from = to
      case .cubic(let to, let c1, let c2):
        for index in 0...16 {
          let t = Double(index) / 16, u = 1 - t
          func place(_ of: (Point) -> Double) -> Double {
            u * u * u * of(from) + 3 * u * t * (u * of(c1) + t * of(c2)) + t * t * t * of(to)
          }
          places.append(Point(x: place(\.x), y: place(\.y)))
        }
        from = to
      default: break
      }
    }
    return places
  }

  @Test("an ellipse strays from itself by less than 0.0005 % of its radii")
  func ellipses() {
    let path = Path.ellipse(in: Rect(x: -100, y: -50, width: 200, height: 100))
    #expect(steps(path).count == 10)
    for place in places(path) {
      let distance = (place.x / 100 * (place.x / 100) + place.y / 50 * (place.y / 50)).squareRoot()
      #expect(abs(distance - 1) < 5e-6)
    }
  }

  @Test("a part of a ring stays on its circles between its angles, whichever way it goes", arguments: seeds)
  func rings(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let start = Angle.degrees(generator.number(-400...400)), sweep = Angle.degrees(generator.number(-359...359))
      let path = Path.ring(center: .zero, innerRadius: 30, outerRadius: 50, start: start, sweep: sweep)
      for place in places(path) {
        let radius = place.distance(to: .zero)
        #expect(min(abs(radius - 30), abs(radius - 50)) < 3e-4)
      }
      guard case .move(let first) = steps(path)[0] else {
        Issue.record("a ring does not begin with a move")
        return
      }
      #expect(first.distance(to: Point.zero + Vector(angle: start, length: 50)) < 1e-9)
      #expect(steps(path).last == .close)
    }
  }

  @Test("a ring of a turn or more is two closed circles without ends", arguments: [360.0, 400, -360, 1e6])
  func wholeRings(degrees: Double) {
    let path = Path.ring(center: .zero, innerRadius: 3, outerRadius: 5, start: .degrees(77), sweep: .degrees(degrees))
    #expect(steps(path) == steps(.ring(center: .zero, innerRadius: 3, outerRadius: 5)))
    #expect(steps(path).filter { $0 == .close }.count == 2)
    #expect(steps(.sector(center: .zero, radius: 5, start: .zero, sweep: .degrees(degrees))).count == 10)
  }

  @Test("a border's inner radii are smaller by its width, and square where nothing is left of them")
  func borders() {
    let path = Path.border(Rect(x: 0, y: 0, width: 40, height: 30), radii: CornerRadii(3), width: 5)
    let inner = steps(path).drop { $0 != .close }.dropFirst()
    #expect(inner.count == 5)
    #expect(steps(.border(Rect(x: 0, y: 0, width: 40, height: 30), radius: 8, width: 5)).count == 2 * 13)
  }

  @Test("shapes recorded alone and as part of a path have the same box, and the box holds the shape", arguments: seeds)
  func boxes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let frame = Rect(
        x: generator.number(-50...50), y: generator.number(-50...50), width: generator.number(5...90),
        height: generator.number(5...60))
      let angle = Angle.degrees(generator.number(-400...400)), sweep = Angle.degrees(generator.number(-350...350))
      for path in [
        Path.ellipse(in: frame), .border(frame, radius: 7, width: 2),
        .ring(center: frame.center, innerRadius: 5, outerRadius: 9, start: angle, sweep: sweep),
      ] {
        var joined = Path()
        joined.add(path)
        let list = recorded { canvas in
          canvas.fill(path, white)
          canvas.fill(joined, white)
        }
        #expect(list.commands[0].hash == list.commands[1].hash)
        let box = list.commands[0].absoluteBox
        for place in places(path) {
          #expect(place.x >= Double(box.left) - 0.01 && place.x <= Double(box.right) + 0.01)
          #expect(place.y >= Double(box.top) - 0.01 && place.y <= Double(box.bottom) + 0.01)
        }
      }
    }
  }
}
