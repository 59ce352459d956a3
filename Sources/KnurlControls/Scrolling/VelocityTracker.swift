/// How fast a pointer moves when it lets go, from its last tenth of a second.
///
/// The times are those of the events, so that the speed does not depend on frames. Events that come with one time, or with
/// times that run backwards, tell of no speed.
struct VelocityTracker {
  private struct Sample {
    let time: Double
    let place: Point
  }

  private var samples: [Sample] = []
  /// How far back samples count, in seconds.
  static let window = 0.1
  /// A pointer that was silent for longer than this before it let go was at rest, in seconds.
  static let patience = 0.04
  /// More than a tenth of a second of a thousand events a second.
  private static let room = 128

  /// The last place.
  var last: Point? { samples.last?.place }

  /// Begins anew.
  mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Takes note of a place.
  mutating func add(_ place: Point, at time: Double) {
    guard time.isFinite, place.isFinite else { return }
    if let last = samples.last, time < last.time { reset() }
    if samples.capacity == 0 { samples.reserveCapacity(Self.room) }
    if samples.count == Self.room { samples.removeFirst(Self.room / 2) }
    samples.append(Sample(time: time, place: place))
  }

  /// Points a second of a pointer that lets go at a time: the slope of the straight line nearest to its places.
  func velocity(at time: Double) -> Vector {
    guard let last = samples.last, time - last.time <= Self.patience else { return .zero }
    let recent = samples.suffix(from: samples.firstIndex { last.time - $0.time <= Self.window } ?? 0)
    guard recent.count > 1 else { return .zero }
    // Counted from the last sample, so that a clock that has run for long loses no digits.
    var time = 0.0, x = 0.0, y = 0.0
    for sample in recent {
      time += sample.time - last.time
      x += sample.place.x - last.place.x
      y += sample.place.y - last.place.y
    }
    let count = Double(recent.count)
    let mean = (time: time / count, x: x / count, y: y / count)
    var square = 0.0, slopeX = 0.0, slopeY = 0.0
    for sample in recent {
      let away = sample.time - last.time - mean.time
      square += away * away
      slopeX += away * (sample.place.x - last.place.x - mean.x)
      slopeY += away * (sample.place.y - last.place.y - mean.y)
    }
    // Less than a millisecond tells of nothing but the clock's grain.
    guard square >= 5e-7 else { return .zero }
    return Vector(x: slopeX / square, y: slopeY / square)
  }
}
