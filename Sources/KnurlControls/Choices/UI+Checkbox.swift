/// Whether something is ticked, or partly.
public enum CheckState: Hashable, Sendable {
  /// Not ticked.
  case off
  /// Ticked.
  case on
  /// Ticked for some of what it stands for.
  case mixed
}

extension UI {
  /// A box that is ticked or not.
  /// - Returns: `didChange` tells of a change by the user in this frame.
  @discardableResult
  public func checkbox(
    id: ControlID, _ isOn: inout Bool, label: String? = nil, file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let before: CheckState = isOn ? .on : .off
    let (response, after) = box(identify(id, file, line), before, label)
    if after != before { isOn = after == .on }
    return response
  }

  /// A box that is ticked, not, or partly, as one that stands for several others. The user ticks one that is partly ticked, and never
  /// makes one so.
  @discardableResult
  public func checkbox(
    id: ControlID, _ check: inout CheckState, label: String? = nil, file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let before = check
    let (response, after) = box(identify(id, file, line), before, label)
    if after != before { check = after }
    return response
  }

  private func box(_ state: ControlState, _ before: CheckState, _ label: String?) -> (Response, CheckState) {
    let kind: StillKind = before == .mixed ? .mixed : .checkbox
    if let response = again(state, kind, label, before == .on) { return (response, before) }
    // Place.
    let style = theme.checkbox
    let natural = markSize(style, label), placement = place(natural), start = mark
    hit(state, placement.frame)
    focusStop(state, .body, .activation)
    // Interact.
    let interaction = ClickInteraction(self, state)
    var check = before
    for _ in 0..<interaction.clicks { tick(&check, state) }
    let flags: Response.Flags = interaction.clicks > 0 ? [.began, .changed, .committed] : []
    let response = respond(state, placement.frame, flags, clicks: interaction.clicks)
    // Draw.
    let look = MarkLook(
      style: style, theme: theme, mark: check == .on ? .tick : check == .mixed ? .bar : .none,
      isHeld: interaction.isPressed, isHot: response.isHot, isEnabled: state.isEnabled,
      showsFocus: showsFocus && response.isFocused, isMirrored: layoutDirection == .rightToLeft)
    paint(placement, isEnabled: state.isEnabled) { look.draw($0, $1, label, Lettering(self)) }
    var node = NodeRecord(response, state, role: "checkbox", label: label ?? "", frame: placement.frame)
    node.value = check == .on ? 1 : check == .mixed ? 0.5 : 0
    node.text = check == .on ? "on" : check == .mixed ? "mixed" : "off"
    records.nodes.append(node)
    keep(
      state, placement, natural, response, since: start,
      StillCall(kind: kind, values: Numbers(before == .on), label: label))
    return (response, check)
  }

  private func tick(_ check: inout CheckState, _ state: ControlState) {
    let old = check
    check = old == .on ? .off : .on
    for phase in [Edit.Phase.began, .changed, .committed] {
      edits.append(
        Edit(path: state.path, phase: phase, source: .user, oldValue: .flag(old == .on), newValue: .flag(check == .on)))
    }
  }

  /// The extent of a box with a label.
  func markSize(_ style: MarkStyle, _ label: String?) -> NaturalSize {
    let text = TextStyle(size: theme.textSize)
    let labelWidth = label.map { engine.layout($0, text).width + style.labelDistance } ?? 0
    return NaturalSize(width: style.side + 2 + labelWidth, height: style.side + 6)
  }
}

/// Draws a box or a round one, with its label.
struct MarkLook {
  enum Mark { case none, tick, bar, dot }

  let style: MarkStyle
  let theme: Theme
  let mark: Mark
  let isHeld: Bool
  let isHot: Bool
  let isEnabled: Bool
  let showsFocus: Bool
  var isMirrored = false

  func draw(_ canvas: Canvas, _ bounds: Rect, _ label: String?, _ lettering: Lettering) {
    let side = min(style.side, bounds.height), top = ((bounds.height - side) / 2).rounded(.down)
    let box = Rect(x: isMirrored ? bounds.width - side - 1 : 1, y: top, width: side, height: side)
    Relief.groove(canvas, box, radius: style.radius, theme.groove)
    if isHot || isHeld {
      canvas.fill(
        .roundedRect(box.inset(by: 1), radius: style.radius - 1),
        .color(theme.text.opacity(isHeld ? style.heldLight : style.hotLight)))
    }
    if mark != .none { fill(canvas, box.inset(by: isHeld ? 3 : 2)) }
    if showsFocus { Relief.focusRing(canvas, box, radius: style.radius, theme.focusRing) }
    guard let label else { return }
    let text = TextStyle(size: theme.textSize)
    let baseline = (bounds.height + lettering.ui.engine.metrics(text).capHeight) / 2
    let start = side + 2 + style.labelDistance
    lettering.draw(
      canvas, label, text, at: isMirrored ? bounds.width - start : start, baseline: baseline, theme.text,
      isMirrored ? .trailing : .leading, within: max(0, bounds.width - start))
  }

  private func fill(_ canvas: Canvas, _ box: Rect) {
    if mark == .dot {
      let dot = box.inset(by: box.width * 0.16)
      return Relief.fill(canvas, dot, radius: dot.width / 2, style.color, glows: isEnabled && theme.glow > 0)
    }
    Relief.fill(canvas, box, radius: max(0, style.radius - 2), style.color, glows: isEnabled && theme.glow > 0)
    let stroke = Stroke(width: box.width * 0.15, join: .round, cap: .round)
    func at(_ x: Double, _ y: Double) -> Point { Point(x: box.minX + box.width * x, y: box.minY + box.height * y) }
    if mark == .bar {
      return canvas.stroke(.line(from: at(0.26, 0.5), to: at(0.74, 0.5)), .color(style.mark), stroke)
    }
    canvas.tick(in: box, style.mark, width: stroke.width)
  }
}
