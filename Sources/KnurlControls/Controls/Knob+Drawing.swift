/// Draws a knob of any look, with its marks, its label and its readout.
struct KnobLook {
  let ui: UI
  let state: ControlState
  let layout: KnobLayout
  let style: KnobStyle
  let options: ValueOptions
  let domain: ValueDomain
  let value: Number
  let response: Response

  init(
    _ ui: UI, _ state: ControlState, _ layout: KnobLayout, _ style: KnobStyle, _ options: ValueOptions,
    _ domain: ValueDomain, _ value: Number, _ response: Response
  ) {
    (self.ui, self.state, self.layout, self.style) = (ui, state, layout, style.fitted(to: layout).with(layout.numbers))
    (self.options, self.domain, self.value, self.response) = (options, domain, value, response)
  }

  var readout: String { ui.text(state, .body, value, domain, options.format) }

  private var center: Point { layout.center }
  private var r: Double { layout.radius }
  private var scale: DialScale { DialScale(layout, style) }
  private var light: Double { response.isHot && !response.isActive ? style.cap.hotLight : 0 }

  func draw(_ canvas: Canvas, _ label: String?) {
    let position = ui.dialPosition(state, .body, domain.position(of: value), domain, options)
    layout.numbers?.draw(canvas, ui)
    switch style.look {
    case .line: drawLine(canvas, position)
    case .filmstrip(let strip): drawFilm(canvas, strip, position)
    case .custom(let draw): draw(canvas, drawing(position))
    case .knurled, .flat, .dot, .arc: drawDial(canvas, position)
    case .chickenHead:
      scale.drawTicks(canvas, ui)
      drawCap(canvas, position)
    }
    if response.isActive {
      Relief.heldRing(canvas, Rect(center: center, radius: r), radius: r, ui.theme.heldRing)
    }
    if ui.showsFocus, response.isFocused {
      Relief.focusRing(canvas, layout.dial, radius: layout.dial.width / 2, ui.theme.focusRing)
    }
    if let label { DialFoot(ui, style.labelSize, style.readoutSize).draw(canvas, layout, label, footReadout) }
  }

  /// What stands below the label: nothing where the value stands in the middle.
  private var footReadout: String {
    if case .arc = style.look { "" } else { readout }
  }

  private func drawDial(_ canvas: Canvas, _ position: Double) {
    scale.drawTicks(canvas, ui)
    let arc = scale.arc
    Relief.groove(canvas, arc, width: (style.lineWidth + 2) * layout.factor, ui.theme.groove)
    if !domain.isBroken {
      let shown = domain.isUnbounded ? position - position.rounded(.down) : position
      let part = arc.part(from: min(origin, shown), to: max(origin, shown))
      Relief.fill(
        canvas, part, width: style.lineWidth * layout.factor, .color(style.color),
        halo: state.isEnabled ? style.color.opacity(ui.theme.glow * 0.7) : nil, sigma: 3.5)
    }
    if case .arc = style.look { drawMiddle(canvas, position) } else { drawCap(canvas, position) }
  }

  private func drawCap(_ canvas: Canvas, _ position: Double) {
    // Without an arc round it a cap may be larger.
    let radius = if case .chickenHead = style.look { r + 7 * layout.factor } else { r }
    KnobCap(ui: ui, center: center, radius: radius, factor: layout.factor, style: style, light: light)
      .draw(canvas, toward: direction(position))
  }

  /// The value in the middle of an arc, and a bead at its place.
  private func drawMiddle(_ canvas: Canvas, _ position: Double) {
    let bead = center + Vector(angle: direction(position), length: scale.arc.radius)
    let radius = (style.lineWidth + 3) / 2 * layout.factor
    canvas.fill(.circle(center: bead, radius: radius), .color(style.cap.indicator.lightened(light)))
    canvas.stroke(.circle(center: bead, radius: radius), .color(style.cap.edge), Stroke(width: 0.8))
    let size = min(r * 0.5, style.readoutSize * 1.6)
    Lettering(ui).draw(
      canvas, readout, TextStyle(size: size), in: Rect(center: center, radius: r), ui.theme.text.lightened(light))
  }

  /// Where the fill begins.
  private var origin: Double {
    domain.origin(options.origin)
  }

  /// The direction of a position. A knob of many turns points at the place in the turn; its arc shows the whole.
  private func direction(_ position: Double) -> Angle {
    options.turning.turns.map { style.startAngle + .turn * ($0 * position) }
      ?? style.startAngle + style.usableSweep * position
  }

  // MARK: Looks without a margin

  private func drawLine(_ canvas: Canvas, _ position: Double) {
    let width = style.lineWidth, length = max(0, style.indicatorLength)
    let ring = Arc(
      center: center, radius: max(0, r - max(length, width / 2)), start: style.startAngle, sweep: style.usableSweep)
    let color = style.color.lightened(light)
    canvas.stroke(ring.path, .color(color), Stroke(width: width))
    let angle = direction(position)
    let inner = max(0, r - length - width / 2)
    canvas.stroke(
      .line(from: center + Vector(angle: angle, length: inner), to: center + Vector(angle: angle, length: r)),
      .color(color), Stroke(width: width))
  }

  /// One picture of a strip, fitted into the dial.
  private func drawFilm(_ canvas: Canvas, _ strip: SpriteStrip, _ position: Double) {
    var size = strip.frameSize
    let longer = max(size.width, size.height)
    guard longer > 0 else { return }
    size = Size(width: size.width * 2 * r / longer, height: size.height * 2 * r / longer)
    let turn = domain.isUnbounded ? position - position.rounded(.down) : position
    canvas.image(strip, position: turn, in: Rect(center: center, size: size))
  }

  private func drawing(_ position: Double) -> KnobDrawing {
    KnobDrawing(
      center: center, radius: r, position: position, origin: origin, indicator: direction(position),
      start: style.startAngle, sweep: style.usableSweep, text: readout, isHot: response.isHot,
      isActive: response.isActive, isFocused: response.isFocused, isEnabled: response.isEnabled)
  }
}

/// The arc round a cap, and the marks round that.
struct DialScale {
  let layout: KnobLayout
  let style: KnobStyle

  init(_ layout: KnobLayout, _ style: KnobStyle) {
    (self.layout, self.style) = (layout, style)
  }

  private var sweep: Angle { style.usableSweep }

  var arc: Arc {
    Arc(center: layout.center, radius: layout.arcRadius, start: style.startAngle, sweep: sweep)
  }

  /// The fine marks are the dashes of an arc, the main ones stand at the numbers or else at both ends and in the middle.
  func drawTicks(_ canvas: Canvas, _ ui: UI) {
    guard style.tickCount > 1, sweep.radians > 0 else { return }
    let r = layout.radius, inner = r + 15 * layout.factor, length = 3 * layout.factor
    if let strokes = ui.strokes(radius: r, inner: inner, length: length, tickCount: style.tickCount, sweep).ticks {
      let half = Angle(radians: 0.5 / (inner + length / 2))
      canvas.stroke(
        .arc(
          center: layout.center, radius: inner + length / 2, start: style.startAngle - half, sweep: sweep + half + half),
        .color(ui.theme.text.opacity(0.45)), strokes)
    }
    if layout.numbers != nil { return }
    let last = style.tickCount - 1
    for index in 0...2 where index != 1 || last % 2 == 0 {
      let angle = style.startAngle + sweep * (Double(index) / 2)
      let line = Path.line(
        from: layout.center + Vector(angle: angle, length: inner),
        to: layout.center + Vector(angle: angle, length: r + 20 * layout.factor))
      canvas.stroke(line, .color(ui.theme.text.opacity(0.9)), Stroke(width: 1.4))
    }
  }
}

/// Label and readout below a dial.
struct DialFoot {
  let ui: UI
  let labelSize: Double
  let readoutSize: Double

  init(_ ui: UI, _ labelSize: Double, _ readoutSize: Double) {
    (self.ui, self.labelSize, self.readoutSize) = (ui, labelSize, readoutSize)
  }

  func draw(_ canvas: Canvas, _ layout: KnobLayout, _ label: String, _ readout: String) {
    let lettering = Lettering(ui), middle = layout.center.x
    lettering.draw(
      canvas, label, TextStyle(size: labelSize), at: middle, baseline: layout.foot + 16, ui.theme.text, .center,
      within: 2 * middle)
    lettering.draw(
      canvas, readout, TextStyle(size: readoutSize), at: middle, baseline: layout.foot + 32, ui.theme.dimText, .center,
      within: 2 * middle)
  }
}
