import KnurlGeometry
import TestSupport
import Testing

private let scales = [1, 1.25, 1.5, 1.75, 2, 3.0]

@Suite struct PixelGridSnappingTests {
  private func rect(_ generator: inout SeededGenerator) -> Rect {
    Rect(
      x: generator.number(-300...300), y: generator.number(-300...300), width: generator.number(0.001...90),
      height: generator.number(0.001...90))
  }

  private func isWhole(_ coordinate: Double, _ scale: Double) -> Bool {
    abs(coordinate * scale - (coordinate * scale).rounded()) < 1e-9
  }

  @Test("snapped edges lie on pixel edges, half a pixel away at most, and no side vanishes", arguments: seeds, scales)
  func edges(seed: UInt64, scale: Double) {
    let grid = PixelGrid(pixelsPerPoint: scale)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let old = rect(&generator)
      for keeping in [PixelGrid.Keeping.edges, .size] {
        let new = grid.snapped(old, keeping: keeping)
        #expect([new.minX, new.minY, new.maxX, new.maxY].allSatisfy { isWhole($0, scale) }, "\(old)")
        #expect(new.width * scale > 1 - 1e-9 && new.height * scale > 1 - 1e-9, "\(old)")
        #expect(abs(new.minX - old.minX) * scale <= 0.5 + 1e-9 && abs(new.minY - old.minY) * scale <= 0.5 + 1e-9)
        #expect(abs(new.width - old.width) * scale <= 1 + 1e-9 && abs(new.height - old.height) * scale <= 1 + 1e-9)
      }
    }
  }

  @Test("what keeps its size has the same one at any place", arguments: seeds, scales)
  func sizes(seed: UInt64, scale: Double) {
    let grid = PixelGrid(pixelsPerPoint: scale)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let size = rect(&generator).size
      var pixels: Set<[Int]> = []
      for _ in 0..<20 {
        let there = grid.snapped(Rect(origin: rect(&generator).origin, size: size), keeping: .size)
        pixels.insert([grid.pixel(there.width), grid.pixel(there.height)])
      }
      #expect(pixels.count == 1, "\(size)")
    }
  }

  @Test("neighbours that share an edge still share it", arguments: seeds, scales)
  func neighbours(seed: UInt64, scale: Double) {
    let grid = PixelGrid(pixelsPerPoint: scale)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      // A pixel wide at least: what is thinner may be widened over its neighbour.
      let first = Rect(
        x: generator.number(-99...99), y: 0, width: generator.number(1.1...50), height: generator.number(1.1...50))
      let second = Rect(x: first.maxX, y: 0, width: generator.number(1.1...50), height: first.height)
      let left = grid.snapped(first, keeping: .edges), right = grid.snapped(second, keeping: .edges)
      #expect(grid.pixel(left.maxX) == grid.pixel(right.minX), "\(first) \(second)")
      #expect(grid.pixel(left.maxY) == grid.pixel(right.maxY))
    }
  }

  @Test("halves go upwards, on either side of zero")
  func halves() {
    let grid = PixelGrid(pixelsPerPoint: 1)
    let right = grid.snapped(Rect(x: 0.5, y: -0.5, width: 2, height: 2), keeping: .edges)
    #expect(right == Rect(x: 1, y: 0, width: 2, height: 2))
    let sized = grid.snapped(Rect(x: 0.4, y: -1.5, width: 2.5, height: 1.5), keeping: .size)
    #expect(sized == Rect(x: 0, y: -1, width: 3, height: 2))
  }

  @Test("a side of zero stays zero, a negative size is its positive twin, and what is not finite stays")
  func extremes() {
    let grid = PixelGrid(pixelsPerPoint: 1.5)
    for keeping in [PixelGrid.Keeping.edges, .size] {
      #expect(grid.snapped(Rect(x: 1, y: 1, width: 0, height: 0), keeping: keeping).size == .zero)
      let twin = grid.snapped(Rect(x: 1, y: 2, width: 10, height: 12), keeping: keeping)
      #expect(grid.snapped(Rect(x: 11, y: 14, width: -10, height: -12), keeping: keeping) == twin)
      let endless = Rect(x: 0, y: 0, width: .infinity, height: 1)
      #expect(grid.snapped(endless, keeping: keeping) == endless)
      #expect(grid.snapped(Rect(x: .nan, y: 0, width: 1, height: 1), keeping: keeping).minX.isNaN)
      #expect(grid.snapped(Rect(x: -1e300, y: 0, width: 1, height: 1), keeping: keeping).isFinite)
    }
  }

  @Test("both sides of a line about its snapped middle lie on pixel edges", arguments: seeds, scales)
  func centers(seed: UInt64, scale: Double) {
    let grid = PixelGrid(pixelsPerPoint: scale)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let place = generator.number(-99...99), width = generator.number(0.01...9), line = grid.snappedLength(width)
      let center = grid.snappedCenter(place, width: width)
      #expect(isWhole(center - line / 2, scale) && isWhole(center + line / 2, scale), "\(place) \(width)")
      #expect(abs(center - place) * scale <= 0.5 + 1e-9, "\(place) \(width)")
    }
    #expect(grid.snappedCenter(.infinity, width: 1) == .infinity)
  }
}
