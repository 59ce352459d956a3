extension UI {
  /// A finger that has just been put on a control may rest there.
  func awaitLongPress(_ index: Int, _ point: Point, _ time: Double) {
    guard pointers[index].id.isTouch, let delay = longPressDelay, delay.isFinite, delay >= 0,
      let owner = pointers[index].owner, owner.scroll == nil
    else { return }
    pointers[index].longPress = (max(sane(time), self.time) + delay, point)
  }

  /// A finger that goes farther than a click may stray does not rest.
  func noteMove(_ index: Int) {
    guard let press = pointers[index].longPress else { return }
    if pointers[index].position.distance(to: press.place) >= Self.touchSlop { pointers[index].longPress = nil }
  }

  /// Tells the controls on which fingers have rested for long.
  func pressLong(until time: Double) {
    for index in pointers.indices {
      guard let press = pointers[index].longPress, press.due <= time else { continue }
      pointers[index].longPress = nil
      guard let owner = pointers[index].owner else { continue }
      owner.mailbox.append(.longPressed(pointers[index].id))
      owner.edges.insert(.longPressed)
      if !openContextMenu(of: owner, pointers[index].id, at: press.place) { tips.hold(owner.hash) }
    }
  }

  /// Asks for a frame when a finger will have rested for long.
  func wakeForLongPresses() {
    for slot in pointers {
      if let press = slot.longPress { wake(at: press.due) }
    }
  }

  // MARK: The right button of a mouse, which means the same

  func pressSecondary(_ index: Int, _ record: HitRecord?) {
    let state = record?.state
    pointers[index].secondary = state?.isEnabled == true && state?.scroll == nil ? state?.hash : nil
  }

  func releaseSecondary(_ index: Int, _ isOurs: Bool) {
    let pressed = pointers[index].secondary
    pointers[index].secondary = nil
    guard isOurs, let pressed, let state = hit(at: pointers[index].position, touch: false)?.state,
      state.hash == pressed, state.isEnabled
    else { return }
    state.edges.insert(.secondaryClicked)
  }
}
