/// Draws a ring slider of one or two values.
struct RingLook {
  let ui: UI
  let state: ControlState
  let layout: RingLayout
  let style: RingSliderStyle
  let options: ValueOptions
  let domain: ValueDomain
  let geometry: DialGeometry
  let values: Numbers
  /// The thumb under a hovering pointer; of two, only the nearer one.
  let hotPart: Part?

  init(
    _ ui: UI, _ state: ControlState, _ layout: RingLayout, _ style: RingSliderStyle, _ options: ValueOptions,
    _ domain: ValueDomain, _ geometry: DialGeometry, _ values: Numbers
  ) {
    (self.ui, self.state, self.layout, self.style) = (ui, state, layout, style)
    (self.options, self.domain, self.geometry, self.values) = (options, domain, geometry, values)
    hotPart = ui.hotThumb(state, values, domain, geometry)
  }

  private var isRange: Bool { values.second != nil }
  private var arc: Arc {
    Arc(center: layout.center, radius: layout.radius, start: style.startAngle, sweep: style.usableSweep)
  }

  var readout: String {
    isRange
      ? ui.readout(state, values, domain, options.format) : ui.text(state, .body, values.first, domain, options.format)
  }

  private func shown(_ part: Part) -> Double {
    ui.dialPosition(state, part, domain.position(of: values[part]), domain, options)
  }

  func draw(_ canvas: Canvas, _ label: String?) {
    let lower = shown(isRange ? .lower : .body), upper = isRange ? shown(.upper) : lower
    layout.numbers?.draw(canvas, ui)
    drawTrack(canvas)
    if !domain.isBroken { drawFill(canvas, lower, upper) }
    if isRange {
      let isLowerOnTop = state.lastUsed == .lower
      drawThumb(canvas, isLowerOnTop ? .upper : .lower, isLowerOnTop ? upper : lower)
      drawThumb(canvas, isLowerOnTop ? .lower : .upper, isLowerOnTop ? lower : upper)
    } else {
      drawThumb(canvas, .body, lower)
    }
    drawReadout(canvas)
    guard let label else { return }
    Lettering(ui).draw(
      canvas, label, TextStyle(size: style.labelSize), at: layout.center.x, baseline: layout.foot + 16, ui.theme.text,
      .center, within: 2 * layout.center.x)
  }

  // MARK: Ring

  private func drawTrack(_ canvas: Canvas) {
    if style.look == .line {
      return canvas.stroke(arc.path, .color(style.trackColor), Stroke(width: layout.trackWidth))
    }
    if style.look == .glass { return GlassRing(ui: ui, style: style).drawTrack(canvas, arc, width: layout.trackWidth) }
    var groove = ui.theme.groove
    groove.color = style.trackColor
    Relief.groove(canvas, arc, width: layout.trackWidth, groove)
    // The upper edge throws its shadow in; light glides along both rims.
    let half = layout.trackWidth / 2
    canvas.stroke(
      arc.with(radius: layout.radius + half - 0.7).path, .color(groove.shade.opacity(0.5)), Stroke(width: 1.4))
    canvas.stroke(arc.with(radius: max(0, layout.radius - half)).path, .color(groove.lip), Stroke(width: 0.8))
  }

  // MARK: Fill

  private func drawFill(_ canvas: Canvas, _ lower: Double, _ upper: Double) {
    if isRange { return fill(canvas, arc.part(from: min(lower, upper), to: max(lower, upper)), 1) }
    guard let turns = options.turning.turns else {
      let origin = domain.origin(options.origin)
      return fill(canvas, arc.part(from: min(origin, lower), to: max(origin, lower)), 1)
    }
    // Of many turns, those behind are the whole ring, less bright.
    let turn = lower * turns, done = max(0, (turn - 1e-9).rounded(.down))
    let whole = Arc(center: layout.center, radius: layout.radius, start: style.startAngle, sweep: .turn)
    if done > 0, !domain.isUnbounded { fill(canvas, whole, 0.4) }
    let rest = domain.isUnbounded ? turn - turn.rounded(.down) : turn - done
    fill(canvas, whole.part(from: 0, to: rest), 1)
  }

  private func fill(_ canvas: Canvas, _ part: Arc, _ opacity: Double) {
    let color = style.color.opacity(opacity)
    if state.isEnabled { soft(part, opacity).draw(canvas) }
    if style.look != .groove {
      return Relief.fill(canvas, part, width: layout.lineWidth, along(opacity) ?? .color(color), halo: nil, sigma: 0)
    }
    let light =
      along(opacity)
      ?? .vertical(arc.frame, color.adjusted(by: 1.08, plus: 0.06), color.adjusted(by: 0.82))
    let halo = style.glowColor.opacity(0.5 * ui.theme.glow * opacity), glows = state.isEnabled && style.blur <= 0
    Relief.fill(canvas, part, width: layout.lineWidth, light, halo: glows ? halo : nil, sigma: 4)
    guard part.isVisible else { return }
    canvas.stroke(
      part.with(radius: layout.radius + layout.lineWidth * 0.24).path, .color(Color(white: 1, alpha: 0.2 * opacity)),
      Stroke(width: layout.lineWidth * 0.3, cap: .round))
  }

  /// The arc's soft edge: the softer the longer it is.
  private func soft(_ part: Arc, _ opacity: Double) -> SoftArc {
    let share = min(1, part.sweep.radians / style.usableSweep.radians), isAlong = style.endColor != nil
    let top = isAlong ? style.glowColor : style.color, bottom = isAlong ? top : style.bottomColor ?? top
    return SoftArc(
      arc: part, width: layout.lineWidth, top: top.opacity(opacity), bottom: bottom.opacity(opacity),
      blur: Interpolation.clamp(style.blur, 0, 200) * share)
  }

  /// The colours along the ring. They begin half a line's width early, under its round end.
  private func along(_ opacity: Double) -> Paint? {
    guard layout.radius > 0 else { return nil }
    guard let end = style.endColor else { return style.bottomColor == nil ? nil : soft(arc, opacity).paint }
    let early = Angle(radians: min(0.5, layout.lineWidth / 2 / layout.radius)), turn = 2 * Double.pi
    let sweep = options.turning.turns == nil ? style.usableSweep.radians : turn
    return .conic(
      center: layout.center, start: style.startAngle - early,
      GradientStops(
        GradientStop(early.radians / turn, style.color.opacity(opacity)),
        GradientStop((early.radians + sweep) / turn, end.opacity(opacity))))
  }

  // MARK: Thumbs

  private func drawThumb(_ canvas: Canvas, _ part: Part, _ position: Double) {
    let center = geometry.place(at: position)
    let isHeld = state.isActive(part)
    let radius = isHeld ? layout.thumbRadius * ui.theme.thumb.heldScale : layout.thumbRadius
    let light = hotPart == part && !isHeld ? ui.theme.thumb.hotLight : 0
    if let picture = style.thumbPicture {
      picture.draw(
        canvas, center, Size(width: 2 * radius, height: 2 * radius), isHot: hotPart == part, isHeld: isHeld)
    } else if style.look == .glass {
      GlassRing(ui: ui, style: style).drawThumb(canvas, center, radius, light)
    } else if style.look == .line {
      drawDisc(canvas, center, layout.thumbRadius, light)
    } else {
      Relief.disc(canvas, center: center, radius: radius, ui.theme.thumb, dot: style.color, light: light)
    }
    if ui.showsFocus, ui.isFocused(state, part) {
      Relief.focusRing(canvas, Rect(center: center, radius: radius), radius: radius, ui.theme.focusRing)
    }
  }

  /// A plain disc with a glow.
  private func drawDisc(_ canvas: Canvas, _ center: Point, _ radius: Double, _ light: Double) {
    let disc = Path.circle(center: center, radius: radius)
    canvas.shadow(of: disc, Shadow(color: style.glowColor, sigma: 1.5))
    canvas.fill(disc, .color(style.color.lightened(light)))
  }

  private func drawReadout(_ canvas: Canvas) {
    let size = readoutSize
    guard size >= 6 else { return }
    Lettering(ui).draw(
      canvas, readout, TextStyle(size: size), in: Rect(center: layout.center, radius: inner * 0.94), ui.theme.text)
  }

  /// The size of the number in the middle; below 6 there is none.
  var readoutSize: Double { min(style.readoutSize, inner * (isRange ? 0.4 : 0.62)) }

  private var inner: Double { layout.radius - layout.trackWidth / 2 - 4 }
}

extension UI {
  /// The thumb of a ring under a hovering pointer; of two, only the nearer one.
  func hotThumb(_ state: ControlState, _ values: Numbers, _ domain: ValueDomain, _ geometry: DialGeometry) -> Part? {
    guard let place = hotPlace(state), let ring = geometry.ring else { return nil }
    let lower = geometry.place(at: domain.position(of: values.first)).distance(to: place)
    guard let second = values.second else { return lower <= ring.thumbRadius ? .body : nil }
    let upper = geometry.place(at: domain.position(of: second)).distance(to: place)
    guard min(lower, upper) <= ring.thumbRadius else { return nil }
    return lower < upper || lower == upper && state.lastUsed != .upper ? .lower : .upper
  }

  /// Both values of a range as one text; written anew only when one of them changes.
  func readout(_ state: ControlState, _ values: Numbers, _ domain: ValueDomain, _ format: ValueFormat) -> String {
    let lower = text(state, .lower, values[.lower], domain, format)
    let upper = text(state, .upper, values[.upper], domain, format)
    if let index = state.texts.firstIndex(where: { $0.part == .fill }) {
      if state.pair?.lower == lower, state.pair?.upper == upper { return state.texts[index].text }
      state.texts.remove(at: index)
    }
    let joined = lower == upper ? lower : lower + " – " + upper
    state.pair = (lower, upper)
    state.texts.append(KeptText(part: .fill, number: values.first, format: format, text: joined))
    return joined
  }
}
