extension UI {
  /// A field for text of many lines, wrapped to its width.
  ///
  /// Enter begins a new line; Control with Enter and the loss of the focus commit the edit, Escape restores the text. All
  /// else is as with `textField`; ends of lines in what is pasted become line feeds.
  /// - Parameters:
  ///   - id: The control's name within its scope.
  ///   - text: The text; written while the user changes it.
  ///   - lines: How many lines it shows where nobody says how high it is; from 1.
  ///   - placeholder: What stands in an empty field.
  ///   - label: The name shown above.
  ///   - error: What is wrong with the text, shown below; an empty one keeps the room for it, nil takes none.
  ///   - options: All else; the kind does not matter.
  @discardableResult
  public func textArea(
    id: ControlID, _ text: inout String, lines: Int = 4, placeholder: String = "", label: String? = nil,
    error: String? = nil, options: TextFieldOptions = TextFieldOptions(), file: StaticString = #fileID,
    line: Int = #line
  ) -> Response {
    // Identify.
    let state = identify(id, file, line)
    var options = options
    options.kind = .plain
    let field = fieldState(state, options)
    field.editor.rules.isMultiline = true
    if field.area == nil { field.area = AreaLines() }
    let given = FieldInputs(text: text, placeholder: placeholder, label: label, error: error, options: options)
    if let last = field.inputs, !last.isSame(as: given) { state.still = nil }
    if let response = again(state, .field, nil) { return response }
    // Place.
    var style = theme.textField
    let lineHeight = (engine.metrics(TextStyle(size: style.textSize)).lineHeight * 1.22).rounded()
    style.height = Interpolation.clamp(Double(max(1, lines)) * lineHeight, 0, 1e5) + 2 * FieldLayout.areaPadding
    let natural = FieldLayout.naturalSize(
      style, width: theme.naturalWidth, hasLabel: label != nil, hasError: error != nil)
    let placement = place(natural)
    let start = mark
    style.height = theme.textField.height
    let layout = FieldLayout(
      placement.local, style, hasLabel: label != nil, hasError: error != nil, kind: .plain, isMirrored: false)
    let box = layout.box.moved(by: placement.frame.origin - .zero)
    hit(state, box)
    focusStop(state, .body, .text)
    // Interact.
    var interaction = FieldInteraction(self, state, field, options, cross: nil, given: text)
    interaction.run()
    if !interaction.written.isSame(as: text) { text = interaction.written }
    let response = respond(state, box, interaction.flags)
    // Draw.
    let look = FieldLook(
      ui: self, field: field, style: style, isEditing: focus?.hash == state.hash, isEnabled: state.isEnabled,
      isReadOnly: options.isReadOnly, hasError: error?.isEmpty == false)
    let area = AreaLook(
      look: look,
      frame: layout.box.inset(by: Insets(horizontal: style.padding, vertical: FieldLayout.areaPadding)))
    area.layOut()
    allowScrolling(field)
    paint(placement, isEnabled: state.isEnabled) { canvas, bounds in
      drawFrame(look, canvas, bounds, layout, response, given)
      area.draw(canvas, placeholder: placeholder)
    }
    var node = NodeRecord(response, state, role: "textArea", label: label ?? placeholder, frame: box)
    node.text = field.editor.text
    node.origin = placement.frame.origin - box.origin
    records.nodes.append(node)
    field.inputs = given
    keep(state, placement, natural, response, since: start, StillCall(kind: .field, values: Numbers(false)))
    return response
  }

  /// Notes with the hit record that was just made which way the wheel can scroll.
  private func allowScrolling(_ field: FieldState) {
    guard let area = field.area, area.height > field.frame.height else { return }
    let index = records.hits.count - 1
    records.hits[index].wheel = .always
    records.hits[index].canIncrease = area.scroll > 0
    records.hits[index].canDecrease = area.scroll < area.height - field.frame.height
  }
}
