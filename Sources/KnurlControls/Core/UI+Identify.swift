extension UI {
  /// The memory of a control that is called now; a repeated id gets one of its own, and is reported.
  func identify(_ id: ControlID, _ file: StaticString, _ line: Int) -> ControlState {
    let hash = IDHash.path(scopeHash, id.hash)
    var state = known(hash) ?? remember(hash, id, path(of: id), file, line)
    if state.calledIn == frameIndex { state = stand(in: state, id, file, line) }
    state.calledIn = frameIndex
    state.calls = 1
    (state.file, state.line) = (file, line)
    if state.layerIndex != layers.current { (state.layerIndex, state.still) = (layers.current, nil) }
    building.records.called.append(state)
    turn += 1
    setEnabled(state)
    return state
  }

  /// The memory of a control by its hash: most often the one that was called at this turn in the frame before.
  private func known(_ hash: UInt64) -> ControlState? {
    shown.state(at: turn, hash) ?? states[hash]
  }

  func path(of id: ControlID) -> String {
    scopes.isEmpty ? id.text : scopes.map(\.id.text).joined(separator: "/") + "/" + id.text
  }

  private func remember(
    _ hash: UInt64, _ id: ControlID, _ path: String, _ file: StaticString, _ line: Int
  ) -> ControlState {
    let state = ControlState(hash: hash, id: id, path: path)
    states[hash] = state
    return state
  }

  /// The memory of the second, third ... control that takes an id in one frame.
  private func stand(in first: ControlState, _ id: ControlID, _ file: StaticString, _ line: Int) -> ControlState {
    report(.repeatedID(path: first.path, first: (first.file, first.line), second: (file, line)))
    while true {
      first.calls += 1
      let derived = ControlID("\(id.text)#\(first.calls)")
      let hash = IDHash.path(scopeHash, derived.hash)
      let state = states[hash] ?? remember(hash, derived, path(of: derived), file, line)
      // Another control may have taken the derived id for its own.
      if state.calledIn != frameIndex { return state }
    }
  }

  private func setEnabled(_ state: ControlState) {
    state.isEnabled = disabledDepth == 0
    if state.hasConfusingName { report(.reservedName(path: state.path, place: (state.file, state.line))) }
    if state.isEnabled { return }
    if focus?.hash == state.hash { focus = nil }
    for index in pointers.indices where pointers[index].owner === state { pointers[index].owner = nil }
    // What was on its way counts no more; what is held is taken back.
    state.mailbox.removeAll(keepingCapacity: true)
    state.edges = []
    if state.isAdjusting { state.mailbox.append(.adjusted(isCancelled: true)) }
    for hold in state.holds { state.mailbox.append(.cancelled(hold.pointer)) }
  }

  /// Whether a control shows that it has the focus, or a part of it.
  func isFocused(_ state: ControlState, _ part: Part) -> Bool {
    focus.map { $0.hash == state.hash && $0.part == part } ?? false
  }

  func isHot(_ state: ControlState) -> Bool {
    state.isEnabled
      && pointers.contains { $0.hot == state.hash && ($0.claimed.isEmpty || $0.owner === state) && $0.free.isEmpty }
  }

  /// Where a hovering pointer is, in the control's own coordinates; nil where none hovers over it.
  func hotPlace(_ state: ControlState) -> Point? {
    guard state.isEnabled else { return nil }
    for slot in pointers where slot.hot == state.hash && slot.owner == nil && slot.claimed.isEmpty && slot.free.isEmpty
    {
      return slot.position - (state.shownFrame.origin - .zero)
    }
    return nil
  }
}
