extension UI {
  /// One of several values, the others in a list that opens below, or above where there is more room.
  ///
  /// A click opens it, and so does a press: what it is released on is chosen, in one gesture. While it is closed arrow keys choose
  /// the value before or the next, and letters the one that begins so; Enter and Space open it. In the list arrow keys move on,
  /// Enter chooses, Escape and a press beside it leave everything as it was.
  /// - Parameters:
  ///   - id: The control's name within its scope.
  ///   - selection: The value that is chosen; written when the user chooses another. One that is none of the values shows nothing.
  ///   - values: What can be chosen; of equal ones the first counts.
  ///   - names: What they are called, in the order of the values.
  ///   - label: The name of the control, for people who do not see it.
  ///   - fills: Whether it takes the whole width of a column.
  @discardableResult
  public func dropdown<Value: Equatable>(
    id: ControlID, _ selection: inout Value, _ values: [Value], names: [String], label: String = "",
    fills: Bool = false, file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    var index = values.firstIndex(of: selection)
    let before = index
    let state = identify(id, file, line)
    let response = dropdown(state, &index, values.count, names, label, fills)
    if let index, index != before { selection = values[index] }
    return response
  }

  private func dropdown(
    _ state: ControlState, _ index: inout Int?, _ count: Int, _ names: [String], _ label: String, _ fills: Bool
  ) -> Response {
    let before = index, choice = choice(of: state), kind: StillKind = fills ? .dropdownFill : .dropdown
    if !choice.isOpen, let response = again(state, kind, names, before, count, label) { return response }
    // Place.
    let style = theme.button, natural = dropdownSize(names, count, fills)
    let placement = place(natural), start = mark
    hit(state, placement.frame)
    if count > 0 { focusStop(state, .body, [.arrows, .activation, .letters]) }
    // Interact.
    var interaction = DropdownInteraction(
      ui: self, state: state, choice: choice, count: count, names: names, chosen: index)
    interaction.replay()
    let flags: Response.Flags = interaction.chosen != before ? [.began, .changed, .committed] : []
    index = interaction.chosen
    if !state.isEnabled { choice.isOpen = false }
    let response = respond(state, placement.frame, flags)
    // Draw.
    let look = DropdownLook(
      button: ButtonLook(
        style: style, isPressed: choice.isOpen || !state.holds.isEmpty, isHot: response.isHot,
        focusRing: showsFocus && response.isFocused ? theme.focusRing : nil), theme: theme)
    let text = index.flatMap { name(names, $0) } ?? ""
    paint(placement, isEnabled: state.isEnabled) { look.draw($0, $1, text, Lettering(self)) }
    var node = NodeRecord(response, state, role: "dropdown", label: label, frame: placement.frame)
    (node.text, node.value) = (text, index.map(Double.init))
    records.nodes.append(node)
    keep(state, placement, natural, response, since: start, choiceCall(kind, names, before, count, label))
    if choice.isOpen { openList(state, choice, index, count, names, placement) }
    return response
  }

  private func dropdownSize(_ names: [String], _ count: Int, _ fills: Bool) -> NaturalSize {
    let text = TextStyle(size: theme.button.textSize)
    var widest = 0.0
    for index in 0..<min(count, names.count, 256) { widest = max(widest, engine.layout(names[index], text).width) }
    return NaturalSize(
      width: (widest + theme.rows.padding + 46).rounded(.up), height: theme.button.height, fills: fills)
  }

  /// The list, in a popup as high as there is room for.
  private func openList(
    _ state: ControlState, _ choice: ChoiceState, _ index: Int?, _ count: Int, _ names: [String], _ placement: Placement
  ) {
    let layer = choice.layer ?? LayerState(.popup), isNew = layer.openIn != shownIndex
    choice.layer = layer
    layer.anchor = LayerAnchor(
      control: state, parent: layers.current, gap: grid.pixel(3), margin: grid.pixel(theme.layer.margin))
    scopes.append((scopeHash, state.id))
    scopeHash = state.hash
    let popup = identify("popup", state.file, state.line)
    popup.layer = layer
    let padding = 4.0, room = 2 * (padding + theme.scroll.padding)
    let above = state.shownFrame.minY, below = size.height - state.shownFrame.maxY
    let most = min(
      max(above, below) - theme.layer.margin - 3 - room, Double(theme.rows.shownRows + 4) * theme.rows.height)
    let rowHeight = grid.snappedLength(theme.rows.height)
    let height = max(rowHeight, min(Double(count) * rowHeight, (most / rowHeight).rounded(.down) * rowHeight))
    let width = max(placement.frame.width - 2 * padding, dropdownSize(names, count, false).width + 24)
    build(popup, layer, nil, role: "popup", width: width, padding: padding) {
      scroll(id: "view", height: height + 2 * theme.scroll.padding) {
        let rows = identify("rows", state.file, state.line)
        choice.rows = rows
        var list = RowList(self, rows, count, names, "")
        if isNew { list.begin(at: index, height: height + 2 * theme.scroll.padding) }
        list.runPopup(choice, index)
      }
    }
    choice.popup = popup
    if isNew { layer.wantsFocus = true }
    scopeHash = scopes.removeLast().hash
  }
}

extension RowList {
  /// Scrolls a list that opens to the row that is chosen, before anything is drawn.
  func begin(at index: Int?, height: Double) {
    guard let scroll else { return }
    let padding = 2 * scroll.style.padding
    let limit = max(0, Double(count) * rowHeight + padding - height)
    scroll.fit(
      viewport: Size(width: scroll.viewport.width, height: height), limit: Size(width: 0, height: limit), at: ui.time,
      reducesMotion: ui.theme.reduceMotion)
    guard let index else { return }
    let middle = Double(index) * rowHeight - (height - rowHeight) / 2
    scroll.move(to: Vector(x: .nan, y: (middle / rowHeight).rounded() * rowHeight), at: ui.time, animates: false)
  }

  /// One call of the list of a dropdown, whose mailbox has been read.
  mutating func runPopup(_ choice: ChoiceState, _ chosen: Int?) {
    ui.hit(state, placement.frame)
    if count > 0 { ui.focusStop(state, .body, [.arrows, .activation, .letters]) }
    if let row = choice.toReveal { reveal(row, animates: true) }
    choice.toReveal = nil
    // A pointer that rests leaves the row to the keys.
    if let place = ui.hotPlace(state), place != choice.hoverPlace {
      choice.hoverPlace = place
      choice.highlighted = ChoicePlaces.rows(rowHeight).index(at: place) ?? choice.highlighted
    }
    ticked = chosen
    hasTicks = true
    let response = ui.respond(state, placement.frame)
    draw(choice.highlighted, nil, response)
    record(response, chosen)
  }
}
