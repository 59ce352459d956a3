/// Cuts a path off at a distance from the origin, in Doubles, before its places become integers.
///
/// What lies beyond is moved onto the square's border, place by place: the winding of every place inside stays, and lines
/// keep their slopes up to the border.
struct PathClipping {
  /// Half the side of the square, in points.
  private let limit: Double
  private var steps: [PathElement] = []
  private var start = Point.zero
  private var last = Point.zero

  private init(limit: Double) {
    self.limit = limit
  }

  /// The steps of a path within the limit; nil for a rectangle without round corners, whose edges are moved just so.
  static func steps(of path: Path, limit: Double) -> [PathElement]? {
    if case .rect(_, let radii) = path.content, radii.largest == 0 { return nil }
    var clipping = PathClipping(limit: limit)
    for step in path.fineElements { clipping.add(step) }
    return clipping.steps
  }

  private mutating func add(_ step: PathElement) {
    switch step {
    case .move(let p):
      steps.append(.move(clamped(p)))
      (start, last) = (p, p)
    case .line(let p):
      line(to: p)
    case .quadratic(let p, let c):
      let third = 2.0 / 3
      cubic(last, last + (c - last) * third, p + (c - p) * third, p, 0)
    case .cubic(let p, let c1, let c2):
      cubic(last, c1, c2, p, 0)
    case .close:
      if last != start { line(to: start) }
      steps.append(.close)
    }
  }

  // MARK: Lines

  /// Adds a line, broken where it crosses the lines that the square's sides lie on.
  private mutating func line(to end: Point) {
    var places: [(share: Double, place: Point)] = []
    for side in [-limit, limit] {
      if let share = crossing(last.x, end.x, side) {
        places.append((share, Point(x: side, y: last.y + (end.y - last.y) * share)))
      }
      if let share = crossing(last.y, end.y, side) {
        places.append((share, Point(x: last.x + (end.x - last.x) * share, y: side)))
      }
    }
    places.sort { $0.share < $1.share }
    for place in places { steps.append(.line(clamped(place.place))) }
    steps.append(.line(clamped(end)))
    last = end
  }

  private func crossing(_ from: Double, _ to: Double, _ side: Double) -> Double? {
    (from < side) != (to < side) ? (side - from) / (to - from) : nil
  }

  private func clamped(_ p: Point) -> Point {
    Point(x: Interpolation.clamp(p.x, -limit, limit), y: Interpolation.clamp(p.y, -limit, limit))
  }

  // MARK: Curves

  /// Halving more often than this leaves a line: no number within the limits needs it.
  private static let deepest = 48

  /// Adds a curve: what lies inside as a curve, what lies beyond one side as a line.
  private mutating func cubic(_ p: Point, _ c1: Point, _ c2: Point, _ end: Point, _ depth: Int) {
    let places = [p, c1, c2, end]
    if places.allSatisfy({ $0.x.magnitude <= limit && $0.y.magnitude <= limit }) {
      steps.append(.cubic(end, control1: c1, control2: c2))
      last = end
      return
    }
    let isAside =
      places.allSatisfy { $0.x > limit } || places.allSatisfy { $0.x < -limit } || places.allSatisfy { $0.y > limit }
      || places.allSatisfy { $0.y < -limit }
    if isAside || depth == Self.deepest { return line(to: end) }
    let a = Self.middle(p, c1), b = Self.middle(c1, c2), c = Self.middle(c2, end)
    let d = Self.middle(a, b), e = Self.middle(b, c)
    let f = Self.middle(d, e)
    cubic(p, a, d, f, depth + 1)
    cubic(f, e, c, end, depth + 1)
  }

  private static func middle(_ a: Point, _ b: Point) -> Point {
    Point(x: a.x / 2 + b.x / 2, y: a.y / 2 + b.y / 2)
  }
}

extension Path {
  /// The path as single steps whose round parts have 16 curves a quarter of a turn: their error is 2e-11 of the
  /// radius.
  fileprivate var fineElements: [PathElement] {
    var steps: [PathElement] = []
    switch content {
    case .circle(let center, let radius):
      Self.append(center, abs(radius), .zero, .radians(2 * .pi), curves: 16, to: &steps)
    case .arc(let center, let radius, let start, let sweep):
      Self.append(center, abs(radius), start, sweep, curves: 16, to: &steps)
    case .rect(let rect, let radii):
      Self.corner(rect.minX, rect.minY, 1, 1, radii.topLeft, 180, &steps)
      Self.corner(rect.maxX, rect.minY, -1, 1, radii.topRight, 270, &steps)
      Self.corner(rect.maxX, rect.maxY, -1, -1, radii.bottomRight, 0, &steps)
      Self.corner(rect.minX, rect.maxY, 1, -1, radii.bottomLeft, 90, &steps)
      steps.append(.close)
    case .segment, .elements:
      appendElements(to: &steps)
    }
    return steps
  }

  /// Appends a round corner, joined to the steps before it by a line.
  private static func corner(
    _ x: Double, _ y: Double, _ inwardX: Double, _ inwardY: Double, _ radius: Double, _ degrees: Double,
    _ steps: inout [PathElement]
  ) {
    let begin = steps.count
    let center = Point(x: x + inwardX * radius, y: y + inwardY * radius)
    if radius > 0 {
      append(center, radius, .degrees(degrees), .degrees(90), curves: 16, to: &steps)
    } else {
      steps.append(.move(center))
    }
    if begin > 0, case .move(let place) = steps[begin] { steps[begin] = .line(place) }
  }
}
