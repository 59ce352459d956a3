import CKnurlSDL2
import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlSDL

@Suite("Where held pointers are when the scale changes")
struct HeldPlacesTests {
  private let finger = PointerID.finger(device: 7, finger: 1)

  private func map(scale: Double, output: Int = 640) throws -> WindowMap {
    try #require(WindowMap(window: (640, 360), output: (output, output * 360 / 640), scale: scale))
  }

  private func place(_ kind: InputEvent.Kind) -> Point? {
    switch kind {
    case .pressed(_, let place, _), .moved(_, let place, _), .released(_, let place, _): place
    default: nil
    }
  }

  @Test("A held pointer stays where it is and goes on at the new scale; once released it is where the map says")
  func scaled() throws {
    for pointer in [PointerID.mouse, finger] {
      var places = HeldPlaces()
      let one = try map(scale: 1), two = try map(scale: 2)
      func moved(_ x: Double, _ y: Double, in map: WindowMap) -> InputEvent.Kind {
        .moved(pointer, map.point(x: x, y: y), heldButtons: .left)
      }
      _ = places.hold(.pressed(pointer, one.point(x: 100, y: 40), .left))
      #expect(place(places.hold(moved(120, 40, in: one))) == Point(x: 120, y: 40))
      places.follow(from: one, to: two)
      #expect(place(places.hold(moved(120, 40, in: two))) == Point(x: 120, y: 40))
      #expect(place(places.hold(moved(140, 60, in: two))) == Point(x: 130, y: 50))
      #expect(place(places.hold(.released(pointer, two.point(x: 140, y: 60), .left))) == Point(x: 130, y: 50))
      #expect(place(places.hold(moved(140, 60, in: two))) == Point(x: 70, y: 30))
    }
  }

  @Test("Moving to a screen of twice the density moves nothing")
  func density() throws {
    var places = HeldPlaces()
    let one = try map(scale: 1), dense = try map(scale: 1, output: 1280)
    _ = places.hold(.pressed(.mouse, one.point(x: 100, y: 40), .left))
    places.follow(from: one, to: dense)
    let moved = places.hold(.moved(.mouse, dense.point(x: 110, y: 40), heldButtons: .left))
    #expect(place(moved) == Point(x: 110, y: 40))
  }

  @Test("A release that was lost, and a press told again, begin anew")
  func lost() throws {
    let one = try map(scale: 1), two = try map(scale: 2)
    var places = HeldPlaces()
    _ = places.hold(.pressed(.mouse, one.point(x: 100, y: 40), .left))
    places.follow(from: one, to: two)
    _ = places.hold(.moved(.mouse, two.point(x: 100, y: 40), heldButtons: []))
    #expect(place(places.hold(.moved(.mouse, Point(x: 9, y: 9), heldButtons: []))) == Point(x: 9, y: 9))
    _ = places.hold(.pressed(finger, one.point(x: 100, y: 40), .left))
    places.follow(from: one, to: two)
    #expect(place(places.hold(.pressed(finger, Point(x: 50, y: 20), .left))) == Point(x: 50, y: 20))
    #expect(place(places.hold(.cancelled(finger))) == nil)
    #expect(place(places.hold(.moved(finger, Point(x: 8, y: 8), heldButtons: .left))) == Point(x: 8, y: 8))
  }

  @Test("A second button of a mouse goes along with the first")
  func secondButton() throws {
    let one = try map(scale: 1), two = try map(scale: 2)
    var places = HeldPlaces()
    _ = places.hold(.pressed(.mouse, one.point(x: 100, y: 40), .left))
    places.follow(from: one, to: two)
    #expect(place(places.hold(.pressed(.mouse, two.point(x: 100, y: 40), .right))) == Point(x: 100, y: 40))
    #expect(place(places.hold(.released(.mouse, two.point(x: 100, y: 40), .left))) == Point(x: 100, y: 40))
    #expect(place(places.hold(.released(.mouse, two.point(x: 100, y: 40), .right))) == Point(x: 100, y: 40))
    #expect(place(places.hold(.moved(.mouse, Point(x: 50, y: 20), heldButtons: []))) == Point(x: 50, y: 20))
  }

  @Test("A map without size before or after says nothing")
  func empty() throws {
    var places = HeldPlaces()
    _ = places.hold(.pressed(.mouse, Point(x: 5, y: 5), .left))
    places.follow(from: .empty, to: try map(scale: 3))
    #expect(place(places.hold(.moved(.mouse, Point(x: 6, y: 6), heldButtons: .left))) == Point(x: 6, y: 6))
  }
}
