/// A number field: a pointer that goes sideways takes the value along.
struct FieldGeometry: ThumbGeometry {
  /// The distance in points that takes a value without a step by the whole of its bounds.
  static let travel = 200.0
  /// The distance for one step.
  static let stepTravel = 8.0

  /// The share of the bounds that a point is worth.
  let positionPerPoint: Double
  let isMirrored: Bool
  var isRelative: Bool { true }

  init(_ domain: ValueDomain, isMirrored: Bool) {
    let range = domain.upper - domain.lower
    let byStep = domain.step.map { $0 / Self.stepTravel / range } ?? 1 / Self.travel
    positionPerPoint =
      domain.isUnbounded || range > 0 && byStep * Self.travel * 4 < 1 ? byStep : max(byStep, 1 / Self.travel)
    self.isMirrored = isMirrored
  }

  func target(
    at place: Point, isTouch: Bool, _ values: Numbers, _ domain: ValueDomain, _ state: ControlState
  ) -> PressTarget { state.holds.isEmpty ? .thumb(.body) : .nothing }

  func position(at place: Point) -> Double { 0 }

  func position(of hold: inout Hold, at place: Point, factor: Double) -> Double {
    let distance = (place.x - hold.anchor.x) * (isMirrored ? -1 : 1)
    return hold.anchorPosition + distance * positionPerPoint * factor
  }

  func direction(of movement: Vector) -> Int { 0 }

  func steps(for key: Key, isReversed: Bool) -> Double {
    switch key {
    case .up: isReversed ? -1 : 1
    case .down: isReversed ? 1 : -1
    case .right: isMirrored ? -1 : 1
    case .left: isMirrored ? 1 : -1
    default: 0
    }
  }
}
