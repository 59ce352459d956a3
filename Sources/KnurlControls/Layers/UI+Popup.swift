extension UI {
  /// Shows content beside a control while `isOpen` is true, above everything else; nothing below can be used meanwhile.
  ///
  /// A press beside it, Escape and button B of a pad close it, and do nothing else; the focus returns to where it was. Inside,
  /// `dismiss()` closes it: the variable belongs to this call until it ends. The popup is as large as its content, stands in the
  /// host's window, and on the other side of what it belongs to where there is more room. Opens a scope of its id.
  /// - Parameters:
  ///   - id: The name of the popup, and of the scope of its content.
  ///   - isOpen: Whether it shows; call it in each frame, so that it hears of its end.
  ///   - anchor: What it stands beside, in the coordinates of `Response.frame`; nil: the control called before.
  ///   - edge: The side of that where it wants to stand.
  ///   - width: The width of its content, in points; nil: as wide as what is widest.
  ///   - content: Calls the children, in a column.
  public func popup<E: Error>(
    id: ControlID, isOpen: inout Bool, anchor: Rect? = nil, edge: PopupEdge = .below, width: Double? = nil,
    file: StaticString = #fileID, line: Int = #line, _ content: () throws(E) -> Void
  ) throws(E) {
    let control = building.records.called.last
    let state = identify(id, file, line), layer = state.layer ?? LayerState(.popup)
    state.layer = layer
    guard isOpen else { return }
    layer.anchor = LayerAnchor(
      control: control, frame: anchor.map { $0.isFinite ? $0.standardized : .zero }, parent: layers.current, edge: edge,
      gap: grid.pixel(theme.layer.distance), margin: grid.pixel(theme.layer.margin))
    try build(state, layer, "", role: "popup", width: width, content)
    close(layer, &isOpen)
  }

  /// Shows content in the middle of the window while `isOpen` is true, and keeps everything below from being used: presses,
  /// keys and Tab stay inside.
  ///
  /// Escape and button B of a pad close it, after what they cancel first; the focus returns to where it was. Opens a scope of its
  /// id. Inside, `dismiss()` closes it: the variable belongs to this call until it ends.
  /// - Parameters:
  ///   - id: The name of the modal, and of the scope of its content.
  ///   - title: What stands on top of it; nil: nothing.
  ///   - isOpen: Whether it shows; call it in each frame, so that it hears of its end.
  ///   - width: The width of its content, in points; nil: as wide as what is widest.
  ///   - closesOnEscape: Whether the user can close it by Escape.
  ///   - content: Calls the children, in a column.
  public func modal<E: Error>(
    id: ControlID, title: String? = nil, isOpen: inout Bool, width: Double? = nil, closesOnEscape: Bool = true,
    file: StaticString = #fileID, line: Int = #line, _ content: () throws(E) -> Void
  ) throws(E) {
    let state = identify(id, file, line), layer = state.layer ?? LayerState(.modal)
    state.layer = layer
    guard isOpen else { return }
    layer.isDismissible = closesOnEscape
    layer.dim = theme.layer.dim
    layer.anchor = LayerAnchor(edge: .center, margin: grid.pixel(theme.layer.margin))
    layer.anchor.parent = 0
    try build(state, layer, title, role: "modal", width: width, content)
    close(layer, &isOpen)
  }

  private func close(_ layer: LayerState, _ isOpen: inout Bool) {
    guard layer.isDismissed else { return }
    (isOpen, layer.isDismissed) = (false, false)
    wake(at: time)
  }

  /// A plate as large as its content, which is moved to its place with the end of the frame.
  func build<E: Error>(
    _ state: ControlState, _ layer: LayerState, _ title: String?, role: StaticString, width: Double?,
    padding: Double? = nil, _ content: () throws(E) -> Void
  ) throws(E) {
    let style = theme.layer, padding = grid.pixel(padding ?? style.padding)
    let head = title?.isEmpty == false ? grid.pixel(style.titleHeight) : 0
    // Presses on the ground around the content do nothing.
    state.mailbox.removeAll(keepingCapacity: true)
    let open = beginLayer(state, layer)
    let start = mark
    records.nodes.append(NodeRecord(state: state, role: role, label: title ?? "", frame: .zero))
    records.add(HitRecord(state: nil, frame: .zero))
    let room = grid.pixel(size.width) - 2 * (padding + layer.anchor.margin)
    var inner = Placer(
      kind: .column, x: layer.x + padding, y: layer.y + head + padding,
      width: max(0, min(room, width.map { pixels($0) } ?? room)), spacing: grid.pixel(theme.spacing))
    inner.isNatural = width == nil
    inner.bottom = inner.y + max(0, grid.pixel(size.height) - 2 * (padding + layer.anchor.margin) - head)
    layers.origin = (inner.x, inner.y)
    do {
      inner = try contain(inner, content)
    } catch {
      endLayer(open, state)
      throw error
    }
    let reach = (x: (building.placed.reach?.x ?? 0) - inner.x, y: (building.placed.reach?.y ?? 0) - inner.y)
    layer.width = max(inner.takenWidth, reach.x) + 2 * padding
    layer.height = max(inner.usedHeight, reach.y) + 2 * padding + head
    let whole = placement(layer.x, layer.y, layer.width, layer.height)
    records.hits[start.hits].frame = whole.frame
    records.nodes[start.nodes].frame = whole.frame
    let commands = mark.drawing.command
    canvas.insert(at: start.drawing) { paint(whole) { draw($0, $1, title) } }
    shiftPlaced(since: start, commands: mark.drawing.command - commands, nodes: 0)
    endLayer(open, state)
  }

  private func draw(_ canvas: Canvas, _ bounds: Rect, _ title: String?) {
    let look = LayerLook(style: theme.layer)
    look.draw(canvas, bounds)
    if let title, !title.isEmpty {
      look.drawTitle(canvas, bounds)
      let text = TextStyle(size: theme.layer.titleSize, weight: .bold)
      let baseline = (theme.layer.titleHeight + engine.metrics(text).capHeight) / 2
      Lettering(self).draw(
        canvas, title, text, at: theme.layer.padding, baseline: baseline, theme.text,
        within: max(0, bounds.width - 2 * theme.layer.padding))
    }
    look.drawEdge(canvas, bounds)
  }
}
