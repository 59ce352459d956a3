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

@Suite("When the mouse is captured")
struct MouseCaptureTests {
  private let place = Point(x: 10, y: 10)
  private let window = Size(width: 100, height: 100)

  @Test("Trial 72: not with the press, but from the first motion of a claimed press until its release")
  func drag() {
    var capture = MouseCapture()
    #expect(capture.follow(.pressed(.mouse, place, .left), .claimed, in: window) == nil)
    #expect(capture.follow(.moved(.mouse, place, heldButtons: .left), .claimed, in: window) == true)
    #expect(capture.follow(.moved(.mouse, place, heldButtons: .left), .claimed, in: window) == nil)
    #expect(capture.follow(.released(.mouse, place, .left), .claimed, in: window) == false)
    #expect(!capture.isOn)
  }

  @Test("Not for a press that the game got, nor for fingers")
  func notOurs() {
    var capture = MouseCapture()
    let finger = PointerID.finger(device: 7, finger: 1)
    #expect(capture.follow(.pressed(.mouse, place, .left), .free, in: window) == nil)
    #expect(capture.follow(.moved(.mouse, place, heldButtons: .left), .free, in: window) == nil)
    #expect(capture.follow(.pressed(finger, place, .left), .claimed, in: window) == nil)
    #expect(capture.follow(.moved(finger, place, heldButtons: .left), .claimed, in: window) == nil)
  }

  @Test(
    "Lost focus and a lost release end it",
    arguments: [InputEvent.Kind.focusLost, .moved(.mouse, Point(x: 1, y: 1), heldButtons: [])])
  func lost(_ kind: InputEvent.Kind) {
    var capture = MouseCapture()
    _ = capture.follow(.pressed(.mouse, place, .left), .claimed, in: window)
    _ = capture.follow(.moved(.mouse, place, heldButtons: .left), .claimed, in: window)
    #expect(capture.follow(kind, .free, in: window) == false)
  }

  @Test("On X11 only outside the window: inside, a finger after the mouse would come as a mouse and be lost")
  func outsideOnly() {
    var capture = MouseCapture()
    capture.isOutsideOnly = true
    _ = capture.follow(.pressed(.mouse, place, .left), .claimed, in: window)
    #expect(capture.follow(.moved(.mouse, place, heldButtons: .left), .claimed, in: window) == nil)
    #expect(capture.follow(.moved(.mouse, Point(x: 120, y: 10), heldButtons: .left), .claimed, in: window) == true)
    #expect(capture.follow(.moved(.mouse, place, heldButtons: .left), .claimed, in: window) == false)
    #expect(capture.follow(.left(.mouse), .claimed, in: window) == true)
    #expect(capture.follow(.released(.mouse, Point(x: 120, y: 10), .left), .claimed, in: window) == false)
  }
}
