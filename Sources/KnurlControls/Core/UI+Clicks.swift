extension UI {
  /// The longest time between two clicks of a double click, in seconds.
  static let doubleClickTime = 0.4
  /// How far a finger moves before a drag begins, and a click may stray, in points.
  static let touchSlop = 8.0
  /// How far a mouse moves before it is clear which of two thumbs is meant, in points.
  static let mouseSlop = 3.0

  /// Counts a click of a control's part that ended at a place in the control's coordinates: 1, 2 ... in a row.
  func countClick(_ state: ControlState, _ part: Part, at place: Point, time: Double) -> Int {
    var count = 1
    if let last = lastClick, last.hash == state.hash, last.part == part, time - last.time <= Self.doubleClickTime,
      last.place.distance(to: place) <= Self.touchSlop
    {
      count = last.count + 1
    }
    lastClick = (state.hash, part, time, place, count)
    return count
  }
}
