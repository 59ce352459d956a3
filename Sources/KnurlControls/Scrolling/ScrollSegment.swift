extension ScrollMotion {
  /// One motion by one law, from its beginning to the moment at which another takes over.
  struct Segment: Hashable, Sendable {
    enum Law: Hashable { case friction(rate: Double), spring(target: Double, rate: Double) }
    enum Outcome: Hashable { case rest, bounce(bound: Double), fling }

    let law: Law
    let outcome: Outcome
    private let start: Double
    private let offset: Double
    private let speed: Double
    private let duration: Double

    /// A fling that ends at a bound counts until there, any other until a quarter of a point is left.
    static func friction(
      from offset: Double, _ speed: Double, _ rate: Double, at time: Double, until duration: Double? = nil,
      bound: Double = 0
    ) -> Segment {
      let left = Elementary.logarithm(speed.magnitude / rate / 0.25) / rate
      return Segment(
        law: .friction(rate: rate), outcome: duration == nil ? .rest : .bounce(bound: bound), start: time,
        offset: offset, speed: speed, duration: max(0, duration ?? left))
    }

    /// A spring that passes its target is left there.
    static func spring(
      to target: Double, from offset: Double, _ speed: Double, _ rate: Double, at time: Double, crossing: Double? = nil
    ) -> Segment {
      Segment(
        law: .spring(target: target, rate: rate), outcome: crossing == nil ? .rest : .fling, start: time,
        offset: offset, speed: speed, duration: crossing ?? settling(offset - target, speed, rate))
    }

    private init(law: Law, outcome: Outcome, start: Double, offset: Double, speed: Double, duration: Double) {
      (self.law, self.outcome, self.start, self.offset) = (law, outcome, start, offset)
      (self.speed, self.duration) = (speed, duration)
    }

    /// The time after which a spring is within a tenth of a point.
    private static func settling(_ distance: Double, _ speed: Double, _ rate: Double) -> Double {
      let drive = (speed + rate * distance).magnitude / rate
      var count = 1.0
      while count < 60, (distance.magnitude + drive * count) * Elementary.exponential(-count) >= 0.1 { count += 1 }
      return count / rate
    }

    var end: Double { start + duration }

    /// The same motion, begun no later than at a time.
    func begun(by time: Double) -> Segment {
      start <= time
        ? self : Segment(law: law, outcome: outcome, start: time, offset: offset, speed: speed, duration: duration)
    }

    /// Where it comes to rest.
    var goal: Double {
      switch law {
      case .friction(let rate): offset + speed / rate
      case .spring(let target, _): target
      }
    }

    func state(at time: Double) -> (offset: Double, speed: Double) {
      let elapsed = Interpolation.clamp(time - start, 0, duration)
      switch law {
      case .friction(let rate):
        let decay = Elementary.exponential(-rate * elapsed)
        return (offset + speed / rate * (1 - decay), speed * decay)
      case .spring(let target, let rate):
        let decay = Elementary.exponential(-rate * elapsed)
        let distance = offset - target, drive = speed + rate * distance
        return (target + (distance + drive * elapsed) * decay, (speed - rate * drive * elapsed) * decay)
      }
    }
  }
}
