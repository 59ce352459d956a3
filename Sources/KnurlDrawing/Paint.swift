/// What a shape is filled with.
///
/// Gradients are interpolated premultiplied; before the first stop its colour holds, after the last one likewise.
public struct Paint: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case solid(Color)
    case linear(start: Point, end: Point, GradientStops)
    case radial(center: Point, radius: Double, GradientStops)
    case conic(center: Point, start: Angle, GradientStops)
  }

  package let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// One colour.
  public static func color(_ color: Color) -> Paint { Paint(.solid(color)) }

  /// A gradient along the line from `start` to `end`, in points; where both are equal, the last colour.
  public static func linear(from start: Point, to end: Point, stops: [(offset: Double, color: Color)]) -> Paint {
    linear(from: start, to: end, GradientStops(stops.map { GradientStop($0.offset, $0.color) }))
  }

  /// A gradient along the line from `start` to `end`, in points; where both are equal, the last colour.
  public static func linear(from start: Point, to end: Point, _ stops: GradientStops) -> Paint {
    Paint(.linear(start: start, end: end, stops))
  }

  /// A gradient from a centre outwards to `radius` points; with no radius, the last colour.
  public static func radial(center: Point, radius: Double, stops: [(offset: Double, color: Color)]) -> Paint {
    radial(center: center, radius: radius, GradientStops(stops.map { GradientStop($0.offset, $0.color) }))
  }

  /// A gradient from a centre outwards to `radius` points; with no radius, the last colour.
  public static func radial(center: Point, radius: Double, _ stops: GradientStops) -> Paint {
    Paint(.radial(center: center, radius: radius, stops))
  }

  /// A gradient clockwise round a centre, beginning and ending at the angle `start`.
  public static func conic(center: Point, start: Angle, stops: [(offset: Double, color: Color)]) -> Paint {
    conic(center: center, start: start, GradientStops(stops.map { GradientStop($0.offset, $0.color) }))
  }

  /// A gradient clockwise round a centre, beginning and ending at the angle `start`.
  public static func conic(center: Point, start: Angle, _ stops: GradientStops) -> Paint {
    Paint(.conic(center: center, start: start, stops))
  }

  /// An upright gradient over a rectangle: the most usual light on a control.
  public static func vertical(_ rect: Rect, _ top: Color, _ bottom: Color) -> Paint {
    linear(from: rect.origin, to: Point(x: rect.minX, y: rect.maxY), GradientStops(top, bottom))
  }

  /// An upright gradient over a rectangle.
  public static func vertical(_ rect: Rect, _ stops: GradientStops) -> Paint {
    linear(from: rect.origin, to: Point(x: rect.minX, y: rect.maxY), stops)
  }
}
