import CKnurlSDL2
import KnurlControls
import KnurlGeometry

/// Holds the mouse while it drags something of ours, so that the release outside the window is not lost.
///
/// It never begins with the press (a debugger that stops there would freeze the desktop), and never for fingers. Elsewhere
/// than on X11 it begins with the first motion of a claimed press. X11 goes on telling of a drag by itself until the mouse
/// leaves the window; and as long as the mouse is captured there, fingers come as a mouse, and a finger that is down when
/// the capture ends is lost. So there it is captured outside the window alone. The C function is `SDL_CaptureMouse`.
struct MouseCapture {
  /// Whether the mouse is captured only while a drag has left the window.
  var isOutsideOnly = false
  private var claimed: Buttons = []
  private(set) var isOn = false

  /// Follows an event that was delivered; answers whether to switch the capture, and how.
  mutating func follow(_ kind: InputEvent.Kind, _ claim: Claim, in window: Size) -> Bool? {
    switch kind {
    case .pressed(.mouse, _, let button):
      if claim == .claimed { claimed.insert(button.asButtons) }
    case .released(.mouse, _, let button): claimed.remove(button.asButtons)
    case .moved(.mouse, let place, let held):
      claimed.formIntersection(held)
      let isOutside = !Rect(origin: .zero, size: window).contains(place)
      if !claimed.isEmpty { return change(to: isOutside || !isOutsideOnly) }
    case .left(.mouse):
      if !claimed.isEmpty { return change(to: true) }
    case .focusLost, .cancelled(.mouse): claimed = []
    default: break
    }
    return claimed.isEmpty ? change(to: false) : nil
  }

  private mutating func change(to value: Bool) -> Bool? {
    defer { isOn = value }
    return value == isOn ? nil : value
  }
}
