extension UI {
  /// The work behind all forms of the range slider.
  func rangeSlider(
    _ id: ControlID, _ values: Numbers, _ domain: ValueDomain, _ label: String?, _ options: RangeOptions,
    _ file: StaticString, _ line: Int
  ) -> (response: Response, values: Numbers) {
    // Identify.
    let state = identify(id, file, line)
    if domain.isBroken { report(.brokenBounds(path: state.path, place: (file, line))) }
    // Place.
    let style = theme.rangeSlider
    let placement = place(RangeLayout.naturalSize(style, options.value, hasLabel: label != nil, theme.naturalWidth))
    let layout = RangeLayout(placement.local, style, options.value, hasLabel: label != nil)
    hit(state, layout.band.moved(by: placement.frame.origin - .zero))
    for part in [Part.lower, .upper] { focusStop(state, part, [.arrows, .deletion]) }
    // Interact.
    let geometry = RangeGeometry(layout: layout, isSingle: options.singlePointer, dragsFill: options.dragsFill)
    var interaction = ValueInteraction(self, state, domain, options.value, geometry, values)
    interaction.limits = RangeLimits(
      minimumGap: max(0, options.minimumGap.isFinite ? options.minimumGap : 0), maximumGap: options.maximumGap,
      meeting: options.meeting)
    interaction.run()
    let response = respond(state, placement.frame, interaction.flags, clicks: interaction.clicks)
    allowWheel(options.value.wheel, domain, interaction.values)
    // Draw.
    let look = RangeLook(self, state, layout, style, options.value, domain, interaction.values)
    paint(placement, isEnabled: state.isEnabled) { canvas, _ in look.draw(canvas, label, placement) }
    record(look, response, placement, label ?? "", interaction.limits)
    return (response, interaction.written)
  }

  /// Notes with the hit record that was just made when the wheel works on it.
  func allowWheel(_ policy: WheelPolicy, _ domain: ValueDomain, _ values: Numbers) {
    let index = records.hits.count - 1
    let highest = values.second ?? values.first
    records.hits[index].wheel = domain.isInert ? .never : policy
    records.hits[index].canIncrease =
      domain.isUnbounded || domain.clamped(highest) < domain.maximum || domain.clamped(values.first) < domain.maximum
    records.hits[index].canDecrease =
      domain.isUnbounded || domain.clamped(values.first) > domain.minimum || domain.clamped(highest) > domain.minimum
  }

  private func record(
    _ look: RangeLook, _ response: Response, _ placement: Placement, _ label: String, _ limits: RangeLimits
  ) {
    let domain = look.domain, state = look.state
    var whole = NodeRecord(response, state, role: "slider", label: label, frame: placement.frame)
    whole.text = look.readout
    (whole.minimum, whole.maximum, whole.step) = (domain.lower, domain.upper, domain.step)
    records.nodes.append(whole)
    for part in [Part.lower, .upper] {
      let center = look.layout.center(at: domain.position(of: look.values[part]))
      let frame = Rect(center: center, radius: look.layout.radius).moved(by: placement.frame.origin - .zero)
      var node = NodeRecord(state: state, part: part, role: "thumb", label: label, frame: frame)
      let (minimum, maximum) = limits.limits(of: part, look.values, domain)
      node.value = domain.real(look.values[part])
      (node.minimum, node.maximum) = (domain.real(minimum), domain.real(maximum))
      node.step = domain.step
      node.text = look.text(of: part)
      node.isHot = look.hotPart == part
      node.isActive = state.isHeld(part)
      node.isFocused = isFocused(state, part)
      node.isEnabled = state.isEnabled
      records.nodes.append(node)
    }
  }
}

/// Where the parts of a range slider stand in its own coordinates.
struct RangeLayout {
  let bounds: Rect
  let axis: Axis
  /// Whether position 0 is at the right or at the bottom.
  let isFlipped: Bool
  let radius: Double
  let track: Rect
  /// Where the thumbs' centres stand at position 0 and at position 1.
  let start: Double
  let travel: Double
  /// The middle of the track, across it.
  let middle: Double
  let tickBaseline: Double

  private static let headHeight = 30.0
  private static let tickHeight = 24.0

  static func naturalSize(
    _ style: RangeSliderStyle, _ options: ValueOptions, hasLabel: Bool, _ width: Double
  ) -> NaturalSize {
    let body = 2 * style.thumbRadius + 6
    let head = hasLabel ? headHeight : 0
    if options.axis == .vertical { return NaturalSize(width: max(body, hasLabel ? 60 : 0), height: width + head) }
    return NaturalSize(width: width, height: head + body + (options.tickCount > 1 ? tickHeight : 0), fills: true)
  }

  init(_ bounds: Rect, _ style: RangeSliderStyle, _ options: ValueOptions, hasLabel: Bool) {
    self.bounds = bounds
    axis = options.axis
    let isUpright = options.axis == .vertical
    isFlipped = isUpright != options.isInverted
    let head = hasLabel ? min(Self.headHeight, bounds.height) : 0
    let foot = options.tickCount > 1 && !isUpright ? min(Self.tickHeight, bounds.height - head) : 0
    let body = Rect(x: 0, y: head, width: bounds.width, height: max(0, bounds.height - head - foot))
    let across = isUpright ? body.width : body.height, along = isUpright ? body.height : body.width
    radius = max(0, min(style.thumbRadius(across: across), min(across, along) / 2))
    let thickness = min(style.trackThickness(across: across), across)
    middle = isUpright ? body.center.x : body.center.y
    start = (isUpright ? body.minY : body.minX) + radius
    travel = max(0, along - 2 * radius)
    track =
      isUpright
      ? Rect(x: middle - thickness / 2, y: body.minY, width: thickness, height: along)
      : Rect(x: 0, y: middle - thickness / 2, width: along, height: thickness)
    tickBaseline = body.maxY + 17
  }

  /// The part that takes presses: as wide as the thumbs, as long as the track.
  var band: Rect {
    axis == .horizontal
      ? Rect(x: 0, y: middle - radius, width: bounds.width, height: 2 * radius)
      : Rect(x: middle - radius, y: track.minY, width: 2 * radius, height: track.height)
  }

  func along(_ place: Point) -> Double { axis == .horizontal ? place.x : place.y }

  /// Where a thumb's centre stands at a position.
  func center(at position: Double) -> Point {
    let along = start + travel * (isFlipped ? 1 - position : position)
    return axis == .horizontal ? Point(x: along, y: middle) : Point(x: middle, y: along)
  }

  /// The fill between two positions, as thick as the track.
  func fill(from low: Double, to high: Double) -> Rect {
    let a = along(center(at: low)), b = along(center(at: high))
    return axis == .horizontal
      ? Rect(x: min(a, b), y: track.minY, width: abs(b - a), height: track.height)
      : Rect(x: track.minX, y: min(a, b), width: track.width, height: abs(b - a))
  }
}

/// How a range slider turns places into positions, and presses into thumbs (P5).
struct RangeGeometry: ThumbGeometry {
  let layout: RangeLayout
  let isSingle: Bool
  let dragsFill: Bool
  var isRelative: Bool { false }

  func position(at place: Point) -> Double {
    guard layout.travel > 0 else { return 0 }
    let position = (layout.along(place) - layout.start) / layout.travel
    return layout.isFlipped ? 1 - position : position
  }

  func position(of hold: inout Hold, at place: Point, factor: Double) -> Double {
    guard layout.travel > 0 else { return hold.anchorPosition }
    let moved = (layout.along(place) - layout.along(hold.anchor)) / layout.travel
    return hold.anchorPosition + (layout.isFlipped ? -moved : moved) * factor
  }

  func direction(of movement: Vector) -> Int {
    let along = layout.axis == .horizontal ? movement.x : movement.y
    if along == 0 { return 0 }
    return (along > 0) != layout.isFlipped ? 1 : -1
  }

  func steps(for key: Key, isReversed: Bool) -> Double {
    let isTurned = layout.isFlipped != isReversed
    switch (key, layout.axis) {
    case (.right, .horizontal), (.down, .vertical): return isTurned ? -1 : 1
    case (.left, .horizontal), (.up, .vertical): return isTurned ? 1 : -1
    case (.up, .horizontal), (.right, .vertical): return 1
    case (.down, .horizontal), (.left, .vertical): return -1
    default: return 0
    }
  }

  func target(
    at place: Point, isTouch: Bool, _ values: Numbers, _ domain: ValueDomain, _ state: ControlState
  ) -> PressTarget {
    if isSingle, !state.holds.isEmpty { return .nothing }
    guard layout.travel > 0 else { return .nothing }
    let positions = (lower: domain.position(of: values[.lower]), upper: domain.position(of: values[.upper]))
    let lower = layout.center(at: positions.lower).distance(to: place)
    let upper = layout.center(at: positions.upper).distance(to: place)
    let isOnLower = lower <= layout.radius, isOnUpper = upper <= layout.radius
    if isOnLower && isOnUpper {
      if state.isHeld(.lower) { return .thumb(.upper) }
      return state.isHeld(.upper) ? .thumb(.lower) : .undecided
    }
    if isOnLower || isOnUpper { return .thumb(isOnLower ? .lower : .upper) }
    let part = nearer(place, lower, upper, positions, domain, state)
    // Touch margins count outside the drawn thumbs only.
    let isInMargin = isTouch && min(lower, upper) <= max(layout.radius + 8, 22)
    if isInMargin { return .thumb(part) }
    return dragsFill && isBetween(place, positions) && state.holds.isEmpty ? .thumb(.fill) : .track(part)
  }

  private func isBetween(_ place: Point, _ positions: (lower: Double, upper: Double)) -> Bool {
    let position = position(at: place)
    return position > min(positions.lower, positions.upper) && position < max(positions.lower, positions.upper)
  }

  /// The thumb nearer to a place beside both: of two on one spot the one on the place's side, at equal distance the last
  /// used, else the lower one.
  private func nearer(
    _ place: Point, _ lower: Double, _ upper: Double, _ positions: (lower: Double, upper: Double),
    _ domain: ValueDomain,
    _ state: ControlState
  ) -> Part {
    if abs(positions.lower - positions.upper) * layout.travel < 0.5 {
      let isBeyond = position(at: place) > positions.lower
      return isBeyond != domain.isReversed ? .upper : .lower
    }
    if abs(lower - upper) < 1e-6 { return state.lastUsed == .upper ? .upper : .lower }
    return lower < upper ? .lower : .upper
  }
}
