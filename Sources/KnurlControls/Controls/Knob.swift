extension UI {
  /// The work behind all forms of the knob.
  func knob(
    _ id: ControlID, _ values: Numbers, _ bounds: ValueBounds, _ scale: ValueScale, _ label: String?,
    _ options: ValueOptions,
    _ file: StaticString, _ line: Int
  ) -> (response: Response, values: Numbers) {
    // Identify.
    let state = identify(id, file, line)
    if let response = again(state, .knob, values, bounds, scale, label, options) { return (response, values) }
    var domain = bounds.domain(scale, options.stepOrigin).turned(options.isInverted)
    if case .unbounded = options.turning { domain = domain.withoutEnds }
    if domain.isBroken { report(.brokenBounds(path: state.path, place: (file, line))) }
    // Place.
    let style = theme.knob
    let labelWidth = label.map { engine.layout($0, TextStyle(size: style.labelSize)).width } ?? 0
    let marks = dialMarks(state, domain, options, style.face(options))
    let natural = KnobLayout.naturalSize(style, labelWidth: labelWidth, hasLabel: label != nil, marks)
    let placement = place(natural)
    let start = mark
    let layout = KnobLayout(placement.local, style, hasLabel: label != nil, marks)
    let dial = layout.dial.moved(by: placement.frame.origin - .zero)
    hit(state, dial, isRound: true, drags: domain.dialDrags(options))
    focusStop(state, .body, [.arrows, .deletion], domain.dialPad(options))
    // Interact.
    let geometry = DialGeometry(
      center: layout.center, start: style.startAngle, sweep: style.usableSweep, travel: style.travel, options)
    var interaction = ValueInteraction(self, state, domain, options, geometry, values)
    interaction.run()
    let response = respond(state, dial, interaction.flags, clicks: interaction.clicks)
    allowWheel(options.wheel, domain, interaction.values)
    if geometry.wraps { allowWheelAround() }
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
    showEntry(state, placement, look.readoutPlace(label))
    // Nobody knows what a drawing of the program's own looks at.
    if case .custom = style.look {
      state.still = nil
    } else {
      keep(
        state, placement, natural, response, since: start,
        StillCall(
          kind: .knob, values: values, bounds: bounds, scale: scale, label: label, options: RangeOptions(value: options)
        ))
    }
    return (response, interaction.written)
  }
}

extension UI {
  /// Where the picture of a dial stands: with steps that are closer than a hundredth of a turn it glides along with the
  /// pointer that turns it, and elsewhere stands at the value.
  func dialPosition(
    _ state: ControlState, _ part: Part, _ position: Double, _ domain: ValueDomain, _ options: ValueOptions
  ) -> Double {
    var position = position
    if domain.step != nil, let index = state.hold(of: part), state.holds[index].part == part,
      state.holds[index].isDragging
    {
      let held = Interpolation.clamp(state.holds[index].position, 0, 1)
      let isBetween = domain.position(of: domain.number(at: held)) == position
      if isBetween, abs(held - position) < 0.01 { position = held }
    }
    return slewedPosition(state, value: shownPosition(state, part, value: position), rate: options.slewRate)
  }

  /// Lets the wheel work at the ends too, on the hit record that was just made.
  func allowWheelAround() {
    let index = records.hits.count - 1
    records.hits[index].canIncrease = true
    records.hits[index].canDecrease = true
  }
}

/// Where the parts of a knob stand in its own coordinates.
struct KnobLayout {
  let center: Point
  /// The radius of the cap, or of the whole dial of a look that needs no room round a cap.
  let radius: Double
  /// Lengths outside the cap shrink with a dial that is smaller than its style.
  let factor: Double
  /// Where the room for label and readout begins.
  let foot: Double
  /// The marks and numbers round it.
  let numbers: DialNumbers?
  private let hasMargin: Bool

  static let margin = 20.0
  static let footHeight = 38.0

  static func naturalSize(
    _ style: KnobStyle, labelWidth: Double, hasLabel: Bool, _ marks: DialMarks? = nil
  ) -> NaturalSize {
    let side = 2 * (style.radius + (style.hasMargin ? margin : 0))
    let dial = marks?.naturalSize(side: side) ?? Size(width: side, height: side)
    return NaturalSize(width: max(dial.width, labelWidth), height: dial.height + (hasLabel ? footHeight : 0))
  }

  init(_ bounds: Rect, _ style: KnobStyle, hasLabel: Bool, _ marks: DialMarks? = nil) {
    let below = hasLabel ? min(Self.footHeight, bounds.height / 2) : 0
    let place = DialPlace(Size(width: bounds.width, height: bounds.height - below), marks)
    let margin = min(Self.margin, place.side / 3.5)
    hasMargin = style.hasMargin
    radius = place.side / 2 - (hasMargin ? margin : 0)
    factor = margin / Self.margin
    (center, foot, numbers) = (place.center, place.foot, place.numbers)
  }

  /// The middle of the value's arc.
  var arcRadius: Double { radius + 8 * factor }

  /// The square round cap and value arc.
  var dial: Rect { Rect(center: center, radius: hasMargin ? radius + 11 * factor : radius) }
}
