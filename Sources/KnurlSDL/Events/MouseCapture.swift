import CKnurlSDL2
import KnurlControls
import KnurlGeometry

/// Holds the mouse while it drags something of ours, so that the release outside the window is not lost.
///
/// It does not begin with the press (a debugger that stops there would freeze the desktop), and never for fingers. Elsewhere
/// than on X11 it begins with the first motion of a claimed press. X11 goes on telling of a drag by itself until the mouse
/// leaves the window; and as long as the mouse is captured there, fingers come as a mouse, and a finger that is down when
/// the capture ends is lost. So there it is captured outside the window alone.
///
/// But whenever SDL 2 reads that the mouse has entered a window, it lets go of it, of X11's own hold and of a capture alike.
/// So a drag that came back, or that was pressed so shortly after the mouse had come that the server may have heard of the
/// press first, is captured inside until its end, from the press in the latter case: what is captured outside without X11's
/// hold counts as entering, and is let go of again. Since SDL also says of a captured mouse that it enters as soon as it
/// moves outside, the place of its next motion tells what is meant. A drag that has left before SDL reads that the mouse had
/// come is beyond help. The C function is `SDL_CaptureMouse`.
struct MouseCapture {
  /// What is to be done.
  enum Change {
    case begin, end
    /// SDL believes that it has the mouse, but has let go of it.
    case renew
  }

  /// Whether the mouse is captured only while a drag has left the window.
  var isOutsideOnly = false
  private var claimed: Buttons = []
  private(set) var isOn = false
  /// When the mouse entered the window last, in seconds.
  private var entry = -Double.infinity
  /// Whether nothing has moved since then.
  private var isEntering = false
  /// Whether X11 no longer tells of this drag by itself.
  private var isLoose = false

  /// More than the longest that SDL's queue is left alone while frames are built, in seconds.
  private static let unread = 0.1

  /// Follows an event that was delivered; answers what to do.
  mutating func follow(_ kind: InputEvent.Kind, _ claim: Claim, at time: Double, in window: Size) -> Change? {
    switch kind {
    case .pressed(.mouse, _, let button):
      if claim == .claimed { claimed.insert(button.asButtons) }
      isEntering = false
      isLoose = isLoose || isOutsideOnly && !claimed.isEmpty && time - entry < Self.unread
      if isLoose { return change(to: true) }
    case .released(.mouse, _, let button): claimed.remove(button.asButtons)
    case .moved(.mouse, let place, let held):
      claimed.formIntersection(held)
      if !claimed.isEmpty { return drag(isOutside: !Rect(origin: .zero, size: window).contains(place)) }
    case .left(.mouse):
      if !claimed.isEmpty { return change(to: true) }
    case .focusLost, .cancelled(.mouse): claimed = []
    default: break
    }
    if !claimed.isEmpty { return nil }
    isLoose = false
    return change(to: false)
  }

  /// SDL says that the mouse has entered the window.
  mutating func entered(at time: Double) { (entry, isEntering) = (time, true) }

  private mutating func drag(isOutside: Bool) -> Change? {
    defer { isEntering = false }
    if isOutsideOnly, isEntering, !isOutside {
      isLoose = true
      if isOn { return .renew }
    }
    return change(to: isOutside || isLoose || !isOutsideOnly)
  }

  private mutating func change(to value: Bool) -> Change? {
    defer { isOn = value }
    return value == isOn ? nil : value ? .begin : .end
  }
}
