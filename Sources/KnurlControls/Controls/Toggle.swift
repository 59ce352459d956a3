extension UI {
  /// A switch that is on or off.
  /// - Returns: `didChange` tells of a change by the user in this frame.
  @discardableResult
  public func toggle(
    id: ControlID, _ isOn: inout Bool, label: String? = nil, file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    // Identify.
    let state = identify(id, file, line)
    if let response = again(state, .toggle, label, isOn) { return response }
    // Place.
    let style = theme.toggle, text = TextStyle(size: theme.textSize)
    let labelWidth = label.map { engine.layout($0, text).width + style.labelDistance } ?? 0
    let natural = NaturalSize(width: style.width + labelWidth, height: style.height + 4)
    let placement = place(natural)
    let start = mark
    hit(state, placement.frame)
    focusStop(state, .body, .activation)
    // Interact.
    let before = isOn
    let interaction = ClickInteraction(self, state)
    for _ in 0..<interaction.clicks { flip(&isOn, state) }
    var flags: Response.Flags = []
    if interaction.clicks > 0 { flags = [.began, .changed, .committed] }
    if isOn != before { startMotion(state, .body, from: before ? 1 : 0) }
    let response = respond(state, placement.frame, flags, clicks: interaction.clicks)
    // Draw.
    let look = ToggleLook(
      style: style, theme: theme, position: shownPosition(state, .body, value: isOn ? 1 : 0),
      isHeld: interaction.isPressed, isHot: response.isHot, isEnabled: state.isEnabled,
      showsFocus: showsFocus && response.isFocused, isMirrored: layoutDirection == .rightToLeft)
    paint(placement, isEnabled: state.isEnabled) { look.draw($0, $1, label, Lettering(self)) }
    var node = NodeRecord(response, state, role: "toggle", label: label ?? "", frame: placement.frame)
    node.value = isOn ? 1 : 0
    node.text = isOn ? "on" : "off"
    records.nodes.append(node)
    keep(
      state, placement, natural, response, since: start, StillCall(kind: .toggle, values: Numbers(before), label: label)
    )
    return response
  }

  /// One click: an edit that begins and ends at once.
  private func flip(_ isOn: inout Bool, _ state: ControlState) {
    let old = EditValue.flag(isOn), new = EditValue.flag(!isOn)
    isOn.toggle()
    for phase in [Edit.Phase.began, .changed, .committed] {
      edits.append(Edit(path: state.path, phase: phase, source: .user, oldValue: old, newValue: new))
    }
  }
}

/// Draws a toggle.
struct ToggleLook {
  let style: ToggleStyle
  let theme: Theme
  /// Where the thumb stands: 0 off, 1 on.
  let position: Double
  let isHeld: Bool
  let isHot: Bool
  let isEnabled: Bool
  let showsFocus: Bool
  /// Whether off is on the right, and the label on the left.
  var isMirrored = false

  func draw(_ canvas: Canvas, _ bounds: Rect, _ label: String?, _ lettering: Lettering) {
    let h = min(style.height, bounds.height), w = min(style.width, bounds.width)
    let groove = Rect(
      x: isMirrored ? bounds.width - w : 0, y: ((bounds.height - h) / 2).rounded(.down), width: w, height: h)
    Relief.groove(canvas, groove, radius: h / 2, theme.groove)
    if position > 0 {
      let inner = groove.inset(by: 3)
      let width = inner.height + (inner.width - inner.height) * position
      let fill = Rect(
        x: isMirrored ? inner.maxX - width : inner.minX, y: inner.minY, width: width, height: inner.height)
      Relief.fill(canvas, fill, radius: inner.height / 2, style.color, glows: isEnabled)
    }
    let radius = h / 2 - 2
    let along = h / 2 + (w - h) * position
    let center = Point(x: isMirrored ? groove.maxX - along : groove.minX + along, y: groove.center.y)
    Relief.disc(
      canvas, center: center, radius: isHeld ? radius * theme.thumb.heldScale : radius, theme.thumb, dot: style.color,
      light: isHot ? theme.thumb.hotLight : 0)
    if showsFocus { Relief.focusRing(canvas, groove, radius: h / 2, theme.focusRing) }
    guard let label else { return }
    let text = TextStyle(size: theme.textSize)
    let baseline = (bounds.height + lettering.ui.engine.metrics(text).capHeight) / 2
    let start = w + style.labelDistance
    lettering.draw(
      canvas, label, text, at: isMirrored ? bounds.width - start : start, baseline: baseline, theme.text,
      isMirrored ? .trailing : .leading, within: bounds.width - start)
  }
}
