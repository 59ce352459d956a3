/// Draws a straight control of any number of thumbs.
struct StraightLook {
  let ui: UI
  let state: ControlState
  let layout: StraightLayout
  let style: StraightStyle
  let options: ValueOptions
  let domain: ValueDomain
  let values: Numbers
  let limits: RangeLimits
  let names: StopNames
  /// The thumb under a hovering pointer; of several, only the nearest one.
  let hotPart: Part?

  init(
    _ straight: Straight, _ layout: StraightLayout, _ geometry: StraightGeometry, _ values: Numbers
  ) {
    (ui, state, style, options) = (straight.ui, straight.state, straight.style, straight.options.value)
    (domain, names, limits) = (straight.domain, straight.names, straight.limits)
    (self.layout, self.values) = (layout, values)
    hotPart = Self.hotPart(straight, layout, geometry, values)
  }

  private static func hotPart(
    _ straight: Straight, _ layout: StraightLayout, _ geometry: StraightGeometry, _ values: Numbers
  ) -> Part? {
    guard let place = straight.ui.hotPlace(straight.state) else { return nil }
    var best: Part?, distance = Double.infinity
    for index in values.indices {
      let position = straight.domain.position(of: values[index]), part = values.part(at: index)
      guard geometry.isOn(place, position) else { continue }
      let away = layout.center(at: position).distance(to: place)
      if away < distance || away == distance && straight.state.lastUsed == part { (best, distance) = (part, away) }
    }
    return best
  }

  // MARK: Texts

  func text(of part: Part) -> String {
    names.name(of: values[part]) ?? ui.text(state, part, values[part], domain, options.format)
  }

  /// The values, as the head shows them: one, or the lowest and the highest.
  var readout: String {
    if values.count == 0 { return "" }
    if values.count == 1 { return text(of: values.part(at: 0)) }
    if let kept = state.readout, kept.numbers.isSame(as: values), kept.format == options.format { return kept.text }
    let text = text(of: values.part(at: 0)) + " – " + text(of: values.part(at: values.count - 1))
    state.readout = (values, options.format, text)
    return text
  }

  // MARK: Places

  /// Where the picture of a thumb stands.
  func shown(_ index: Int) -> Double {
    let part = values.part(at: index)
    if options.following == .pointer, let held = state.hold(of: part), state.holds[held].isDragging,
      state.holds[held].part == part
    {
      let position = limits.position(state.holds[held].position, of: index, values, domain)
      return ui.shownPosition(state, part, value: position)
    }
    return ui.shownPosition(state, part, value: domain.position(of: values[index]))
  }

  /// How much a thumb has grown.
  func growth(of part: Part) -> Double { state.isActive(part) ? ui.theme.thumb.heldScale : 1 }

  // MARK: Drawing

  func draw(_ canvas: Canvas, _ label: String?, _ placement: Placement) {
    let bubbles = bubbles(placement)
    drawHead(canvas, label, bubbles)
    drawMarks(canvas)
    drawTrack(canvas)
    drawDots(canvas)
    let top = values.contains(state.lastUsed) ? values.index(of: state.lastUsed) : max(0, values.count - 1)
    for index in values.indices where index != top { drawThumb(canvas, index) }
    if values.count > 0 { drawThumb(canvas, top) }
    bubbles.forEach { $0.draw(canvas) }
  }

  private func drawTrack(_ canvas: Canvas) {
    if let glossy { return glossy.drawTrack(canvas, layout.track, fill: domain.isBroken ? nil : fill) }
    if style.isFlat { return drawFlatTrack(canvas) }
    var groove = ui.theme.groove
    groove.color = style.trackColor
    let radius = min(layout.track.width, layout.track.height) / 2 * style.curvaceousness
    Relief.groove(canvas, layout.track, radius: radius, groove)
    guard !domain.isBroken, let fill else { return }
    Relief.fill(
      canvas, fill, radius: radius, style.color, glows: state.isEnabled && !options.isReadOnly && ui.theme.glow > 0,
      isUpright: layout.axis == .vertical)
  }

  private var glossy: GlossyRange? { style.glossy.map { GlossyRange($0, isUpright: layout.axis == .vertical) } }

  /// The fill: of one value from where it begins, of more from the lowest to the highest.
  var fill: Rect? {
    if case .fader = style.cap { return nil }
    if values.count == 0 { return nil }
    if values.count == 1 { return fillOfOne(shown(0)) }
    let first = shown(0), last = shown(values.count - 1)
    return layout.fill(
      from: domain.isReversed ? min(first, last) : first, to: domain.isReversed ? first : max(first, last))
  }

  private func fillOfOne(_ position: Double) -> Rect {
    if let origin = options.origin, origin.isFinite {
      let start = domain.position(of: domain.clamped(domain.number(origin)))
      return layout.fill(from: min(start, position), to: max(start, position))
    }
    if domain.isReversed { return layout.fill(from: 1, to: position, reachesEnd: true) }
    // Without a thumb the end of the fill is round about the value.
    let overhang: Double = if case .none = style.cap { min(layout.track.width, layout.track.height) / 2 } else { 0 }
    return layout.fill(from: 0, to: position, reachesEnd: true, overhang: overhang)
  }

  /// The dots of stops, and notches on both sides of the track at detents.
  private func drawDots(_ canvas: Canvas) {
    if style.showsStops { return drawStops(canvas) }
    for detent in options.detents where detent >= domain.lower && detent <= domain.upper {
      let center = layout.center(at: domain.position(of: domain.number(detent)))
      for side in [-1.0, 1] { drawNotch(canvas, center, side) }
    }
  }

  private func drawNotch(_ canvas: Canvas, _ center: Point, _ side: Double) {
    let away = side * (min(layout.track.width, layout.track.height) / 2 + 5)
    let notch =
      layout.axis == .horizontal
      ? Rect(center: center + Vector(x: 0, y: away), size: Size(width: 1.4, height: 5))
      : Rect(center: center + Vector(x: away, y: 0), size: Size(width: 5, height: 1.4))
    canvas.fill(.rect(notch), .color(ui.theme.text.opacity(0.7)))
  }

  private func drawThumb(_ canvas: Canvas, _ index: Int) {
    let part = values.part(at: index), center = layout.center(at: shown(index)), size = layout.halfLength
    let radius = size * growth(of: part), isHeld = state.isActive(part)
    if let picture = style.thumbPicture, style.hasThumb {
      picture.draw(
        canvas, center, thumbSize(of: part), isHot: hotPart == part, isHeld: isHeld)
    } else if case .fader(let fader) = style.cap {
      drawCap(canvas, center, fader, isHot: hotPart == part && !isHeld)
    } else if let glossy {
      glossy.drawThumb(
        canvas, center: center, radius: size, isHeld: isHeld,
        light: hotPart == part ? ui.theme.thumb.hotLight : 0)
    } else if style.isFlat, style.hasThumb {
      drawFlatThumb(canvas, center, radius, part)
    } else if style.hasThumb {
      Relief.disc(
        canvas, center: center, radius: radius, ui.theme.thumb.tinted(style.thumbColor),
        dot: options.isReadOnly ? nil : style.color,
        light: hotPart == part && !options.isReadOnly ? ui.theme.thumb.hotLight : 0,
        curvaceousness: style.curvaceousness)
    }
    if isHeld { drawHeld(canvas, center, radius) }
    guard ui.showsFocus, ui.isFocused(state, part) else { return }
    drawFocus(canvas, center, radius)
  }

  private func drawHeld(_ canvas: Canvas, _ center: Point, _ radius: Double) {
    switch style.cap {
    case .none: break
    case .disc:
      let frame = Rect(center: center, radius: radius)
      Relief.heldRing(canvas, frame, radius: radius * style.curvaceousness, ui.theme.heldRing)
    case .fader: Relief.heldRing(canvas, capFrame(center), radius: 5, ui.theme.heldRing)
    }
  }

  private func capFrame(_ center: Point) -> Rect {
    Rect(center: center, size: Size(width: 2 * layout.halfBreadth, height: 2 * layout.halfLength))
  }

  private func drawFocus(_ canvas: Canvas, _ center: Point, _ radius: Double) {
    switch style.cap {
    case .none:
      let round = min(layout.track.width, layout.track.height) / 2
      Relief.focusRing(canvas, layout.track, radius: round, ui.theme.focusRing)
    case .disc:
      let frame = Rect(center: center, radius: radius)
      Relief.focusRing(canvas, frame, radius: radius * style.curvaceousness, ui.theme.focusRing)
    case .fader: Relief.focusRing(canvas, capFrame(center), radius: 5, ui.theme.focusRing)
    }
  }
}

extension StraightStyle {
  var hasThumb: Bool { if case .none = cap { false } else { true } }
}

extension ThumbStyle {
  /// The same metal in another colour; white changes nothing.
  func tinted(_ color: Color) -> ThumbStyle {
    if color == .white { return self }
    func mix(_ metal: Color) -> Color {
      Color(
        red: metal.red * color.red, green: metal.green * color.green, blue: metal.blue * color.blue, alpha: metal.alpha)
    }
    var result = self
    (result.rimTop, result.rimMiddle, result.rimBottom) = (mix(rimTop), mix(rimMiddle), mix(rimBottom))
    (result.dishTop, result.dishBottom) = (mix(dishTop), mix(dishBottom))
    return result
  }
}
