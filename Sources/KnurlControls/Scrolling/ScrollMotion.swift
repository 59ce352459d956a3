/// Where the content of a scroll area stands along one axis, at any time: in points from its beginning, 0 up to a limit.
///
/// All motion is a function of the time since it began, never a sum over frames, so that it is the same at any frame rate:
/// - *friction*, after a finger has let go: x + v / k (1 - e^(-kt));
/// - a critically damped *spring*, for a glide to a target and for the return from beyond the ends:
///   target + (d + (v + w d) t) e^(-wt), with d the distance at the beginning.
///
/// Where one passes into the other, the moment is found in closed form too. Times before the beginning of a motion count as
/// its beginning, times after its end as its end.
struct ScrollMotion: Hashable, Sendable {
  private enum Phase: Hashable {
    case resting(Double)
    /// Held by a pointer; the offset that the content would have without resistance.
    case held(Double)
    case moving(Segment)
  }

  /// The greatest offset; 0 where everything is in view.
  private(set) var limit = 0.0
  /// The length of the viewport: how far the content can be drawn beyond its ends.
  private(set) var extent = 0.0
  /// Whether the content jumps to where it would glide, and does not go on by itself.
  var reducesMotion = false
  private var phase = Phase.resting(0)

  /// How fast a fling slows down, in 1/second.
  static let friction = 2.5
  /// How fast the content returns from beyond its ends, in 1/second.
  static let bounceRate = 14.0
  /// How fast the content glides to a target, in 1/second.
  static let glideRate = 22.0
  /// Speeds in points a second: of the fastest fling, and the least that is one.
  static let greatestSpeed = 8000.0, leastSpeed = 40.0
  /// How much of a drag beyond the ends the content follows at first.
  private static let give = 0.55

  // MARK: Where it stands

  /// The offset at a time, which may lie beyond the ends.
  func offset(at time: Double) -> Double { state(at: time).offset }

  /// Points a second towards higher offsets.
  func speed(at time: Double) -> Double { state(at: time).speed }

  private func state(at time: Double) -> (offset: Double, speed: Double) {
    switch advanced(to: time).phase {
    case .resting(let offset): (offset, 0)
    case .held(let raw): (stretched(raw), 0)
    case .moving(let segment): segment.state(at: time)
    }
  }

  /// Where it will stand without further input: of a glide its target. While held, where it is.
  func destination(at time: Double) -> Double {
    if case .moving(let segment) = advanced(to: time).phase, case .spring(let target, _) = segment.law { return target }
    return Interpolation.clamp(offset(at: time), 0, limit)
  }

  /// Whether it moves by itself at a time.
  func isMoving(at time: Double) -> Bool {
    if case .moving = advanced(to: time).phase { true } else { false }
  }

  var isHeld: Bool { if case .held = phase { true } else { false } }

  /// Whether there is room towards an offset that is so much higher.
  func canMove(by distance: Double, at time: Double) -> Bool {
    let destination = destination(at: time)
    return distance > 0 ? destination < limit : distance < 0 && destination > 0
  }

  // MARK: What moves it

  /// Takes in the lengths of a frame. What moves goes on from where it is, and returns from beyond a nearer end; what
  /// rests beyond it stands at the end at once.
  mutating func fit(limit: Double, extent: Double, at time: Double) {
    // An event of a clock that runs ahead of the frames': its motion begins now, not in a year.
    if case .moving(let segment) = phase { phase = .moving(segment.begun(by: time)) }
    if limit == self.limit && extent == self.extent { return }
    let (offset, speed) = state(at: time), goal = destination(at: time)
    let wasMoving = isMoving(at: time), wasGliding = isGliding(at: time)
    (self.limit, self.extent) = (max(0, limit), max(0, extent))
    if isHeld { return }
    guard wasMoving else { return jump(to: offset) }
    if wasGliding, offset >= 0, offset <= self.limit {
      glide(to: goal, at: time)
    } else {
      fling(from: offset, speed, at: time)
    }
  }

  private func isGliding(at time: Double) -> Bool {
    if case .moving(let segment) = advanced(to: time).phase, case .spring = segment.law { true } else { false }
  }

  /// Stands at an offset at once.
  mutating func jump(to offset: Double) { phase = .resting(Interpolation.clamp(offset, 0, limit)) }

  /// Glides to an offset, from where it is and with the speed that it has.
  mutating func glide(to offset: Double, at time: Double) {
    let target = Interpolation.clamp(offset, 0, limit)
    if reducesMotion { return jump(to: target) }
    let (start, speed) = state(at: time)
    if start == target { return jump(to: target) }
    // Only a speed that does not carry it beyond the target.
    let most = Self.glideRate * (target - start)
    let kept = most > 0 ? Interpolation.clamp(speed, 0, most) : Interpolation.clamp(speed, most, 0)
    phase = .moving(.spring(to: target, from: start, kept, Self.glideRate, at: time))
  }

  /// Is held from now on; answers the offset without resistance, which a drag counts from.
  mutating func hold(at time: Double) -> Double {
    if case .held(let raw) = phase { return raw }
    let raw = unstretched(offset(at: time))
    phase = .held(raw)
    return raw
  }

  /// A drag has come to an offset, which resistance beyond the ends is not taken from yet.
  mutating func drag(to raw: Double) { phase = .held(Interpolation.clamp(raw, -0x1p40, 0x1p40)) }

  /// Is let go at a speed of the pointer, in points a second towards higher offsets; a slow one counts as none.
  mutating func release(speed: Double, at time: Double) {
    guard case .held(let raw) = phase else { return }
    let offset = stretched(raw)
    if reducesMotion { return jump(to: offset) }
    let fast = Interpolation.clamp(speed.isFinite ? speed : 0, -Self.greatestSpeed, Self.greatestSpeed)
    let kept = fast.magnitude < Self.leastSpeed ? 0 : fast * resistance(at: raw)
    if kept == 0, raw >= 0, raw <= limit { return jump(to: offset) }
    fling(from: offset, kept, at: time)
  }

  // MARK: How one motion passes into another

  private func advanced(to time: Double) -> ScrollMotion {
    var motion = self
    // Four at most: return, fling, bounce, rest.
    while case .moving(let segment) = motion.phase, time >= segment.end { motion.end(segment) }
    return motion
  }

  private mutating func end(_ segment: Segment) {
    let (offset, speed) = segment.state(at: segment.end)
    switch segment.outcome {
    case .rest: phase = .resting(Interpolation.clamp(segment.goal, 0, limit))
    case .bounce(let bound): settle(from: bound, speed, at: segment.end)
    case .fling: fling(from: Interpolation.clamp(offset, 0, limit), speed, at: segment.end)
    }
  }

  private mutating func fling(from offset: Double, _ speed: Double, at time: Double) {
    if offset < 0 || offset > limit { return settle(from: offset, speed, at: time) }
    let rest = offset + speed / Self.friction
    if rest >= 0 && rest <= limit {
      phase = .moving(.friction(from: offset, speed, Self.friction, at: time))
    } else {
      let bound = rest < 0 ? 0 : limit
      // x reaches the bound where e^(-kt) = 1 - (bound - x) k / v.
      let duration = -Elementary.logarithm(1 - (bound - offset) * Self.friction / speed) / Self.friction
      phase = .moving(.friction(from: offset, speed, Self.friction, at: time, until: duration, bound: bound))
    }
  }

  /// The return from beyond an end, or the way there and back.
  private mutating func settle(from offset: Double, _ speed: Double, at time: Double) {
    let bound = offset > limit || offset == limit && speed > 0 ? limit : 0
    let distance = offset - bound, rate = Self.bounceRate
    // Faster than this the content would be drawn far out of the viewport.
    let most = extent * rate
    let speed = distance * speed >= 0 ? Interpolation.clamp(speed, -most, most) : speed
    let drive = speed + rate * distance
    if distance != 0, distance * drive < 0 {
      let crossing = -distance / drive
      phase = .moving(.spring(to: bound, from: offset, speed, rate, at: time, crossing: crossing))
    } else {
      phase = .moving(.spring(to: bound, from: offset, speed, rate, at: time))
    }
  }

  // MARK: Resistance

  /// Where the content stands when it is drawn to an offset: within the ends there, beyond them ever less far, and never
  /// farther than the viewport is long.
  private func stretched(_ raw: Double) -> Double {
    let bound = Interpolation.clamp(raw, 0, limit), beyond = raw - bound
    guard beyond != 0, extent > 0, !reducesMotion else { return bound }
    let stretch = extent * (1 - 1 / (beyond.magnitude * Self.give / extent + 1))
    return beyond > 0 ? bound + stretch : bound - stretch
  }

  /// The offset that a drag must have come to for the content to stand somewhere.
  private func unstretched(_ shown: Double) -> Double {
    let bound = Interpolation.clamp(shown, 0, limit), stretch = (shown - bound).magnitude
    guard stretch > 0, stretch < extent else { return bound }
    let beyond = extent / Self.give * (1 / (1 - stretch / extent) - 1)
    return shown > bound ? bound + beyond : bound - beyond
  }

  /// How much slower the content moves than the pointer.
  private func resistance(at raw: Double) -> Double {
    let beyond = (raw - Interpolation.clamp(raw, 0, limit)).magnitude
    guard beyond > 0, extent > 0 else { return 1 }
    let factor = beyond * Self.give / extent + 1
    return Self.give / (factor * factor)
  }
}
