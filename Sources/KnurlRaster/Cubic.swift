/// A cubic Bézier curve, and how many lines it takes.
///
/// A line across a step h of the parameter deviates from the curve by at most h² / 8 times the part of the second
/// derivative that stands across the line. That derivative changes evenly along the curve, so a part of the curve takes no
/// more than its ends ask for; what points along the line counts only as far as the curve leaves its direction.
struct Cubic {
  let start, control1, control2, end: Vertex
  /// Parts that long curves are counted in, each on its own.
  static let parts = 8

  /// The square of the number of even steps that keep the whole curve within a tolerance.
  func evenSteps(_ tolerance: Double) -> Double {
    let first = start - 2 * control1 + control2, last = control1 - 2 * control2 + end
    return 0.75 * max(first.length, last.length) / tolerance
  }

  /// The square of the number of even steps that keep a part within a tolerance.
  func steps(ofPart part: Int, _ tolerance: Double) -> Double {
    let from = Double(part) / Double(Self.parts), to = Double(part + 1) / Double(Self.parts)
    let line = place(to) - place(from), length = line.length
    let turn = max(sine(slope(from), line, length), sine(slope(to), line, length))
    let bend = max(across(bend(from), line, length, turn), across(bend(to), line, length, turn))
    return bend / (8 * tolerance * Double(Self.parts * Self.parts))
  }

  /// Where the curve goes at its beginning; none for a point.
  var departure: Direction { Self.departure(start, control1, control2, end) }

  /// Where the curve goes at its end; none for a point.
  var arrival: Direction { Self.departure(end, control2, control1, start) * -1 }

  /// The way to the first of some places that is not too near for one after it has been rounded.
  private static func departure(_ start: Vertex, _ first: Vertex, _ second: Vertex, _ third: Vertex) -> Direction {
    if !isNear(start, first) { return Direction(from: start, to: first) }
    if !isNear(start, second) { return Direction(from: start, to: second) }
    return isNear(start, third) ? .none : Direction(from: start, to: third)
  }

  private static func isNear(_ a: Vertex, _ b: Vertex) -> Bool { abs(a.x - b.x) <= 2 && abs(a.y - b.y) <= 2 }

  func place(_ t: Double) -> Vertex {
    let u = 1 - t
    return (u * u * u) * start + (3 * u * u * t) * control1 + (3 * u * t * t) * control2 + (t * t * t) * end
  }

  private func slope(_ t: Double) -> Vertex {
    let u = 1 - t
    return (u * u) * (control1 - start) + (2 * u * t) * (control2 - control1) + (t * t) * (end - control2)
  }

  private func bend(_ t: Double) -> Vertex {
    (6 * (1 - t)) * (start - 2 * control1 + control2) + (6 * t) * (control1 - 2 * control2 + end)
  }

  /// The sine of the angle from a line, 1 for all that is steeper.
  private func sine(_ slope: Vertex, _ line: Vertex, _ length: Double) -> Double {
    let along = slope.x * line.x + slope.y * line.y, across = abs(slope.x * line.y - slope.y * line.x)
    return along > 0 ? across / (slope.length * length) : 1
  }

  /// What of a vector stands across a line, and of what points along it the share of a sine.
  private func across(_ vector: Vertex, _ line: Vertex, _ length: Double, _ sine: Double) -> Double {
    if length == 0 { return vector.length }
    let along = abs(vector.x * line.x + vector.y * line.y), across = abs(vector.x * line.y - vector.y * line.x)
    return (across + sine * along) / length
  }
}
