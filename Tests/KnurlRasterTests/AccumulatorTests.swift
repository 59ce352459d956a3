import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct AccumulatorTests {
  private let box = PixelBox(left: 0, top: 0, right: 64, bottom: 32)

  /// A closed path through random places, a third of them far outside.
  private func polygon(_ generator: inout SeededGenerator, within limit: ClosedRange<Int>? = nil) -> [Line] {
    let count = generator.count(3...11)
    let places = (0..<count).map { _ in
      let range = limit ?? (generator.chance(33) ? -200_000...200_000 : -2000...18_000)
      return (Int32(generator.count(range)), Int32(generator.count(range)))
    }
    return (0..<count).map { index in
      let next = places[(index + 1) % count]
      return Line(x0: places[index].0, y0: places[index].1, x1: next.0, y1: next.1)
    }
  }

  private func add(_ lines: [Line], to accumulator: Accumulator, _ box: PixelBox) {
    accumulator.begin(box)
    unsafe lines.withUnsafeBufferPointer { lines in
      guard let base = lines.baseAddress else { return }
      unsafe accumulator.add(base, lines.count, originX: 0, originY: 0)
    }
  }

  /// The coverage of lines over a box, row by row.
  private func coverage(_ lines: [Line], _ accumulator: Accumulator, _ box: PixelBox, _ rule: FillRule) -> [[UInt8]] {
    add(lines, to: accumulator, box)
    return (0..<Int(box.bottom - box.top)).map { row in
      var values = [UInt8](repeating: 0, count: Int(box.right - box.left))
      for index in 0..<accumulator.resolve(row: row, rule: rule) {
        let run = unsafe accumulator.runs[index]
        for x in Int(run.start)..<Int(run.end) {
          values[x] = unsafe run.coverage < 0 ? accumulator.coverage[x] : UInt8(run.coverage)
        }
      }
      return values
    }
  }

  @Test func sumsOfClosedPathsAreZero() {
    var generator = SeededGenerator(seed: 38)
    let accumulator = Accumulator()
    for round in 0..<10_000 {
      add(polygon(&generator, within: -3000...16_383), to: accumulator, box)
      for row in 0..<32 { #expect(accumulator.sum(ofRow: row) == 0, "round \(round), row \(row)") }
      for row in 0..<32 { _ = accumulator.resolve(row: row, rule: .nonZero) }
    }
  }

  @Test func leavesNothingBehind() {
    var generator = SeededGenerator(seed: 39)
    let accumulator = Accumulator()
    for round in 0..<300 {
      let width = Int32(generator.count(1...1024)), height = Int32(generator.count(1...32))
      let box = PixelBox(left: 0, top: 0, right: width, bottom: height)
      add(polygon(&generator), to: accumulator, box)
      for row in 0..<Int(height) { _ = accumulator.resolve(row: row, rule: .evenOdd) }
      for row in 0..<32 { #expect(accumulator.cell(inRow: row) == nil, "round \(round)") }
    }
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func tilesEqualTheWhole(rule: FillRule) {
    var generator = SeededGenerator(seed: 40)
    let accumulator = Accumulator()
    for round in 0..<300 {
      let lines = polygon(&generator)
      let whole = coverage(lines, accumulator, box, rule)
      let width = Int32(generator.count(1...64)), height = Int32(generator.count(1...32))
      for top in stride(from: Int32(0), to: 32, by: Int(height)) {
        for left in stride(from: Int32(0), to: 64, by: Int(width)) {
          let tile = PixelBox(left: left, top: top, right: min(64, left + width), bottom: min(32, top + height))
          for (row, values) in coverage(lines, accumulator, tile, rule).enumerated() {
            let expected = Array(whole[Int(top) + row][Int(tile.left)..<Int(tile.right)])
            #expect(values == expected, "round \(round), tile \(tile), row \(row)")
          }
        }
      }
    }
  }

  @Test func halfIs128() {
    #expect(coverageOf(65_536) == 128)
    #expect(coverageOf(-65_536) == 128)
    #expect(coverageOf(512) == 1)
    #expect(coverageOf(3 * CellGrid.full) == 255)
    #expect(coverageOfFolded(3 * CellGrid.full / 2) == 128)
    #expect(coverageOfFolded(2 * CellGrid.full) == 0)
    #expect(coverageOfFolded(-CellGrid.full / 2) == 128)
  }

  @Test func thinFeaturesKeepTheirArea() {
    // Squares of a twelfth of a pixel: each touched pixel has 1/144.
    let pixmap = painted(16, 16) { canvas in
      for row in 0..<12 {
        for column in 0..<12 {
          let x = Double(column) * 13 / 12, y = Double(row) * 13 / 12
          canvas.fill(lines([(x, y), (x + 1.0 / 12, y), (x + 1.0 / 12, y + 1.0 / 12), (x, y + 1.0 / 12)]), white)
        }
      }
    }
    for row in 0..<12 {
      for column in 0..<12 {
        #expect(pixmap.level(column * 13 / 12, row * 13 / 12) == 2)
      }
    }
  }

  @Test func cancelsOppositeHalvesOfOnePath() {
    // A known limit of signed areas, kept here so that a change is noticed: two triangles of opposite windings.
    let path = lines([(0, 0), (0, 4), (4, 4), (0, 0), (4, 0), (4, 4)], isClosed: true)
    let pixmap = painted(4, 4) { $0.fill(path, white) }
    for y in 0..<4 {
      for x in 0..<4 { #expect(pixmap.level(x, y) == (x == y ? 0 : 255)) }
    }
  }

  @Test func wholePixelEdgesAreSharp() {
    let path = lines([(2, 1), (9, 1), (9, 6), (5, 6), (5, 4), (2, 4)], isClosed: true)
    let pixmap = painted(12, 8) { $0.fill(path, white) }
    for y in 0..<8 {
      for x in 0..<12 {
        let isInside = x >= 2 && x < 9 && y >= 1 && y < 6 && !(x < 5 && y >= 4)
        #expect(pixmap.level(x, y) == (isInside ? 255 : 0))
      }
    }
  }

  @Test func fillRules() {
    let star = RandomScene.star(Point(x: 20, y: 20), 18)
    #expect(painted(40, 40) { $0.fill(star, white) }.level(20, 20) == 255)
    #expect(painted(40, 40) { $0.fill(star, white, rule: .evenOdd) }.level(20, 20) == 0)
    var nested = lines([(2, 2), (30, 2), (30, 30), (2, 30)], isClosed: true)
    nested.add(lines([(10, 10), (20, 10), (20, 20), (10, 20)], isClosed: true))
    #expect(painted(40, 40) { $0.fill(nested, white) }.level(15, 15) == 255)
    #expect(painted(40, 40) { $0.fill(nested, white, rule: .evenOdd) }.level(15, 15) == 0)
  }

  @Test func overlapsOfOnePathCountOnce() {
    var path = lines([(1, 1), (8, 1), (8, 8), (1, 8)], isClosed: true)
    path.add(lines([(4, 4), (12, 4), (12, 12), (4, 12)], isClosed: true))
    let pixmap = painted(14, 14) { $0.fill(path, .color(Color(white: 1, alpha: 128.0 / 255))) }
    #expect(pixmap.level(5, 5) == pixmap.level(2, 2))
    #expect(pixmap.level(5, 5) == 128)
  }
}
