/// What a control with several things to choose from remembers.
final class ChoiceState {
  /// The choice before the edit that is going on.
  var original: Int?
  var isEditing = false
  /// The row that keys or a pointer have come to, of what is chosen from a popup.
  var highlighted: Int?
  /// The beginning of a name as it is being typed, and when the last key of it came.
  var typed = ""
  var typedAt = -Double.infinity
  /// Whether the popup is open, of a dropdown.
  var isOpen = false
  /// Its layer, that of the list in it, and the list's own memory.
  var layer: LayerState?
  var popup: ControlState?
  var rows: ControlState?
  /// Where the pointer was when it came to a row.
  var hoverPlace: Point?
  /// The row that keys have come to.
  var toReveal: Int?
  /// Whether the pointer that has opened it is down still.
  var isDrawn = false
  /// Where its choices are, in its own coordinates.
  var cells: [Rect] = []
}

extension UI {
  func choice(of state: ControlState) -> ChoiceState {
    if let choice = state.choice { return choice }
    let choice = ChoiceState()
    state.choice = choice
    return choice
  }

  /// Reports a step of a choice: by its place in the values, -1 where it was none of them.
  func report(_ state: ControlState, _ phase: Edit.Phase, from old: Int?, to new: Int?) {
    edits.append(
      Edit(
        path: state.path, phase: phase, source: .user, oldValue: .integer(Int64(old ?? -1)),
        newValue: .integer(Int64(new ?? -1))))
  }

  /// A choice that begins and ends at once.
  func choose(_ state: ControlState, from old: Int?, to new: Int) {
    for phase in [Edit.Phase.began, .changed, .committed] { report(state, phase, from: old, to: new) }
  }
}

/// Where the choices of a control are, in its own coordinates.
enum ChoicePlaces {
  /// Anywhere.
  case cells([Rect])
  /// Side by side; beside them the nearest counts.
  case segments([Rect])
  /// Below each other, so high, from the top on.
  case rows(Double)

  func index(at place: Point) -> Int? {
    switch self {
    case .cells(let cells): cells.firstIndex { $0.contains(place) }
    case .segments(let cells): cells.isEmpty ? nil : cells.lastIndex { place.x >= $0.minX } ?? 0
    case .rows(let height): place.y >= 0 && height > 0 ? Int(min(place.y / height, 1e9)) : nil
    }
  }
}

/// One call of a control with several things to choose from: replays the mailbox in order.
struct ChoiceInteraction {
  let ui: UI
  let state: ControlState
  let count: Int
  /// Whether the mouse chooses where it presses, and goes on choosing; otherwise what it is released on is chosen.
  let followsPress: Bool
  /// How many rows a page has; nil: there are no pages.
  var page: Int?
  /// Names, for typing their beginning.
  var names: [String] = []
  let places: ChoicePlaces
  private(set) var chosen: Int?
  private(set) var flags: Response.Flags = []

  init(
    _ ui: UI, _ state: ControlState, chosen: Int?, count: Int, followsPress: Bool, _ places: ChoicePlaces
  ) {
    (self.ui, self.state, self.chosen, self.count) = (ui, state, chosen, count)
    (self.followsPress, self.places) = (followsPress, places)
  }

  mutating func replay() {
    if state.mailbox.isEmpty { return }
    for mail in state.mailbox { replay(mail) }
    state.mailbox.removeAll(keepingCapacity: true)
  }

  private mutating func replay(_ mail: Mail) {
    switch mail {
    case .pressed(let pointer, let point, let modifiers, let time):
      guard state.holds.isEmpty else { return }
      state.holds.append(Hold(pointer: pointer, part: .body, press: local(point), time: time, modifiers: modifiers))
      if followsPress, !pointer.isTouch { draw(to: places.index(at: local(point))) }
    case .moved(let pointer, let point, _): move(pointer, local(point))
    case .released(let pointer, let point, _, _): release(pointer, local(point))
    case .lost(let pointer):
      if remove(pointer) != nil { end() }
    case .cancelled(let pointer):
      if remove(pointer) != nil { cancel() }
    case .key(let key, _, _): press(key)
    case .chosen(let index): if index < count { pick(index) }
    case .wheel, .focused, .unfocused, .text, .composing, .longPressed, .adjusting, .adjusted: break
    }
  }

  private func local(_ point: Point) -> Point { point - (state.shownFrame.origin - .zero) }

  private func remove(_ pointer: PointerID) -> Hold? {
    state.hold(by: pointer).map { state.holds.remove(at: $0) }
  }

  // MARK: Pointers

  /// A finger begins to draw after 8 points.
  private mutating func move(_ pointer: PointerID, _ place: Point) {
    guard let index = state.hold(by: pointer) else { return }
    state.holds[index].last = place
    if place.distance(to: state.holds[index].press) >= UI.touchSlop { state.holds[index].hasMoved = true }
    guard followsPress, !pointer.isTouch || state.holds[index].hasMoved else { return }
    draw(to: places.index(at: place))
  }

  private mutating func release(_ pointer: PointerID, _ place: Point) {
    guard let hold = remove(pointer) else { return }
    if followsPress {
      if pointer.isTouch || hold.hasMoved { draw(to: places.index(at: place)) }
    } else if let index = places.index(at: place), index == places.index(at: hold.press) {
      draw(to: index)
    }
    end()
  }

  private mutating func draw(to index: Int?) {
    guard let index, index < count, index != chosen else { return }
    let choice = ui.choice(of: state)
    if !choice.isEditing {
      (choice.isEditing, choice.original) = (true, chosen)
      ui.report(state, .began, from: chosen, to: index)
      flags.insert(.began)
    }
    ui.report(state, .changed, from: chosen, to: index)
    flags.insert(.changed)
    chosen = index
  }

  private mutating func end() {
    guard let choice = state.choice, choice.isEditing else { return }
    choice.isEditing = false
    let isSame = choice.original == chosen
    ui.report(state, isSame ? .cancelled : .committed, from: choice.original, to: chosen)
    flags.insert(isSame ? .cancelled : .committed)
  }

  private mutating func cancel() {
    guard let choice = state.choice, choice.isEditing else { return }
    choice.isEditing = false
    if chosen != choice.original { flags.insert(.changed) }
    chosen = choice.original
    ui.report(state, .cancelled, from: choice.original, to: chosen)
    flags.insert(.cancelled)
  }

  // MARK: Keys

  private mutating func press(_ key: Key) {
    guard count > 0, state.holds.isEmpty else { return }
    let last = count - 1, now = chosen ?? -1
    let before = chosen == nil ? last : max(0, now - 1), next = min(last, now + 1)
    switch key {
    case .left, .up: pick(before)
    case .right, .down: pick(next)
    case .home: pick(0)
    case .end: pick(last)
    case .pageUp: pick(max(0, now - (page ?? count)))
    case .pageDown: pick(min(last, max(0, now) + (page ?? count)))
    case .character(let letter): type(String(letter))
    default: break
    }
  }

  private mutating func pick(_ index: Int) {
    guard index != chosen else { return }
    ui.choose(state, from: chosen, to: index)
    flags.formUnion([.began, .changed, .committed])
    chosen = index
  }

  private mutating func type(_ text: String) {
    if let index = ui.choice(of: state).find(text, names, from: chosen, at: ui.time) { pick(index) }
  }
}

extension ChoiceState {
  /// The next name that begins as was typed; a second without a key begins anew, and the same letter again goes on to the next.
  func find(_ text: String, _ names: [String], from current: Int?, at time: Double) -> Int? {
    if time - typedAt > 1 || time < typedAt { typed = "" }
    typedAt = time
    let isSame = typed == text
    typed = isSame ? text : typed + text
    let wanted = typed.lowercased(), start = (current ?? -1) + (typed.count == 1 ? 1 : 0)
    for way in names.indices {
      let index = (max(0, start) + way) % names.count
      if names[index].lowercased().hasPrefix(wanted) { return index }
    }
    return nil
  }
}
