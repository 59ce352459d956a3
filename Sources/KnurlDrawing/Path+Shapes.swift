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

  /// An ellipse that touches the sides of a rectangle, within 0.0005 % of its radii.
  public static func ellipse(in rect: Rect) -> Path { Path(.ellipse(rect.standardized)) }

  /// A rectangle whose shorter sides are half circles.
  public static func capsule(_ rect: Rect) -> Path {
    let rect = rect.standardized
    return roundedRect(rect, radius: min(rect.width, rect.height) / 2)
  }

  /// A slice of a disc from its centre, like a piece of cake; angles clockwise from +x. A sweep of a turn or more, either
  /// way, is the whole disc. The sign of the radius does not matter.
  public static func sector(center: Point, radius: Double, start: Angle, sweep: Angle) -> Path {
    ring(center: center, innerRadius: 0, outerRadius: radius, start: start, sweep: sweep)
  }

  /// A ring, or a part of it between two angles, with straight ends; angles clockwise from +x. A sweep of a turn or more,
  /// either way, is the whole ring. Order and sign of the radii do not matter.
  public static func ring(
    center: Point, innerRadius: Double, outerRadius: Double, start: Angle = .zero, sweep: Angle = .turn
  ) -> Path {
    let first = abs(innerRadius), second = abs(outerRadius)
    let isOrdered = !(first > second)
    return Path(
      .ring(
        center: center, inner: isOrdered ? first : second, outer: isOrdered ? second : first, start: start,
        sweep: sweep))
  }

  /// A closed polygon; none for no points.
  public static func polygon(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if !points.isEmpty { path.close() }
    return path
  }

  /// The border of a rectangle with round corners, to be filled: exactly the difference of that and of one `width` points
  /// smaller on all sides, whose radii are smaller by as much.
  ///
  /// From half of the shorter side on it is the whole rectangle; for a width not above zero it is empty.
  public static func border(_ rect: Rect, radius: Double = 0, width: Double) -> Path {
    border(rect, radii: CornerRadii(radius), width: width)
  }

  /// The border of a rectangle with four corner radii, to be filled; radii too large for the rectangle are reduced in
  /// proportion.
  public static func border(_ rect: Rect, radii: CornerRadii, width: Double) -> Path {
    let rect = rect.standardized, radii = radii.fitted(to: rect.size)
    if width <= 0 { return Path() }
    if 2 * width >= min(rect.width, rect.height) { return Path(.rect(rect, radii)) }
    return Path(.border(rect, radii, width: width))
  }

  /// Writes the path as single steps.
  package func appendElements(to steps: inout [PathElement]) {
    if case .elements(let own) = content {
      steps += own
    } else {
      forEachElement { steps.append($0) }
    }
  }
<<<<<<< HEAD

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
=======
>>>>>>> drawing
}
