extension UI {
  /// Radio buttons: one of several values, all of them in view.
  ///
  /// Arrow keys go from one to the next. A selection that is none of the values shows none, until the user chooses.
  /// - Parameters:
  ///   - id: The control's name within its scope.
  ///   - selection: The value that is chosen; written when the user chooses another.
  ///   - values: What can be chosen; of equal ones the first counts.
  ///   - names: What they are called, in the order of the values; those without one show nothing.
  ///   - label: The name of the group, for people who do not see it.
  ///   - axis: Whether they stand below or beside each other.
  @discardableResult
  public func radio<Value: Equatable>(
    id: ControlID, _ selection: inout Value, _ values: [Value], names: [String], label: String = "",
    axis: Axis = .vertical, file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    var index = values.firstIndex(of: selection)
    let before = index
    let response = radios(identify(id, file, line), &index, min(values.count, 4096), names, label, axis)
    if let index, index != before { selection = values[index] }
    return response
  }

  /// A row of segments, of which one is chosen: by a press, by drawing across them, by the arrow keys.
  /// - Parameters:
  ///   - id: The control's name within its scope.
  ///   - selection: The value that is chosen; written while the user changes it. One that is none of the values shows none.
  ///   - values: What can be chosen; of equal ones the first counts.
  ///   - names: What stands on the segments, in the order of the values.
  ///   - label: The name of the control, for people who do not see it.
  ///   - fills: Whether it takes the whole width of a column, in equal parts.
  @discardableResult
  public func segmented<Value: Equatable>(
    id: ControlID, _ selection: inout Value, _ values: [Value], names: [String], label: String = "",
    fills: Bool = false, file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    var index = values.firstIndex(of: selection)
    let before = index
    let response = segments(identify(id, file, line), &index, min(values.count, 4096), names, label, fills)
    if let index, index != before { selection = values[index] }
    return response
  }

  private func radios(
    _ state: ControlState, _ index: inout Int?, _ count: Int, _ names: [String], _ label: String, _ axis: Axis
  ) -> Response {
    let before = index, kind: StillKind = axis == .vertical ? .radioColumn : .radioRow
    if let response = again(state, kind, names, before, count, label) { return response }
    // Place.
    let style = theme.radio
    measure(&choice(of: state).cells, style, names, count, axis)
    let cells = choice(of: state).cells
    let natural = NaturalSize(width: cells.last?.maxX ?? 0, height: cells.last?.maxY ?? 0)
    let placement = place(natural), start = mark
    hit(state, placement.frame)
    if count > 0 { focusStop(state, .body, .arrows) }
    // Interact.
    let places = ChoicePlaces.cells(cells)
    var interaction = ChoiceInteraction(
      self, state, chosen: index, count: count, followsPress: false, places)
    interaction.replay()
    index = interaction.chosen
    let response = respond(state, placement.frame, interaction.flags)
    // Draw.
    let hot = hotPlace(state).flatMap { places.index(at: $0) }
    let held = state.holds.first.flatMap { places.index(at: $0.last) }
    paint(placement, isEnabled: state.isEnabled) { canvas, _ in
      for (number, cell) in cells.enumerated() {
        canvas.translate(x: pixels(cell.minX), y: pixels(cell.minY))
        let look = MarkLook(
          style: style, theme: theme, mark: number == index ? .dot : .none, isHeld: number == held,
          isHot: number == hot, isEnabled: state.isEnabled,
          showsFocus: showsFocus && response.isFocused && number == index ?? 0)
        look.draw(canvas, Rect(origin: .zero, size: cell.size), name(names, number), Lettering(self))
        canvas.translate(x: -pixels(cell.minX), y: -pixels(cell.minY))
      }
    }
    record(state, response, placement, role: "radiogroup", part: "radio", label, names, index, cells)
    keep(state, placement, natural, response, since: start, choiceCall(kind, names, before, count, label))
    return response
  }

  private func measure(_ cells: inout [Rect], _ style: MarkStyle, _ names: [String], _ count: Int, _ axis: Axis) {
    cells.removeAll(keepingCapacity: true)
    var x = 0.0, y = 0.0, widest = 0.0
    for index in 0..<count {
      let width = grid.snappedLength(markSize(style, name(names, index)).width + (axis == .horizontal ? 14 : 0))
      cells.append(Rect(x: x, y: y, width: width, height: grid.snappedLength(style.rowHeight)))
      widest = max(widest, width)
      if axis == .horizontal { x += width } else { y += grid.snappedLength(style.rowHeight) }
    }
    if axis == .vertical { for index in cells.indices { cells[index].size.width = widest } }
  }

  private func segments(
    _ state: ControlState, _ index: inout Int?, _ count: Int, _ names: [String], _ label: String, _ fills: Bool
  ) -> Response {
    let before = index, kind: StillKind = fills ? .segmentedFill : .segmented
    if let response = again(state, kind, names, before, count, label) { return response }
    // Place.
    let style = theme.segmented, text = TextStyle(size: style.textSize)
    var widest = 0.0
    for index in 0..<count { widest = max(widest, engine.layout(name(names, index) ?? "", text).width) }
    let natural = NaturalSize(
      width: Double(count) * (widest + 2 * style.padding).rounded(.up) + 4, height: style.height, fills: fills)
    let placement = place(natural), start = mark
    hit(state, placement.frame, drags: .horizontal)
    if count > 0 { focusStop(state, .body, .arrows) }
    divide(placement.local, count, &choice(of: state).cells)
    let cells = choice(of: state).cells
    // Interact.
    var interaction = ChoiceInteraction(
      self, state, chosen: index, count: count, followsPress: true, .segments(cells))
    interaction.replay()
    index = interaction.chosen
    let response = respond(state, placement.frame, interaction.flags)
    // Draw.
    let hot = hotPlace(state).flatMap { ChoicePlaces.segments(cells).index(at: $0) }
    let look = SegmentedLook(
      style: style, theme: theme, cells: cells, chosen: index, hot: hot, isHeld: !state.holds.isEmpty,
      isEnabled: state.isEnabled, showsFocus: showsFocus && response.isFocused)
    paint(placement, isEnabled: state.isEnabled) { look.draw($0, $1, names, Lettering(self)) }
    record(state, response, placement, role: "segmented", part: "segment", label, names, index, cells)
    keep(state, placement, natural, response, since: start, choiceCall(kind, names, before, count, label))
    return response
  }

  private func divide(_ bounds: Rect, _ count: Int, _ cells: inout [Rect]) {
    let inner = bounds.inset(by: 2)
    cells.removeAll(keepingCapacity: true)
    for index in 0..<count {
      let left = grid.snapped(inner.minX + inner.width * Double(index) / Double(count))
      let right = grid.snapped(inner.minX + inner.width * Double(index + 1) / Double(count))
      cells.append(Rect(x: left, y: inner.minY, width: right - left, height: inner.height))
    }
  }

  // MARK: What they share

  func name(_ names: [String], _ index: Int) -> String? { index < names.count ? names[index] : nil }

  /// The nodes of a control and of what can be chosen in it.
  private func record(
    _ state: ControlState, _ response: Response, _ placement: Placement, role: StaticString, part: StaticString,
    _ label: String, _ names: [String], _ index: Int?, _ cells: [Rect]
  ) {
    var node = NodeRecord(response, state, role: role, label: label, frame: placement.frame)
    node.text = index.flatMap { name(names, $0) } ?? ""
    node.value = index.map(Double.init)
    (node.minimum, node.maximum, node.step) = (0, Double(max(0, cells.count - 1)), 1)
    records.nodes.append(node)
    let way = placement.frame.origin - Point.zero
    for (number, cell) in cells.enumerated() {
      var node = NodeRecord(
        state: state, part: .number(number), role: part, label: name(names, number) ?? "",
        text: number == index ? "on" : "off", frame: cell.moved(by: way), isEnabled: state.isEnabled)
      node.value = number == index ? 1 : 0
      records.nodes.append(node)
    }
  }

  func choiceCall(_ kind: StillKind, _ names: [String], _ index: Int?, _ count: Int, _ label: String) -> StillCall {
    StillCall(
      kind: kind, values: Numbers(first: .whole(UInt64(count)), second: .real(Double(index ?? -1))), label: label,
      names: names)
  }
}

/// Draws segments in a groove, the chosen one as a cap that is lit.
struct SegmentedLook {
  let style: SegmentedStyle
  let theme: Theme
  let cells: [Rect]
  let chosen: Int?
  let hot: Int?
  let isHeld: Bool
  let isEnabled: Bool
  let showsFocus: Bool

  func draw(_ canvas: Canvas, _ bounds: Rect, _ names: [String], _ lettering: Lettering) {
    Relief.groove(canvas, bounds, radius: style.radius, theme.groove)
    for index in cells.indices.dropFirst() where index != chosen && index - 1 != chosen {
      let line = Rect(x: cells[index].minX - 0.5, y: bounds.height * 0.28, width: 1, height: bounds.height * 0.44)
      canvas.fill(.rect(line), .color(theme.text.opacity(0.16)))
    }
    if let hot, hot != chosen {
      canvas.fill(
        .roundedRect(cells[hot], radius: style.radius - 2), .color(theme.text.opacity(style.hotLight + 0.03)))
    }
    if let chosen, chosen < cells.count {
      let cap = isHeld ? cells[chosen].inset(by: 1) : cells[chosen]
      Relief.fill(canvas, cap, radius: style.radius - 2, style.color, glows: isEnabled && theme.glow > 0)
    }
    if showsFocus { Relief.focusRing(canvas, bounds, radius: style.radius, theme.focusRing) }
    for (index, cell) in cells.enumerated() where index < names.count {
      var letters = lettering
      if index == chosen || index == hot && style.hotText != nil { letters.edge = .clear }
      letters.draw(
        canvas, names[index], TextStyle(size: style.textSize, weight: index == chosen ? .bold : .regular),
        in: cell.inset(by: Insets(horizontal: min(6, cell.width / 8), vertical: 0)),
        index == chosen ? style.chosenText : index == hot ? style.hotText ?? theme.text : theme.dimText)
    }
  }
}
