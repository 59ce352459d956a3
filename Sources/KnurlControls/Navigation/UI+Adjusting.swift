extension UI {
  /// The stop of the last frame that has the focus.
  var focusedStop: FocusRecord? {
    guard let focus else { return nil }
    return shown.focusables.first { $0.state.hash == focus.hash && $0.part == focus.part }
  }

  /// A: presses what is pressed, begins to adjust a value, or ends that.
  func activate(_ pad: Int) -> Claim {
    if adjusting != nil {
      endAdjusting(isCancelled: false)
      return .claimed
    }
    guard let stop = focusedStop, stop.state.isEnabled else { return .free }
    if stop.pad.isAdjustable {
      adjusting = (stop.state, pad)
      stop.state.mailbox.append(.adjusting)
    } else if stop.keys.contains(.activation) {
      stop.state.mailbox.append(.key(.enter, [], isRepeat: false))
    } else {
      return .free
    }
    showsFocus = true
    return .claimed
  }

  /// Ends the adjusting by a pad; what is taken back returns to the value at its beginning.
  func endAdjusting(isCancelled: Bool) {
    adjusting?.state.mailbox.append(.adjusted(isCancelled: isCancelled))
    adjusting = nil
  }

  /// Takes back what a pad adjusts; answers whether there was anything.
  func stopAdjusting() -> Bool {
    let isAdjusting = adjusting != nil
    endAdjusting(isCancelled: true)
    return isAdjusting
  }

  /// A direction of a pad: changes the value of what has the focus, or takes the focus elsewhere.
  func go(_ direction: PadDirection, isRepeat: Bool) -> Claim {
    guard shown.focusables.contains(where: \.isTabStop) || focusedStop != nil else { return .free }
    showsFocus = true
    guard let stop = focusedStop else { return isRepeat ? .claimed : focusFirst() }
    if adjusting?.state === stop.state, isAcross(direction, stop), let other = neighbour(of: stop, direction) {
      focus(other)
      return .claimed
    }
    if adjusting?.state === stop.state || stop.pad.axes.contains(direction.axes) {
      stop.state.mailbox.append(.key(direction.key, [], isRepeat: isRepeat))
      return .claimed
    }
    return moveFocus(direction, from: stop)
  }

  /// Whether a direction is not along the axis of a control that has one.
  private func isAcross(_ direction: PadDirection, _ stop: FocusRecord) -> Bool {
    !stop.pad.axes.isEmpty && !stop.pad.axes.contains(direction.axes)
  }

  /// The part of a control before one, or after it, where it has several.
  private func neighbour(of stop: FocusRecord, _ direction: PadDirection) -> FocusRecord? {
    let parts = shown.focusables.filter { $0.state === stop.state }
    guard parts.count > 1, let index = parts.firstIndex(where: { $0.part == stop.part }) else { return nil }
    return parts[max(0, min(parts.count - 1, index + (direction.isForward ? 1 : -1)))]
  }

  /// Y: goes to the next part of the control that has the focus, and from its last one to its first.
  func focusNextPart() -> Bool {
    guard let stop = focusedStop else { return false }
    let parts = shown.focusables.filter { $0.state === stop.state }
    guard parts.count > 1, let index = parts.firstIndex(where: { $0.part == stop.part }) else { return false }
    showsFocus = true
    focus(parts[(index + 1) % parts.count])
    return true
  }

  /// Gives the focus to a stop, and brings that into view.
  func focus(_ stop: FocusRecord) {
    focus = (stop.state.hash, stop.part)
    stop.state.mailbox.append(.focused(stop.part))
    reveal(stop)
  }

  /// The first stop in view has the focus, else the first of all.
  private func focusFirst() -> Claim {
    let stops = shown.focusables.filter { $0.isTabStop && isInReach($0.layer) }
    guard let first = stops.first(where: { !box(of: $0, in: -1).isEmpty }) ?? stops.first else { return .free }
    focus(first)
    return .claimed
  }
}
