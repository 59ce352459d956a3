import Testing

@testable import KnurlRaster

@Suite struct CellGridTests {
  /// The sums of the pixels of a row of 8 that a line from one place to another leaves.
  private func sums(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> [Int32] {
    let cells = UnsafeMutablePointer<Int32>.allocate(capacity: CellGrid.stride)
    let groups = UnsafeMutablePointer<UInt8>.allocate(capacity: CellGrid.groupStride)
    defer {
      unsafe cells.deallocate()
      unsafe groups.deallocate()
    }
    unsafe cells.initialize(repeating: 0, count: CellGrid.stride)
    unsafe groups.initialize(repeating: 0, count: CellGrid.groupStride)
    unsafe CellGrid(cells: cells, groups: groups, columns: 8, rows: 1).add(x0, y0, x1, y1)
    var sum: Int32 = 0
    return (0..<8).map {
      sum &+= unsafe cells[$0]
      return sum
    }
  }

  private let full = CellGrid.full

  @Test func uprightLines() {
    #expect(sums(512, 0, 512, 256) == [0, 0, full, full, full, full, full, full])
    #expect(sums(512, 256, 512, 0) == [0, 0, -full, -full, -full, -full, -full, -full])
    #expect(sums(640, 0, 640, 128) == [0, 0, full / 4, full / 2, full / 2, full / 2, full / 2, full / 2])
  }

  @Test func whatLiesAsideCountsOnItsRightOnly() {
    #expect(sums(-900, -50, -900, 300) == Array(repeating: full, count: 8))
    #expect(sums(-900, 0, -100, 256) == Array(repeating: full, count: 8))
    #expect(sums(2048, 0, 2048, 256) == Array(repeating: 0, count: 8))
    #expect(sums(9000, 0, 5000, 256) == Array(repeating: 0, count: 8))
    #expect(sums(0, -500, 700, -1) == Array(repeating: 0, count: 8))
    #expect(sums(0, 256, 700, 900) == Array(repeating: 0, count: 8))
  }

  @Test func diagonalsHalvePixels() {
    #expect(sums(256, 0, 512, 256) == [0, full / 2, full, full, full, full, full, full])
    #expect(sums(512, 0, 256, 256) == [0, full / 2, full, full, full, full, full, full])
  }

  @Test func flatLinesRiseEvenly() {
    #expect(sums(0, 0, 2048, 256) == (0..<8).map { full / 16 * (2 * $0 + 1) })
    #expect(sums(2048, 0, 0, 256) == (0..<8).map { full / 16 * (2 * $0 + 1) })
    #expect(sums(-2048, 0, 4096, 768) == Array(repeating: full, count: 8))
  }

  @Test func theLargestCoordinatesDoNotOverflow() {
    let limit = 1 << 30
    _ = sums(-limit, -limit, limit, limit)
    _ = sums(limit, -limit, -limit, limit)
    _ = sums(-limit, 0, limit, 1)
    #expect(sums(-limit, 0, limit, 256)[0] > 0)
  }
}
