/// Draws a knob for two values: two thumbs on its arc, and a cap that points midway between them.
struct RangeKnobLook {
  let ui: UI
  let state: ControlState
  let layout: KnobLayout
  let style: KnobStyle
  let options: ValueOptions
  let domain: ValueDomain
  let geometry: DialGeometry
  let values: Numbers
  /// The thumb under a hovering pointer.
  let hotPart: Part?

  init(
    _ ui: UI, _ state: ControlState, _ layout: KnobLayout, _ style: KnobStyle, _ options: ValueOptions,
    _ domain: ValueDomain, _ geometry: DialGeometry, _ values: Numbers
  ) {
    (self.ui, self.state, self.layout, self.style) = (ui, state, layout, style.fitted(to: layout))
    (self.options, self.domain, self.geometry, self.values) = (options, domain, geometry, values)
    hotPart = ui.hotThumb(state, values, domain, geometry)
  }

  private func shown(_ part: Part) -> Double {
    ui.dialPosition(state, part, domain.position(of: values[part]), domain, options)
  }

  func draw(_ canvas: Canvas, _ label: String?) {
    let lower = shown(.lower), upper = shown(.upper), scale = DialScale(layout, style), f = layout.factor
    layout.numbers?.draw(canvas, ui)
    Relief.groove(canvas, scale.arc, width: (style.lineWidth + 2) * f, ui.theme.groove)
    if !domain.isBroken {
      Relief.fill(
        canvas, scale.arc.part(from: min(lower, upper), to: max(lower, upper)), width: style.lineWidth * f,
        .color(style.color), halo: state.isEnabled ? style.color.opacity(ui.theme.glow * 0.7) : nil, sigma: 3.5)
    }
    KnobCap(
      ui: ui, center: layout.center, radius: layout.radius, factor: f, style: style, light: 0
    ).draw(canvas, toward: geometry.angle((lower + upper) / 2))
    let isLowerOnTop = state.lastUsed == .lower
    drawThumb(canvas, isLowerOnTop ? .upper : .lower, isLowerOnTop ? upper : lower)
    drawThumb(canvas, isLowerOnTop ? .lower : .upper, isLowerOnTop ? lower : upper)
    guard let label else { return }
    let text = ui.readout(state, values, domain, options.format)
    DialFoot(ui, style.labelSize, style.readoutSize).draw(canvas, layout, label, text)
  }

  private func drawThumb(_ canvas: Canvas, _ part: Part, _ position: Double) {
    guard let ring = geometry.ring else { return }
    let isHeld = state.isActive(part), center = geometry.place(at: position)
    let radius = isHeld ? ring.thumbRadius * ui.theme.thumb.heldScale : ring.thumbRadius
    Relief.disc(
      canvas, center: center, radius: radius, ui.theme.thumb, dot: style.color,
      light: hotPart == part && !isHeld ? ui.theme.thumb.hotLight : 0)
    if ui.showsFocus, ui.isFocused(state, part) {
      Relief.focusRing(canvas, Rect(center: center, radius: radius), radius: radius, ui.theme.focusRing)
    }
  }
}

extension KnobStyle {
  /// The same with a cap that an arc with thumbs can go round: a flat one in the place of looks that fill the dial.
  var withCap: KnobStyle {
    var style = self
    if !hasMargin { style.look = .flat }
    return style
  }
}

extension KnobLayout {
  /// A dial with room for thumbs on its arc, whatever its look.
  init(_ bounds: Rect, ring style: KnobStyle, hasLabel: Bool, _ marks: DialMarks? = nil) {
    self.init(bounds, style.withCap, hasLabel: hasLabel, marks)
  }

  /// Where the thumbs run.
  func ring(_ style: KnobStyle) -> DialGeometry.Ring {
    let thumb = Interpolation.clamp(style.thumbRadius, 0, 1e4) * factor
    let half = Interpolation.clamp(style.lineWidth, 0, 1e4) * factor / 2
    return DialGeometry.Ring(radius: arcRadius, reach: max(thumb, half + 2), thumbRadius: thumb, hasCap: true)
  }
}
