extension UI {
  /// Answers at once whether the UI takes the event, and keeps it for the controls of the next frame.
  ///
  /// A press is looked up in what the last frame recorded; the answer holds for that pointer until its release, and for
  /// buttons that it presses meanwhile. A key's release is answered as its press was.
  /// Events with a place that is not finite are ignored.
  @discardableResult
  public func handle(_ event: InputEvent) -> Claim {
    recorder?.note(event, isSecret: isTextInputSecret)
    catchUp(event.time)
    if !inspector.isShown { return take(event) }
    let isSecret = isTextInputSecret, claim = take(event)
    inspect(event, claim, isSecret: isSecret)
    return claim
  }

  private func take(_ event: InputEvent) -> Claim {
    switch event.kind {
    case .moved(let pointer, let point, let held): return moved(pointer, point, held, event.time)
    case .dragged(let pointer, let way, let held): return dragged(pointer, way, held, event.time)
    case .pressed(let pointer, let point, let button): return pressed(pointer, point, button, event.time)
    case .released(let pointer, let point, let button): return released(pointer, point, button, event.time)
    case .left(let pointer): return left(pointer)
    case .cancelled(let pointer): return cancelled(pointer)
    case .wheel(let point, let notches): return wheel(point, notches, event.time)
    case .keyDown(let key, let modifiers, let isRepeat):
      self.modifiers = modifiers
      return keyDown(key, modifiers, isRepeat)
    case .keyUp(let key, let modifiers):
      self.modifiers = modifiers
      return keyUp(key)
    case .modifiers(let modifiers):
      self.modifiers = modifiers
      return .free
    case .focusLost:
      loseFocus()
      return .free
    case .padButton(let pad, let button, let isDown): return padButton(pad, button, isDown: isDown, event.time)
    case .padAxis(let pad, let axis, let value): return padAxis(pad, axis, value, event.time)
    case .padRemoved(let pad):
      removePad(pad)
      return .free
    case .action(let action, let path): return perform(action, path)
    case .text(let text): return type(text)
    case .composing(let text, let caret): return compose(text, caret)
    case .focusGained: return .free
    }
  }

  /// What was due before an event comes first.
  private func catchUp(_ time: Double) {
    guard time.isFinite, !pads.isEmpty || pointers.contains(where: { $0.longPress != nil }) else { return }
    pressLong(until: time)
    repeatPads(until: time)
  }

  // MARK: Pointers

  private func slot(of pointer: PointerID) -> Int? { pointers.firstIndex { $0.id == pointer } }

  private func moved(_ pointer: PointerID, _ point: Point, _ held: Buttons, _ time: Double) -> Claim {
    guard point.isFinite else { return .free }
    let index: Int
    if let known = slot(of: pointer) {
      index = known
    } else {
      // A finger that nobody saw go down is none; a mouse or pen may come from anywhere.
      if pointer.isTouch { return .free }
      pointers.append(PointerSlot(id: pointer, position: point))
      index = pointers.count - 1
    }
    if !pointer.isTouch { forgetReleased(index, held) }
    pointers[index].position = point
    pointers[index].isInside = true
    moveInMenu(pointer, point, time)
    noteMove(index)
    if moveInArea(index, point, time) { return .claimed }
    if let owner = pointers[index].owner {
      owner.mailbox.append(.moved(pointer, point, modifiers))
      if !pointer.isTouch { pointers[index].hot = pointers[index].isLocked ? owner.hash : hotOwner(index) }
      return .claimed
    }
    if !pointers[index].claimed.isEmpty { return .claimed }
    if !pointers[index].free.isEmpty { return .free }
    return hover(index)
  }

  /// A motion without a place, of a pointer that is held still: its control follows it as if it went on.
  private func dragged(_ pointer: PointerID, _ way: Vector, _ held: Buttons, _ time: Double) -> Claim {
    guard way.x.isFinite, way.y.isFinite, let index = slot(of: pointer) else { return .free }
    let isLocked = pointers[index].isLocked && pointers[index].owner != nil
    if isLocked { pointers[index].wasDragged = true }
    let place = isLocked && held.contains(.left) ? pointers[index].position + way : pointers[index].position
    return moved(pointer, isLocked && !held.contains(.left) ? pointers[index].press : place, held, time)
  }

  /// What a pointer that holds a control is over: that one or, for it, nothing.
  func hotOwner(_ index: Int) -> UInt64? {
    guard let owner = pointers[index].owner else { return nil }
    return hit(at: pointers[index].position, touch: false)?.state === owner ? owner.hash : nil
  }

  private func hover(_ index: Int) -> Claim {
    let record = hit(at: pointers[index].position, touch: false)
    pointers[index].hot = record?.state?.hash
    if let record { noteTouch(false, in: area(of: record)) }
    return record == nil ? .free : .claimed
  }

  /// Ends presses whose release was never delivered: the buttons still held tell.
  private func forgetReleased(_ index: Int, _ held: Buttons) {
    if pointers[index].claimed.contains(.left), !held.contains(.left) { letGo(index, .lost(pointers[index].id)) }
    pointers[index].claimed.formIntersection(held)
    pointers[index].free.formIntersection(held)
  }

  /// Takes the pointer from its control, which learns why.
  private func letGo(_ index: Int, _ mail: Mail) {
    pointers[index].longPress = nil
    if letGoInArea(index, mail) { return }
    pointers[index].owner?.mailbox.append(mail)
    pointers[index].owner = nil
    unlock(index)
  }

  /// A further button of a pointer goes where its first one went; a finger has but one.
  private func pressed(_ pointer: PointerID, _ point: Point, _ button: MouseButton, _ time: Double) -> Claim {
    guard point.isFinite else { return .free }
    lastPress = time
    let button = pointer.isTouch ? .left : button
    let index = freshSlot(pointer, point, button)
    let holds = pointers[index].owner != nil
    if button != .left, holds { letGo(index, .cancelled(pointer)) }
    let isOurs = !pointers[index].claimed.isEmpty, isTheGames = !pointers[index].free.isEmpty
    let record = isTheGames ? nil : hit(at: point, touch: pointer.isTouch)
    guard isOurs || record != nil else {
      pointers[index].free.insert(button.asSet)
      if button == .left { focus = nil }
      return .free
    }
    pointers[index].claimed.insert(button.asSet)
    if pressLayer(record) { return .claimed }
    pressInMenu(pointer, point, time)
    if button == .right, openContextMenu(of: record?.state, pointer, at: point) { return .claimed }
    if button == .left { press(index, record, point, time) }
    if button == .right, !holds { pressSecondary(index, record) }
    return .claimed
  }

  /// The pointer's slot, ready for a press: what an earlier press without a release held has let go.
  private func freshSlot(_ pointer: PointerID, _ point: Point, _ button: MouseButton) -> Int {
    guard let index = slot(of: pointer) else {
      pointers.append(PointerSlot(id: pointer, position: point))
      return pointers.count - 1
    }
    if button == .left, pointers[index].owner != nil { letGo(index, .lost(pointer)) }
    pointers[index].claimed.remove(button.asSet)
    pointers[index].free.remove(button.asSet)
    pointers[index].position = point
    pointers[index].isInside = true
    return index
  }

  private func press(_ index: Int, _ record: HitRecord?, _ point: Point, _ time: Double) {
    let pointer = pointers[index].id
    pointers[index].press = point
    showsFocus = false
    tips.hide()
    endAdjusting(isCancelled: false)
    defer { awaitLongPress(index, point, time) }
    if pressInArea(index, record, point, time) { return }
    guard let state = record?.state, state.isEnabled else {
      focus = nil
      return
    }
    pointers[index].owner = state
    if !pointer.isTouch { pointers[index].hot = state.hash }
    if state.layer != nil, record?.isBackground == true { focus = nil }
    if let stop = shown.focusables.first(where: { $0.state === state }) {
      if focus?.hash != state.hash { state.mailbox.append(.focused(stop.part)) }
      focus = (state.hash, stop.part == .body ? stop.part : nearestThumb(state, point, stop.part))
    }
    state.mailbox.append(.pressed(pointer, point, modifiers, time: time))
  }

  /// The thumb of several that a press means as far as the last picture tells: a Tab that follows at once goes on from there.
  func nearestThumb(_ state: ControlState, _ point: Point, _ first: Part) -> Part {
    var best = first, distance = Double.infinity
    for node in shown.nodes where node.state === state && node.part != .body {
      let away = node.frame.center.distance(to: point)
      if away < distance { (best, distance) = (node.part, away) }
    }
    return best
  }

  private func released(_ pointer: PointerID, _ point: Point, _ button: MouseButton, _ time: Double) -> Claim {
    guard let index = slot(of: pointer) else { return .free }
    let button = pointer.isTouch ? .left : button
    // Where a pointer is that was held still says nothing.
    let place = point.isFinite && !pointers[index].wasDragged ? point : pointers[index].position
    pointers[index].position = place
    let isOurs = pointers[index].claimed.contains(button.asSet)
    pointers[index].claimed.remove(button.asSet)
    pointers[index].free.remove(button.asSet)
    if isOurs, button == .left { letGo(index, .released(pointer, place, modifiers, time: time)) }
    if isOurs { releaseInMenu(pointer, place, time) }
    if button == .right { releaseSecondary(index, isOurs) }
    if pointer.isTouch {
      if tips.held != nil { tips.hold(nil) }
      pointers.remove(at: index)
    } else if pointers[index].claimed.isEmpty, pointers[index].free.isEmpty {
      _ = hover(index)
    }
    return isOurs ? .claimed : .free
  }

  private func left(_ pointer: PointerID) -> Claim {
    guard let index = slot(of: pointer) else { return .free }
    pointers[index].isInside = false
    pointers[index].hot = nil
    return pointers[index].owner == nil ? .free : .claimed
  }

  private func cancelled(_ pointer: PointerID) -> Claim {
    guard let index = slot(of: pointer) else { return .free }
    let claim: Claim = pointers[index].claimed.isEmpty ? .free : .claimed
    letGo(index, .cancelled(pointer))
    if pointer.isTouch {
      if tips.held != nil { tips.hold(nil) }
      pointers.remove(at: index)
    } else {
      pointers[index].claimed = []
      pointers[index].free = []
      if pointers[index].isInside { _ = hover(index) }
    }
    return claim
  }

  private func loseFocus() {
    modifiers = []
    claimedKeys.removeAll(keepingCapacity: true)
    pads.removeAll(keepingCapacity: true)
    endAdjusting(isCancelled: true)
    cancelDrags()
  }

  /// Takes every press back; answers whether there was one.
  @discardableResult
  func cancelDrags() -> Bool {
    var found = false
    for index in pointers.indices where pointers[index].owner != nil {
      letGo(index, .cancelled(pointers[index].id))
      found = true
    }
    return found
  }

  // MARK: Hit test

  /// What lies under a place in the last picture, topmost first. Where nothing that can be operated lies under a finger,
  /// the nearest control counts whose target of 44 points the finger is in.
  func hit(at point: Point, touch: Bool) -> HitRecord? {
    let top = topHit(at: point)
    if let top, shown.hits[top].state != nil && !shown.hits[top].isBackground || !touch { return shown.hits[top] }
    // What a panel covers is not in reach.
    return (touch ? nearest(to: point, above: top ?? -1) : nil) ?? top.map { shown.hits[$0] }
  }

  private func nearest(to point: Point, above background: Int) -> HitRecord? {
    var best: HitRecord?
    var distance = Double.infinity
    for record in shown.hits[(background + 1)...] where record.state != nil && !record.frame.isEmpty {
      guard !record.isBackground, record.isInReach(of: point), shown.isVisible(point, in: record.clip),
        !isCovered(record, near: point)
      else { continue }
      let away = record.distance(to: point)
      if away < distance { (best, distance) = (record, away) }
    }
    return best
  }

  // MARK: Keys

  private func keyDown(_ key: Key, _ modifiers: Modifiers, _ isRepeat: Bool) -> Claim {
    let claim = use(key, modifiers, isRepeat) == .claimed || isModal ? Claim.claimed : .free
    claimedKeys.removeAll { $0 == key }
    if claim == .claimed { claimedKeys.append(key) }
    return claim
  }

  /// A key's release goes to whoever got its press.
  private func keyUp(_ key: Key) -> Claim {
    guard let index = claimedKeys.firstIndex(of: key) else { return .free }
    claimedKeys.remove(at: index)
    return .claimed
  }

  private func use(_ key: Key, _ modifiers: Modifiers, _ isRepeat: Bool) -> Claim {
    if key == .escape {
      return cancelDrags() || stopAdjusting() || leaveText() || dismissTop() ? .claimed : .free
    }
    if key == .tab {
      guard claimsTab, shown.focusables.contains(where: \.isTabStop) else { return .free }
      moveFocus(by: modifiers.contains(.shift) ? -1 : 1)
      return .claimed
    }
    guard let focus, let stop = shown.focusables.first(where: { $0.state.hash == focus.hash && $0.part == focus.part })
    else { return .free }
    guard stop.keys.contains(key) || usesText(stop, key, modifiers) else { return scroll(from: stop, key, modifiers) }
    if isComposing { return .claimed }
    showsFocus = true
    stop.state.mailbox.append(.key(key, modifiers, isRepeat: isRepeat))
    return .claimed
  }

  func moveFocus(by step: Int) {
    let stops = shown.focusables.filter { ($0.isTabStop || $0.state.hash == focus?.hash) && isInReach($0.layer) }
    if stops.isEmpty { return }
    let current = stops.firstIndex { $0.state.hash == focus?.hash && $0.part == focus?.part }
    let next = current.map { ($0 + step + stops.count) % stops.count } ?? (step > 0 ? 0 : stops.count - 1)
    showsFocus = true
    raise(stops[next].layer)
    focus(stops[next])
  }
}
