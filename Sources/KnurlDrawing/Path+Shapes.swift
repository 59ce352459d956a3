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
}
