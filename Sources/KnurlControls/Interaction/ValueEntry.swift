/// A value that is being typed.
struct ValueEntry {
  /// The value that a single number is for.
  let part: Part
  /// What stood there at first: left as it is, it changes nothing, whatever digits it lacks.
  let text: String
}

extension ControlState {
  /// The entry that is open.
  var entry: ValueEntry? { field?.entry }

  func closeEntry() {
    field?.entry = nil
    takesText = false
  }
}

extension ValueInteraction {
  private var typed: TypedNumber { TypedNumber(domain: domain, format: options.format) }

  /// Whether mail is about a value that is typed, or that shall be (P21): Enter, a click with Control, a click on the
  /// readout, or a digit opens an entry; Enter and the loss of the focus write its value, Escape leaves it.
  mutating func enters(_ mail: Mail) -> Bool {
    guard let field = state.field, state.entry != nil else { return opens(mail) }
    switch mail {
    // The focus has gone round, and is back; or a pad is to adjust what was typed.
    case .focused, .adjusting:
      commitEntry()
      return false
    case .adjusted: return false
    default: break
    }
    if case .pressed(_, let point, _, _) = mail, field.pointer == nil, !isOnEntry(point) {
      commitEntry()
      return false
    }
    if case .moved(let pointer, _, _) = mail, field.pointer?.id != pointer { return state.hold(by: pointer) == nil }
    switch FieldInput(ui: ui, state: state, field: field).take(mail) {
    case .done: break
    case .enter, .left: commitEntry()
    case .escape: state.closeEntry()
    case .line(let count): stepEntry(by: count)
    }
    return true
  }

  private func isOnEntry(_ point: Point) -> Bool {
    state.readoutFrame?.contains(point - (state.shownFrame.origin - Point.zero)) == true
  }

  // MARK: Opening

  private mutating func opens(_ mail: Mail) -> Bool {
    switch mail {
    case .key(.enter, _, _):
      openEntry(state.keyPart)
      return true
    case .key(.character(let character), _, _):
      // Where typed text comes anyway, it opens the entry.
      if !opensByClick { openEntry(state.keyPart, String(character)) }
      return true
    case .text(let text):
      openEntry(state.keyPart, text)
      return true
    case .composing(let text, let caret):
      if !text.isEmpty { openEntry(state.keyPart, "") }
      state.field?.editor.compose(text, caret: caret)
      return true
    case .pressed(let pointer, let point, let modifiers, _): return opensByPress(pointer, point, modifiers)
    case .released(let pointer, let point, _, _) where state.readoutPress == pointer:
      state.readoutPress = nil
      if isOnEntry(point) { openEntry(state.keyPart) }
      return true
    case .moved(let pointer, _, _): return state.readoutPress == pointer
    case .lost(let pointer), .cancelled(let pointer):
      if state.readoutPress != pointer { return false }
      state.readoutPress = nil
      return true
    default: return false
    }
  }

  /// A press on the readout waits for its release; one with Control on the track opens at once, since a jump would be in
  /// vain. On a thumb it may be the beginning of a coarse drag.
  private mutating func opensByPress(_ pointer: PointerID, _ point: Point, _ modifiers: Modifiers) -> Bool {
    if isFixed { return false }
    if isOnEntry(point), state.holds.isEmpty {
      if opensByClick {
        openEntry(.body)
        return true
      }
      state.readoutPress = pointer
      return true
    }
    guard modifiers.contains(ui.keyHabits.shortcut), state.holds.isEmpty else { return false }
    let place = point - (state.shownFrame.origin - Point.zero)
    switch geometry.target(at: place, isTouch: pointer.isTouch, values, domain, state) {
    case .track(let part), .page(let part), .click(let part): openEntry(part)
    case .thumb, .undecided, .nothing: return false
    }
    return true
  }

  /// Whether a click opens an entry.
  mutating func opensEntry(_ part: Part?, _ modifiers: Modifiers) -> Bool {
    guard opensByClick && !modifiers.contains(.alt) || modifiers.contains(ui.keyHabits.shortcut), !isFixed else {
      return false
    }
    openEntry(part ?? state.keyPart)
    return true
  }

  /// Opens an entry with all of its text selected, or with a text that was typed for it.
  mutating func openEntry(_ part: Part, _ text: String? = nil) {
    guard !isFixed, values.count > 0, state.holds.isEmpty else { return }
    if ui.adjusting?.state === state { ui.adjusting = nil }
    endAdjusting(false)
    let field = state.field ?? FieldState()
    state.field = field
    let part = values.contains(part) ? part : values.part(at: 0)
    let shown = values.indices.map { typed.text(values[$0]) }.joined(separator: "..")
    field.entry = ValueEntry(part: part, text: shown)
    field.editor = TextEditor(shown, rules: TextRules(maximumLength: 200))
    field.editor.selectAll()
    if let text { field.editor.insert(text) }
    field.line.rewind()
    field.pointer = nil
    field.activity = ui.time
    state.takesText = true
  }

  // MARK: Closing

  /// Closes an entry whose control has lost the focus or can't be changed any more.
  mutating func settleEntry() {
    state.takesEntry = !isFixed && values.count > 0
    guard state.entry != nil else {
      state.takesText = false
      return
    }
    if isFixed || !state.isEnabled { return state.closeEntry() }
    if ui.focus?.hash != state.hash { commitEntry() }
  }

  /// Writes what was typed, once; a text that is no number changes nothing.
  private mutating func commitEntry() {
    guard let field = state.field, let entry = state.entry else { return }
    let text = field.editor.text
    for hold in state.holds where hold.pointer == field.pointer?.id {
      state.holds.removeAll { $0.pointer == hold.pointer }
    }
    field.pointer = nil
    state.closeEntry()
    if text.isSame(as: entry.text) { return }
    enter(text, entry.part)
  }

  private mutating func enter(_ text: String, _ part: Part) {
    let numbers = NumberExpression.parts(of: text).map { typed.number($0) }
    if numbers.count == 1, let number = numbers[0], values.contains(part) {
      animateEntry(part)
      set(part, number, nil)
    } else if numbers.count == values.count, numbers.allSatisfy({ $0 != nil }) {
      enter(numbers.compactMap { $0 }.sorted())
    }
    finishEdits()
  }

  /// Writes all values at once: each goes to its place before what keeps them apart is asked.
  private mutating func enter(_ numbers: [Number]) {
    for index in values.indices {
      animateEntry(values.part(at: index))
      assign(values.part(at: index), numbers[index])
    }
    for index in values.indices { set(values.part(at: index), values[index], nil) }
  }

  private func animateEntry(_ part: Part) {
    ui.startMotion(state, part, from: domain.position(of: values[part]), wraps: geometry.wraps)
  }

  /// An arrow in an entry takes the typed value a step on; it is not written yet.
  private mutating func stepEntry(by count: Int) {
    guard let field = state.field, let number = typed.number(field.editor.text) else { return }
    field.editor.replaceAll(typed.text(domain.moved(number, by: Double(-count))))
    field.editor.selectAll()
    field.activity = ui.time
  }
}

extension UI {
  /// Draws the entry of a control over its readout, and records where a click opens one.
  /// - Parameters:
  ///   - readout: Where the readout stands, in the control's own coordinates.
  ///   - opens: Whether a click there opens an entry; otherwise nothing is written there.
  func showEntry(
    _ state: ControlState, _ placement: Placement, readout: Rect, opens: Bool, _ alignment: Alignment = .center
  ) {
    guard state.takesEntry else {
      state.readoutFrame = nil
      return
    }
    guard let field = state.field, state.entry != nil else {
      state.readoutFrame = opens && !readout.isEmpty ? readout : nil
      if let frame = state.readoutFrame { hit(state, frame.moved(by: placement.frame.origin - .zero)) }
      return
    }
    let box = entryBox(
      readout, field, alignment, window: Rect(origin: .zero - (placement.frame.origin - .zero), size: size))
    state.readoutFrame = box
    hit(state, box.moved(by: placement.frame.origin - .zero))
    var style = theme.textField
    (style.textSize, style.radius) = (12.5, 5)
    let look = FieldLook(ui: self, field: field, style: style, isEditing: true, isEnabled: true)
    paint(placement) { canvas, _ in
      canvas.shadow(of: .roundedRect(box, radius: style.radius), Shadow(color: Color(white: 0, alpha: 0.5), sigma: 5))
      look.drawBox(canvas, box, isHot: false)
      look.drawText(canvas, box.inset(by: Insets(horizontal: 8, vertical: 0)), placeholder: "")
    }
  }

  /// The box of an entry: as wide as its text, in the place of the readout, inside the window.
  private func entryBox(_ readout: Rect, _ field: FieldState, _ alignment: Alignment, window: Rect) -> Rect {
    let text = engine.layout(field.display, TextStyle(size: 12.5)).width
    let width = Interpolation.clamp(text + 24, 64, max(64, min(200, window.width - 4))), height = 22.0
    let x =
      switch alignment {
      case .leading: readout.minX - 8
      case .center: readout.center.x - width / 2
      case .trailing: readout.maxX + 8 - width
      }
    let y = readout.center.y - height / 2
    return Rect(
      x: Interpolation.clamp(x, window.minX + 2, max(window.minX + 2, window.maxX - width - 2)),
      y: Interpolation.clamp(y, window.minY + 2, max(window.minY + 2, window.maxY - height - 2)), width: width,
      height: height)
  }
}
