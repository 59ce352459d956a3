extension Path {
  /// Lends the single steps of any path; round parts become cubic curves. Those of rectangles, circles and arcs stray by
  /// less than 0.03 % of the radius, all others by less than 0.0005 %.
  package func forEachElement(_ body: (PathElement) -> Void) {
    switch content {
    case .elements(let own):
      for element in own { body(element) }
    case .segment(let start, let end):
      body(.move(start))
      body(.line(end))
    case .rect(let rect, let radii):
      Self.outline(rect, radii, body)
    case .circle(let center, let radius):
      Self.outline(Rect(center: center, radius: abs(radius)), CornerRadii(abs(radius)), body)
    case .arc(let center, let radius, let start, let sweep):
      Self.arc(center, abs(radius), start, sweep, body)
    case .ellipse(let rect):
      Self.ellipse(rect, isReversed: false, body)
    case .ring(let center, let inner, let outer, let start, let sweep):
      Self.ring(center, inner, outer, start, sweep, body)
    case .border(let rect, let radii, let width):
      Self.border(rect, radii, width, body)
    }
  }

  private static func outline(_ rect: Rect, _ radii: CornerRadii, _ body: (PathElement) -> Void) {
    // The control points of a quarter circle lie this share of the radius before the corner.
    let k = 1 - 0.5522847498307936
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (a, b, c, d) = (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    func corner(_ to: Point, _ c1: Point, _ c2: Point, _ radius: Double) {
      if radius > 0 { body(.cubic(to, control1: c1, control2: c2)) }
    }
    body(.move(Point(x: x0 + a, y: y0)))
    body(.line(Point(x: x1 - b, y: y0)))
    corner(Point(x: x1, y: y0 + b), Point(x: x1 - b * k, y: y0), Point(x: x1, y: y0 + b * k), b)
    body(.line(Point(x: x1, y: y1 - c)))
    corner(Point(x: x1 - c, y: y1), Point(x: x1, y: y1 - c * k), Point(x: x1 - c * k, y: y1), c)
    body(.line(Point(x: x0 + d, y: y1)))
    corner(Point(x: x0, y: y1 - d), Point(x: x0 + d * k, y: y1), Point(x: x0, y: y1 - d * k), d)
    body(.line(Point(x: x0, y: y0 + a)))
    corner(Point(x: x0 + a, y: y0), Point(x: x0, y: y0 + a * k), Point(x: x0 + a * k, y: y0), a)
    body(.close)
  }

  private static func arc(
    _ center: Point, _ radius: Double, _ start: Angle, _ sweep: Angle, _ body: (PathElement) -> Void
  ) {
    guard isUsable(start, sweep, body) else { return }
    let isWhole = abs(sweep.radians) >= 2 * .pi
    let curve = ArcCurves(center, radius, radius, start.radians, isWhole ? 2 * .pi : sweep.radians)
    body(.move(curve.place(0)))
    curve.forEach(upTo: .pi / 2, body)
    if isWhole { body(.close) }
  }

  private static func ellipse(_ rect: Rect, isReversed: Bool, _ body: (PathElement) -> Void) {
    let curve = ArcCurves(rect.center, rect.width / 2, rect.height / 2, 0, isReversed ? -2 * .pi : 2 * .pi)
    body(.move(curve.place(0)))
    curve.forEach(upTo: .pi / 4, body)
    body(.close)
  }

  private static func ring(
    _ center: Point, _ inner: Double, _ outer: Double, _ start: Angle, _ sweep: Angle, _ body: (PathElement) -> Void
  ) {
    guard isUsable(start, sweep, body) else { return }
    if abs(sweep.radians) >= 2 * .pi {
      ellipse(Rect(center: center, radius: outer), isReversed: false, body)
      if inner > 0 { ellipse(Rect(center: center, radius: inner), isReversed: true, body) }
      return
    }
    let there = ArcCurves(center, outer, outer, start.radians, sweep.radians)
    let back = ArcCurves(center, inner, inner, start.radians + sweep.radians, -sweep.radians)
    body(.move(there.place(0)))
    there.forEach(upTo: .pi / 4, body)
    body(.line(inner > 0 ? back.place(0) : center))
    if inner > 0 { back.forEach(upTo: .pi / 4, body) }
    body(.close)
  }

  private static func border(_ rect: Rect, _ radii: CornerRadii, _ width: Double, _ body: (PathElement) -> Void) {
    let inner = CornerRadii(
      topLeft: max(0, radii.topLeft - width), topRight: max(0, radii.topRight - width),
      bottomRight: max(0, radii.bottomRight - width), bottomLeft: max(0, radii.bottomLeft - width))
    contour(rect, radii, isReversed: false, body)
    contour(rect.inset(by: width), inner, isReversed: true, body)
  }

  /// The outline of a rectangle with round corners, clockwise or the other way round.
  private static func contour(
    _ rect: Rect, _ radii: CornerRadii, isReversed: Bool, _ body: (PathElement) -> Void
  ) {
    let (a, b, c, d) = (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    func corner(_ index: Int) -> ArcCurves {
      let (x, y, radius) =
        switch index {
        case 0: (rect.minX + a, rect.minY + a, a)
        case 1: (rect.maxX - b, rect.minY + b, b)
        case 2: (rect.maxX - c, rect.maxY - c, c)
        default: (rect.minX + d, rect.maxY - d, d)
        }
      let start = Double(index) * (.pi / 2) + .pi
      return ArcCurves(
        Point(x: x, y: y), radius, radius, isReversed ? start + .pi / 2 : start, isReversed ? -.pi / 2 : .pi / 2)
    }
    for step in 0..<4 {
      let curve = corner(isReversed ? 3 - step : step)
      body(step == 0 ? .move(curve.place(0)) : .line(curve.place(0)))
      if curve.radiusX > 0 { curve.forEach(upTo: .pi / 4, body) }
    }
    body(.close)
  }

  /// Whether angles can be drawn. What can't must not vanish: the command that gets the path is dropped and counted.
  private static func isUsable(_ start: Angle, _ sweep: Angle, _ body: (PathElement) -> Void) -> Bool {
    if start.radians.isFinite && sweep.radians.magnitude <= DrawWords.absurd { return true }
    body(.move(Point(x: .nan, y: .nan)))
    return false
  }
}

/// A part of an ellipse whose axes lie along those of the window, as cubic curves.
private struct ArcCurves {
  let center: Point
  let radiusX: Double
  let radiusY: Double
  let start: Double
  let sweep: Double

  init(_ center: Point, _ radiusX: Double, _ radiusY: Double, _ start: Double, _ sweep: Double) {
    (self.center, self.radiusX, self.radiusY) = (center, radiusX, radiusY)
    (self.start, self.sweep) = (start, sweep)
  }

  /// The place at a share of the sweep.
  func place(_ share: Double) -> Point { at(share).0 }

  /// Lends curves over equal parts of the sweep, none above an angle.
  func forEach(upTo angle: Double, _ body: (PathElement) -> Void) {
    let pieces = max(1, Int((abs(sweep) / angle).rounded(.up)))
    let quarter = Trigonometry.sineAndCosine(sweep / Double(pieces) / 4)
    // The tangent length of a cubic for an arc: four thirds of the tangent of a quarter of its angle.
    let k = 4.0 / 3 * quarter.sine / quarter.cosine
    var (from, tangent) = at(0)
    for piece in 1...pieces {
      let (to, next) = at(Double(piece) / Double(pieces))
      body(.cubic(to, control1: from + tangent * k, control2: to - next * k))
      (from, tangent) = (to, next)
    }
  }

  /// The place at a share of the sweep, and how it moves with the angle.
  private func at(_ share: Double) -> (Point, Vector) {
    let (sine, cosine) = Trigonometry.sineAndCosine(start + sweep * share)
    let place = Point(x: center.x + cosine * radiusX, y: center.y + sine * radiusY)
    return (place, Vector(x: -sine * radiusX, y: cosine * radiusY))
  }
}
