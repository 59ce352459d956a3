/// One call of a text field: replays what happened since the last call, and reports the edits.
///
/// An edit begins with the first change, is reported once a frame, and ends with Enter, with the loss of the focus, or with
/// Escape, which restores the text that it began with. A text that the program sets meanwhile is taken over.
struct FieldInteraction {
  let ui: UI
  let state: ControlState
  let field: FieldState
  let options: TextFieldOptions
  /// Where the cross that clears stands, in the control's own coordinates.
  let cross: Rect?
  var flags: Response.Flags = []
  /// The text that the program gets.
  private(set) var written: String

  init(
    _ ui: UI, _ state: ControlState, _ field: FieldState, _ options: TextFieldOptions, cross: Rect?, given: String
  ) {
    (self.ui, self.state, self.field, self.options, self.cross) = (ui, state, field, options, cross)
    written = given
  }

  /// Replays the mailbox.
  mutating func run() {
    adopt(written)
    for mail in state.mailbox { replay(mail) }
    state.mailbox.removeAll(keepingCapacity: true)
    if !state.isEnabled { takeBack() }
    if ui.focus?.hash != state.hash { commit() }
    report()
  }

  /// Takes over what the program has set.
  private mutating func adopt(_ given: String) {
    guard let session = field.session else {
      if !given.isSame(as: field.editor.text) { field.editor.reset(to: given) }
      return
    }
    guard options.isContinuous, !given.isSame(as: session.reported) else { return }
    field.editor.reset(to: given)
    field.session?.reported = given
  }

  private mutating func replay(_ mail: Mail) {
    if clears(mail) { return }
    // The focus may have gone round, and be back.
    if case .focused = mail { commit() }
    let before = field.editor.text
    let outcome = FieldInput(ui: ui, state: state, field: field, isReadOnly: options.isReadOnly).take(mail)
    note(before)
    switch outcome {
    case .enter:
      commit()
      if options.leavesOnEnter, ui.focus?.hash == state.hash { ui.focus = nil }
    case .left: leave()
    case .escape: takeBack()
    case .done, .line: break
    }
  }

  /// Begins an edit where the text has changed.
  private mutating func note(_ before: String) {
    if field.session == nil, !before.isSame(as: field.editor.text) {
      field.session = TextSession(original: before, reported: before)
    }
  }

  // MARK: Ends

  private mutating func leave() {
    _ = FieldInput(ui: ui, state: state, field: field).take(.composing("", caret: 0))
    commit()
    field.editor.place(field.editor.selection.head)
    field.line.rewind()
  }

  private mutating func commit() {
    field.editor.endStep()
    guard let session = field.session else { return }
    report()
    let text = field.editor.text
    if !text.isSame(as: session.original) { begin() }
    if field.session?.hasBegun == true { finish(session.original, text) }
    field.session = nil
    written = text
  }

  private mutating func takeBack() {
    field.editor.compose("", caret: 0)
    guard let session = field.session else { return }
    if field.session?.hasBegun == true { finish(session.original, session.original) }
    field.session = nil
    field.editor.reset(to: session.original)
    written = session.original
  }

  // MARK: Reports

  private mutating func report() {
    guard options.isContinuous, let session = field.session else { return }
    let text = field.editor.text
    written = text
    if text.isSame(as: session.reported) { return }
    begin()
    add(.changed, session.reported, text)
    flags.insert(.changed)
    field.session?.reported = text
  }

  private mutating func begin() {
    guard let session = field.session, !session.hasBegun else { return }
    add(.began, session.original, field.editor.text)
    flags.insert(.began)
    field.session?.hasBegun = true
  }

  private mutating func finish(_ original: String, _ text: String) {
    let isSame = text.isSame(as: original)
    add(isSame ? .cancelled : .committed, original, text)
    flags.insert(isSame ? .cancelled : .committed)
  }

  private func add(_ phase: Edit.Phase, _ old: String, _ new: String) {
    ui.edits.append(Edit(path: state.path, phase: phase, source: .user, oldValue: .text(old), newValue: .text(new)))
  }

  // MARK: The cross

  /// Whether mail is about the cross that clears: a press on it, and its release there.
  private mutating func clears(_ mail: Mail) -> Bool {
    guard let cross else { return false }
    let origin = state.shownFrame.origin - Point.zero
    switch mail {
    case .pressed(let pointer, let point, _, _) where state.holds.isEmpty && cross.contains(point - origin):
      field.isClearing = true
      state.holds.append(Hold(pointer: pointer, part: .body, press: point - origin, time: 0, modifiers: []))
      return true
    case .moved(let pointer, _, _): return field.isClearing && state.hold(by: pointer) != nil
    case .released(let pointer, let point, _, _):
      guard endsClearing(pointer) else { return false }
      if cross.contains(point - origin) { clear() }
      return true
    case .lost(let pointer), .cancelled(let pointer): return endsClearing(pointer)
    default: return false
    }
  }

  private func endsClearing(_ pointer: PointerID) -> Bool {
    guard field.isClearing, state.hold(by: pointer) != nil else { return false }
    field.isClearing = false
    state.holds.removeAll { $0.pointer == pointer }
    return true
  }

  private mutating func clear() {
    let before = field.editor.text
    field.activity = ui.time
    field.editor.replaceAll("")
    note(before)
  }
}
