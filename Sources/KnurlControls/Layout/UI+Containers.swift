extension UI {
  /// Places children below each other.
  /// - Parameters:
  ///   - spacing: The distance between them, in points; the theme's by default.
  ///   - alignment: Where children narrower than the column stand.
  ///   - content: Calls the children.
  public func column<E: Error>(
    spacing: Double? = nil, alignment: Alignment = .leading, _ content: () throws(E) -> Void
  ) throws(E) {
    try nest(.column, spacing, alignment, [], content)
  }

  /// Places children beside each other, each as wide as it wants; what fills takes the width of its style.
  public func row<E: Error>(
    spacing: Double? = nil, alignment: Alignment = .center, _ content: () throws(E) -> Void
  ) throws(E) {
    try nest(.row, spacing, alignment, [], content)
  }

  /// Places children beside each other in columns of given widths; further children are natural.
  public func row<E: Error>(
    _ columns: Column..., spacing: Double? = nil, alignment: Alignment = .center, file: StaticString = #fileID,
    line: Int = #line, _ content: () throws(E) -> Void
  ) throws(E) {
    if Self.hasNaturalBehindShare(columns) { report(.naturalColumnBehindShare(place: (file, line))) }
    try nest(.row, spacing, alignment, columns, content)
  }

  private static func hasNaturalBehindShare(_ columns: [Column]) -> Bool {
    var seen = false
    for column in columns {
      if case .share = column { seen = true }
      if seen, column == .natural { return true }
    }
    return false
  }

  private func nest<E: Error>(
    _ kind: Placer.Kind, _ spacing: Double?, _ alignment: Alignment, _ columns: [Column],
    _ content: () throws(E) -> Void
  ) throws(E) {
    let start = mark
    var inner = innerPlacer(kind, spacing ?? theme.spacing)
    inner.alignment = alignment
    inner.columns = columns
    let finished = try contain(inner, content)
    close(finished, from: start)
  }

  /// A container in the next free place of the one around it.
  func innerPlacer(_ kind: Placer.Kind, _ spacing: Double) -> Placer {
    requireFrame()
    let outer = placers[placers.count - 1]
    let (x, y) = outer.next
    let natural = grid.pixel(theme.naturalWidth)
    let declared = outer.columnWidth(grid, natural: natural)
    let width = declared ?? (outer.kind == .row ? outer.width - (x - outer.x) : outer.width)
    var inner = Placer(kind: kind, x: x, y: y, width: width, spacing: pixels(spacing))
    inner.bottom = outer.kind == .fixed ? outer.y + outer.height : outer.bottom
    inner.isNatural = declared == nil && (outer.isNatural || outer.kind == .row) || kind == .row && outer.isNatural
    return inner
  }

  /// Reports a finished container to the one around it.
  func close(_ finished: Placer, from start: RecordMark) {
    let last = placers.count - 1
    let declared = placers[last].columnWidth(grid, natural: finished.usedWidth)
    let width = declared ?? finished.takenWidth
    if placers[last].movesChildren {
      rowChildren.append(RowChild(start: start, width: width, height: finished.usedHeight))
    }
    placers[last].advance(width: width, height: finished.usedHeight)
  }

  /// Gives a frame in window points to one control, which fills it; the containers around are left out of account.
  public func place<E: Error>(_ frame: Rect, _ content: () throws(E) -> Void) throws(E) {
    let frame = frame.isFinite ? frame.standardized : .zero
    let x = grid.pixel(frame.minX), y = grid.pixel(frame.minY)
    var placer = Placer(kind: .fixed, x: x, y: y, width: grid.pixel(frame.maxX) - x, spacing: grid.pixel(theme.spacing))
    placer.height = grid.pixel(frame.maxY) - y
    let start = building.open(placer, canvas.mark)
    do {
      try content()
    } catch {
      // Whoever catches the error inside the frame goes on in the container around.
      placers.removeLast()
      throw error
    }
    building.close(placer, from: start, canvas.mark)
  }

  /// Leaves a distance free, in points, along the direction of the container.
  public func space(_ points: Double) {
    requireFrame()
    let last = placers.count - 1
    placers[last].taken += max(0, pixels(points))
    if placers[last].kind == .row {
      placers[last].usedWidth = max(placers[last].usedWidth, placers[last].taken)
    } else {
      placers[last].usedHeight = max(placers[last].usedHeight, placers[last].taken)
    }
  }

  /// Places children on a panel, below its title.
  public func panel<E: Error>(_ title: String? = nil, _ content: () throws(E) -> Void) throws(E) {
    let style = theme.panel
    let start = mark
    let last = placers.count - 1
    var outer = innerPlacer(.column, theme.spacing)
    if placers[last].kind == .fixed { outer.height = placers[last].height }
    if outer.isNatural { outer.width = min(outer.width, grid.pixel(style.naturalWidth)) }
    let padding = grid.pixel(style.padding)
    let head = title == nil ? padding : grid.pixel(style.titleHeight) + padding
    var inner = Placer(
      kind: .column, x: outer.x + padding, y: outer.y + head, width: outer.width - 2 * padding, spacing: outer.spacing)
    inner.bottom = outer.bottom.map { $0 - padding }
    records.add(HitRecord(state: nil, frame: .zero))
    let finished = try contain(inner, content)
    inner = finished
    let isFixed = placers[last].kind == .fixed
    let height = max(finished.usedHeight + head + padding, isFixed ? outer.height : 0)
    // A panel grows with what it holds, save in a place that was given.
    if !isFixed { outer.width = max(outer.width, finished.usedWidth + 2 * padding) }
    let whole = placement(outer.x, outer.y, outer.width, height)
    records.hits[start.hits].frame = whole.frame
    records.nodes.insert(
      NodeRecord(role: "group", label: title ?? "", frame: whole.frame), at: start.nodes)
    let commands = mark.drawing.command
    canvas.insert(at: start.drawing) {
      paint(whole) { canvas, bounds in PanelLook(style: style, ui: self).draw(canvas, bounds, title) }
    }
    shiftPlaced(since: start, commands: mark.drawing.command - commands, nodes: 1)
    outer.usedWidth = outer.width
    outer.usedHeight = height
    outer.isNatural = true
    close(outer, from: start)
  }

  // MARK: Scopes

  /// Opens a scope of an id: a control "gain" in scope "mixer" has the path "mixer/gain".
  public func scope<E: Error>(
    _ id: ControlID, file: StaticString = #fileID, line: Int = #line, _ content: () throws(E) -> Void
  ) throws(E) {
    if id.isConfusing { report(.reservedName(path: path(of: id), place: (file, line))) }
    let outer = scopeHash
    scopes.append((outer, id))
    scopeHash = IDHash.path(outer, id.hash)
    defer {
      scopeHash = outer
      scopes.removeLast()
    }
    try content()
  }

  /// Opens a scope of a number, for the turns of a loop.
  public func scope<E: Error>(
    _ key: some BinaryInteger, file: StaticString = #fileID, line: Int = #line, _ content: () throws(E) -> Void
  ) throws(E) {
    try scope(ControlID(key), file: file, line: line, content)
  }

  /// Opens a scope of a text, for items that have names.
  @_disfavoredOverload
  public func scope<E: Error>(
    _ key: some StringProtocol, file: StaticString = #fileID, line: Int = #line, _ content: () throws(E) -> Void
  ) throws(E) {
    try scope(ControlID(key), file: file, line: line, content)
  }

  /// Shows the controls of `content` faint, and lets none of them be operated, while a condition holds.
  public func disabled<E: Error>(if condition: Bool = true, _ content: () throws(E) -> Void) throws(E) {
    disabledDepth += condition ? 1 : 0
    defer { disabledDepth -= condition ? 1 : 0 }
    try content()
  }

  /// Changes the looks for the controls of `content`.
  public func styled<E: Error>(_ change: (inout Theme) -> Void, _ content: () throws(E) -> Void) throws(E) {
    let outer = theme, revision = themeRevision
    change(&theme)
    defer {
      theme = outer
      themeRevision = revision
    }
    try content()
  }
}
