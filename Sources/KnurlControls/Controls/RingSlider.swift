extension UI {
  /// The work behind all forms of the ring slider.
  func ringSlider(
    _ id: ControlID, _ values: Numbers, _ domain: ValueDomain, _ label: String?, _ options: ValueOptions,
    _ file: StaticString, _ line: Int
  ) -> (response: Response, values: Numbers) {
    var domain = domain.turned(options.isInverted)
    if case .unbounded = options.turning { domain = domain.withoutEnds }
    // Identify.
    let state = identify(id, file, line)
    if domain.isBroken { report(.brokenBounds(path: state.path, place: (file, line))) }
    // Place.
    let style = theme.ringSlider
    let labelWidth = label.map { engine.layout($0, TextStyle(size: style.labelSize)).width } ?? 0
    let placement = place(RingLayout.naturalSize(style, labelWidth: labelWidth, hasLabel: label != nil))
    let inputs = StillInputs(
      .ring, self, state, placement, label: label, values: values, domain: domain, options: options)
    if let response = replay(state, placement, inputs) { return (response, values) }
    let start = mark
    let layout = RingLayout(placement.local, style, hasLabel: label != nil)
    let dial = layout.dial.moved(by: placement.frame.origin - .zero)
    hit(state, dial, isRound: true, hole: layout.hole)
    focusStop(state, .body, [.arrows, .deletion])
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
    keep(state, placement, inputs, response, since: start)
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

  private static let footHeight = 24.0

  static func naturalSize(_ style: RingSliderStyle, labelWidth: Double, hasLabel: Bool) -> NaturalSize {
    NaturalSize(
      width: max(2 * style.radius, labelWidth), height: 2 * style.radius + (hasLabel ? footHeight : 0))
  }

  init(_ bounds: Rect, _ style: RingSliderStyle, hasLabel: Bool) {
    let foot = hasLabel ? min(Self.footHeight, bounds.height / 2) : 0
    let side = max(0, min(bounds.width, bounds.height - foot))
    center = Point(x: bounds.width / 2, y: (bounds.height - foot) / 2)
    reach = side / 2
    // A dial that is smaller than its style shrinks as a whole.
    func usable(_ length: Double) -> Double { Interpolation.clamp(length, 0, 1e4) }
    let line = usable(style.lineWidth), thumb = usable(style.thumbRadius ?? 2 * line)
    let track = usable(style.trackWidth ?? (style.look == .groove ? line + 6 : line))
    let inset = max(thumb + line / 2, track / 2), share = style.look == .groove ? 0.35 : 0.9
    let factor = inset > reach * share ? reach * share / inset : 1
    (lineWidth, thumbRadius, trackWidth) = (line * factor, thumb * factor, track * factor)
    radius = reach - inset * factor
    self.foot = center.y + reach
  }

  var dial: Rect { Rect(center: center, radius: reach) }

  /// The radius of the middle that takes no presses.
  var hole: Double { max(0, radius - bandReach) }

  private var bandReach: Double { max(thumbRadius, max(lineWidth, trackWidth) / 2 + 2) }

  var ring: DialGeometry.Ring { DialGeometry.Ring(radius: radius, reach: bandReach, thumbRadius: thumbRadius) }
}
