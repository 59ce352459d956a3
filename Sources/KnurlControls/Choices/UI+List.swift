extension UI {
  /// A list of names of which one is chosen: by a press, by a tap of a finger, by arrow keys, or by typing the beginning of a name.
  /// It scrolls, and only the rows in view are built.
  ///
  /// Opens a scope of its id for its scroll area, "view".
  /// - Parameters:
  ///   - id: The control's name within its scope.
  ///   - selection: The value that is chosen; written while the user changes it. One that is none of the values shows none.
  ///   - values: What can be chosen; of equal ones the first counts.
  ///   - names: What the rows are called, in the order of the values.
  ///   - label: The name of the list, for people who do not see it.
  ///   - width: Its width in points; nil: all that the container gives, in a row `theme.scroll.naturalWidth`.
  ///   - rows: How many rows are in view; nil: `theme.rows.shownRows`, and in a `place` as many as fit.
  @discardableResult
  public func list<Value: Equatable>(
    id: ControlID, _ selection: inout Value, _ values: [Value], names: [String], label: String = "",
    width: Double? = nil, rows: Int? = nil, file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    var index = values.firstIndex(of: selection)
    let before = index
    let response = list(identify(id, file, line), &index, values.count, names, label, width, rows)
    if let index, index != before { selection = values[index] }
    return response
  }

  /// The same for a list in which nothing may be chosen.
  @discardableResult
  public func list<Value: Equatable>(
    id: ControlID, _ selection: inout Value?, _ values: [Value], names: [String], label: String = "",
    width: Double? = nil, rows: Int? = nil, file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    var index = selection.flatMap { values.firstIndex(of: $0) }
    let before = index
    let response = list(identify(id, file, line), &index, values.count, names, label, width, rows)
    if let index, index != before { selection = values[index] }
    return response
  }

  private func list(
    _ state: ControlState, _ index: inout Int?, _ count: Int, _ names: [String], _ label: String, _ width: Double?,
    _ rows: Int?
  ) -> Response {
    _ = choice(of: state)
    let style = theme.rows, isPlaced = placers[placers.count - 1].kind == .fixed && rows == nil
    let shown = Double(max(1, rows ?? style.shownRows))
    let height = isPlaced ? nil : shown * grid.snappedLength(style.height) + 2 * theme.scroll.padding
    scopes.append((scopeHash, state.id))
    scopeHash = state.hash
    var chosen = index
    var response = respond(state, .zero)
    let start = mark
    scroll(id: "view", width: width, height: height) {
      var list = RowList(self, state, count, names, label)
      list.inset = 4
      response = list.run(&chosen, followsPress: true)
    }
    paintGround(since: start)
    index = chosen
    scopeHash = scopes.removeLast().hash
    return response
  }

  /// The groove that the rows lie in; it does not scroll.
  private func paintGround(since start: RecordMark) {
    let view = records.nodes[start.nodes].frame, commands = mark.drawing.command
    let place = placement(
      grid.pixel(view.minX), grid.pixel(view.minY), grid.pixel(view.width), grid.pixel(view.height))
    var groove = theme.groove
    groove.color = theme.rows.ground
    canvas.insert(at: start.drawing) {
      paint(place) { canvas, bounds in Relief.groove(canvas, bounds, radius: theme.rows.radius + 2, groove) }
    }
    shiftPlaced(since: start, commands: mark.drawing.command - commands, nodes: 0)
  }
}

/// The rows of a list or of a dropdown's popup, inside their scroll area.
struct RowList {
  let ui: UI
  let state: ControlState
  let count: Int
  let names: [String]
  let label: String
  let style: RowStyle
  /// The row with a tick, where rows have room for one.
  var ticked: Int?
  var hasTicks = false
  /// How far rows keep from the sides.
  var inset = 0.0
  let rowHeight: Double
  let placement: Placement
  let scroll: ScrollState?

  init(_ ui: UI, _ state: ControlState, _ count: Int, _ names: [String], _ label: String) {
    (self.ui, self.state, self.count, self.names, self.label) = (ui, state, count, names, label)
    style = ui.theme.rows
    rowHeight = ui.grid.snappedLength(style.height)
    scroll = ui.records.clip >= 0 ? ui.records.clips[Int(ui.records.clip)].area?.scroll : nil
    placement = ui.place(NaturalSize(width: 0, height: max(1, Double(count)) * rowHeight, fills: true))
  }

  /// The rows that the viewport can show; before the first frame has measured it, as many as the window has room for.
  private var visible: Range<Int> {
    guard rowHeight > 0 else { return 0..<0 }
    let start = scroll?.offset(at: ui.time).y ?? 0
    let extent = scroll.map { $0.viewport.height > 0 ? $0.viewport.height : ui.size.height } ?? ui.size.height
    let first = Int(Interpolation.clamp((start / rowHeight).rounded(.down) - 1, 0, Double(count)))
    let last = Int(Interpolation.clamp(((start + extent) / rowHeight).rounded(.up) + 1, 0, Double(count)))
    return first..<max(first, last)
  }

  mutating func run(_ chosen: inout Int?, followsPress: Bool) -> Response {
    ui.hit(state, placement.frame)
    if count > 0 { ui.focusStop(state, .body, [.arrows, .letters]) }
    // Interact.
    var interaction = ChoiceInteraction(
      ui, state, chosen: chosen, count: count, followsPress: followsPress, .rows(rowHeight))
    interaction.names = names
    interaction.page = scroll.map { max(1, Int($0.viewport.height / max(1, rowHeight)) - 1) }
    interaction.replay()
    if interaction.chosen != chosen, let index = interaction.chosen { reveal(index, animates: true) }
    chosen = interaction.chosen
    let response = ui.respond(state, placement.frame, interaction.flags)
    // Draw.
    let hot = ui.hotPlace(state).flatMap { ChoicePlaces.rows(rowHeight).index(at: $0) }
    draw(chosen, hot, response)
    record(response, chosen)
    return response
  }

  /// Scrolls a row into view.
  func reveal(_ index: Int, animates: Bool) {
    guard let scroll else { return }
    let start = Double(index) * rowHeight, end = start + rowHeight + 2 * scroll.style.padding
    let now = scroll.y.destination(at: ui.time)
    let goal = max(min(now, start), end - scroll.viewport.height)
    if goal != now { scroll.move(to: Vector(x: .nan, y: goal), at: ui.time, animates: animates) }
  }

  private func row(_ index: Int) -> Rect {
    Rect(x: 0, y: Double(index) * rowHeight, width: placement.frame.width, height: rowHeight)
  }

  func draw(_ chosen: Int?, _ hot: Int?, _ response: Response) {
    let visible = visible, lettering = Lettering(ui)
    ui.paint(placement, isEnabled: state.isEnabled) { canvas, bounds in
      for index in visible {
        let isChosen = index == chosen, frame = row(index)
        let bar = frame.inset(by: Insets(horizontal: inset, vertical: 0.5))
        if isChosen {
          RowBar.draw(canvas, bar, style)
          if ui.showsFocus, response.isFocused, !hasTicks {
            canvas.stroke(
              .roundedRect(bar.inset(by: 1), radius: style.radius - 1), .color(ui.theme.text), Stroke(width: 2))
          }
        } else if index == hot {
          canvas.fill(.roundedRect(bar, radius: style.radius), .color(style.hot))
        }
        guard index < names.count else { continue }
        var letters = lettering
        if isChosen { letters.edge = .clear }
        let text = TextStyle(size: style.textSize, weight: isChosen && !hasTicks ? .bold : .regular)
        let baseline = frame.minY + (rowHeight + ui.engine.metrics(text).capHeight) / 2
        let color = isChosen ? style.chosenText : ui.theme.text,
          left = style.padding + inset + (hasTicks ? MenuLook.tickRoom : 0)
        letters.draw(
          canvas, names[index], text, at: left, baseline: baseline, color,
          within: max(0, bounds.width - left - style.padding))
        if index == ticked {
          let box = Rect(x: style.padding - 2, y: frame.center.y - 7, width: 14, height: 14)
          canvas.tick(in: box, isChosen ? color : style.color, width: 2)
        }
      }
    }
  }

  func record(_ response: Response, _ chosen: Int?) {
    var node = NodeRecord(response, state, role: "list", label: label, frame: placement.frame)
    node.text = chosen.flatMap { ui.name(names, $0) } ?? ""
    node.value = chosen.map(Double.init)
    (node.minimum, node.maximum, node.step) = (0, Double(max(0, count - 1)), 1)
    ui.records.nodes.append(node)
    for index in visible {
      var part = NodeRecord(
        state: state, part: .number(index), role: "row", label: ui.name(names, index) ?? "",
        text: index == chosen ? "on" : "off", frame: row(index).moved(by: placement.frame.origin - Point.zero),
        isEnabled: state.isEnabled)
      part.value = index == chosen ? 1 : 0
      ui.records.nodes.append(part)
    }
  }
}
