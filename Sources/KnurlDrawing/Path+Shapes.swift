extension Path {
  /// A rectangle; negative sizes cover the same place as positive ones.
  public static func rect(_ rect: Rect) -> Path { Path(.rect(rect.standardized, .zero)) }

  /// A rectangle with round corners; a radius too large for the rectangle is reduced to fit.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    roundedRect(rect, radii: CornerRadii(radius))
  }

  /// A rectangle with four corner radii; radii too large for the rectangle are reduced in proportion.
  public static func roundedRect(_ rect: Rect, radii: CornerRadii) -> Path {
    let rect = rect.standardized
    return Path(.rect(rect, radii.fitted(to: rect.size)))
  }

  /// A circle; the sign of the radius does not matter.
  public static func circle(center: Point, radius: Double) -> Path { Path(.circle(center: center, radius: radius)) }

  /// A part of a circle, open; angles clockwise from +x. A sweep of a turn or more, either way, is the whole circle.
  public static func arc(center: Point, radius: Double, start: Angle, sweep: Angle) -> Path {
    Path(.arc(center: center, radius: radius, start: start, sweep: sweep))
  }

  /// A straight line.
  public static func line(from start: Point, to end: Point) -> Path { Path(.segment(start, end)) }

  /// Writes the path as single steps; round parts become cubic curves with an error below 0.03 % of the radius.
  package func appendElements(to steps: inout [PathElement]) {
    switch content {
    case .elements(let own):
      steps += own
    case .segment(let start, let end):
      steps += [.move(start), .line(end)]
    case .rect(let rect, let radii):
      Self.append(rect, radii, to: &steps)
    case .circle(let center, let radius):
      let radius = abs(radius)
      Self.append(Rect(center: center, radius: radius), CornerRadii(radius), to: &steps)
    case .arc(let center, let radius, let start, let sweep):
      Self.append(center, abs(radius), start, sweep, to: &steps)
    }
  }

  private static func append(_ rect: Rect, _ radii: CornerRadii, to steps: inout [PathElement]) {
    // The control points of a quarter circle lie this share of the radius before the corner.
    let k = 1 - 0.5522847498307936
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (a, b, c, d) = (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    func corner(_ to: Point, _ c1: Point, _ c2: Point, _ radius: Double) {
      if radius > 0 { steps.append(.cubic(to, control1: c1, control2: c2)) }
    }
    steps.append(.move(Point(x: x0 + a, y: y0)))
    steps.append(.line(Point(x: x1 - b, y: y0)))
    corner(Point(x: x1, y: y0 + b), Point(x: x1 - b * k, y: y0), Point(x: x1, y: y0 + b * k), b)
    steps.append(.line(Point(x: x1, y: y1 - c)))
    corner(Point(x: x1 - c, y: y1), Point(x: x1, y: y1 - c * k), Point(x: x1 - c * k, y: y1), c)
    steps.append(.line(Point(x: x0 + d, y: y1)))
    corner(Point(x: x0, y: y1 - d), Point(x: x0 + d * k, y: y1), Point(x: x0, y: y1 - d * k), d)
    steps.append(.line(Point(x: x0, y: y0 + a)))
    corner(Point(x: x0 + a, y: y0), Point(x: x0, y: y0 + a * k), Point(x: x0 + a * k, y: y0), a)
    steps.append(.close)
  }

  /// Appends an arc, with a number of cubic curves for a quarter of a turn.
  static func append(
    _ center: Point, _ radius: Double, _ start: Angle, _ sweep: Angle, curves: Double = 1,
    to steps: inout [PathElement]
  ) {
    guard start.radians.isFinite, sweep.radians.magnitude <= DrawWords.absurd else {
      // What can't be drawn must not vanish: the command that gets the path is dropped and counted.
      return steps.append(.move(Point(x: .nan, y: .nan)))
    }
    let isWhole = abs(sweep.radians) >= 2 * .pi
    let total = isWhole ? 2 * .pi : sweep.radians
    let pieces = max(1, Int((abs(total) / (.pi / 2) * curves).rounded(.up)))
    let step = total / Double(pieces)
    let quarter = Trigonometry.sineAndCosine(step / 4)
    // The tangent length of a cubic for an arc: four thirds of the tangent of a quarter of its angle.
    let k = 4.0 / 3 * quarter.sine / quarter.cosine * radius
    func place(_ angle: Double) -> (Point, Vector) {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      return (center + Vector(x: cosine * radius, y: sine * radius), Vector(x: -sine, y: cosine))
    }
    var (from, tangent) = place(start.radians)
    steps.append(.move(from))
    for piece in 1...pieces {
      let (to, next) = place(start.radians + step * Double(piece))
      steps.append(.cubic(to, control1: from + tangent * k, control2: to - next * k))
      (from, tangent) = (to, next)
    }
    if isWhole { steps.append(.close) }
  }
}
