/// Draws the caps of knobs, and what on them points at the value.
struct KnobCap {
  let ui: UI
  let center: Point
  /// The radius of the cap.
  let radius: Double
  /// How much smaller the dial is than its style.
  let factor: Double
  let style: KnobStyle
  /// How much lighter than at rest.
  let light: Double

  private var cap: CapStyle { style.cap }
  private var frame: Rect { Rect(center: center, radius: radius) }

  /// The cap of a look in a direction; looks without one draw nothing.
  func draw(_ canvas: Canvas, toward direction: Angle) {
    switch style.look {
    case .knurled:
      drawKnurled(canvas)
      drawLine(canvas, direction)
    case .flat:
      drawFlat(canvas)
      drawMark(canvas, direction)
    case .dot:
      drawFlat(canvas)
      drawDimple(canvas, direction)
    case .chickenHead: drawHead(canvas, direction)
    case .arc, .line, .filmstrip, .custom: break
    }
  }

  // MARK: Knurled

  private func drawKnurled(_ canvas: Canvas) {
    drawShadow(canvas)
    canvas.fill(
      .circle(center: center, radius: radius),
      .vertical(frame, cap.rimTop.lightened(light), cap.rimBottom.lightened(light)))
    drawRidges(canvas)
    drawFace(canvas, radius * 0.84)
  }

  private func drawShadow(_ canvas: Canvas) {
    let below = Path.circle(center: center + Vector(x: 0, y: radius * 0.24), radius: radius)
    canvas.shadow(of: below, Shadow(color: cap.shadow, sigma: radius * 0.22))
  }

  /// The knurl: a dashed ring, light where the light falls, and a dark one in its gaps.
  private func drawRidges(_ canvas: Canvas) {
    let inner = radius + 15 * factor
    let strokes = ui.strokes(
      radius: radius, inner: inner, length: 3 * factor, tickCount: style.tickCount, style.usableSweep)
    let middle = (radius * 0.86 + radius - 0.8) / 2
    guard middle > 0 else { return }
    canvas.stroke(
      .arc(center: center, radius: middle, start: .zero, sweep: .turn),
      .vertical(frame, cap.ridgeTop, cap.ridgeBottom), strokes.ridges)
    canvas.stroke(
      .arc(center: center, radius: middle, start: strokes.ridgeStep * 0.5, sweep: .turn),
      .color(cap.ridgeGap),
      strokes.ridges)
  }

  /// The turned top: an upright gradient, a conic sheen, a dark edge and a bright one.
  private func drawFace(_ canvas: Canvas, _ r: Double) {
    let top = Path.circle(center: center, radius: r)
    canvas.fill(top, .vertical(frame, metal))
    canvas.fill(
      .circle(center: center, radius: radius * 0.8), .conic(center: center, start: .degrees(60), cap.sheen))
    canvas.stroke(top, .color(cap.edge), Stroke(width: 0.8))
    canvas.stroke(
      .arc(center: center, radius: max(0, radius * 0.83 - 0.8), start: .degrees(200), sweep: .degrees(140)),
      .color(cap.light), Stroke(width: 0.9))
  }

  private var metal: GradientStops {
    GradientStops(
      GradientStop(0, cap.faceTop.lightened(light)), GradientStop(0.55, cap.faceMiddle.lightened(light)),
      GradientStop(1, cap.faceBottom.lightened(light)))
  }

  private func drawLine(_ canvas: Canvas, _ direction: Angle) {
    let outer = radius * 0.74, inner = max(0, outer - style.indicatorLength * radius / 40)
    let line = radial(direction, inner, outer)
    let below = radial(direction, inner, outer, from: center + Vector(x: 0, y: 0.8))
    canvas.stroke(below, .color(cap.indicatorEdge), Stroke(width: 3.4 * factor, cap: .round))
    canvas.stroke(line, .color(cap.indicator), Stroke(width: 2.6 * factor, cap: .round))
  }

  // MARK: Flat, and with a dimple

  private func drawFlat(_ canvas: Canvas) {
    drawShadow(canvas)
    let whole = Path.circle(center: center, radius: radius)
    canvas.fill(whole, .vertical(frame, metal))
    canvas.stroke(.circle(center: center, radius: radius - 0.5), .color(cap.edge), Stroke(width: 1))
    canvas.stroke(
      .arc(center: center, radius: max(0, radius - 1.5), start: .degrees(200), sweep: .degrees(140)),
      .color(cap.light), Stroke(width: 1))
  }

  private func drawMark(_ canvas: Canvas, _ direction: Angle) {
    let outer = radius - 3 * factor, inner = max(0, outer - style.indicatorLength * radius / 40)
    canvas.stroke(
      radial(direction, inner, outer), .color(cap.indicator), Stroke(width: 3 * factor, cap: .round))
  }

  private func drawDimple(_ canvas: Canvas, _ direction: Angle) {
    let place = center + Vector(angle: direction, length: radius * 0.68), r = radius * 0.13
    let hole = Path.circle(center: place, radius: r)
    canvas.stroke(
      .circle(center: place + Vector(x: 0, y: 0.8), radius: r + 0.4), .color(cap.light), Stroke(width: 0.8))
    canvas.fill(hole, .color(style.color))
    canvas.innerShadow(of: hole, Shadow(color: Color(white: 0, alpha: 0.7), offset: Vector(x: 0, y: 1), sigma: 1))
  }

  // MARK: Pointed

  private func drawHead(_ canvas: Canvas, _ direction: Angle) {
    let base = Path.circle(center: center, radius: radius * 0.66)
    canvas.shadow(of: base, Shadow(color: cap.shadow, offset: Vector(x: 0, y: radius * 0.18), sigma: radius * 0.16))
    canvas.fill(base, .vertical(frame, cap.rimTop.lightened(light), cap.rimBottom.lightened(light)))
    canvas.stroke(base, .color(cap.edge), Stroke(width: 0.8))
    let head = ui.outline(center: center, radius: radius, direction)
    canvas.shadow(of: head, Shadow(color: cap.shadow, offset: Vector(x: 0, y: radius * 0.1), sigma: radius * 0.1))
    canvas.fill(head, .vertical(frame, metal))
    canvas.stroke(head, .color(cap.edge), Stroke(width: 0.8, join: .round))
    let below = radial(direction, radius * 0.3, radius * 0.92, from: center + Vector(x: 0, y: 0.7))
    canvas.stroke(below, .color(cap.indicatorEdge), Stroke(width: 2.8 * factor, cap: .round))
    canvas.stroke(
      radial(direction, radius * 0.3, radius * 0.92), .color(cap.indicator),
      Stroke(width: 2.2 * factor, cap: .round))
  }

  /// A line along a radius; about the axis unless another place is given.
  private func radial(_ angle: Angle, _ inner: Double, _ outer: Double, from axis: Point? = nil) -> Path {
    let axis = axis ?? center
    return .line(from: axis + Vector(angle: angle, length: inner), to: axis + Vector(angle: angle, length: outer))
  }
}
