import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct LineUnionTests {
  private func contour(_ places: [(Int32, Int32)]) -> [Line] {
    places.indices.map { index in
      let next = places[(index + 1) % places.count]
      return Line(x0: places[index].0, y0: places[index].1, x1: next.0, y1: next.1)
    }
  }

  private func box(_ x: Int32, _ y: Int32, _ side: Int32) -> [Line] {
    contour([(x, y), (x + side, y), (x + side, y + side), (x, y + side)])
  }

  private func winding(_ lines: [Line], _ x: Double, _ y: Double) -> Int {
    var winding = 0
    for line in lines where (Double(line.y0) <= y) != (Double(line.y1) <= y) {
      let share = (y - Double(line.y0)) / Double(line.y1 - line.y0)
      if Double(line.x0) + share * Double(line.x1 - line.x0) < x { winding += line.y0 < line.y1 ? 1 : -1 }
    }
    return winding
  }

  @Test("boxes that overlap become their outline")
  func boxes() {
    var union = LineUnion()
    var lines = box(0, 0, 1000) + box(500, 500, 1000)
    union.unite(&lines, from: 0)
    for (x, y, inside) in [(250, 250, 1), (750, 750, 1), (1250, 1250, 1), (1250, 250, 0), (250, 1250, 0), (-5, 9, 0)] {
      #expect(abs(winding(lines, Double(x), Double(y))) == inside)
    }
    var same = box(0, 0, 256) + box(0, 0, 256)
    union.unite(&same, from: 0)
    #expect(same.count == 2)
  }

  @Test("lines before the ones in question stay")
  func others() {
    var union = LineUnion()
    let first = box(3, 4, 5)
    var lines = first + box(0, 0, 300) + box(100, 100, 300)
    union.unite(&lines, from: first.count)
    for index in first.indices { #expect(lines[index].x0 == first[index].x0 && lines[index].y1 == first[index].y1) }
  }

  @Test(
    "the union of random triangles winds once where any does, and its heights cancel",
    arguments: 1...40 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var triangles: [[Line]] = []
    for _ in 0..<generator.count(2...12) {
      func place() -> (Int32, Int32) { (Int32(generator.count(0...4000)), Int32(generator.count(0...4000))) }
      var (a, b, c) = (place(), place(), place())
      let area = Int(b.0 - a.0) * Int(c.1 - a.1) - Int(b.1 - a.1) * Int(c.0 - a.0)
      if area < 0 { (b, c) = (c, b) }
      _ = (a, b, c)
      triangles.append(contour([a, b, c]))
      a = b
    }
    var lines = triangles.flatMap { $0 }
    let all = lines
    var union = LineUnion()
    union.unite(&lines, from: 0)
    #expect(lines.reduce(0) { $0 + Int($1.y1 - $1.y0) } == 0)
    var wrong = 0
    for _ in 0..<2000 {
      let x = generator.number(0...4000), y = generator.number(0...4000)
      if (winding(all, x, y) != 0) != (winding(lines, x, y) != 0) { wrong += 1 }
      if abs(winding(lines, x, y)) > 1 { wrong += 1 }
    }
    // Rounding moves edges by half a unit.
    #expect(wrong <= 4, "seed \(seed): \(wrong)")
  }

  @Test("too many contours stay as they are")
  func limits() {
    var union = LineUnion()
    var lines = (0..<1200).flatMap { box(Int32($0) * 3, Int32($0) % 50, 2000) }
    let count = lines.count
    union.unite(&lines, from: 0)
    #expect(lines.count == count)
  }
}
