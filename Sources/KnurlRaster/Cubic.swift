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

extension Vertex {
  var length: Double { (x * x + y * y).squareRoot() }

  static func + (a: Vertex, b: Vertex) -> Vertex { Vertex(a.x + b.x, a.y + b.y) }
  static func - (a: Vertex, b: Vertex) -> Vertex { Vertex(a.x - b.x, a.y - b.y) }
  static func * (factor: Double, vertex: Vertex) -> Vertex { Vertex(factor * vertex.x, factor * vertex.y) }
}
