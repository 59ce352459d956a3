/// How a round control turns places into positions: a knob, which is turned anywhere, or a ring with thumbs on it.
struct DialGeometry: ThumbGeometry {
  /// Within this distance of the axis an angle means nothing (P11), in points.
  static let deadRadius = 6.0

  /// Where thumbs run.
  struct Ring {
    /// The distance of the thumbs' centres from the axis.
    var radius: Double
    /// Half the width of the band that takes presses beside the thumbs.
    var reach: Double
    var thumbRadius: Double
    /// Whether there is a cap in its middle, which takes presses for both thumbs.
    var hasCap = false
  }

  let center: Point
  let start: Angle
  /// The angle between both ends of the marks, above nothing and at most a turn.
  let sweep: Angle
  /// The points of travel for the whole sweep in the straight modes.
  let travel: Double
  let mode: DragMode
  let turning: Turning
  /// Whether a pointer that goes through the gap takes the value along, from end to end.
  var flipsAcrossGap = false
  var isFinerWithDistance = true
  /// nil: a press anywhere turns, and keeps its angle to the indicator.
  var ring: Ring?
  var isSingle = false
  var dragsFill = false

  init(center: Point, start: Angle, sweep: Angle, travel: Double, _ options: ValueOptions, ring: Ring? = nil) {
    (self.center, self.start, self.sweep, self.ring) = (center, start, sweep, ring)
    self.travel = travel > 0 ? travel : 200
    (mode, turning) = (options.dragMode, options.turning)
    (flipsAcrossGap, isFinerWithDistance) = (options.flipsAcrossGap, options.isFinerWithDistance)
  }

  var canLock: Bool { mode != .circular && mode != .absoluteAngle }
  var isRelative: Bool { mode != .circular && mode != .absoluteAngle && !wraps && turning != .unbounded }
  var movesValue: Bool { mode != .circular && mode != .absoluteAngle }
  var wraps: Bool { turning == .wrap }

  /// The angle between both ends of the bounds: more than the marks' where these are gone round several times.
  private var wholeSweep: Double { turning.turns.map { $0 * 2 * .pi } ?? sweep.radians }

  /// The direction that a position stands for.
  func angle(_ position: Double) -> Angle { start + Angle(radians: wholeSweep) * position }

  /// Where a thumb's centre stands at a position.
  func place(at position: Double) -> Point {
    center + Vector(angle: angle(position), length: ring?.radius ?? 0)
  }

  /// The position that the angle of a place stands for; in the gap, that of the nearer end, and in its very middle the
  /// last one.
  func position(at place: Point) -> Double {
    let turn = 2 * Double.pi, sweep = sweep.radians
    var angle = (place - center).angle.radians - start.radians
    angle -= (angle / turn).rounded(.down) * turn
    if angle <= sweep { return angle / sweep }
    return angle - sweep <= turn - angle + 1e-12 ? 1 : 0
  }

  // MARK: Drags

  func position(of hold: inout Hold, at place: Point, factor: Double) -> Double {
    switch mode {
    case .vertical, .horizontal, .both: return wrapped(straight(&hold, place, factor))
    case .velocity:
      let step = hold.last.y - place.y
      return wrapped(hold.position + step * (1 + min(4, step.magnitude / 8)) / 2 / travel * factor)
    case .absoluteAngle: return absolute(hold, place)
    case .circular: return turned(hold, place, factor)
    }
  }

  private func wrapped(_ position: Double) -> Double { wraps ? position - position.rounded(.down) : position }

  /// The way along the drag's line. A finger that is farther from it than this moves more finely, the farther the more.
  private static let fineDistance = 60.0

  private func straight(_ hold: inout Hold, _ place: Point, _ factor: Double) -> Double {
    let moved = place - hold.anchor
    let along: Double
    switch mode {
    case .vertical: along = -moved.y
    case .horizontal: along = moved.x
    default: return hold.anchorPosition + (moved.x - moved.y) / travel * factor
    }
    let away = mode == .vertical ? (place.x - hold.press.x).magnitude : (place.y - hold.press.y).magnitude
    guard isFinerWithDistance, hold.pointer.isTouch, away > Self.fineDistance || hold.isFine else {
      return hold.anchorPosition + along / travel * factor
    }
    // What was done at another fineness stays: each piece counts from the last place.
    let piece = mode == .vertical ? hold.last.y - place.y : place.x - hold.last.x
    let position = hold.position + piece / travel * factor * min(1, Self.fineDistance / away)
    hold.isFine = away > Self.fineDistance
    (hold.anchor, hold.anchorPosition) = (place, position)
    return position
  }

  /// The angle turned since the last event, added up; inside the dead radius nothing turns.
  private func turned(_ hold: Hold, _ place: Point, _ factor: Double) -> Double {
    let before = hold.last - center, after = place - center
    guard before.length >= Self.deadRadius, after.length >= Self.deadRadius else { return hold.position }
    var position = hold.position + (after.angle - before.angle).wrapped.radians / wholeSweep * factor
    if wraps { return wrapped(position) }
    if turning == .unbounded { return position }
    // Turned on past an end, the way back is at most one turn long (P10).
    let turn = 2 * .pi / wholeSweep
    if position > 1 + turn { position -= turn }
    if position < -turn { position += turn }
    return position
  }

  /// The indicator points at the pointer, but never jumps across the gap unless it may.
  private func absolute(_ hold: Hold, _ place: Point) -> Double {
    guard place.distance(to: center) >= Self.deadRadius else { return hold.position }
    if let turns = turning.turns { return nearest(hold.position, place, turns) }
    let position = position(at: place)
    let isJump = turning == .stop && !flipsAcrossGap && abs(position - hold.position) > 0.5
    return isJump ? (hold.position > 0.5 ? 1 : 0) : position
  }

  /// The position nearest to the last one at which the indicator points at a place.
  private func nearest(_ last: Double, _ place: Point, _ turns: Double) -> Double {
    let share = ((place - center).angle.radians - start.radians) / (2 * .pi)
    return (share + (last * turns - share).rounded()) / turns
  }

  /// Clockwise is towards higher positions, and in the straight modes up and right.
  func direction(of movement: Vector, at place: Point) -> Int {
    switch mode {
    case .vertical, .velocity: return movement.y == 0 ? 0 : movement.y < 0 ? 1 : -1
    case .horizontal: return movement.x == 0 ? 0 : movement.x > 0 ? 1 : -1
    case .both: return movement.x == movement.y ? 0 : movement.x > movement.y ? 1 : -1
    case .circular, .absoluteAngle: break
    }
    let radius = place - center
    let along = radius.x * movement.y - radius.y * movement.x
    // A movement to or from the axis tells nothing yet.
    if along.magnitude < radius.length * max(0.5, movement.length / 4) { return 0 }
    return along > 0 ? 1 : -1
  }

  func direction(of movement: Vector) -> Int { 0 }

  func steps(for key: Key, isReversed: Bool) -> Double {
    switch key {
    case .up, .right: 1
    case .down, .left: -1
    default: 0
    }
  }
}

extension DialGeometry {
  // MARK: Presses

  func target(
    at place: Point, isTouch: Bool, _ values: Numbers, _ domain: ValueDomain, _ state: ControlState
  ) -> PressTarget {
    guard let ring else { return knobTarget(at: place, state) }
    if values.second == nil { return ringTarget(at: place, isTouch, ring, domain.position(of: values.first), state) }
    return rangeTarget(at: place, isTouch, ring, values, domain, state)
  }

  private func knobTarget(at place: Point, _ state: ControlState) -> PressTarget {
    guard state.holds.isEmpty else { return .nothing }
    let isOnAxis = place.distance(to: center) < Self.deadRadius
    return mode == .absoluteAngle && !isOnAxis && turning.turns == nil ? .track(.body) : .thumb(.body)
  }

  private func ringTarget(
    at place: Point, _ isTouch: Bool, _ ring: Ring, _ position: Double, _ state: ControlState
  ) -> PressTarget {
    guard state.holds.isEmpty else { return .nothing }
    let distance = self.place(at: position).distance(to: place)
    let isOnThumb = distance <= ring.thumbRadius || isTouch && distance <= ring.touchReach
    if isOnThumb, mode != .absoluteAngle || turning.turns != nil { return .thumb(.body) }
    guard isOnThumb || isOnBand(place, isTouch, ring) else { return .nothing }
    // Of many turns, and in the straight modes, a place on the band tells no value.
    let tellsValue = turning.turns == nil && (mode == .circular || mode == .absoluteAngle)
    return tellsValue ? .track(.body) : .thumb(.body)
  }

  /// Whether a place is near enough to the drawn part of the ring to mean it.
  private func isOnBand(_ place: Point, _ isTouch: Bool, _ ring: Ring) -> Bool {
    let reach = isTouch ? ring.touchReach : ring.reach
    guard abs(place.distance(to: center) - ring.radius) <= reach else { return false }
    if sweep.radians >= 2 * .pi - 1e-9 || turning.turns != nil { return true }
    let nearest = Vector(angle: start + sweep * position(at: place), length: ring.radius)
    return (center + nearest).distance(to: place) <= max(reach, ring.thumbRadius)
  }

  private func rangeTarget(
    at place: Point, _ isTouch: Bool, _ ring: Ring, _ values: Numbers, _ domain: ValueDomain, _ state: ControlState
  ) -> PressTarget {
    if isSingle, !state.holds.isEmpty { return .nothing }
    let positions = (lower: domain.position(of: values[.lower]), upper: domain.position(of: values[.upper]))
    let lower = self.place(at: positions.lower).distance(to: place)
    let upper = self.place(at: positions.upper).distance(to: place)
    let isOnLower = lower <= ring.thumbRadius, isOnUpper = upper <= ring.thumbRadius
    if isOnLower && isOnUpper {
      if state.isHeld(.lower) { return .thumb(.upper) }
      return state.isHeld(.upper) ? .thumb(.lower) : .undecided(lower: .lower, upper: .upper)
    }
    if isOnLower || isOnUpper { return .thumb(isOnLower ? .lower : .upper) }
    let part = nearer(place, lower, upper, positions, domain, state)
    // Touch margins count outside the drawn thumbs only.
    if isTouch && min(lower, upper) <= ring.touchReach { return .thumb(part) }
    guard isOnBand(place, isTouch, ring) else {
      let isOnCap = ring.hasCap && dragsFill && place.distance(to: center) < ring.radius
      return isOnCap && state.holds.isEmpty ? .thumb(.fill) : .nothing
    }
    let position = position(at: place)
    let isBetween = position > min(positions.lower, positions.upper) && position < max(positions.lower, positions.upper)
    return dragsFill && isBetween && state.holds.isEmpty ? .thumb(.fill) : .track(part)
  }

  /// The thumb nearer to a place beside both, along the ring: of two on one spot the one on the place's side, at equal
  /// distance the last used, else the lower one.
  private func nearer(
    _ place: Point, _ lower: Double, _ upper: Double, _ positions: (lower: Double, upper: Double),
    _ domain: ValueDomain, _ state: ControlState
  ) -> Part {
    let position = position(at: place)
    let away = (lower: abs(position - positions.lower), upper: abs(position - positions.upper))
    if abs(positions.lower - positions.upper) * sweep.radians * (ring?.radius ?? 0) < 0.5 {
      return (position > positions.lower) != domain.isReversed ? .upper : .lower
    }
    if abs(away.lower - away.upper) < 1e-9 { return state.lastUsed == .upper ? .upper : .lower }
    return away.lower < away.upper ? .lower : .upper
  }
}

extension DialGeometry.Ring {
  /// How far a finger may be from a thumb's centre, or from the middle of the band.
  var touchReach: Double { max(thumbRadius + 8, 22) }
}
