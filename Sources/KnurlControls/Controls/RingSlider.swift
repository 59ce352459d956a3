extension UI {
  /// The work behind all forms of the ring slider.
  func ringSlider(
    _ id: ControlID, _ values: Numbers, _ bounds: ValueBounds, _ scale: ValueScale, _ label: String?,
    _ options: ValueOptions,
    _ file: StaticString, _ line: Int
  ) -> (response: Response, values: Numbers) {
    // Identify.
    let state = identify(id, file, line)
    if let response = again(state, .ring, values, bounds, scale, label, options) { return (response, values) }
    var domain = bounds.domain(scale, options.stepOrigin).turned(options.isInverted)
    if case .unbounded = options.turning { domain = domain.withoutEnds }
    if domain.isBroken { report(.brokenBounds(path: state.path, place: (file, line))) }
    // Place.
    let style = theme.ringSlider
    let labelWidth = label.map { engine.layout($0, TextStyle(size: style.labelSize)).width } ?? 0
    let marks = dialMarks(state, domain, options, style.face(options))
    let natural = RingLayout.naturalSize(style, labelWidth: labelWidth, hasLabel: label != nil, marks)
    let placement = place(natural)
    let start = mark
    let layout = RingLayout(placement.local, style, hasLabel: label != nil, marks)
    let dial = layout.dial.moved(by: placement.frame.origin - .zero)
    hit(state, dial, isRound: true, hole: layout.hole, drags: domain.dialDrags(options))
    focusStop(state, .body, [.arrows, .deletion], domain.dialPad(options))
    // Interact.
    let geometry = DialGeometry(
      center: layout.center, start: style.startAngle, sweep: style.usableSweep, travel: style.travel, options,
      ring: layout.ring)
    var interaction = ValueInteraction(self, state, domain, options, geometry, values)
    interaction.run()
    let response = respond(state, dial, interaction.flags, clicks: interaction.clicks)
    allowWheel(options.wheel, domain, interaction.values)
    if geometry.wraps { allowWheelAround() }
    // Draw.
    let look = RingLook(self, state, layout, style, options, domain, geometry, interaction.values)
    paint(placement, isEnabled: state.isEnabled) { canvas, _ in look.draw(canvas, label) }
    record(look, response, placement, label ?? "")
    showEntry(state, placement, look.readoutPlace)
    keep(
      state, placement, natural, response, since: start,
      StillCall(
        kind: .ring, values: values, bounds: bounds, scale: scale, label: label, options: RangeOptions(value: options)))
    return (response, interaction.written)
  }

  private func record(_ look: RingLook, _ response: Response, _ placement: Placement, _ label: String) {
    let domain = look.domain, origin: Vector = placement.frame.origin - Point.zero
    let dial = look.layout.dial.moved(by: origin)
    var whole = NodeRecord(response, look.state, role: "ring", label: label, frame: dial)
    whole.value = domain.real(look.values.first)
    whole.text = look.readout
    (whole.minimum, whole.maximum, whole.step) = (domain.lower, domain.upper, domain.step)
    whole.origin = placement.frame.origin - dial.origin
    records.nodes.append(whole)
    var thumb = whole
    thumb.part = .thumb
    thumb.role = "thumb"
    let center = look.geometry.place(at: domain.position(of: look.values.first))
    thumb.frame = Rect(center: center, radius: look.layout.thumbRadius).moved(by: origin)
    thumb.origin = placement.frame.origin - thumb.frame.origin
    records.nodes.append(thumb)
  }
}

/// Where the parts of a ring stand in its own coordinates.
struct RingLayout {
  let center: Point
  /// Half the side of the square round all of it.
  let reach: Double
  /// The middle of the ring.
  let radius: Double
  let thumbRadius: Double
  let lineWidth: Double
  let trackWidth: Double
  /// Where the room for the label begins.
  let foot: Double

  /// The marks and numbers round it.
  let numbers: DialNumbers?

  private static let footHeight = 24.0

  static func naturalSize(
    _ style: RingSliderStyle, labelWidth: Double, hasLabel: Bool, _ marks: DialMarks? = nil
  ) -> NaturalSize {
    let side = 2 * style.radius, dial = marks?.naturalSize(side: side) ?? Size(width: side, height: side)
    return NaturalSize(width: max(dial.width, labelWidth), height: dial.height + (hasLabel ? footHeight : 0))
  }

  init(_ bounds: Rect, _ style: RingSliderStyle, hasLabel: Bool, _ marks: DialMarks? = nil) {
    let below = hasLabel ? min(Self.footHeight, bounds.height / 2) : 0
    let place = DialPlace(Size(width: bounds.width, height: bounds.height - below), marks)
    (center, foot, numbers) = (place.center, place.foot, place.numbers)
    reach = place.side / 2
    // A dial that is smaller than its style shrinks as a whole.
    func usable(_ length: Double) -> Double { Interpolation.clamp(length, 0, 1e4) }
    let line = usable(style.lineWidth), isGlass = style.look == .glass
    let thumb = usable(style.thumbRadius ?? (isGlass ? line / 2 : 2 * line))
    let track = usable(style.trackWidth ?? (isGlass ? line * 1.5 : style.look == .groove ? line + 6 : line))
    let inset = max(thumb + line / 2, track / 2), share = style.look == .line ? 0.9 : isGlass ? 0.6 : 0.35
    let factor = inset > reach * share ? reach * share / inset : 1
    (lineWidth, thumbRadius, trackWidth) = (line * factor, thumb * factor, track * factor)
    radius = reach - inset * factor
  }

  var dial: Rect { Rect(center: center, radius: reach) }

  /// The radius of the middle that takes no presses.
  var hole: Double { max(0, radius - bandReach) }

  private var bandReach: Double { max(thumbRadius, max(lineWidth, trackWidth) / 2 + 2) }

  var ring: DialGeometry.Ring { DialGeometry.Ring(radius: radius, reach: bandReach, thumbRadius: thumbRadius) }
}
