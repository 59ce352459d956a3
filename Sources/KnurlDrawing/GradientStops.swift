/// One colour of a gradient and its place.
public struct GradientStop: Hashable, Sendable {
  /// The place, 0 at the start of the gradient and 1 at its end; clamped, NaN counts as 0.
  public var offset: Double { didSet { offset = Interpolation.clamp(offset, 0, 1) } }
  /// The colour at that place.
  public var color: Color

  /// Creates a stop.
  public init(_ offset: Double, _ color: Color) {
    self.offset = Interpolation.clamp(offset, 0, 1)
    self.color = color
  }
}

/// The colours of a gradient in order; an offset below the one before it is raised to that.
///
/// Up to four stops need no memory of their own, so that controls can make gradients in each frame.
public struct GradientStops: Hashable, Sendable {
  private var first: GradientStop
  private var second: GradientStop
  private var third: GradientStop
  private var fourth: GradientStop
  private var others: [GradientStop]
  /// The number of stops, at least one.
  public let count: Int

  /// Creates a gradient between two colours.
  public init(_ start: Color, _ end: Color) {
    self.init(GradientStop(0, start), GradientStop(1, end))
  }

  /// Creates a gradient of two stops.
  public init(_ first: GradientStop, _ second: GradientStop) {
    self.init(first, second, second, second, count: 2)
  }

  /// Creates a gradient of three stops.
  public init(_ first: GradientStop, _ second: GradientStop, _ third: GradientStop) {
    self.init(first, second, third, third, count: 3)
  }

  /// Creates a gradient of four stops.
  public init(_ first: GradientStop, _ second: GradientStop, _ third: GradientStop, _ fourth: GradientStop) {
    self.init(first, second, third, fourth, count: 4)
  }

  /// Creates a gradient of any number of stops; none at all is transparent.
  public init(_ stops: [GradientStop]) {
    let none = GradientStop(0, .clear)
    let stops = Self.ordered(stops)
    func stop(_ index: Int) -> GradientStop { index < stops.count ? stops[index] : stops.last ?? none }
    first = stop(0)
    second = stop(1)
    third = stop(2)
    fourth = stop(3)
    others = stops.count > 4 ? Array(stops.dropFirst(4)) : []
    count = max(1, stops.count)
  }

  private init(_ a: GradientStop, _ b: GradientStop, _ c: GradientStop, _ d: GradientStop, count: Int) {
    (first, second, third, fourth, others) = (a, b, c, d, [])
    second.offset = max(first.offset, second.offset)
    third.offset = max(second.offset, third.offset)
    fourth.offset = max(third.offset, fourth.offset)
    self.count = count
  }

  private static func ordered(_ stops: [GradientStop]) -> [GradientStop] {
    var last = 0.0
    return stops.map { stop in
      last = max(last, stop.offset)
      return GradientStop(last, stop.color)
    }
  }

  /// The stop at an index below `count`. An offset never falls below the one before it.
  public subscript(index: Int) -> GradientStop {
    precondition(index >= 0 && index < count, "a gradient of \(count) stops has no stop \(index)")
    switch index {
    case 0: return first
    case 1: return second
    case 2: return third
    case 3: return fourth
    default: return others[index - 4]
    }
  }
}
