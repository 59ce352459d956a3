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
    (node.minimum, node.maximum, node.step) = (0, Double(max(0, count - 1)), 1)
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
        (choice.rows, rows.choice) = (rows, choice)
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

/// Draws a dropdown's button: a cap with the name at its beginning, and an arrow in a field of its own.
struct DropdownLook {
  let button: ButtonLook
  let theme: Theme

  func draw(_ canvas: Canvas, _ bounds: Rect, _ name: String, _ lettering: Lettering) {
    button.draw(canvas, bounds, "", lettering)
    let text = TextStyle(size: button.style.textSize), sink = button.isPressed ? 1.0 : 0
    let baseline = (bounds.height + lettering.ui.engine.metrics(text).capHeight) / 2 + sink
    let field = min(28, bounds.width / 3),
      color = button.isPressed ? button.style.pressedText ?? button.style.text : button.style.text
    lettering.draw(
      canvas, name, text, at: theme.rows.padding + 2, baseline: baseline, color,
      within: max(0, bounds.width - field - theme.rows.padding - 4))
    let line = Rect(x: bounds.maxX - field, y: 5, width: 1, height: max(0, bounds.height - 10))
    canvas.fill(.rect(line), .color(button.style.edgeBottom))
    let center = Point(x: bounds.maxX - field / 2, y: bounds.center.y + sink + 0.5)
    canvas.chevron(center, down: true, size: 4, color, width: 1.8)
  }
}

extension Canvas {
  /// An arrow's head, so far from its middle to its ends. Two lines, since a path of elements takes from the heap.
  func chevron(_ center: Point, down: Bool, size: Double, _ color: Color, width: Double) {
    let first = down ? Vector(x: -size, y: -size / 2) : Vector(x: -size / 2, y: -size)
    let middle = down ? Vector(x: 0, y: size / 2) : Vector(x: size / 2, y: 0)
    let last = down ? Vector(x: size, y: -size / 2) : Vector(x: -size / 2, y: size)
    let stroke = Stroke(width: width, cap: .round)
    self.stroke(.line(from: center + first, to: center + middle), .color(color), stroke)
    self.stroke(.line(from: center + middle, to: center + last), .color(color), stroke)
  }

  /// A tick in a box.
  func tick(in box: Rect, _ color: Color, width: Double) {
    func at(_ x: Double, _ y: Double) -> Point { Point(x: box.minX + box.width * x, y: box.minY + box.height * y) }
    let stroke = Stroke(width: width, cap: .round)
    self.stroke(.line(from: at(0.22, 0.53), to: at(0.42, 0.73)), .color(color), stroke)
    self.stroke(.line(from: at(0.42, 0.73), to: at(0.78, 0.29)), .color(color), stroke)
  }
}
