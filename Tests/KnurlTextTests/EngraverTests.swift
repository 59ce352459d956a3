import KnurlDrawing
import KnurlGeometry
import Testing

@testable import KnurlText

@Suite struct EngraverTests {
  @Test("a pen that leaves a circle toward a place goes on straight", arguments: [true, false])
  func leaving(clockwise: Bool) {
    let engraver = Engraver(pen: 84, width: 400, origin: 0)
    let target = (x: 20.0, y: -300.0)
    let degrees = engraver.leaving(100, 200, 150, toward: target, clockwise: clockwise)
    let place = engraver.place(100, 200, 150, degrees)
    let along = Vector(x: target.x - place.x, y: target.y - place.y)
    let outward = Vector(x: place.x - 100, y: place.y - 200)
    #expect(abs(along.x * outward.x + along.y * outward.y) < 1e-6)
    // The cross product tells which way round the circle the pen had come.
    #expect((outward.x * along.y - outward.y * along.x > 0) != clockwise)
  }

  @Test("arcs are joined with what comes before, and end where they should")
  func arcs() {
    var engraver = Engraver(pen: 84, width: 400, origin: 50)
    engraver.move(0, 700)
    engraver.arc(100, 300, 100, 180, 360)
    var steps: [PathElement] = []
    engraver.path.appendElements(to: &steps)
    #expect(steps.count == 4)
    guard case .move(let start) = steps[0], case .line(let joint) = steps[1], case .cubic(let end, _, _) = steps[3]
    else {
      Issue.record("other steps: \(steps)")
      return
    }
    #expect(start == Point(x: 0.05, y: -0.7) && joint.distance(to: Point(x: 0.05, y: -0.3)) < 1e-12)
    #expect(end.distance(to: Point(x: 0.25, y: -0.3)) < 1e-12)
  }

  @Test("the bends of S meet without a corner")
  func doubleBend() {
    var engraver = Engraver(pen: 84, width: 366, origin: 0)
    engraver.doubleBend(34, 666, reach: 62)
    var steps: [PathElement] = []
    engraver.path.appendElements(to: &steps)
    var (place, direction) = (Point.zero, Vector?.none)
    func go(_ from: Vector, _ to: Vector) {
      if let direction, from.length > 1e-9 {
        let sine = (direction.x * from.y - direction.y * from.x) / direction.length / from.length
        #expect(abs(sine) < 1e-6)
      }
      direction = to
    }
    for step in steps {
      switch step {
      case .move(let point): place = point
      case .line(let point):
        go(point - place, point - place)
        place = point
      case .cubic(let point, let first, let second):
        go(first - place, point - second)
        place = point
      default: Issue.record("no such step in an S")
      }
    }
  }

  @Test("a mirrored letter is the letter from behind")
  func mirror() throws {
    let letter = try #require(Alphabet.letter("E"))
    let mirrored = Letter("Ǝ", mirrored: letter)
    let glyph = letter.engrave(pen: 84), other = mirrored.engrave(pen: 84)
    #expect(abs(glyph.advance - other.advance) < 1e-12)
    #expect(glyph.path != other.path)
    #expect(Letter("E", mirrored: mirrored).engrave(pen: 84).path == glyph.path)
  }
}
