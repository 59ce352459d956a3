/// The three depths that controls are made of: groove, fill and cap, all lit from straight above.
enum Relief {
  /// A groove: cut in, darker on top, with a thin bright lip below.
  static func groove(_ canvas: Canvas, _ frame: Rect, radius: Double, _ style: GrooveStyle) {
    let shape = Path.roundedRect(frame, radius: radius)
    canvas.fill(shape, .color(style.color))
    canvas.innerShadow(of: shape, Shadow(color: style.shade, offset: Vector(x: 0, y: 1.5), sigma: 1.6))
    let lip = Rect(x: frame.minX + 0.5, y: frame.minY + 0.5, width: max(0, frame.width - 1), height: frame.height)
    canvas.stroke(.roundedRect(lip, radius: radius), .color(style.lip), Stroke(width: 1))
  }

  /// A fill that glows: brighter on top, with a gloss and a halo of its own colour.
  static func fill(
    _ canvas: Canvas, _ frame: Rect, radius: Double, _ color: Color, glows: Bool, isUpright: Bool = false
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    let shape = Path.roundedRect(frame, radius: radius)
    if glows { canvas.shadow(of: shape, Shadow(color: color.opacity(0.45), sigma: 4)) }
    if isUpright { return upright(canvas, shape, frame, radius, color) }
    canvas.fill(shape, .vertical(frame, color.adjusted(by: 1.12, plus: 0.08), color.adjusted(by: 0.78)))
    let gloss = Rect(
      x: frame.minX + 1, y: frame.minY + 0.7, width: max(0, frame.width - 2), height: frame.height * 0.42)
    canvas.fill(.roundedRect(gloss, radius: min(radius, frame.height * 0.2)), .color(Color(white: 1, alpha: 0.22)))
  }

  /// An upright fill: as bright all along, with its gloss beside the edge.
  private static func upright(_ canvas: Canvas, _ shape: Path, _ frame: Rect, _ radius: Double, _ color: Color) {
    let end = Point(x: frame.maxX, y: frame.minY)
    canvas.fill(
      shape,
      .linear(
        from: frame.origin, to: end,
        GradientStops(color.adjusted(by: 1.08, plus: 0.06), color.adjusted(by: 0.82))))
    let gloss = Rect(
      x: frame.minX + 0.7, y: frame.minY + 1, width: frame.width * 0.36, height: max(0, frame.height - 2))
    canvas.fill(.roundedRect(gloss, radius: min(radius, frame.width * 0.18)), .color(Color(white: 1, alpha: 0.18)))
  }

  /// A disc of metal: a rim with an upright light, a dish with the opposite one, and a dot of colour. Below a
  /// curvaceousness of one it turns into a square.
  static func disc(
    _ canvas: Canvas, center: Point, radius r: Double, _ style: ThumbStyle, dot: Color?, light: Double = 0,
    curvaceousness: Double = 1
  ) {
    func shape(_ radius: Double, _ center: Point) -> Path {
      curvaceousness >= 1
        ? .circle(center: center, radius: radius)
        : .roundedRect(Rect(center: center, radius: radius), radius: radius * curvaceousness)
    }
    let below = shape(r * 0.98, center + Vector(x: 0, y: r * 0.22))
    canvas.shadow(of: below, Shadow(color: style.shadow, sigma: r * 0.26))
    let rim = GradientStops(
      GradientStop(0, style.rimTop.lightened(light)), GradientStop(0.5, style.rimMiddle.lightened(light)),
      GradientStop(1, style.rimBottom.lightened(light)))
    let frame = Rect(center: center, radius: r)
    canvas.fill(shape(r, center), .vertical(frame, rim))
    canvas.fill(
      shape(r * 0.8, center), .vertical(frame, style.dishTop.lightened(light), style.dishBottom.lightened(light)))
    canvas.stroke(shape(r - 0.4, center), .color(style.edge), Stroke(width: 0.8))
    if let dot { canvas.fill(shape(r * 0.18, center), .color(dot)) }
  }

  /// The line round a cap that is held: 2 points wide, on its edge.
  static func heldRing(_ canvas: Canvas, _ frame: Rect, radius: Double, _ color: Color) {
    if color.alpha > 0 { canvas.stroke(.roundedRect(frame, radius: radius), .color(color), Stroke(width: 2)) }
  }

  /// The ring of the control that has the focus: 2 points wide, 2 points away.
  static func focusRing(_ canvas: Canvas, _ frame: Rect, radius: Double, _ color: Color) {
    canvas.stroke(.roundedRect(frame.inset(by: -3), radius: radius + 3), .color(color), Stroke(width: 2))
  }
}

extension Color {
  /// The colour lighter by a share of full white.
  func lightened(_ amount: Double) -> Color { amount == 0 ? self : adjusted(by: 1, plus: amount) }
}
