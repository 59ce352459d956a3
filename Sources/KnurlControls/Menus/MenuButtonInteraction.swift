/// One call of a menu's button: replays its mailbox.
struct MenuButtonInteraction {
  let ui: UI
  let state: ControlState
  let menu: MenuState

  func replay() {
    if menu.layer.isDismissed, menu.isOpen, menu.chosen == nil { menu.close() }
    for mail in state.mailbox { replay(mail) }
    state.mailbox.removeAll(keepingCapacity: true)
  }

  private func replay(_ mail: Mail) {
    switch mail {
    case .pressed(let pointer, let point, let modifiers, let time):
      guard state.holds.isEmpty else { return }
      state.holds.append(Hold(pointer: pointer, part: .body, press: point, time: time, modifiers: modifiers))
      if !pointer.isTouch { open(pointer, point) }
    case .moved(let pointer, let point, _):
      guard let index = state.hold(by: pointer), pointer.isTouch, !menu.isOpen else { return }
      if point.distance(to: state.holds[index].press) >= UI.touchSlop { open(pointer, state.holds[index].press) }
    case .released(let pointer, let point, _, _):
      guard let index = state.hold(by: pointer) else { return }
      state.holds.remove(at: index)
      if !menu.isOpen, pointer.isTouch, state.shownFrame.inset(by: -8).contains(point) { open(nil, point) }
      if menu.opener?.pointer == pointer { menu.opener = nil }
    case .lost(let pointer): state.holds.removeAll { $0.pointer == pointer }
    case .cancelled(let pointer):
      state.holds.removeAll { $0.pointer == pointer }
      if menu.opener?.pointer == pointer { menu.close() }
    case .key(let key, _, let isRepeat):
      guard !isRepeat, key == .enter || key == .space, !menu.isOpen else { return }
      open(nil, .zero)
      menu.enterByKeys()
    case .wheel, .focused, .unfocused, .text, .composing: break
    }
  }

  private func open(_ pointer: PointerID?, _ press: Point) {
    guard state.isEnabled, !menu.isOpen else { return }
    menu.open(at: state.shownFrame, isAtPoint: false)
    menu.opener = pointer.map { ($0, press) }
  }
}
