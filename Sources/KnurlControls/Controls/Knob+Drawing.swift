/// Draws a knob: a knurled cap of turned metal in a groove that the value lights up.
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
    (self.ui, self.state, self.layout, self.style) = (ui, state, layout, style)
    (self.options, self.domain, self.value, self.response) = (options, domain, value, response)
  }

  var readout: String { ui.text(state, .body, value, domain, options.format) }

  private var center: Point { layout.center }
  private var r: Double { layout.radius }
  private var arcRadius: Double { r + 8 * layout.factor }
  private var sweep: Angle { style.usableSweep }

  private func angle(_ position: Double) -> Angle { style.startAngle + sweep * position }

  func draw(_ canvas: Canvas, _ label: String?) {
    let position = ui.shownPosition(state, .body, value: domain.position(of: value))
    drawTicks(canvas)
    drawGroove(canvas)
    if !domain.isBroken { drawArc(canvas, domain.isUnbounded ? position - position.rounded(.down) : position) }
    drawCap(canvas)
    drawIndicator(canvas, position)
    if ui.showsFocus, response.isFocused {
      Relief.focusRing(canvas, layout.dial, radius: layout.dial.width / 2, ui.theme.focusRing)
    }
    guard let label else { return }
    let lettering = Lettering(ui)
    let foot = center.y + r + 20 * layout.factor
    lettering.draw(
      canvas, label, TextStyle(size: style.labelSize), at: center.x, baseline: foot + 16, ui.theme.text, .center,
      within: 2 * center.x)
    lettering.draw(
      canvas, readout, TextStyle(size: style.readoutSize), at: center.x, baseline: foot + 32,
      ui.theme.dimText, .center, within: 2 * center.x)
  }

  /// A line along a radius; about the axis unless another place is given.
  private func radial(_ angle: Angle, _ inner: Double, _ outer: Double, from axis: Point? = nil) -> Path {
    let axis = axis ?? center
    return .line(from: axis + Vector(angle: angle, length: inner), to: axis + Vector(angle: angle, length: outer))
  }

  /// The marks: the fine ones are the dashes of an arc, the main ones stand at both ends and in the middle.
  private func drawTicks(_ canvas: Canvas) {
    guard style.tickCount > 1, sweep.radians > 0 else { return }
    let inner = r + 15 * layout.factor, length = 3 * layout.factor
    if let strokes = ui.strokes(radius: r, inner: inner, length: length, tickCount: style.tickCount, sweep).ticks {
      let half = Angle(radians: 0.5 / (inner + length / 2))
      canvas.stroke(
        .arc(
          center: center, radius: inner + length / 2, start: style.startAngle - half, sweep: sweep + half + half),
        .color(ui.theme.text.opacity(0.45)), strokes)
    }
    let last = style.tickCount - 1
    for index in 0...2 where index != 1 || last % 2 == 0 {
      let line = radial(angle(Double(index) / 2), inner, r + 20 * layout.factor)
      canvas.stroke(line, .color(ui.theme.text.opacity(0.9)), Stroke(width: 1.4))
    }
  }

  private func drawGroove(_ canvas: Canvas) {
    let width = (style.lineWidth + 2) * layout.factor
    let arc = Path.arc(center: center, radius: arcRadius, start: style.startAngle, sweep: sweep)
    let lip = Path.arc(
      center: center + Vector(x: 0, y: 0.8), radius: arcRadius, start: style.startAngle, sweep: sweep)
    let color = ui.theme.groove.color
    canvas.stroke(lip, .color(ui.theme.groove.lip), Stroke(width: width + 0.6, cap: .round))
    canvas.stroke(arc, .color(color.adjusted(by: 0.9)), Stroke(width: width, cap: .round))
    canvas.stroke(arc, .color(color.adjusted(by: 1.15)), Stroke(width: max(0, width - 0.6), cap: .round))
  }

  private func drawArc(_ canvas: Canvas, _ position: Double) {
    let origin = options.origin.map { domain.position(of: domain.clamped(domain.number($0))) } ?? 0
    let low = min(origin, position), high = max(origin, position)
    guard (high - low) * sweep.radians > 0.01 else { return }
    let arc = Path.arc(center: center, radius: arcRadius, start: angle(low), sweep: sweep * (high - low))
    let stroke = Stroke(width: style.lineWidth * layout.factor, cap: .round)
    if state.isEnabled { canvas.shadow(of: arc, stroke, Shadow(color: style.color.opacity(0.7), sigma: 3.5)) }
    canvas.stroke(arc, .color(style.color), stroke)
  }

  private func drawCap(_ canvas: Canvas) {
    let light = response.isHot && !response.isActive ? 0.03 : 0
    let frame = Rect(center: center, radius: r)
    let below = Path.circle(center: center + Vector(x: 0, y: r * 0.24), radius: r)
    canvas.shadow(of: below, Shadow(color: Color(white: 0, alpha: 0.75), sigma: r * 0.22))
    canvas.fill(
      .circle(center: center, radius: r),
      .vertical(frame, Self.rimTop.lightened(light), Self.rimBottom.lightened(light)))
    drawRidges(canvas, frame)
    drawTop(canvas, frame, light)
  }

  /// The knurl: a dashed ring, light where the light falls, and a dark one in its gaps.
  private func drawRidges(_ canvas: Canvas, _ frame: Rect) {
    let inner = r + 15 * layout.factor
    let strokes = ui.strokes(radius: r, inner: inner, length: 3 * layout.factor, tickCount: style.tickCount, sweep)
    let middle = (r * 0.86 + r - 0.8) / 2
    guard middle > 0 else { return }
    canvas.stroke(
      .arc(center: center, radius: middle, start: .zero, sweep: .turn),
      .vertical(frame, Color(white: 1, alpha: 0.21), Color(white: 1, alpha: 0.05)), strokes.ridges)
    canvas.stroke(
      .arc(center: center, radius: middle, start: strokes.ridgeStep * 0.5, sweep: .turn),
      .color(Color(white: 0, alpha: 0.4)),
      strokes.ridges)
  }

  /// The turned top: an upright gradient, a conic sheen, a dark edge and a bright one.
  private func drawTop(_ canvas: Canvas, _ frame: Rect, _ light: Double) {
    let top = Path.circle(center: center, radius: r * 0.84)
    let metal = GradientStops(
      GradientStop(0, Self.topLight.lightened(light)), GradientStop(0.55, Self.topMiddle.lightened(light)),
      GradientStop(1, Self.topDark.lightened(light)))
    canvas.fill(top, .vertical(frame, metal))
    canvas.fill(
      .circle(center: center, radius: r * 0.8), .conic(center: center, start: .degrees(60), Self.sheen))
    canvas.stroke(top, .color(Color(white: 0, alpha: 0.5)), Stroke(width: 0.8))
    canvas.stroke(
      .arc(center: center, radius: max(0, r * 0.83 - 0.8), start: .degrees(200), sweep: .degrees(140)),
      .color(Color(white: 1, alpha: 0.28)), Stroke(width: 0.9))
  }

  private func drawIndicator(_ canvas: Canvas, _ position: Double) {
    let outer = r * 0.74, inner = max(0, outer - style.indicatorLength * r / 40)
    // A knob of many turns points at the place in the turn; its arc shows the whole.
    let direction = options.turning.turns.map { style.startAngle + .turn * ($0 * position) } ?? angle(position)
    let line = radial(direction, inner, outer)
    let below = radial(direction, inner, outer, from: center + Vector(x: 0, y: 0.8))
    canvas.stroke(
      below, .color(Color(white: 0, alpha: 0.6)), Stroke(width: 3.4 * layout.factor, cap: .round))
    canvas.stroke(
      line, .color(Color(red: 0.96, green: 0.97, blue: 0.98)), Stroke(width: 2.6 * layout.factor, cap: .round))
  }

  private static let rimTop = Color(red: 0.34, green: 0.36, blue: 0.39)
  private static let rimBottom = Color(red: 0.11, green: 0.12, blue: 0.13)
  private static let topLight = Color(red: 0.40, green: 0.425, blue: 0.46)
  private static let topMiddle = Color(red: 0.235, green: 0.25, blue: 0.275)
  private static let topDark = Color(red: 0.17, green: 0.18, blue: 0.20)

  /// Four bright lobes, as a turned surface throws them: a tenth of white times the eighth power of the cosine of twice the
  /// angle, sampled every ten degrees.
  private static let sheen: GradientStops = {
    let lobe: [(degrees: Double, alpha: Double)] = [(0, 0.1), (10, 0.061), (20, 0.012), (30, 0)]
    var stops: [GradientStop] = []
    for middle in [0.0, 90, 180, 270, 360] {
      for sample in lobe.reversed() where middle - sample.degrees >= 0 {
        stops.append(GradientStop((middle - sample.degrees) / 360, Color(white: 1, alpha: sample.alpha)))
      }
      for sample in lobe.dropFirst() where middle + sample.degrees <= 360 {
        stops.append(GradientStop((middle + sample.degrees) / 360, Color(white: 1, alpha: sample.alpha)))
      }
    }
    return GradientStops(stops)
  }()
}

extension KnobStyle {
  /// The sweep, above nothing and at most a turn.
  var usableSweep: Angle {
    let sweep = endAngle.radians - startAngle.radians
    return Angle(radians: sweep > 1e-6 ? min(sweep, 2 * .pi) : 1e-6)
  }
}

/// The strokes of a knob that are dashed: kept, since dashes have memory of their own.
struct KnobStrokes {
  let radius: Double
  let tickCount: Int
  let sweep: Angle
  /// The angle between two ridges.
  let ridgeStep: Angle
  /// The ridges of the knurled rim, as the dashes of a ring.
  let ridges: Stroke
  /// The fine marks, as the dashes of an arc; nil where there is none beside the main ones.
  let ticks: Stroke?

  init(radius: Double, inner: Double, length: Double, tickCount: Int, sweep: Angle) {
    (self.radius, self.tickCount, self.sweep) = (radius, tickCount, sweep)
    let count = max(24, Int(min(radius, 2000) * 1.9))
    ridgeStep = .turn * (1 / Double(count))
    let pitch = ridgeStep.radians * max(0, (radius * 0.86 + radius - 0.8) / 2), ridge = min(1.1, pitch * 0.6)
    ridges = Stroke(width: max(0, radius * 0.14 - 0.8), dash: [ridge, pitch - ridge])
    let distance = sweep.radians * (inner + length / 2) / Double(max(1, tickCount - 1))
    ticks = tickCount > 3 && distance > 2 ? Stroke(width: length, dash: [1, distance - 1]) : nil
  }
}

extension UI {
  /// The dashed strokes of a knob, kept for the few kinds of knobs that a UI has.
  func strokes(radius: Double, inner: Double, length: Double, tickCount: Int, _ sweep: Angle) -> KnobStrokes {
    if let known = knobStrokes.first(where: { $0.radius == radius && $0.tickCount == tickCount && $0.sweep == sweep }) {
      return known
    }
    if knobStrokes.count >= 16 { knobStrokes.removeFirst() }
    let strokes = KnobStrokes(radius: radius, inner: inner, length: length, tickCount: tickCount, sweep: sweep)
    knobStrokes.append(strokes)
    return strokes
  }
}
