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
///
/// The places of a few radii are kept, as frames draw the same corners over and over.
struct QuarterCircle {
  private var radii: [Int32] = Array(repeating: -1, count: 16)
  private var places: [[(x: Int32, y: Int32)]]
  private var slot = 0

  init() {
    // Up to a thousand pixels, so that a radius never seen before takes no memory.
    places = (0..<16).map { _ in
      var places: [(x: Int32, y: Int32)] = []
      places.reserveCapacity(128)
      return places
    }
  }

  /// The number of steps.
  var count: Int { places[slot].count - 1 }

  /// Prepares a radius; asking for one of the last radii again costs nothing.
  mutating func prepare(_ radius: Int32) {
    slot = Int(radius ^ radius >> 4 ^ radius >> 8) & 15
    if radii[slot] == radius { return }
    radii[slot] = radius
    places[slot].removeAll(keepingCapacity: true)
    let steps = ArcSteps.perTurn(radius: Double(radius)) / 4
    let reach = Double(radius) * ArcSteps.reach(steps: steps, angle: .pi / 2)
    for step in 0...steps { places[slot].append(place(step, steps, radius, reach)) }
  }

  private func place(_ step: Int, _ steps: Int, _ radius: Int32, _ reach: Double) -> (x: Int32, y: Int32) {
    if step == 0 { return (radius, 0) }
    if step == steps { return (0, radius) }
    if step * 2 > steps {
      let mirrored = places[slot][steps - step]
      return (mirrored.y, mirrored.x)
    }
    let (sine, cosine) = Trigonometry.sineAndCosine(Double(step) / Double(steps) * (.pi / 2))
    return (rounded(reach * cosine), rounded(reach * (step * 2 == steps ? cosine : sine)))
  }

  /// The place after a number of steps from (radius, 0) to (0, radius).
  subscript(step: Int) -> (x: Int32, y: Int32) { places[slot][step] }
}
