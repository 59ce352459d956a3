/// Gives the panels of a menu their places.
struct MenuLayout {
  let ui: UI
  let menu: MenuState
  let style: RowStyle

  private static let separatorHeight = 9.0, padding = 4.0

  func place() {
    for level in 0..<menu.builtCount {
      let size = measure(level)
      let margin = ui.grid.pixel(ui.theme.layer.margin)
      let placing = LayerPlacing(
        width: ui.grid.pixel(ui.size.width), height: ui.grid.pixel(ui.size.height), margin: margin)
      let anchor = pixels(anchor(of: level))
      let edge: PopupEdge = level > 0 ? .right : .below
      let place = placing.place(
        anchor, width: ui.grid.pixel(size.width), height: ui.grid.pixel(size.height), edge: edge,
        gap: level > 0 ? -ui.grid.pixel(3) : menu.isAtPoint ? 0 : ui.grid.pixel(3))
      menu.place(
        Rect(origin: Point(x: ui.grid.points(place.x), y: ui.grid.points(place.y)), size: size), at: level)
    }
  }

  private func pixels(_ frame: Rect) -> PixelRect {
    let x = ui.grid.pixel(frame.minX), y = ui.grid.pixel(frame.minY)
    return PixelRect(x: x, y: y, width: ui.grid.pixel(frame.maxX) - x, height: ui.grid.pixel(frame.maxY) - y)
  }

  /// A submenu's first row stands beside the row that opens it.
  private func anchor(of level: Int) -> Rect {
    guard level > 0, level - 1 < menu.openRows.count else { return menu.anchor }
    let outer = menu.building[level - 1], row = menu.openRows[level - 1]
    guard row < outer.rows.count else { return menu.anchor }
    return Rect(
      x: outer.frame.minX, y: outer.frame.minY + outer.rows[row].frame.minY - Self.padding, width: outer.frame.width,
      height: outer.rows[row].frame.height)
  }

  /// Sets the rows below each other; answers the extent.
  private func measure(_ level: Int) -> Size {
    let text = TextStyle(size: style.textSize), engine = ui.engine, rows = menu.building[level].rows
    var titles = 0.0, shortcuts = 0.0, y = Self.padding
    for row in rows {
      titles = max(titles, engine.layout(row.title, text).width + (row.kind == .submenu ? 18 : 0))
      if !row.shortcut.isEmpty { shortcuts = max(shortcuts, engine.layout(row.shortcut, text).width + 28) }
    }
    let room = 2 * style.padding + MenuLook.tickRoom
    let width = ui.grid.snappedLength((max(96, titles + shortcuts) + room + 2 * Self.padding).rounded(.up))
    for (index, row) in rows.enumerated() {
      let height = ui.grid.snappedLength(row.kind == .separator ? Self.separatorHeight : style.height)
      menu.setFrame(Rect(x: Self.padding, y: y, width: width - 2 * Self.padding, height: height), of: index, at: level)
      y += height
    }
    return Size(width: width, height: ui.grid.snappedLength(y + Self.padding))
  }
}

/// Draws the panels of a menu.
struct MenuLook {
  let ui: UI
  let menu: MenuState
  let style: RowStyle

  /// The room for ticks left of the titles.
  static let tickRoom = 18.0

  func record(_ state: ControlState) {
    var node = NodeRecord(state: state, role: "menu", frame: menu.panels[0].frame)
    node.isFocused = ui.isFocused(state, .body)
    ui.records.nodes.append(node)
    ui.focusStop(state, .body, [.arrows, .activation, .letters])
    for level in 0..<menu.count {
      let panel = menu.panels[level], x = ui.grid.pixel(panel.frame.minX), y = ui.grid.pixel(panel.frame.minY)
      let place = ui.placement(x, y, ui.grid.pixel(panel.frame.width), ui.grid.pixel(panel.frame.height))
      ui.hit(state, panel.frame)
      ui.paint(place) { canvas, bounds in draw(canvas, bounds, panel, level) }
      for (index, row) in panel.rows.enumerated() where row.kind != .separator {
        var node = NodeRecord(
          state: state, part: .number(level * MenuState.rowsPerLevel + index),
          role: row.kind == .submenu ? "submenu" : "menuitem",
          label: row.title, text: row.shortcut, frame: row.frame.moved(by: panel.frame.origin - Point.zero),
          isEnabled: row.isEnabled)
        node.isHot = menu.current == MenuState.Place(level: level, row: index)
        if row.isChecked { node.value = 1 }
        ui.records.nodes.append(node)
      }
    }
  }

  private func draw(_ canvas: Canvas, _ bounds: Rect, _ panel: MenuPanel, _ level: Int) {
    let plate = LayerLook(style: ui.theme.layer)
    plate.draw(canvas, bounds)
    plate.drawEdge(canvas, bounds)
    for (index, row) in panel.rows.enumerated() {
      let isOpen = level < menu.openRows.count && menu.openRows[level] == index
      draw(canvas, row, isLit: menu.current == MenuState.Place(level: level, row: index) || isOpen)
    }
  }

  private func draw(_ canvas: Canvas, _ row: MenuRow, isLit: Bool) {
    let frame = row.frame
    guard row.kind != .separator else {
      let y = frame.center.y.rounded(.down)
      canvas.fill(.rect(Rect(x: frame.minX, y: y, width: frame.width, height: 1)), .color(ui.theme.layer.cut))
      return canvas.fill(
        .rect(Rect(x: frame.minX, y: y + 1, width: frame.width, height: 1)), .color(ui.theme.layer.cutLight))
    }
    if isLit { RowBar.draw(canvas, frame, style) }
    let color = isLit ? style.chosenText : row.isEnabled ? ui.theme.text : ui.theme.dimText.opacity(0.55)
    var letters = Lettering(ui)
    if isLit { letters.edge = .clear }
    let text = TextStyle(size: style.textSize)
    let baseline = frame.minY + (frame.height + ui.engine.metrics(text).capHeight) / 2
    let left = frame.minX + style.padding + Self.tickRoom
    letters.draw(canvas, row.title, text, at: left, baseline: baseline, color)
    if row.isChecked {
      let box = Rect(x: frame.minX + style.padding - 2, y: frame.center.y - 7, width: 14, height: 14)
      canvas.tick(in: box, isLit ? color : style.color, width: 2)
    }
    if !row.shortcut.isEmpty {
      letters.draw(
        canvas, row.shortcut, text, at: frame.maxX - style.padding, baseline: baseline,
        isLit ? color : row.isEnabled ? ui.theme.dimText : color, .trailing)
    }
    if row.kind == .submenu {
      let center = Point(x: frame.maxX - style.padding - 2, y: frame.center.y)
      canvas.chevron(center, down: false, size: 3.5, color, width: 1.6)
    }
  }
}

/// The lit bar of a row that is chosen, or that a pointer has come to.
enum RowBar {
  static func draw(_ canvas: Canvas, _ frame: Rect, _ style: RowStyle) {
    let top = style.color.adjusted(by: 1.06, plus: 0.03), bottom = style.color.adjusted(by: 0.86)
    canvas.fill(.roundedRect(frame, radius: style.radius), .vertical(frame, top, bottom))
  }
}
