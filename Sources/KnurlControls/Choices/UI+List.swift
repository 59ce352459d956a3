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
    let style = theme.rows, isPlaced = placers[placers.count - 1].kind == .fixed && rows == nil
    let shown = Double(max(1, rows ?? style.shownRows))
    let height = isPlaced ? nil : shown * grid.snappedLength(style.height) + 2 * theme.scroll.padding
    scopes.append((scopeHash, state.id))
    scopeHash = state.hash
    var chosen = index
    var response = respond(state, .zero)
    scroll(id: "view", width: width, height: height) {
      var list = RowList(self, state, count, names, label)
      list.paintGround()
      response = list.run(&chosen, followsPress: true)
    }
    index = chosen
    scopeHash = scopes.removeLast().hash
    return response
  }
}
