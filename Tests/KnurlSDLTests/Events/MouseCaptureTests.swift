import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlSDL

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
