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
    #expect(capture.follow(.pressed(.mouse, place, .left), .claimed, at: 9, in: window) == nil)
    #expect(capture.follow(.moved(.mouse, place, heldButtons: .left), .claimed, at: 9, in: window) == .begin)
    #expect(capture.follow(.moved(.mouse, place, heldButtons: .left), .claimed, at: 9, in: window) == nil)
    #expect(capture.follow(.released(.mouse, place, .left), .claimed, at: 9, in: window) == .end)
    #expect(!capture.isOn)
  }

  @Test("Not for a press that the game got, nor for fingers")
  func notOurs() {
    var capture = MouseCapture()
    let finger = PointerID.finger(device: 7, finger: 1)
    #expect(capture.follow(.pressed(.mouse, place, .left), .free, at: 9, in: window) == nil)
    #expect(capture.follow(.moved(.mouse, place, heldButtons: .left), .free, at: 9, in: window) == nil)
    #expect(capture.follow(.pressed(finger, place, .left), .claimed, at: 9, in: window) == nil)
    #expect(capture.follow(.moved(finger, place, heldButtons: .left), .claimed, at: 9, in: window) == nil)
  }

  @Test(
    "Lost focus and a lost release end it",
    arguments: [InputEvent.Kind.focusLost, .moved(.mouse, Point(x: 1, y: 1), heldButtons: [])])
  func lost(_ kind: InputEvent.Kind) {
    var capture = MouseCapture()
    _ = capture.follow(.pressed(.mouse, place, .left), .claimed, at: 9, in: window)
    _ = capture.follow(.moved(.mouse, place, heldButtons: .left), .claimed, at: 9, in: window)
    #expect(capture.follow(kind, .free, at: 9, in: window) == .end)
  }

  @Test("On X11 only outside the window: inside, a finger after the mouse would come as a mouse and be lost")
  func outsideOnly() {
    var capture = MouseCapture()
    capture.isOutsideOnly = true
    _ = capture.follow(.pressed(.mouse, place, .left), .claimed, at: 9, in: window)
    #expect(capture.follow(.moved(.mouse, place, heldButtons: .left), .claimed, at: 9, in: window) == nil)
    #expect(
      capture.follow(.moved(.mouse, Point(x: 120, y: 10), heldButtons: .left), .claimed, at: 9, in: window) == .begin)
    #expect(capture.follow(.moved(.mouse, place, heldButtons: .left), .claimed, at: 9, in: window) == .end)
    #expect(capture.follow(.left(.mouse), .claimed, at: 9, in: window) == .begin)
    #expect(capture.follow(.released(.mouse, Point(x: 120, y: 10), .left), .claimed, at: 9, in: window) == .end)
  }

  @Test("On X11 a drag that comes back is held from then on, and again each time it comes back")
  func comesBack() {
    var capture = MouseCapture()
    capture.isOutsideOnly = true
    capture.entered(at: 1)
    let (inside, outside) = (place, Point(x: 120, y: 10))
    func moved(_ place: Point) -> InputEvent.Kind { .moved(.mouse, place, heldButtons: .left) }
    #expect(capture.follow(.pressed(.mouse, inside, .left), .claimed, at: 9, in: window) == nil)
    #expect(capture.follow(moved(outside), .claimed, at: 9, in: window) == .begin)
    // SDL says so of a mouse that it has captured; to begin anew would end it.
    capture.entered(at: 9)
    #expect(capture.follow(moved(outside), .claimed, at: 9, in: window) == nil)
    for time in [9.0, 10] {
      capture.entered(at: time)
      #expect(capture.follow(moved(inside), .claimed, at: time, in: window) == .renew)
      #expect(capture.follow(moved(inside), .claimed, at: time, in: window) == nil)
      #expect(capture.follow(moved(outside), .claimed, at: time, in: window) == nil)
    }
    #expect(capture.follow(.released(.mouse, outside, .left), .claimed, at: 11, in: window) == .end)
    // The next drag is one as any other.
    #expect(capture.follow(.pressed(.mouse, inside, .left), .claimed, at: 12, in: window) == nil)
    #expect(capture.follow(moved(inside), .claimed, at: 12, in: window) == nil)
  }

  @Test("On X11 a press right after the mouse has come is held at once; elsewhere that makes no difference")
  func comesPressed() {
    var capture = MouseCapture()
    capture.isOutsideOnly = true
    capture.entered(at: 9)
    #expect(capture.follow(.pressed(.mouse, place, .left), .free, at: 9.01, in: window) == nil)
    #expect(capture.follow(.pressed(.mouse, place, .left), .claimed, at: 9.01, in: window) == .begin)
    #expect(capture.follow(.moved(.mouse, place, heldButtons: .left), .claimed, at: 9.02, in: window) == nil)
    #expect(capture.follow(.released(.mouse, place, .left), .claimed, at: 9.03, in: window) == .end)
    capture = MouseCapture()
    capture.entered(at: 9)
    #expect(capture.follow(.pressed(.mouse, place, .left), .claimed, at: 9.01, in: window) == nil)
  }
}
