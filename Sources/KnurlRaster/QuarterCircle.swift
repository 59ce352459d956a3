import KnurlGeometry

/// The corners of polygons that enclose as much as the circle they stand for.
enum ArcSteps {
  /// Steps of a whole turn for a radius in 24.8: a multiple of 8, at least 16, so that quarters and halves repeat.
  static func perTurn(radius: Double) -> Int {
    let exact = 5 * Double.pi * (max(0, radius) / 256).squareRoot()
    return max(16, (Int(min(exact, 4096)) + 8) / 8 * 8)
  }

  /// Steps of a part of a turn.
  static func count(radius: Double, angle: Double) -> Int {
    let share = abs(angle) / (2 * .pi) * Double(perTurn(radius: radius))
    return max(1, Int(min(share, 4096) + 0.999))
  }

  /// How many radii the inner corners lie from the centre, so that `steps` equal steps between two corners on the circle
  /// enclose the sector's area.
  static func reach(steps: Int, angle: Double) -> Double {
    let n = Double(steps), step = abs(angle) / n
    let s = Trigonometry.sineAndCosine(step).sine
    if steps < 2 || s <= 1e-9 { return 1 }
    if steps == 2 { return step / s }
    let k = (n - 2) * s
    return ((s * s + k * n * step).squareRoot() - s) / k
  }
}

/// A quarter of a circle as places relative to its centre, in 24.8; the halves mirror each other to the bit.
struct QuarterCircle {
  private var radius: Int32 = -1
  private var xs: [Int32] = []
  private var ys: [Int32] = []

  /// The number of steps.
  var count: Int { xs.count - 1 }

  /// Prepares a radius; asking for the same one again costs nothing.
  mutating func prepare(_ radius: Int32) {
    if radius == self.radius { return }
    self.radius = radius
    xs.removeAll(keepingCapacity: true)
    ys.removeAll(keepingCapacity: true)
    let steps = ArcSteps.perTurn(radius: Double(radius)) / 4
    let reach = Double(radius) * ArcSteps.reach(steps: steps, angle: .pi / 2)
    for step in 0...steps { append(step, steps, reach) }
  }

  private mutating func append(_ step: Int, _ steps: Int, _ reach: Double) {
    if step == 0 || step == steps {
      xs.append(step == 0 ? radius : 0)
      ys.append(step == 0 ? 0 : radius)
    } else if step * 2 <= steps {
      let (sine, cosine) = Trigonometry.sineAndCosine(Double(step) / Double(steps) * (.pi / 2))
      xs.append(rounded(reach * cosine))
      ys.append(rounded(reach * (step * 2 == steps ? cosine : sine)))
    } else {
      xs.append(ys[steps - step])
      ys.append(xs[steps - step])
    }
  }

  /// The place after a number of steps from (radius, 0) to (0, radius).
  subscript(step: Int) -> (x: Int32, y: Int32) { (xs[step], ys[step]) }
}
