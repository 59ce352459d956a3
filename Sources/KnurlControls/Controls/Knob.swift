extension UI {
  /// The work behind all forms of the knob.
  func knob(
    _ id: ControlID, _ values: Numbers, _ domain: ValueDomain, _ label: String?, _ options: ValueOptions,
    _ file: StaticString, _ line: Int
  ) -> (response: Response, values: Numbers) {
    var domain = domain
    if case .unbounded = options.turning { domain = domain.withoutEnds }
    // Identify.
    let state = identify(id, file, line)
    if domain.isBroken { report(.brokenBounds(path: state.path, place: (file, line))) }
    // Place.
    let style = theme.knob
    let labelWidth = label.map { engine.layout($0, TextStyle(size: style.labelSize)).width } ?? 0
    let placement = place(KnobLayout.naturalSize(style, labelWidth: labelWidth, hasLabel: label != nil))
    let inputs = StillInputs(.knob, self, state, placement, label: label, values: values, domain: domain, options: options)
    if let response = replay(state, placement, inputs) { return (response, values) }
    let start = mark
    let layout = KnobLayout(placement.local, hasLabel: label != nil)
    let dial = layout.dial.moved(by: placement.frame.origin - .zero)
    hit(state, dial, isRound: true)
    focusStop(state, .body, [.arrows, .deletion])
    // Interact.
    let geometry = KnobGeometry(layout: layout, style: style, mode: options.dragMode, turning: options.turning)
    var interaction = ValueInteraction(self, state, domain, options, geometry, values)
    interaction.run()
    let response = respond(state, dial, interaction.flags, clicks: interaction.clicks)
    allowWheel(options.wheel, domain, interaction.values)
    // Draw.
    let value = interaction.values.first
    let look = KnobLook(self, state, layout, style, options, domain, value, response)
    paint(placement, isEnabled: state.isEnabled) { canvas, _ in look.draw(canvas, label) }
    var node = NodeRecord(response, state, role: "knob", label: label ?? "", frame: dial)
    node.value = domain.real(value)
    node.text = look.readout
    (node.minimum, node.maximum, node.step) = (domain.lower, domain.upper, domain.step)
    node.origin = placement.frame.origin - dial.origin
    records.nodes.append(node)
    keep(state, placement, inputs, response, since: start)
    return (response, interaction.written)
  }
}

/// Where the parts of a knob stand in its own coordinates.
struct KnobLayout {
  let center: Point
  /// The radius of the cap.
  let radius: Double
  /// Lengths outside the cap shrink with a dial that is smaller than its style.
  let factor: Double

  private static let margin = 20.0
  private static let footHeight = 38.0

  static func naturalSize(_ style: KnobStyle, labelWidth: Double, hasLabel: Bool) -> NaturalSize {
    let side = 2 * (style.radius + margin)
    return NaturalSize(width: max(side, labelWidth), height: side + (hasLabel ? footHeight : 0))
  }

  init(_ bounds: Rect, hasLabel: Bool) {
    let foot = hasLabel ? min(Self.footHeight, bounds.height / 2) : 0
    let side = max(0, min(bounds.width, bounds.height - foot))
    let margin = min(Self.margin, side / 3.5)
    radius = side / 2 - margin
    factor = margin / Self.margin
    center = Point(x: bounds.width / 2, y: (bounds.height - foot) / 2)
  }

  /// The square round cap and value arc.
  var dial: Rect { Rect(center: center, radius: radius + 11 * factor) }
}

/// How a knob turns places into positions.
struct KnobGeometry: ThumbGeometry {
  /// Within this distance of the axis an angle means nothing (P11), in points.
  static let deadRadius = 6.0

  let layout: KnobLayout
  let style: KnobStyle
  let mode: DragMode
  let turning: Turning

  var isRelative: Bool { mode != .circular && mode != .absoluteAngle && turning != .unbounded }

  private var sweep: Double { turning.turns.map { $0 * 2 * .pi } ?? style.usableSweep.radians }

  func target(
    at place: Point, isTouch: Bool, _ values: Numbers, _ domain: ValueDomain, _ state: ControlState
  ) -> PressTarget {
    guard state.holds.isEmpty else { return .nothing }
    let isOnAxis = place.distance(to: layout.center) < Self.deadRadius
    return mode == .absoluteAngle && !isOnAxis && turning.turns == nil ? .track(.body) : .thumb(.body)
  }

  /// The position that the angle of a place stands for; in the gap, that of the nearer end.
  func position(at place: Point) -> Double {
    let turn = 2 * Double.pi
    var angle = (place - layout.center).angle.radians - style.startAngle.radians
    angle -= (angle / turn).rounded(.down) * turn
    if angle <= sweep { return angle / sweep }
    return angle - sweep <= turn - angle ? 1 : 0
  }

  func position(of hold: inout Hold, at place: Point, factor: Double) -> Double {
    let moved = place - hold.anchor
    switch mode {
    case .vertical: return hold.anchorPosition - moved.y / style.travel * factor
    case .horizontal: return hold.anchorPosition + moved.x / style.travel * factor
    case .both: return hold.anchorPosition + (moved.x - moved.y) / style.travel * factor
    case .velocity:
      let step = hold.last.y - place.y
      return hold.position + step * (1 + min(4, step.magnitude / 8)) / 2 / style.travel * factor
    case .absoluteAngle: return absolute(hold, place)
    case .circular: return turned(hold, place, factor)
    }
  }

  /// The angle turned since the last event, added up; inside the dead radius nothing turns.
  private func turned(_ hold: Hold, _ place: Point, _ factor: Double) -> Double {
    let before = hold.last - layout.center, after = place - layout.center
    guard before.length >= Self.deadRadius, after.length >= Self.deadRadius else { return hold.position }
    var position = hold.position + (after.angle - before.angle).wrapped.radians / sweep * factor
    if turning == .wrap { return position - position.rounded(.down) }
    if turning == .unbounded { return position }
    // Turned on past an end, the way back is at most one turn long (P10).
    let turn = 2 * .pi / sweep
    if position > 1 + turn { position -= turn }
    if position < -turn { position += turn }
    return position
  }

  /// The indicator points at the pointer, but never jumps across the gap.
  private func absolute(_ hold: Hold, _ place: Point) -> Double {
    guard place.distance(to: layout.center) >= Self.deadRadius else { return hold.position }
    if let turns = turning.turns { return nearest(hold.position, place, turns) }
    let position = position(at: place)
    let isJump = turning == .stop && abs(position - hold.position) > 0.5
    return isJump ? (hold.position > 0.5 ? 1 : 0) : position
  }

  /// The position nearest to the last one at which the indicator points at a place.
  private func nearest(_ last: Double, _ place: Point, _ turns: Double) -> Double {
    let share = ((place - layout.center).angle.radians - style.startAngle.radians) / (2 * .pi)
    return (share + (last * turns - share).rounded()) / turns
  }

  func direction(of movement: Vector) -> Int { 1 }

  func steps(for key: Key, isReversed: Bool) -> Double {
    switch key {
    case .up, .right: 1
    case .down, .left: -1
    default: 0
    }
  }
}
