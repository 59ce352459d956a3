/// Which places a path encloses.
public enum FillRule: UInt8, Sendable {
  /// Those that the path winds round in sum.
  case nonZero
  /// Those with an odd number of edges between them and the outside.
  case evenOdd
}

/// One step of a path.
package enum PathElement: Hashable, Sendable {
  case move(Point)
  case line(Point)
  case quadratic(Point, control: Point)
  case cubic(Point, control1: Point, control2: Point)
  case close
}

/// An outline or a line, in points.
///
/// The usual shapes are kept as what they are: they need no memory of their own and are painted exactly. A path of single
/// steps keeps them in an array; curves become lines where it is recorded, 1/50 pixel off at most, whatever the scale.
/// A path with a number that is not finite, or beyond 1e40 pixels, takes the command that gets it with it.
public struct Path: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case rect(Rect, CornerRadii)
    case circle(center: Point, radius: Double)
    case arc(center: Point, radius: Double, start: Angle, sweep: Angle)
    case segment(Point, Point)
    case ellipse(Rect)
    case ring(center: Point, inner: Double, outer: Double, start: Angle, sweep: Angle)
    case border(Rect, CornerRadii, width: Double)
    case elements([PathElement])
  }

  package private(set) var content: Content

  /// Creates a path without any step.
  public init() {
    content = .elements([])
  }

  package init(_ content: Content) {
    self.content = content
  }

  /// Begins a new subpath.
  public mutating func move(to point: Point) { append(.move(point)) }

  /// Adds a straight line from where the path has come to.
  public mutating func line(to point: Point) { append(.line(point)) }

  /// Adds a parabola.
  public mutating func quadratic(to point: Point, control: Point) { append(.quadratic(point, control: control)) }

  /// Adds a cubic Bézier curve.
  public mutating func cubic(to point: Point, control1: Point, control2: Point) {
    append(.cubic(point, control1: control1, control2: control2))
  }

  /// Closes the subpath with a straight line to its beginning.
  public mutating func close() { append(.close) }

  /// Adds all steps of another path.
  public mutating func add(_ other: Path) {
    var steps = takeElements()
    other.appendElements(to: &steps)
    content = .elements(steps)
  }

  /// Whether the path has no step.
  public var isEmpty: Bool {
    if case .elements(let steps) = content { steps.isEmpty } else { false }
  }

  private mutating func append(_ element: PathElement) {
    var steps = takeElements()
    steps.append(element)
    content = .elements(steps)
  }

  /// Moves the steps out of the path, so that appending does not copy them.
  private mutating func takeElements() -> [PathElement] {
    var steps: [PathElement] = []
    if case .elements(let existing) = content {
      steps = existing
    } else {
      appendElements(to: &steps)
    }
    content = .elements([])
    return steps
  }
}
