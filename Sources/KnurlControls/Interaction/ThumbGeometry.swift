/// What a press on a value control means.
enum PressTarget: Equatable {
  /// A thumb: it keeps its value and its distance from the pointer.
  case thumb(Part)
  /// One of the thumbs on one spot, of which these have the lowest and the highest value: the first movement tells which.
  case undecided(lower: Part, upper: Part)
  /// The track: a thumb jumps there.
  case track(Part)
  /// The track: a thumb goes there by one page at most.
  case page(Part)
  /// The track: a thumb goes there if the press turns out to be a click.
  case click(Part)
  /// Nothing, though the press is taken.
  case nothing
}

/// How a value control turns places into positions; the rest of its behaviour is shared.
protocol ThumbGeometry {
  /// Whether the position re-anchors at the ends, since no thumb stands under the pointer.
  var isRelative: Bool { get }

  /// Whether a drag makes sense of motions without places.
  var canLock: Bool { get }

  /// Takes in what the values' positions are: they may change between two events of one frame.
  func target(at place: Point, isTouch: Bool, _ values: Numbers, _ domain: ValueDomain, _ state: ControlState)
    -> PressTarget

  /// The position 0...1 of a place on the track, not clamped.
  func position(at place: Point) -> Double

  /// The unclamped position that a drag has come to with the pointer at a place; `factor` makes it finer or coarser.
  func position(of hold: inout Hold, at place: Point, factor: Double) -> Double

  /// Which of two thumbs on one spot a first movement means: +1 towards higher positions, -1 towards lower ones, 0: not told yet.
  func direction(of movement: Vector) -> Int

  /// The same of a movement from a place, where the direction depends on it.
  func direction(of movement: Vector, at place: Point) -> Int

  /// Whether movements mean the value itself, up and right for more, wherever its higher values stand; otherwise they mean
  /// places.
  var movesValue: Bool { get }

  /// Whether steps go on at the other end.
  var wraps: Bool { get }

  /// Steps of value for an arrow key, +1 or -1.
  func steps(for key: Key, isReversed: Bool) -> Double
}

extension ThumbGeometry {
  func direction(of movement: Vector, at place: Point) -> Int { direction(of: movement) }
  var canLock: Bool { true }
  var movesValue: Bool { false }
  var wraps: Bool { false }
}
