extension StraightLook {
  /// A strip of one colour, and its fill.
  func drawFlatTrack(_ canvas: Canvas) {
    let track = layout.track, radius = min(track.width, track.height) / 2 * style.curvaceousness
    canvas.fill(.roundedRect(track, radius: radius), .color(style.trackColor))
    guard !domain.isBroken, let fill, fill.width > 0, fill.height > 0 else { return }
    canvas.fill(.roundedRect(fill, radius: radius), .color(style.color))
  }

  /// A disc of one colour with a soft shadow and a dot; darker by a tenth while it is held.
  func drawFlatThumb(_ canvas: Canvas, _ center: Point, _ radius: Double, _ part: Part) {
    func shape(_ radius: Double) -> Path {
      .roundedRect(Rect(center: center, radius: max(0, radius)), radius: radius * style.curvaceousness)
    }
    let light = hotPart == part && !options.isReadOnly ? ui.theme.thumb.hotLight : 0
    canvas.shadow(
      of: shape(radius),
      Shadow(color: Color(white: 0, alpha: 0.3), offset: Vector(x: 0, y: radius / 9), sigma: radius / 7))
    canvas.fill(shape(radius), .color(style.thumbColor.lightened(light)))
    canvas.stroke(shape(radius - 0.25), .color(Color(white: 0, alpha: 0.14)), Stroke(width: 0.5))
    if state.isActive(part) { canvas.fill(shape(radius), .color(Color(white: 0, alpha: 0.1))) }
    if !options.isReadOnly { canvas.fill(shape(radius * 0.25), .color(style.color)) }
  }

  /// The extent of a thumb, grown while it is held.
  func thumbSize(of part: Part) -> Size {
    let growth = growth(of: part), along = 2 * layout.halfLength * growth, across = 2 * layout.halfBreadth * growth
    return layout.axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }
}
