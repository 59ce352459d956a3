/// One call of a control that is clicked: replays presses, releases and keys in order, so that six clicks in one frame are
/// six clicks.
struct ClickInteraction {
  let ui: UI
  let state: ControlState
  private(set) var clicks = 0

  init(_ ui: UI, _ state: ControlState) {
    self.ui = ui
    self.state = state
    for mail in state.mailbox { replay(mail) }
    state.mailbox.removeAll(keepingCapacity: true)
  }

  /// Whether the control is drawn pressed: held, with the pointer on it.
  var isPressed: Bool { state.holds.contains { isInside($0.last, $0.pointer) } }

  private mutating func replay(_ mail: Mail) {
    switch mail {
    case .pressed(let pointer, let point, let modifiers, let time):
      // One control belongs to one pointer at most; further fingers on it are ignored.
      guard state.holds.isEmpty else { return }
      state.holds.append(Hold(pointer: pointer, part: .body, press: local(point), time: time, modifiers: modifiers))
    case .moved(let pointer, let point, _):
      if let index = state.hold(by: pointer) { state.holds[index].last = local(point) }
    case .released(let pointer, let point, _, _):
      guard let index = state.hold(by: pointer) else { return }
      let hold = state.holds.remove(at: index)
      if !hold.isLong, isInside(local(point), pointer) { clicks += 1 }
    case .lost(let pointer), .cancelled(let pointer):
      state.holds.removeAll { $0.pointer == pointer }
    case .key(let key, _, let isRepeat):
      if !isRepeat, key == .space || key == .enter { clicks += 1 }
    case .longPressed(let pointer):
      if let index = state.hold(by: pointer) { state.holds[index].isLong = true }
    case .wheel, .focused, .unfocused, .text, .composing, .chosen, .adjusting, .adjusted: break
    }
  }

  private func local(_ point: Point) -> Point { point - (state.shownFrame.origin - .zero) }

  private func isInside(_ place: Point, _ pointer: PointerID) -> Bool {
    let frame = Rect(origin: .zero, size: state.shownFrame.size)
    if frame.contains(place) { return true }
    let margin = Insets(horizontal: -max(8, (44 - frame.width) / 2), vertical: -max(8, (44 - frame.height) / 2))
    return pointer.isTouch && frame.inset(by: margin).contains(place)
  }
}
