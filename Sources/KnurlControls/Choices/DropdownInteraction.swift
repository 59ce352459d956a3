/// One call of a dropdown: replays the mailboxes of its button and of its list.
struct DropdownInteraction {
  let ui: UI
  let state: ControlState
  let choice: ChoiceState
  let count: Int
  let names: [String]
  var chosen: Int?

  mutating func replay() {
    if let layer = choice.layer, layer.isDismissed { (choice.isOpen, layer.isDismissed) = (false, false) }
    for mail in state.mailbox { replay(mail) }
    state.mailbox.removeAll(keepingCapacity: true)
    guard let rows = choice.rows else { return }
    for mail in rows.mailbox where choice.isOpen { replay(mail, in: rows) }
    rows.mailbox.removeAll(keepingCapacity: true)
    if !choice.isOpen { rows.holds.removeAll(keepingCapacity: true) }
  }

  // MARK: The button

  private mutating func replay(_ mail: Mail) {
    switch mail {
    case .pressed(let pointer, let point, let modifiers, let time):
      guard state.holds.isEmpty else { return }
      state.holds.append(Hold(pointer: pointer, part: .body, press: point, time: time, modifiers: modifiers))
      if !pointer.isTouch { open(isDrawn: true) }
    case .moved(let pointer, let point, _): move(pointer, point)
    case .released(let pointer, let point, _, _): release(pointer, point)
    case .lost(let pointer): state.holds.removeAll { $0.pointer == pointer }
    case .cancelled(let pointer):
      state.holds.removeAll { $0.pointer == pointer }
      if choice.isDrawn { close() }
    case .key(let key, _, let isRepeat): press(key, isRepeat)
    case .chosen(let index): pick(index)
    case .wheel, .focused, .unfocused, .text, .composing, .longPressed, .adjusting, .adjusted: break
    }
  }

  private func open(isDrawn: Bool) {
    guard count > 0, state.isEnabled, !choice.isOpen else { return }
    (choice.isOpen, choice.isDrawn, choice.highlighted) = (true, isDrawn, chosen)
    choice.hoverPlace = nil
  }

  private func close() { (choice.isOpen, choice.isDrawn) = (false, false) }

  /// A finger opens the list once it is drawn by 8 points.
  private func move(_ pointer: PointerID, _ point: Point) {
    guard let index = state.hold(by: pointer) else { return }
    if point.distance(to: state.holds[index].press) >= UI.touchSlop { state.holds[index].hasMoved = true }
    if pointer.isTouch, state.holds[index].hasMoved, !choice.isOpen { open(isDrawn: true) }
    if choice.isDrawn, let row = row(at: point) { choice.highlighted = row }
  }

  private mutating func release(_ pointer: PointerID, _ point: Point) {
    guard let index = state.hold(by: pointer) else { return }
    let hold = state.holds.remove(at: index), isOn = state.shownFrame.contains(point)
    guard choice.isOpen, choice.isDrawn else {
      if pointer.isTouch, !hold.hasMoved { open(isDrawn: false) }
      return
    }
    choice.isDrawn = false
    if hold.hasMoved, let row = row(at: point) { pick(row) } else if hold.hasMoved, !isOn { close() }
  }

  /// The row under a place in the window, where the list shows it.
  private func row(at point: Point) -> Int? {
    guard let rows = choice.rows, rows.wasShown, let popup = choice.popup, popup.shownFrame.contains(point),
      rows.shownFrame.contains(point)
    else { return nil }
    return index(at: point - (rows.shownFrame.origin - .zero))
  }

  private func index(at place: Point) -> Int? {
    let index = ChoicePlaces.rows(ui.grid.snappedLength(ui.theme.rows.height)).index(at: place)
    return index.flatMap { $0 < count ? $0 : nil }
  }

  private mutating func pick(_ index: Int) {
    if let layer = choice.layer, choice.isOpen { ui.giveBack(layer) }
    close()
    guard index != chosen, index < count else { return }
    ui.choose(state, from: chosen, to: index)
    chosen = index
  }

  private mutating func press(_ key: Key, _ isRepeat: Bool) {
    guard count > 0 else { return }
    switch key {
    case .enter, .space: if !isRepeat { open(isDrawn: false) }
    case .character(let letter):
      if let index = choice.find(String(letter), names, from: chosen, at: ui.time) { pick(index) }
    default: if let index = Self.step(key, from: chosen, count) { pick(index) }
    }
  }

  static func step(_ key: Key, from index: Int?, _ count: Int) -> Int? {
    switch key {
    case .up, .left: index.map { max(0, $0 - 1) } ?? count - 1
    case .down, .right: index.map { min(count - 1, $0 + 1) } ?? 0
    case .home: 0
    case .end: count - 1
    case .pageUp: max(0, (index ?? 0) - 8)
    case .pageDown: min(count - 1, (index ?? 0) + 8)
    default: nil
    }
  }

  // MARK: The list

  private mutating func replay(_ mail: Mail, in rows: ControlState) {
    switch mail {
    case .pressed(let pointer, let point, let modifiers, let time):
      guard rows.holds.isEmpty else { return }
      rows.holds.append(Hold(pointer: pointer, part: .body, press: point, time: time, modifiers: modifiers))
      choice.highlighted = index(at: point - (rows.shownFrame.origin - .zero)) ?? choice.highlighted
    case .moved(let pointer, let point, _):
      if rows.hold(by: pointer) != nil, let row = row(at: point) { choice.highlighted = row }
    case .released(let pointer, let point, _, _):
      guard let hold = rows.hold(by: pointer) else { return }
      rows.holds.remove(at: hold)
      if let row = row(at: point) { pick(row) }
    case .lost(let pointer), .cancelled(let pointer): rows.holds.removeAll { $0.pointer == pointer }
    case .key(let key, _, let isRepeat): pressInList(key, isRepeat)
    case .chosen(let index): pick(index)
    case .wheel, .focused, .unfocused, .text, .composing, .longPressed, .adjusting, .adjusted: break
    }
  }

  private mutating func pressInList(_ key: Key, _ isRepeat: Bool) {
    switch key {
    case .enter, .space: if !isRepeat, let row = choice.highlighted { pick(row) }
    case .character(let letter):
      if let index = choice.find(String(letter), names, from: choice.highlighted, at: ui.time) { come(to: index) }
    default: if let index = Self.step(key, from: choice.highlighted, count) { come(to: index) }
    }
  }

  private func come(to index: Int) { (choice.highlighted, choice.toReveal) = (index, index) }
}
