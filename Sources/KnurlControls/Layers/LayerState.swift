/// What the UI remembers of a layer between frames: a window, a popup or a modal.
final class LayerState {
  enum Kind {
    /// Lies among others; what is beside it can be used.
    case window
    /// Is closed by a press beside it.
    case popup
    /// Lets nothing below it be used until it is closed.
    case modal
    /// Explains, and takes no presses.
    case tooltip
  }

  let kind: Kind
  /// What opened later and lets nothing below be used stands in a higher group; windows stand in that of what they were
  /// called in.
  var group = 0
  /// The order within the group.
  var depth = 0
  /// The last frame in which it was open.
  var openIn = -2
  /// Whether the user has closed it, and the program has not heard of that yet.
  var isDismissed = false
  /// Whether Escape and, of a popup, presses beside it close it.
  var isDismissible = true
  /// The stop of the Tab key that had the focus when it opened.
  var returnFocus: (hash: UInt64, part: Part)?
  /// Whether its first stop gets the focus in the frame that opens it.
  var wantsFocus = false
  /// What darkens all below it.
  var dim = Color.clear
  /// The pixel that its content is recorded from. It follows the place at rest, so that places in answers are true; in a drag it
  /// stays, so that what is at rest is recorded again from the last frame and moved.
  var x = 0
  var y = 0
  /// The extent and the place that the last frame gave it, in pixels.
  var width = 0
  var height = 0
  var shownX = 0
  var shownY = 0
  /// Whether it stands at the origin of the window, whatever its extent.
  var isFixed = false
  /// Where a popup stands.
  var anchor = LayerAnchor()
  /// What a window remembers beside.
  var window: WindowState?

  init(_ kind: Kind) { self.kind = kind }

  /// Whether nothing below it can be used.
  var blocks: Bool { kind == .popup || kind == .modal }
}

/// What a layer stands at, as it was when the layer was called.
struct LayerAnchor {
  /// The control that it belongs to.
  var control: ControlState?
  /// The place, in the coordinates of the layer around; nil: that of the control, or without one the middle of the window.
  var frame: Rect?
  /// The layer around, from 1; 0: none.
  var parent: Int32 = 0
  var edge = PopupEdge.below
  /// The distance from it, in pixels.
  var gap = 0
  /// What it keeps from the edges of the window, in pixels.
  var margin = 0
}

/// Where a popup stands beside what it belongs to; where there is no room, on the other side.
public enum PopupEdge: Hashable, Sendable {
  /// Below it, their beginnings aligned.
  case below
  /// Above it, their beginnings aligned.
  case above
  /// Right of it, their tops aligned.
  case right
  /// Left of it, their tops aligned.
  case left
  /// On it, in the middle.
  case center
}
