extension StraightLook {
  /// Numbers at even places or at marked values; one that would touch the last is left out.
  func drawMarks(_ canvas: Canvas) {
    guard layout.travel > 0 else { return }
    if case .fader(let fader) = style.cap { return drawScale(canvas, fader) }
    if style.showsStops { return }
    let text = TextStyle(size: style.tickSize)
    var room = Room()
    for index in 0..<options.numberCount {
      guard let position = position(ofMark: index) else { continue }
      drawNumber(canvas, number(ofMark: index, at: position), text, at: position, ui.theme.dimText, &room)
    }
  }

  /// Where a mark stands; nil outside the bounds.
  func position(ofMark index: Int) -> Double? {
    if options.marks.isEmpty { return Double(index) / Double(options.numberCount - 1) }
    let value = options.marks[index]
    return value >= domain.lower && value <= domain.upper ? domain.position(of: domain.number(value)) : nil
  }

  func number(ofMark index: Int, at position: Double) -> String {
    var format = options.format
    (format.prefix, format.suffix, format.showsPlus) = ("", "", false)
    if options.marks.isEmpty { return domain.text(domain.number(at: position), format) }
    let value = options.marks[index]
    format.decimals = Decimals.count(value * format.factor, digits: 15)
    return domain.text(domain.number(value), format)
  }

  /// A number or name beside the track, if it has room.
  func drawNumber(
    _ canvas: Canvas, _ text: String, _ style: TextStyle, at position: Double, _ color: Color, _ room: inout Room
  ) {
    let lettering = Lettering(ui), place = layout.center(at: position)
    if layout.axis == .horizontal, !layout.hasFoot { return }
    if layout.axis == .vertical {
      guard room.takes(place.y, half: style.size / 2) else { return }
      let baseline = place.y + ui.engine.metrics(style).capHeight / 2
      let left = place.x + max(layout.halfBreadth, layout.track.width / 2) + 10
      return lettering.draw(canvas, text, style, at: left, baseline: baseline, color)
    }
    // The outermost numbers stay inside, above the ends of the track.
    let half = lettering.width(text, style) / 2
    let x = Interpolation.clamp(place.x, half, max(half, layout.bounds.width - half))
    guard room.takes(x, half: half + 2) else { return }
    lettering.draw(canvas, text, style, at: x, baseline: layout.body.maxY + 17, color, .center)
  }

  // MARK: Stops

  /// The stops between the outermost as dots, and the names of all.
  func drawStops(_ canvas: Canvas) {
    let value = values.count > 0 ? shown(0) : 0, last = domain.stops.count - 1
    for (index, stop) in domain.stops.enumerated() {
      let position = domain.position(of: stop), center = layout.center(at: position)
      if index > 0, index < last, let dots = names.style { drawDot(canvas, center, dots, isCovered: position < value) }
    }
    if names.style?.showsNames == true { drawNames(canvas) }
  }

  private func drawDot(_ canvas: Canvas, _ center: Point, _ dots: StopSliderStyle, isCovered: Bool) {
    let dot = Path.circle(center: center, radius: dots.dotRadius)
    canvas.fill(dot, .color(isCovered ? dots.dotColor : dots.bareDotColor))
    guard dots.haloWidth > 0 else { return }
    canvas.stroke(
      .circle(center: center, radius: dots.dotRadius + dots.haloWidth / 2), .color(dots.haloColor),
      Stroke(width: dots.haloWidth))
  }

  private func drawNames(_ canvas: Canvas) {
    let text = TextStyle(size: style.tickSize)
    var room = Room()
    for (index, stop) in domain.stops.enumerated() {
      let name = names.name(at: index) ?? domain.text(stop, options.format)
      let color = values.count > 0 && values[0] == stop ? ui.theme.text : ui.theme.dimText
      drawNumber(canvas, name, text, at: domain.position(of: stop), color, &room)
    }
  }
}

/// Where the last of a row of texts stands, so that the next does not touch it.
struct Room {
  private var last: (place: Double, half: Double)?

  mutating func takes(_ place: Double, half: Double) -> Bool {
    if let last, abs(place - last.place) < last.half + half { return false }
    last = (place, half)
    return true
  }
}

extension ValueOptions {
  /// How many numbers stand along a control.
  var numberCount: Int { marks.isEmpty ? (tickCount > 1 ? tickCount : 0) : marks.count }
}
