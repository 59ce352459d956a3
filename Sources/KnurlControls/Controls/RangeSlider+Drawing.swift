/// Draws a range slider.
struct RangeLook {
  let ui: UI
  let state: ControlState
  let layout: RangeLayout
  let style: RangeSliderStyle
  let options: ValueOptions
  let domain: ValueDomain
  let values: Numbers
  /// The thumb under a hovering pointer; of two, only the nearer one.
  let hotPart: Part?

  init(
    _ ui: UI, _ state: ControlState, _ layout: RangeLayout, _ style: RangeSliderStyle, _ options: ValueOptions,
    _ domain: ValueDomain, _ values: Numbers
  ) {
    (self.ui, self.state, self.layout, self.style) = (ui, state, layout, style)
    (self.options, self.domain, self.values) = (options, domain, values)
    hotPart = ui.hotPlace(state).flatMap { place in
      let lower = layout.center(at: domain.position(of: values[.lower])).distance(to: place)
      let upper = layout.center(at: domain.position(of: values[.upper])).distance(to: place)
      guard min(lower, upper) <= layout.radius else { return nil }
      return lower < upper || lower == upper && state.lastUsed != .upper ? .lower : .upper
    }
  }

  func text(of part: Part) -> String { ui.text(state, part, values[part], domain, options.format) }

  /// Both values, as the head shows them.
  var readout: String {
    let lower = text(of: .lower), upper = text(of: .upper)
    if let kept = state.readout, kept.lower == lower, kept.upper == upper { return kept.text }
    let text = lower + " – " + upper
    state.readout = (lower, upper, text)
    return text
  }

  func draw(_ canvas: Canvas, _ label: String?, _ placement: Placement) {
    let bubbles = bubbles(placement)
    if let label { drawHead(canvas, label, bubbles) }
    drawTicks(canvas)
    if style.look == .glossy {
      drawGlossyTrack(canvas)
    } else {
      drawGroove(canvas)
    }
    let isLowerOnTop = state.lastUsed == .lower
    drawThumb(canvas, isLowerOnTop ? .upper : .lower)
    drawThumb(canvas, isLowerOnTop ? .lower : .upper)
    bubbles.first?.draw(canvas)
    bubbles.second?.draw(canvas)
  }

  private func drawGlossyTrack(_ canvas: Canvas) {
    let fill = layout.fill(from: shown(.lower), to: shown(.upper))
    GlossyRange(style, isUpright: layout.axis == .vertical)
      .drawTrack(canvas, layout.track, fill: domain.isBroken ? nil : fill)
  }

  private func drawGroove(_ canvas: Canvas) {
    var groove = ui.theme.groove
    groove.color = style.trackColor
    let radius = min(layout.track.width, layout.track.height) / 2 * style.curvaceousness
    Relief.groove(canvas, layout.track, radius: radius, groove)
    let low = shown(.lower), high = max(low, shown(.upper))
    if !domain.isBroken {
      Relief.fill(
        canvas,
        layout.fill(from: domain.isReversed ? min(low, shown(.upper)) : low, to: domain.isReversed ? low : high),
        radius: radius, style.highlightColor, glows: state.isEnabled && ui.theme.glow > 0)
    }
  }

  private func shown(_ part: Part) -> Double {
    ui.shownPosition(state, part, value: domain.position(of: values[part]))
  }

  /// Label and readout; the readout gives way to a bubble that would cover it.
  private func drawHead(_ canvas: Canvas, _ label: String, _ bubbles: (first: Bubble?, second: Bubble?)) {
    let text = TextStyle(size: style.textSize), lettering = Lettering(ui)
    let hasReadout = layout.axis == .horizontal
    let start = layout.bounds.width - (hasReadout ? lettering.width(readout, text) + 8 : 0)
    lettering.draw(canvas, label, text, at: 0, baseline: 16, ui.theme.text, within: max(0, start))
    if !hasReadout || max(bubbles.first?.frame.maxX ?? 0, bubbles.second?.frame.maxX ?? 0) > start { return }
    lettering.draw(canvas, readout, text, at: layout.bounds.width, baseline: 16, ui.theme.text, .trailing)
  }

  private func drawTicks(_ canvas: Canvas) {
    guard options.tickCount > 1, layout.axis == .horizontal, layout.travel > 0 else { return }
    let text = TextStyle(size: style.tickSize), lettering = Lettering(ui)
    for index in 0..<options.tickCount {
      let position = Double(index) / Double(options.tickCount - 1)
      let value = domain.text(domain.number(at: position), ValueFormat(decimals: options.format.decimals))
      // The outermost numbers stay inside, above the ends of the track.
      let half = lettering.width(value, text) / 2
      let x = Interpolation.clamp(layout.center(at: position).x, half, max(half, layout.bounds.width - half))
      lettering.draw(canvas, value, text, at: x, baseline: layout.tickBaseline, ui.theme.dimText, .center)
    }
  }

  private func radius(of part: Part) -> Double {
    state.isHeld(part) ? layout.radius * ui.theme.thumb.heldScale : layout.radius
  }

  private func drawThumb(_ canvas: Canvas, _ part: Part) {
    let center = layout.center(at: shown(part))
    if let image = style.thumbImage {
      canvas.image(image, in: Rect(center: center, size: image.size))
    } else if style.look == .glossy {
      GlossyRange(style, isUpright: layout.axis == .vertical).drawThumb(
        canvas, center: center, radius: layout.radius, isHeld: state.isHeld(part),
        light: hotPart == part ? ui.theme.thumb.hotLight : 0)
    } else {
      Relief.disc(
        canvas, center: center, radius: radius(of: part), ui.theme.thumb.tinted(style.thumbColor),
        dot: style.highlightColor, light: hotPart == part ? ui.theme.thumb.hotLight : 0,
        curvaceousness: style.curvaceousness)
    }
    if ui.showsFocus, ui.isFocused(state, part) {
      let frame = Rect(center: center, radius: radius(of: part))
      Relief.focusRing(canvas, frame, radius: frame.width / 2 * style.curvaceousness, ui.theme.focusRing)
    }
  }

  /// The bubbles of the thumbs that are held; two that would overlap become one.
  private func bubbles(_ placement: Placement) -> (first: Bubble?, second: Bubble?) {
    guard let lower = bubble(.lower, placement), let upper = bubble(.upper, placement) else {
      return (bubble(.lower, placement) ?? bubble(.upper, placement), nil)
    }
    if lower.frame.intersection(upper.frame.inset(by: -2)).isEmpty { return (lower, upper) }
    let middle = Point(x: (lower.place.x + upper.place.x) / 2, y: min(lower.place.y, upper.place.y))
    let isOne = text(of: .lower) == text(of: .upper)
    return (Bubble(isOne ? text(of: .lower) : readout, tipAt: middle, in: window(placement), engine: ui.engine), nil)
  }

  /// The window in the control's own coordinates.
  private func window(_ placement: Placement) -> Rect {
    Rect(origin: .zero, size: ui.size).moved(by: Point.zero - placement.frame.origin)
  }

  /// The bubble of a thumb that is held.
  private func bubble(_ part: Part, _ placement: Placement) -> Bubble? {
    guard style.showsBubble, state.isHeld(part) else { return nil }
    let center = layout.center(at: shown(part))
    let tip = Point(x: center.x, y: center.y - radius(of: part) - 3)
    return Bubble(text(of: part), tipAt: tip, in: window(placement), engine: ui.engine)
  }
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
