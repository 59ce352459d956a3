extension StraightLook {
  /// Numbers at even places or at marked values; those at both ends come first, and one that would touch another is left
  /// out.
  func drawMarks(_ canvas: Canvas) {
    guard layout.travel > 0 else { return }
    if case .fader(let fader) = style.cap { return drawScale(canvas, fader) }
    if style.showsStops { return }
    let text = TextStyle(size: style.tickSize), marks = Marks(options, domain)
    var room = Room()
    marks.forEach { index, position, isEnd in
      drawNumber(canvas, marks.text(at: index), text, at: position, ui.theme.dimText, &room, isEnd: isEnd)
    }
  }

  /// A number or name beside the track, if it has room; the outermost may be aligned with the track's ends.
  private func drawNumber(
    _ canvas: Canvas, _ text: String, _ style: TextStyle, at position: Double, _ color: Color, _ room: inout Room,
    isEnd: Bool = false
  ) {
    if layout.axis == .vertical { return drawBeside(canvas, text, style, at: position, color, &room, isEnd: isEnd) }
    guard layout.hasFoot else { return }
    let lettering = Lettering(ui), width = min(lettering.width(text, style), layout.bounds.width)
    let x = middle(of: width, at: position, isEnd: isEnd)
    guard room.takes(x, half: width / 2 + 2, isEnd: isEnd) else { return }
    lettering.draw(
      canvas, text, style, at: x, baseline: layout.body.maxY + 17, color, .center, within: layout.bounds.width)
  }

  /// Where the middle of a number stands. All stay inside the control.
  private func middle(of width: Double, at position: Double, isEnd: Bool) -> Double {
    let place = layout.center(at: position).x, half = width / 2, bounds = layout.bounds
    if isEnd, names.style?.alignsNames == true, bounds.width >= width {
      let isLeft = place < layout.track.center.x
      return Interpolation.clamp(
        isLeft ? layout.track.minX + half : layout.track.maxX - half, half, max(half, bounds.width - half))
    }
    return Interpolation.clamp(place, half, max(half, bounds.width - half))
  }

  private func drawBeside(
    _ canvas: Canvas, _ text: String, _ style: TextStyle, at position: Double, _ color: Color, _ room: inout Room,
    isEnd: Bool
  ) {
    let place = layout.center(at: position)
    let left = place.x + max(layout.halfBreadth, layout.track.width / 2) + 10
    guard left < layout.bounds.width, room.takes(place.y, half: style.size / 2, isEnd: isEnd) else { return }
    let baseline = place.y + ui.engine.metrics(style).capHeight / 2
    // A number means nothing in part; a name does.
    let width = self.style.showsStops ? max(0, layout.bounds.width - left) : .infinity
    Lettering(ui).draw(canvas, text, style, at: left, baseline: baseline, color, within: width)
  }

  // MARK: Stops

  /// The stops between the outermost as dots, and the names of all.
  func drawStops(_ canvas: Canvas) {
    let value = values.count > 0 ? shown(0) : 0, last = domain.stops.count - 1
    if let dots = names.style, last > 1 {
      // Dots that lie on each other more than by half would be a bar: some stand for all.
      let distance = min(dots.dotRadius, dots.trackThickness) / 2
      var room = Room()
      for stop in domain.stops[1..<last] {
        let position = domain.position(of: stop), center = layout.center(at: position)
        guard room.takes(layout.along(center), half: distance) else { continue }
        drawDot(canvas, center, dots, isCovered: position < value)
      }
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
    let last = domain.stops.count - 1
    guard last >= 0, layout.travel > 0 else { return }
    var room = Room()
    drawName(canvas, 0, &room, isEnd: last > 0)
    if last > 0 { drawName(canvas, last, &room, isEnd: true) }
    for index in 1..<max(1, last) { drawName(canvas, index, &room, isEnd: false) }
  }

  private func drawName(_ canvas: Canvas, _ index: Int, _ room: inout Room, isEnd: Bool) {
    let stop = domain.stops[index], text = TextStyle(size: style.tickSize)
    let name = names.name(at: index) ?? domain.text(stop, options.format)
    let color = values.count > 0 && values[0] == stop ? ui.theme.text : ui.theme.dimText
    drawNumber(canvas, name, text, at: domain.position(of: stop), color, &room, isEnd: isEnd)
  }
}

/// Where texts of a row stand, so that the next does not touch one: those at both ends, and the last one between.
struct Room {
  private var ends: (first: Span?, last: Span?)
  private var last: Span?

  private struct Span {
    var place: Double
    var half: Double

    func isClear(of other: Span?) -> Bool { other.map { abs(place - $0.place) >= half + $0.half } ?? true }
  }

  mutating func takes(_ place: Double, half: Double, isEnd: Bool = false) -> Bool {
    let span = Span(place: place, half: half)
    guard span.isClear(of: last), span.isClear(of: ends.first), span.isClear(of: ends.last) else { return false }
    if !isEnd {
      last = span
    } else if ends.first == nil {
      ends.first = span
    } else {
      ends.last = span
    }
    return true
  }
}
