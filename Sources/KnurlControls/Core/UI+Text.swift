extension UI {
  /// Whether a control that takes text has the focus: hosts switch text input on and off by it.
  public var isTextInputActive: Bool { textOwner != nil }

  /// Where the caret stands while text input is active, in window points of the last frame: beside it an input method puts
  /// its window. Nil while no control takes text.
  public var textInputFrame: Rect? {
    guard let owner = textOwner, let field = owner.field else { return nil }
    return field.caret.moved(by: owner.shownFrame.origin - .zero)
  }

  /// The control that typed text goes to.
  private var textOwner: ControlState? { focusedState.flatMap { $0.takesText ? $0 : nil } }

  private var focusedState: ControlState? { focus.flatMap { states[$0.hash] } }

  /// Tells a control that takes text that the focus has left it.
  func noteFocus(_ old: UInt64?) {
    guard let old, old != focus?.hash else { return }
    if adjusting?.state.hash == old { endAdjusting(isCancelled: false) }
    isComposing = false
    if let state = states[old], state.takesText { state.mailbox.append(.unfocused) }
  }

  // MARK: Events

  /// Takes committed text. On a control whose value can be typed it begins an entry, where the focus shows: a game whose
  /// player has just dragged a slider keeps its digits.
  func type(_ text: String) -> Claim {
    isComposing = false
    guard let state = focusedState, !text.isEmpty, state.isEnabled, state.takesText || beginsEntry(state, text) else {
      return .free
    }
    // The text of a key that has begun an entry was taken with it.
    if let key = typedAhead, claimedKeys.contains(.character(key)), text == String(key) {
      typedAhead = nil
      return .claimed
    }
    state.mailbox.append(.text(text))
    return .claimed
  }

  func compose(_ text: String, _ caret: Int) -> Claim {
    guard let owner = textOwner else { return .free }
    isComposing = !text.isEmpty
    owner.mailbox.append(.composing(text, caret: caret))
    return .claimed
  }

  /// Escape: ends a composition, or leaves a text.
  func leaveText() -> Bool {
    guard let owner = focusedState, owner.takesText || owner.mailbox.contains(where: opensEntry) else { return false }
    if isComposing {
      isComposing = false
      owner.mailbox.append(.composing("", caret: 0))
      return true
    }
    owner.mailbox.append(.key(.escape, [], isRepeat: false))
    // A value's entry ends, and leaves the focus to the control.
    if owner.takesEntry, owner.entry != nil || owner.mailbox.contains(where: opensEntry) {
      owner.takesText = false
    } else {
      focus = nil
    }
    return true
  }

  /// Whether a control uses a key for a text, or to begin one.
  func usesText(_ stop: FocusRecord, _ key: Key, _ modifiers: Modifiers) -> Bool {
    typedAhead = nil
    if stop.keys.contains(.text) || stop.state.takesText { return TextCommand(key, modifiers, keyHabits) != nil }
    guard stop.state.takesEntry, modifiers.isEmpty else { return false }
    if key == .enter {
      stop.state.takesText = true
      return true
    }
    guard case .character(let character) = key, beginsEntry(stop.state, String(character)) else { return false }
    stop.state.takesText = true
    typedAhead = character
    return true
  }

  private func beginsEntry(_ state: ControlState, _ text: String) -> Bool {
    guard state.takesEntry, let first = text.first else { return false }
    if state.mailbox.contains(where: opensEntry) { return true }
    return showsFocus && (first.isASCII && first.isNumber || first == "-" || first == "." || first == ",")
  }

  /// Whether mail on its way may open an entry.
  private func opensEntry(_ mail: Mail) -> Bool {
    switch mail {
    case .key(let key, _, _): key == .enter
    case .text: true
    case .pressed(_, _, let modifiers, _): modifiers.contains(keyHabits.shortcut)
    default: false
    }
  }

  // MARK: Vanished controls

  /// The text of a control that is gone stays as its edit has left it.
  func endVanishedText(of state: ControlState) {
    guard let field = state.field, let session = field.session, session.hasBegun else { return }
    let isSame = session.reported.isSame(as: session.original)
    lateEdits.append(
      Edit(
        path: state.path, phase: isSame ? .cancelled : .committed, source: .user, oldValue: .text(session.original),
        newValue: .text(session.reported)))
  }
}
