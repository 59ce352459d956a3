extension StraightLook {
  /// The marks left of the groove: at marked values with their numbers, else at even places.
  func drawScale(_ canvas: Canvas, _ fader: FaderStyle) {
    let text = TextStyle(size: fader.tickSize), lettering = Lettering(ui)
    let right = layout.middle - layout.halfBreadth - 3
    guard options.numberCount > 0 else { return drawEvenScale(canvas, fader, right) }
    let marks = Marks(options, domain)
    var room = Room()
    marks.forEach { index, position, isEnd in
      let y = layout.center(at: position).y
      drawTick(canvas, right, y, isLong: true)
      guard right > 13, room.takes(y, half: text.size / 2, isEnd: isEnd) else { return }
      lettering.draw(
        canvas, marks.text(at: index), text, at: right - 13,
        baseline: y + ui.engine.metrics(text).capHeight / 2, ui.theme.dimText, .trailing)
    }
  }

  private func drawEvenScale(_ canvas: Canvas, _ fader: FaderStyle, _ right: Double) {
    let count = min(fader.tickCount, ValueOptions.mostNumbers)
    guard count > 1 else { return }
    for index in 0..<count {
      let y = layout.center(at: Double(index) / Double(count - 1)).y
      drawTick(canvas, right, y, isLong: index % 5 == 0)
    }
  }

  private func drawTick(_ canvas: Canvas, _ right: Double, _ y: Double, isLong: Bool) {
    let left = right - 9, length: Double = isLong ? 9 : 6
    canvas.fill(
      .rect(Rect(x: left, y: y - 0.5, width: length, height: 1)), .color(ui.theme.text.opacity(isLong ? 0.5 : 0.22)))
  }

  /// The cap: a block of metal with a waist, ridges to hold it by, and a line at its value.
  func drawCap(_ canvas: Canvas, _ center: Point, _ fader: FaderStyle, isHot: Bool) {
    let frame = Rect(center: center, size: Size(width: 2 * layout.halfBreadth, height: 2 * layout.halfLength))
    guard frame.width > 0, frame.height > 0 else { return }
    let light = isHot ? fader.hotLight : 0
    let below = frame.inset(by: Insets(left: 0, top: frame.height * 0.175, right: 0, bottom: -frame.height * 0.025))
    canvas.shadow(of: .roundedRect(below, radius: 5), Shadow(color: fader.shadow, offset: Vector(x: 0, y: 2), sigma: 5))
    let half = Size(width: frame.width, height: frame.height / 2)
    drawHalf(
      canvas, Rect(origin: frame.origin, size: half),
      CornerRadii(topLeft: 5, topRight: 5, bottomRight: 0, bottomLeft: 0),
      GradientStops(
        GradientStop(0, fader.capTop.lightened(light)), GradientStop(0.6, fader.capUpper.lightened(light)),
        GradientStop(1, fader.capWaist.lightened(light))))
    drawHalf(
      canvas, Rect(origin: Point(x: frame.minX, y: center.y), size: half),
      CornerRadii(topLeft: 0, topRight: 0, bottomRight: 5, bottomLeft: 5),
      GradientStops(
        GradientStop(0, fader.capWaist.lightened(light)), GradientStop(0.4, fader.capLower.lightened(light)),
        GradientStop(1, fader.capBottom.lightened(light))))
    canvas.stroke(.roundedRect(frame.inset(by: 0.5), radius: 4.5), .color(fader.edge), Stroke(width: 1))
    drawRidges(canvas, frame, fader)
    let line = Rect(x: frame.minX, y: center.y - 1, width: frame.width, height: 2)
    canvas.fill(.rect(line), .color(options.isReadOnly ? fader.lineColor.opacity(0.35) : fader.lineColor))
  }

  private func drawHalf(_ canvas: Canvas, _ frame: Rect, _ radii: CornerRadii, _ metal: GradientStops) {
    canvas.fill(.roundedRect(frame, radii: radii), .vertical(frame, metal))
  }

  private func drawRidges(_ canvas: Canvas, _ frame: Rect, _ fader: FaderStyle) {
    let unit = frame.height / 40, x = frame.minX + 4, width = max(0, frame.width - 8)
    for offset in FaderRidges.offsets {
      let y = frame.center.y + offset * unit
      canvas.fill(.rect(Rect(x: x, y: y, width: width, height: 1)), .color(fader.ridgeShade))
      canvas.fill(.rect(Rect(x: x, y: y + 1, width: width, height: 0.8)), .color(fader.ridgeLight))
    }
  }
}

/// Where the ridges of a cap stand, in fortieths of its length from the middle.
private enum FaderRidges {
  static let offsets = [-13.0, -9.5, -6, 5, 8.5, 12]
}
