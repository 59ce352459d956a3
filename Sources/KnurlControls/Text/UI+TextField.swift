extension UI {
  /// A field for one line of text.
  ///
  /// A press or Tab gives it the focus, and it takes all keys that a text has a use for until it loses that. The variable
  /// follows the typing, unless the options say otherwise; Enter and the loss of the focus commit the edit, Escape restores
  /// the text and gives up the focus. A text that the program sets meanwhile is taken over. Ends of lines in what is pasted
  /// become spaces; other control characters are left out.
  /// - Parameters:
  ///   - id: The control's name within its scope.
  ///   - text: The text; written while the user changes it.
  ///   - placeholder: What stands in an empty field.
  ///   - label: The name shown above.
  ///   - error: What is wrong with the text, shown below; an empty one keeps the room for it, nil takes none.
  ///   - options: All else.
  /// - Returns: `didChange` tells of a change in this frame, `didCommit` of an edit that has ended with another text.
  @discardableResult
  public func textField(
    id: ControlID, _ text: inout String, placeholder: String = "", label: String? = nil, error: String? = nil,
    options: TextFieldOptions = TextFieldOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    // Identify.
    let state = identify(id, file, line), field = fieldState(state, options)
    let given = FieldInputs(text: text, placeholder: placeholder, label: label, error: error, options: options)
    if let last = field.inputs, !last.isSame(as: given) { state.still = nil }
    if let response = again(state, .field, nil) { return response }
    // Place.
    let style = theme.textField
    let natural = FieldLayout.naturalSize(
      style, width: theme.naturalWidth, hasLabel: label != nil, hasError: error != nil)
    let placement = place(natural)
    let start = mark
    let layout = FieldLayout(
      placement.local, style, hasLabel: label != nil, hasError: error != nil, kind: options.kind,
      isMirrored: layoutDirection == .rightToLeft)
    let box = layout.box.moved(by: placement.frame.origin - .zero)
    hit(state, box)
    focusStop(state, .body, .text, isSecret: options.kind == .password)
    // Interact.
    let cross = text.isEmpty || options.isReadOnly ? nil : layout.cross
    var interaction = FieldInteraction(self, state, field, options, cross: cross, given: text)
    interaction.run()
    if !interaction.written.isSame(as: text) { text = interaction.written }
    let response = respond(state, box, interaction.flags)
    // Draw.
    let isFocused = focus?.hash == state.hash
    let look = FieldLook(
      ui: self, field: field, style: style, isEditing: isFocused, isEnabled: state.isEnabled,
      isReadOnly: options.isReadOnly, hasError: error?.isEmpty == false)
    paint(placement, isEnabled: state.isEnabled) { draw(look, state, $0, $1, layout, response, given) }
    var node = NodeRecord(response, state, role: "textField", label: label ?? placeholder, frame: box)
    node.text = options.kind == .password ? "" : field.editor.text
    node.origin = placement.frame.origin - box.origin
    records.nodes.append(node)
    field.inputs = given
    keep(state, placement, natural, response, since: start, StillCall(kind: .field, values: Numbers(false)))
    return response
  }

  /// The memory of a field, set up for this call.
  func fieldState(_ state: ControlState, _ options: TextFieldOptions) -> FieldState {
    let field = state.field ?? FieldState()
    state.field = field
    state.takesText = state.isEnabled && !options.isReadOnly
    field.isSecret = options.kind == .password
    field.editor.rules = TextRules(filter: options.filter, maximumLength: options.maximumLength)
    return field
  }

  private func draw(
    _ look: FieldLook, _ state: ControlState, _ canvas: Canvas, _ bounds: Rect, _ layout: FieldLayout,
    _ response: Response, _ inputs: FieldInputs
  ) {
    drawFrame(look, canvas, bounds, layout, response, inputs)
    if let lens = layout.lens { look.drawLens(canvas, lens) }
    look.drawText(canvas, layout.text, placeholder: inputs.placeholder)
    if let cross = layout.cross, !look.field.editor.text.isEmpty, !inputs.options.isReadOnly {
      look.drawCross(canvas, cross, isHot: hotPlace(state).map { cross.contains($0) } ?? false)
    }
  }

  /// What stands round the text: the window, the label above, the error below.
  func drawFrame(
    _ look: FieldLook, _ canvas: Canvas, _ bounds: Rect, _ layout: FieldLayout, _ response: Response,
    _ inputs: FieldInputs
  ) {
    let lettering = Lettering(self), isMirrored = layoutDirection == .rightToLeft
    let x = isMirrored ? bounds.width : 0
    let side: Alignment = isMirrored ? .trailing : .leading
    if layout.hasHead, let label = inputs.label {
      lettering.draw(
        canvas, label, TextStyle(size: theme.textSize), at: x, baseline: 14, theme.text, side, within: bounds.width)
    }
    look.drawBox(canvas, layout.box, isHot: response.isHot, hasRing: showsFocus && response.isFocused)
    if layout.hasFoot, let error = inputs.error {
      lettering.draw(
        canvas, error, TextStyle(size: look.style.errorSize), at: x, baseline: layout.box.maxY + 15,
        look.style.errorColor, side, within: bounds.width)
    }
  }
}
