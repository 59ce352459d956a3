/// One call of a straight control, once it is identified: a slider of one thumb, of two, of many, of stops, or a fader.
struct Straight {
  let ui: UI
  let state: ControlState
  let bounds: ValueBounds
  let domain: ValueDomain
  var style: StraightStyle
  /// The options that the call was made with, and those that hold.
  let given: RangeOptions
  var options: RangeOptions
  let limits: RangeLimits
  let label: String?
  var names = StopNames()

  init(
    _ ui: UI, _ state: ControlState, _ bounds: ValueBounds, _ domain: ValueDomain, _ style: StraightStyle,
    _ options: RangeOptions, _ label: String?
  ) {
    (self.ui, self.state, self.bounds, self.domain, self.style) = (ui, state, bounds, domain, style)
    (given, self.options, self.label) = (options, options, label)
    limits = RangeLimits(options)
    let hasNumbers = options.value.numberCount > 0
    self.style.makeRoom(options.value, hasLabel: label != nil, hasNumbers: hasNumbers)
  }

  func run(_ values: Numbers) -> (response: Response, values: Numbers) {
    // Place.
    let value = options.value
    let natural = StraightLayout.naturalSize(
      style.metrics, value.axis, length: ui.theme.naturalWidth, labelWidth: label == nil ? 0 : 60)
    let placement = ui.place(natural)
    let start = ui.mark
    let layout = self.layout(placement.local, value)
    ui.hit(state, layout.band.moved(by: placement.frame.origin - .zero), drags: domain.drags(value))
    for index in values.indices {
      ui.focusStop(state, values.part(at: index), [.arrows, .deletion], domain.pad(value))
    }
    // Interact.
    let geometry = StraightGeometry(
      layout: layout, isRound: style.isRound, isSingle: options.singlePointer, dragsFill: options.dragsFill,
      trackPress: value.trackPress)
    var interaction = ValueInteraction(ui, state, domain, value, geometry, values)
    interaction.limits = limits
    interaction.run()
    let response = ui.respond(state, placement.frame, interaction.flags, clicks: interaction.clicks)
    ui.allowWheel(value.wheel, domain, interaction.values)
    // Draw.
    let look = StraightLook(self, layout, geometry, interaction.values)
    ui.paint(placement, isEnabled: state.isEnabled) { canvas, _ in look.draw(canvas, label, placement) }
    record(look, response, placement)
    ui.showEntry(state, placement, look.readoutPlace(label))
    ui.keep(state, placement, natural, response, since: start, call(values))
    return (response, interaction.written)
  }

  private func call(_ values: Numbers) -> StillCall {
    StillCall(
      kind: style.showsStops ? .stops : style.isRound ? .straight : .fader, values: values, bounds: bounds,
      scale: style.showsStops ? .linear : domain.scale, label: label, options: given, names: names.names)
  }

  private func layout(_ bounds: Rect, _ options: ValueOptions) -> StraightLayout {
    // Where one reads from right to left, lengths grow that way too.
    let isMirrored = options.axis == .horizontal && ui.layoutDirection == .rightToLeft
    let isInverted = options.isInverted != isMirrored
    let layout = StraightLayout(bounds, style.metrics, axis: options.axis, isInverted: isInverted)
    guard let glossy = style.glossy else { return layout }
    // What an upright one is wider for its label makes nothing thicker.
    let natural = max(style.metrics.thumbBreadth, style.metrics.trackThickness) + 6
    let width = label == nil ? layout.body.width : min(layout.body.width, natural)
    let breadth = options.axis == .vertical ? width : layout.body.height
    return StraightLayout(
      bounds, style.metrics.filling(glossy, across: breadth), axis: options.axis, isInverted: isInverted)
  }

  // MARK: Nodes

  private func record(_ look: StraightLook, _ response: Response, _ placement: Placement) {
    var whole = NodeRecord(response, state, role: "slider", label: label ?? "", frame: placement.frame)
    whole.text = look.readout
    (whole.minimum, whole.maximum, whole.step) = (domain.lower, domain.upper, domain.step)
    let values = look.values
    if values.part(at: 0) == .body { whole.value = domain.real(values[0]) }
    ui.records.nodes.append(whole)
    for index in values.indices { ui.records.nodes.append(thumb(index, look, placement)) }
  }

  private func thumb(_ index: Int, _ look: StraightLook, _ placement: Placement) -> NodeRecord {
    let values = look.values, part = values.part(at: index)
    let frame = look.layout.thumb(at: domain.position(of: values[index]))
    var node = NodeRecord(
      state: state, part: part == .body ? .thumb : part, role: "thumb", label: label ?? "",
      frame: frame.moved(by: placement.frame.origin - .zero))
    let (minimum, maximum) = limits.limits(of: index, values, domain)
    node.value = domain.real(values[index])
    (node.minimum, node.maximum) = (domain.real(minimum), domain.real(maximum))
    node.step = domain.step
    node.text = look.text(of: part)
    node.isHot = look.hotPart == part
    node.isActive = state.isActive(part)
    node.isFocused = ui.isFocused(state, part)
    node.isEnabled = state.isEnabled
    return node
  }
}

extension UI {
  /// Notes with the hit record that was just made when the wheel works on it.
  func allowWheel(_ policy: WheelPolicy, _ domain: ValueDomain, _ values: Numbers) {
    let index = records.hits.count - 1
    records.hits[index].wheel = domain.isInert || values.count == 0 ? .never : policy
    if domain.isUnbounded {
      (records.hits[index].canIncrease, records.hits[index].canDecrease) = (true, true)
      return
    }
    for place in values.indices {
      let value = domain.clamped(values[place])
      if value < domain.maximum { records.hits[index].canIncrease = true }
      if value > domain.minimum { records.hits[index].canDecrease = true }
    }
  }
}
