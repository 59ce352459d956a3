import Testing

@testable import KnurlControls

@Suite struct DialGeometryTests {
  private func knob(_ turning: Turning = .stop, sweep: Double = 315, start: Double = 112.5) -> DialGeometry {
    DialGeometry(
      center: Point(x: 50, y: 50), start: .degrees(start), sweep: .degrees(sweep), travel: 200,
      ValueOptions(turning: turning))
  }

  private func place(_ degrees: Double) -> Point { Point(x: 50, y: 50) + Vector(angle: .degrees(degrees), length: 40) }

  @Test("RW-12 an angle is a share of the sweep, clockwise", arguments: [(-90.0, 0.5), (0, 0.785714), (60, 0.976190)])
  func share(_ degrees: Double, _ position: Double) {
    #expect(isNear(knob().position(at: place(degrees)), position, 1e-6))
  }

  @Test("RW-14 each half of the gap belongs to the nearer end, and its very middle to the maximum")
  func gap() {
    for (degrees, position) in [(70.0, 1.0), (89.9, 1), (90, 1), (90.1, 0), (112, 0), (450, 1), (-270.1, 1)] {
      #expect(knob().position(at: place(degrees)) == position, "at \(degrees)")
    }
  }

  @Test("a random dial finds every position again, and rises clockwise")
  func there() {
    var random = SeededRandom(seed: 2024)
    for _ in 0..<2000 {
      let sweep = Double(1 + random.below(360)), start = Double(random.below(720)) - 360
      let geometry = DialGeometry(
        center: Point(x: 50, y: 50), start: .degrees(start), sweep: .degrees(sweep), travel: 200, ValueOptions(),
        ring: DialGeometry.Ring(radius: 30, reach: 5, thumbRadius: 5))
      let position = 0.0005 + Double(random.below(999)) / 1000
      let found = geometry.position(at: geometry.place(at: position))
      #expect(isNear(found, position, 1e-9), "seed 2024: start \(start), sweep \(sweep), position \(position)")
    }
  }

  @Test("many small turns add up to one large one, whatever the start, the sweep and the number of turns")
  func sums() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      let turning: Turning = [.stop, .unbounded, .turns(3)][random.below(3)]
      let geometry = knob(turning, sweep: Double(60 + random.below(300)), start: Double(random.below(360)))
      let from = Double(random.below(360)), way = Double(random.below(120)) - 60, count = 1 + random.below(60)
      var many = Hold(pointer: .mouse, part: .body, press: place(from), time: 0, modifiers: [])
      var one = many
      (many.position, one.position) = (0.5, 0.5)
      for index in 1...count {
        let next = place(from + way * Double(index) / Double(count))
        many.position = geometry.position(of: &many, at: next, factor: 1)
        many.last = next
      }
      let whole = geometry.position(of: &one, at: place(from + way), factor: 1)
      #expect(isNear(many.position, whole, 1e-9), "seed 7: \(turning), from \(from) by \(way) in \(count)")
    }
  }

  @Test("a movement round tells which way, one to the axis does not")
  func directions() {
    let geometry = knob()
    #expect(geometry.direction(of: Vector(x: 0, y: 4), at: place(0)) == 1)
    #expect(geometry.direction(of: Vector(x: 0, y: -4), at: place(0)) == -1)
    #expect(geometry.direction(of: Vector(x: 0, y: 4), at: place(180)) == -1)
    #expect(geometry.direction(of: Vector(x: -9, y: 1), at: place(0)) == 0)
  }

  @Test("no place, no sweep and no travel ever make a position that is no number")
  func finite() {
    for sweep in [0, -10, .nan, .infinity, 400.0] {
      for travel in [0, .nan, -1, 1e-300] {
        for mode in [DragMode.circular, .absoluteAngle, .vertical, .horizontal, .both, .velocity] {
          let geometry = DialGeometry(
            center: .zero, start: .zero, sweep: KnobStyle.usable(.degrees(sweep)), travel: travel,
            ValueOptions(dragMode: mode))
          var hold = Hold(pointer: .mouse, part: .body, press: .zero, time: 0, modifiers: [])
          for place in [Point.zero, Point(x: 7, y: 0), Point(x: -1e9, y: 1e9)] {
            let position = geometry.position(of: &hold, at: place, factor: 1)
            #expect(!position.isNaN, "\(mode), sweep \(sweep), travel \(travel)")
          }
        }
      }
    }
  }
}
