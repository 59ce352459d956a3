extension UI {
  /// The work behind all forms of the ring for two values.
  func rangeRing(
    _ id: ControlID, _ values: Numbers, _ bounds: ValueBounds, _ scale: ValueScale, _ label: String?,
    _ given: RangeOptions, _ file: StaticString, _ line: Int
  ) -> (response: Response, values: Numbers) {
    // Identify.
    let state = identify(id, file, line)
    if let response = again(state, .ring, values, bounds, scale, label, given) { return (response, values) }
    let options = given.withoutTurning
    let domain = bounds.domain(scale, options.value.stepOrigin).turned(options.value.isInverted)
    if domain.isBroken { report(.brokenBounds(path: state.path, place: (file, line))) }
    // Place.
    let style = theme.ringSlider
    let labelWidth = label.map { engine.layout($0, TextStyle(size: style.labelSize)).width } ?? 0
    let marks = dialMarks(state, domain, options.value, style.face(options.value))
    let natural = RingLayout.naturalSize(style, labelWidth: labelWidth, hasLabel: label != nil, marks)
    let placement = place(natural)
    let limits = RangeLimits(options)
    let start = mark
    let layout = RingLayout(placement.local, style, hasLabel: label != nil, marks)
    let dial = layout.dial.moved(by: placement.frame.origin - .zero)
    hit(state, dial, isRound: true, hole: layout.hole, drags: domain.dialDrags(options.value))
    let pad = domain.dialPad(options.value)
    for part in [Part.lower, .upper] { focusStop(state, part, [.arrows, .deletion], pad) }
    // Interact.
    let geometry = DialGeometry(
      center: layout.center, start: style.startAngle, sweep: style.usableSweep, travel: style.travel, options,
      ring: layout.ring)
    var interaction = ValueInteraction(self, state, domain, options.value, geometry, values)
    interaction.limits = limits
    interaction.run()
    let response = respond(state, dial, interaction.flags, clicks: interaction.clicks)
    allowWheel(options.value.wheel, domain, interaction.values)
    // Draw.
    let look = RingLook(self, state, layout, style, options.value, domain, geometry, interaction.values)
    paint(placement, isEnabled: state.isEnabled) { canvas, _ in look.draw(canvas, label) }
    let nodes = RangeDialNodes(
      ui: self, state: state, values: interaction.values, domain: domain, geometry: geometry,
      format: options.value.format)
    nodes.record(response, placement, dial, label ?? "", look.hotPart, interaction.limits)
    showEntry(state, placement, look.readoutPlace)
    keep(
      state, placement, natural, response, since: start,
      StillCall(kind: .ring, values: values, bounds: bounds, scale: scale, label: label, options: given))
    return (response, interaction.written)
  }

  /// The work behind all forms of the knob for two values.
  func rangeKnob(
    _ id: ControlID, _ values: Numbers, _ bounds: ValueBounds, _ scale: ValueScale, _ label: String?,
    _ given: RangeOptions, _ file: StaticString, _ line: Int
  ) -> (response: Response, values: Numbers) {
    // Identify.
    let state = identify(id, file, line)
    if let response = again(state, .knob, values, bounds, scale, label, given) { return (response, values) }
    let options = given.withoutTurning
    let domain = bounds.domain(scale, options.value.stepOrigin).turned(options.value.isInverted)
    if domain.isBroken { report(.brokenBounds(path: state.path, place: (file, line))) }
    // Place.
    let style = theme.knob.withCap
    let labelWidth = label.map { engine.layout($0, TextStyle(size: style.labelSize)).width } ?? 0
    let marks = dialMarks(state, domain, options.value, style.face(options.value, hasThumbs: true))
    let natural = KnobLayout.naturalSize(style, labelWidth: labelWidth, hasLabel: label != nil, marks)
    let placement = place(natural)
    let limits = RangeLimits(options)
    let start = mark
    let layout = KnobLayout(placement.local, ring: style, hasLabel: label != nil, marks)
    let ring = layout.ring(style)
    let dial = Rect(center: layout.center, radius: ring.radius + ring.thumbRadius)
      .moved(by: placement.frame.origin - .zero)
    hit(
      state, dial, isRound: true, hole: options.dragsFill ? 0 : max(0, ring.radius - ring.reach),
      drags: domain.dialDrags(options.value))
    let pad = domain.dialPad(options.value)
    for part in [Part.lower, .upper] { focusStop(state, part, [.arrows, .deletion], pad) }
    // Interact.
    let geometry = DialGeometry(
      center: layout.center, start: style.startAngle, sweep: style.usableSweep, travel: style.travel, options,
      ring: ring)
    var interaction = ValueInteraction(self, state, domain, options.value, geometry, values)
    interaction.limits = limits
    interaction.run()
    let response = respond(state, dial, interaction.flags, clicks: interaction.clicks)
    allowWheel(options.value.wheel, domain, interaction.values)
    // Draw.
    let look = RangeKnobLook(self, state, layout, style, options.value, domain, geometry, interaction.values)
    paint(placement, isEnabled: state.isEnabled) { canvas, _ in look.draw(canvas, label) }
    let nodes = RangeDialNodes(
      ui: self, state: state, values: interaction.values, domain: domain, geometry: geometry,
      format: options.value.format)
    nodes.record(response, placement, dial, label ?? "", look.hotPart, interaction.limits)
    showEntry(state, placement, look.readoutPlace(label))
    keep(
      state, placement, natural, response, since: start,
      StillCall(kind: .knob, values: values, bounds: bounds, scale: scale, label: label, options: given))
    return (response, interaction.written)
  }

  // MARK: From the generic forms

  @usableFromInline
  func realRangeRing(
    _ id: ControlID, _ values: inout (Double, Double), _ bounds: RealBounds, _ scale: ValueScale, _ label: String?,
    _ options: RangeOptions, _ file: StaticString, _ line: Int
  ) -> Response {
    let result = rangeRing(id, Numbers(real: values), .real(bounds), scale, label, options, file, line)
    result.values.write(to: &values)
    return result.response
  }

  @usableFromInline
  func wholeRangeRing(
    _ id: ControlID, _ values: inout (UInt64, UInt64), _ bounds: WholeBounds, _ label: String?,
    _ options: RangeOptions, _ file: StaticString, _ line: Int
  ) -> Response {
    let result = rangeRing(id, Numbers(whole: values), .whole(bounds), .linear, label, options, file, line)
    result.values.write(to: &values)
    return result.response
  }

  @usableFromInline
  func realRangeKnob(
    _ id: ControlID, _ values: inout (Double, Double), _ bounds: RealBounds, _ scale: ValueScale, _ label: String?,
    _ options: RangeOptions, _ file: StaticString, _ line: Int
  ) -> Response {
    let result = rangeKnob(id, Numbers(real: values), .real(bounds), scale, label, options, file, line)
    result.values.write(to: &values)
    return result.response
  }

  @usableFromInline
  func wholeRangeKnob(
    _ id: ControlID, _ values: inout (UInt64, UInt64), _ bounds: WholeBounds, _ label: String?,
    _ options: RangeOptions, _ file: StaticString, _ line: Int
  ) -> Response {
    let result = rangeKnob(id, Numbers(whole: values), .whole(bounds), .linear, label, options, file, line)
    result.values.write(to: &values)
    return result.response
  }
}

/// Records the nodes of a round control for two values, and of its thumbs.
struct RangeDialNodes {
  let ui: UI
  let state: ControlState
  let values: Numbers
  let domain: ValueDomain
  let geometry: DialGeometry
  let format: ValueFormat

  func record(
    _ response: Response, _ placement: Placement, _ dial: Rect, _ label: String, _ hotPart: Part?, _ limits: RangeLimits
  ) {
    var whole = NodeRecord(response, state, role: "ring", label: label, frame: dial)
    whole.text = ui.readout(state, values, domain, format)
    (whole.minimum, whole.maximum, whole.step) = (domain.lower, domain.upper, domain.step)
    whole.origin = placement.frame.origin - dial.origin
    ui.records.nodes.append(whole)
    for part in [Part.lower, .upper] {
      let center = geometry.place(at: domain.position(of: values[part]))
      let frame = Rect(center: center, radius: geometry.ring?.thumbRadius ?? 0)
        .moved(by: placement.frame.origin - .zero)
      var node = NodeRecord(state: state, part: part, role: "thumb", label: label, frame: frame)
      node.origin = placement.frame.origin - frame.origin
      let (minimum, maximum) = limits.limits(of: values.index(of: part), values, domain)
      node.value = domain.real(values[part])
      (node.minimum, node.maximum) = (domain.real(minimum), domain.real(maximum))
      node.step = domain.step
      node.text = ui.text(state, part, values[part], domain, format)
      node.isHot = hotPart == part
      node.isActive = state.isActive(part)
      node.isFocused = ui.isFocused(state, part)
      node.isEnabled = state.isEnabled
      ui.records.nodes.append(node)
    }
  }
}

extension RangeOptions {
  /// The same for a dial that stops at its ends; its thumbs keep their distance from the pointer.
  var withoutTurning: RangeOptions {
    var options = self
    options.value.turning = .stop
    if options.value.dragMode == .absoluteAngle { options.value.dragMode = .circular }
    return options
  }
}

extension DialGeometry {
  init(
    center: Point, start: Angle, sweep: Angle, travel: Double, _ options: RangeOptions, ring: Ring
  ) {
    self.init(center: center, start: start, sweep: sweep, travel: travel, options.value, ring: ring)
    (isSingle, dragsFill) = (options.singlePointer, options.dragsFill)
  }
}

extension Numbers {
  init(real values: (Double, Double)) { self.init(first: .real(values.0), second: .real(values.1)) }
  init(whole values: (UInt64, UInt64)) { self.init(first: .whole(values.0), second: .whole(values.1)) }

  func write(to values: inout (Double, Double)) {
    if case .real(let written) = first { values.0 = written }
    if case .real(let written) = second { values.1 = written }
  }

  func write(to values: inout (UInt64, UInt64)) {
    if case .whole(let written) = first { values.0 = written }
    if case .whole(let written) = second { values.1 = written }
  }
}
