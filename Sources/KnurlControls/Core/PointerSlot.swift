/// One pointer as the UI knows it: its place, what it hovers over, and whose its presses are.
struct PointerSlot {
  let id: PointerID
  var position: Point
  /// Whether the pointer is in the window.
  var isInside = true
  /// The control under a hovering pointer.
  var hot: UInt64?
  /// The control that the main button holds; nil where it let go but the press is still ours.
  var owner: ControlState?
  /// What the press of the main button inside scroll areas has become; nil where no area has to do with it any more.
  var pan: PanPress?
  /// When a finger will have rested on its control for long, and where it was pressed; nil once it has, or has moved.
  var longPress: (due: Double, place: Point)?
  /// The control that the right button was pressed on.
  var secondary: UInt64?
  /// Where the main button was pressed.
  var press = Point.zero
  /// Whether the host is asked to hold it there, and whether its motions have come without places since.
  var isLocked = false
  var wasDragged = false
  /// Buttons whose press was claimed, and buttons whose press went to the game: each until its release.
  var claimed: Buttons = []
  var free: Buttons = []

  init(id: PointerID, position: Point) {
    self.id = id
    self.position = position
  }
}
