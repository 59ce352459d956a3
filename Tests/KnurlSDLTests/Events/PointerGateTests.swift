import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlSDL

@Suite("The gate against second tellings")
struct PointerGateTests {
  private let place = Point(x: 10, y: 10)
  private let finger = PointerID.finger(device: 7, finger: 1)
  private let behind = EventTranslation.fingerBehindMouse

  private func emulated(_ kind: InputEvent.Kind) -> EventTranslation.Meaning {
    .init(kind: kind, origin: .mouseOfFinger)
  }

  /// The verdict of a gate where a finger's press would be claimed, and a mouse's would be free.
  private func verdict(
    _ gate: inout PointerGate, _ meaning: EventTranslation.Meaning, fingersAreOn: Bool = true
  ) -> PointerGate.Verdict {
    gate.verdict(on: meaning, fingersAreOn: fingersAreOn) { $1 ? .claimed : .free }
  }

  @Test("Trial 14: the mouse made from a finger is dropped, and answered as its finger is")
  func mouseOfFinger() {
    var gate = PointerGate()
    #expect(verdict(&gate, emulated(.moved(behind, place, heldButtons: []))) == .answer(.claimed))
    #expect(verdict(&gate, emulated(.pressed(behind, place, .left))) == .answer(.claimed))
    #expect(verdict(&gate, .init(kind: .pressed(finger, place, .left))) == .deliver)
    // The controls may know better than the probe: their answer counts from now on.
    gate.delivered(.pressed(finger, place, .left), .free)
    #expect(verdict(&gate, emulated(.moved(behind, place, heldButtons: .left))) == .answer(.free))
    #expect(verdict(&gate, emulated(.released(behind, place, .left))) == .answer(.free))
    gate.delivered(.released(finger, place, .left), .free)
    #expect(verdict(&gate, emulated(.released(behind, place, .left))) == .answer(.free))
  }

  @Test("A second finger does not change what the mouse of the first answers")
  func secondFinger() {
    var gate = PointerGate()
    _ = verdict(&gate, emulated(.pressed(behind, place, .left)))
    gate.delivered(.pressed(finger, place, .left), .claimed)
    gate.delivered(.pressed(.finger(device: 7, finger: 2), place, .left), .free)
    #expect(verdict(&gate, emulated(.released(behind, place, .left))) == .answer(.claimed))
  }

  @Test("Trial 14: where fingers are switched off, the mouse made from one counts")
  func fingersOff() {
    var gate = PointerGate()
    #expect(verdict(&gate, emulated(.pressed(behind, place, .left)), fingersAreOn: false) == .deliver)
  }

  @Test("Trial 15: the finger made from the mouse is dropped, and answered as the mouse is")
  func fingerOfMouse() {
    var gate = PointerGate()
    let shadow = PointerID.finger(device: -1, finger: 0)
    func shadowed(_ kind: InputEvent.Kind) -> PointerGate.Verdict {
      verdict(&gate, .init(kind: kind, origin: .fingerOfMouse))
    }
    #expect(shadowed(.pressed(shadow, place, .left)) == .answer(.free))
    gate.delivered(.pressed(.mouse, place, .left), .claimed)
    #expect(shadowed(.moved(shadow, place, heldButtons: .left)) == .answer(.claimed))
    #expect(shadowed(.released(shadow, place, .left)) == .answer(.claimed))
    gate.delivered(.released(.mouse, place, .left), .claimed)
    #expect(shadowed(.pressed(shadow, place, .left)) == .answer(.free))
  }

  @Test("Trial 19: a finger on a track pad is the game's")
  func indirect() {
    var gate = PointerGate()
    #expect(verdict(&gate, .init(kind: .pressed(finger, place, .left), origin: .indirect)) == .answer(.free))
  }

  @Test("Fingers that left without a word are found")
  func deadFingers() {
    var gate = PointerGate()
    gate.delivered(.pressed(finger, place, .left), .claimed)
    gate.delivered(.pressed(.finger(device: 7, finger: 2), place, .left), .free)
    #expect(gate.removeDead { $0 == finger } == [.finger(device: 7, finger: 2)])
    #expect(gate.removeDead { $0 == finger } == [])
    #expect(Array(gate.fingers.keys) == [finger])
  }
}
