/// What a shape is filled with: one colour, or a gradient along a line, outwards from a centre, or round it.
///
/// Stops are in the order given. An offset outside 0...1 is clamped, one below that before it is raised to it, so stops
/// never change places; two at one offset make a sharp edge, where the later colour begins. Before the first stop its
/// colour holds, behind the last one likewise; one stop is one colour, none is transparent. A gradient without length or
/// radius has the colour of its last stop everywhere. Places are the canvas's, as those of paths are:
/// a gradient does not follow the shape that it fills.
///
/// Colours are mixed premultiplied, as sRGB stores them, in 256 to 4096 steps with 8 bits behind the point; the more, the
/// longer the gradient. What is behind the point becomes an ordered dither: a pixel gets half a level more or less by its
/// place in a pattern of 8 x 8 pixels of the window (Bayer), all channels alike, so that long gradients show no bands and
/// none rises above its alpha. A part of a gradient that has one whole colour is not dithered, and one colour never is.
///
/// Only fills and strokes take gradients; text takes the first colour of one, pictures and shadows take colours.
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

  /// A gradient along the line from `start` to `end`, in points, the same across it; where both are equal, the last
  /// colour.
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

  /// A gradient clockwise round a centre, beginning and ending at the angle `start`, clockwise from +x. Where the last
  /// colour meets the first, the edge is sharp; equal colours there leave none.
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
