import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

/// Random shapes of `Path` are off by no more than 7 of 255 from the area that samples find in each pixel.
@Suite struct ShapeAccuracyTests {
  private static let side = 44

  private func error(of path: Path, rule: FillRule = .nonZero, _ isInside: (Double, Double) -> Bool) -> Int {
    painted(Self.side, Self.side) { $0.fill(path, white, rule: rule) }.error(isInside)
  }

  private func frame(_ generator: inout SeededGenerator) -> Rect {
    Rect(
      x: generator.number(1...8), y: generator.number(1...8), width: generator.number(12...33),
      height: generator.number(12...33))
  }

  @Test("rectangles with four different corners", arguments: 1...3 as ClosedRange<UInt64>)
  func fourRadii(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let r = frame(&generator), limit = min(r.width, r.height) / 2
    // Radii that fit, so that the model need not reduce them.
    let radii = (0..<4).map { _ in generator.chance(20) ? 0 : generator.number(0.3...limit) }
    let path = Path.roundedRect(
      r, radii: CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
    let error = self.error(of: path) { x, y in
      let left = x - r.minX, right = r.maxX - x, top = y - r.minY, bottom = r.maxY - y
      if min(left, right, top, bottom) < 0 { return false }
      return [(left, top), (right, top), (right, bottom), (left, bottom)].enumerated().allSatisfy { index, corner in
        let radius = radii[index], dx = radius - corner.0, dy = radius - corner.1
        return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius
      }
    }
    #expect(error <= 7, "seed \(seed): \(r), \(radii)")
  }

  @Test("capsules, lying and standing", arguments: 1...3 as ClosedRange<UInt64>)
  func capsules(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let r = frame(&generator), radius = min(r.width, r.height) / 2
    let error = self.error(of: .capsule(r)) { x, y in
      let dx = x - min(r.maxX - radius, max(r.minX + radius, x))
      let dy = y - min(r.maxY - radius, max(r.minY + radius, y))
      return dx * dx + dy * dy <= radius * radius
    }
    #expect(error <= 7, "seed \(seed): \(r)")
  }

  @Test("ellipses turned about their middles", arguments: 1...3 as ClosedRange<UInt64>)
  func turnedEllipses(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let a = generator.number(4...19), b = generator.number(4...19), turn = Angle.degrees(generator.number(-180...180))
    let middle = Vector(x: 22 + generator.number(-1...1), y: 22 + generator.number(-1...1))
    let path = Path.ellipse(in: Rect(x: -a, y: -b, width: 2 * a, height: 2 * b))
      .transformed(by: Transform.rotation(turn).followed(by: .translation(middle)))
    let (sine, cosine) = turn.sineAndCosine
    let error = self.error(of: path) { x, y in
      let dx = x - middle.x, dy = y - middle.y
      let u = (dx * cosine + dy * sine) / a, v = (dy * cosine - dx * sine) / b
      return u * u + v * v <= 1
    }
    #expect(error <= 7, "seed \(seed): \(a), \(b), \(turn.degrees) degrees")
  }

  @Test("stars of any number of points", arguments: 1...3 as ClosedRange<UInt64>, [FillRule.nonZero, .evenOdd])
  func stars(seed: UInt64, rule: FillRule) {
    var generator = SeededGenerator(seed: seed)
    let count = generator.count(5...11)
    let points = (0..<count).map { index in
      let (sine, cosine) = Angle.degrees(Double(index) * 360 / Double(count) + 7).sineAndCosine
      let reach = generator.number(4...20)
      return Point(x: 22 + reach * cosine, y: 22 + reach * sine)
    }
    let error = self.error(of: .polygon(points), rule: rule) { x, y in
      var isInside = false, last = points[count - 1]
      for next in points {
        if (last.y > y) != (next.y > y) {
          let crossing = last.x + (y - last.y) / (next.y - last.y) * (next.x - last.x)
          if x < crossing { isInside.toggle() }
        }
        last = next
      }
      return isInside
    }
    #expect(error <= 7, "seed \(seed): \(points)")
  }
}
