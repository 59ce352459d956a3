extension UI {
  /// Draws a control in coordinates of its own, so that its words are the same wherever it stands.
  func paint(_ placement: Placement, _ body: (Canvas, Rect) -> Void) {
    canvas.translate(x: placement.x, y: placement.y)
    body(canvas, placement.local)
    canvas.translate(x: -placement.x, y: -placement.y)
  }

  /// Draws a control that may be disabled: then all of it faint.
  func paint(_ placement: Placement, isEnabled: Bool, _ body: (Canvas, Rect) -> Void) {
    let isLayer = !isEnabled && canvas.beginLayer(opacity: theme.disabledOpacity)
    paint(placement, body)
    if isLayer { canvas.endLayer() }
  }

  /// Records where a control takes presses.
  func hit(_ state: ControlState, _ frame: Rect, isRound: Bool = false, hole: Double = 0, drags: Axes = []) {
    records.add(HitRecord(state: state, frame: frame, isRound: isRound, hole: hole, drags: drags))
  }

  /// Records a stop of the Tab key; what is typed into a secret one reaches no trace.
  func focusStop(
    _ state: ControlState, _ part: Part, _ keys: KeyUse, _ pad: PadUse = .none, isSecret: Bool = false
  ) {
    if state.isEnabled {
      records.focusables.append(
        FocusRecord(state: state, part: part, keys: keys, pad: pad, clip: records.clip, isSecret: isSecret))
    }
  }

  func respond(_ state: ControlState, _ frame: Rect, _ flags: Response.Flags = [], clicks: Int = 0) -> Response {
    var response = Response(id: state.id, path: state.path, frame: frame)
    response.flags = flags
    if isHot(state) { response.flags.insert(.hot) }
    if !state.holds.isEmpty || state.isAdjusting { response.flags.insert(.active) }
    if !state.edges.isEmpty {
      response.flags.formUnion(state.edges)
      state.edges = []
    }
    if focus?.hash == state.hash { response.flags.insert(.focused) }
    if state.isEnabled { response.flags.insert(.enabled) }
    response.clicks = Int32(clicks)
    return response
  }

  // MARK: Nodes

  /// All controls of the last frame in the order of their calls, parts within.
  public var nodes: [Node] {
    var result: [Node] = []
    var index = 0
    while index < shown.nodes.count {
      result.append(node(at: index))
      index += 1
      while index < shown.nodes.count, shown.nodes[index].part != .body { index += 1 }
    }
    return result
  }

  /// The control or the part of one with a path, in the last frame.
  public func node(_ path: String) -> Node? {
    for (index, record) in shown.nodes.enumerated() {
      if let state = record.state, state.path(of: record.part) == path { return node(at: index) }
    }
    return nil
  }

  /// What people read. Meters change in each frame and are seldom asked, so theirs is written now.
  private func text(of record: NodeRecord) -> String {
    guard record.text.isEmpty, let levels = record.state?.meter, let value = record.value else { return record.text }
    return levels.text(value, minimum: record.minimum ?? value)
  }

  private func node(at index: Int) -> Node {
    let record = shown.nodes[index]
    var children: [Node] = []
    if record.part == .body {
      var next = index + 1
      while next < shown.nodes.count, shown.nodes[next].part != .body {
        children.append(node(at: next))
        next += 1
      }
    }
    let focusIndex = focusIndex(of: record)
    return Node(
      path: record.state.map { $0.path(of: record.part) } ?? "", role: "\(record.role)", label: record.label,
      text: text(of: record), value: record.value, minimum: record.minimum, maximum: record.maximum, step: record.step,
      frame: record.frame, isHot: record.isHot, isActive: record.isActive, isFocused: record.isFocused,
      isEnabled: record.isEnabled, actions: actions(of: record, focusIndex), focusIndex: focusIndex, children: children)
  }
}
