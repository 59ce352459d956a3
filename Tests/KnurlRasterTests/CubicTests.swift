import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct CubicTests {
  /// The largest distance of a curve from its lines, in 1/256 pixel.
  private func deviation(_ cubic: Cubic, _ parts: [(from: Double, to: Double, steps: Int)]) -> Double {
    var largest = 0.0
    for part in parts {
      for step in 0..<part.steps {
        let from = part.from + (part.to - part.from) * Double(step) / Double(part.steps)
        let to = part.from + (part.to - part.from) * Double(step + 1) / Double(part.steps)
        let a = cubic.place(from), line = cubic.place(to) - a
        let square = max(line.x * line.x + line.y * line.y, 1e-12)
        for sample in 1..<8 {
          let way = cubic.place(from + (to - from) * Double(sample) / 8) - a
          let along = min(max((way.x * line.x + way.y * line.y) / square, 0), 1)
          largest = max(largest, (way - along * line).length)
        }
      }
    }
    return largest
  }

  private func cubic(_ numbers: inout SeededGenerator, _ reach: Double, _ kind: Int) -> Cubic {
    func place() -> Vertex {
      Vertex(.random(in: -reach...reach, using: &numbers), .random(in: -reach...reach, using: &numbers))
    }
    let control = place()
    switch kind {
    case 0:  // A cusp.
      return Cubic(
        start: Vertex(0, 0), control1: Vertex(reach, reach), control2: Vertex(0, reach), end: Vertex(reach, 0))
    case 1:  // Both controls in one place.
      return Cubic(start: place(), control1: control, control2: control, end: place())
    case 2:  // There and back on one line.
      return Cubic(
        start: Vertex(0, 0), control1: Vertex(reach, 0), control2: Vertex(-reach, 0), end: Vertex(reach / 2, 0))
    default:
      return Cubic(start: place(), control1: control, control2: place(), end: place())
    }
  }

  @Test("lines stay within the tolerance of a curve, counted evenly or part by part")
  func tolerances() {
    let tolerance = 5.0
    for seed in 1...600 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let cubic = cubic(&numbers, [2560, 25_600, 256_000][Int(seed % 3)], Int(seed % 7))
      let even = Int(cubic.evenSteps(tolerance).squareRoot()) + 1
      #expect(deviation(cubic, [(0, 1, even)]) <= tolerance * 1.001, "seed \(seed)")
      let parts = (0..<Cubic.parts).map { part in
        let steps = Int(cubic.steps(ofPart: part, tolerance).squareRoot()) + 1
        return (from: Double(part) / Double(Cubic.parts), to: Double(part + 1) / Double(Cubic.parts), steps: steps)
      }
      #expect(deviation(cubic, parts) <= tolerance * 1.05, "seed \(seed)")
    }
  }

  @Test("a long curve takes fewer lines where each part has its own count")
  func counts() {
    var numbers = SeededGenerator(seed: 5)
    var even = 0, parted = 0
    for _ in 0..<200 {
      let cubic = cubic(&numbers, 51_200, 9)
      even += Int(cubic.evenSteps(5).squareRoot()) + 1
      parted += (0..<Cubic.parts).reduce(0) { $0 + Int(cubic.steps(ofPart: $1, 5).squareRoot()) + 1 }
    }
    #expect(Double(parted) < 0.75 * Double(even))
  }
}
