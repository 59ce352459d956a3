import CKnurlSDL2
import KnurlControls

/// Holds the mouse while it drags something of ours, so that the release outside the window is not lost.
///
/// It begins with the first motion of a claimed press, never with the press (a debugger that stops there would freeze the
/// desktop), and never for fingers (X11 then loses their lifting). The C function is `SDL_CaptureMouse`.
struct MouseCapture {
  private var claimed: Buttons = []
  private(set) var isOn = false

  /// Follows an event that was delivered; answers whether to switch the capture, and how.
  mutating func follow(_ kind: InputEvent.Kind, _ claim: Claim) -> Bool? {
    switch kind {
    case .pressed(.mouse, _, let button):
      if claim == .claimed { claimed.insert(Self.set(button)) }
    case .released(.mouse, _, let button): claimed.remove(Self.set(button))
    case .moved(.mouse, _, let held):
      claimed.formIntersection(held)
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

  private static func set(_ button: MouseButton) -> Buttons {
    switch button {
    case .left: .left
    case .middle: .middle
    case .right: .right
    }
  }
}
