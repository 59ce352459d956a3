import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct LineTests {
  @Test func levelLinesAreLeftOut() {
    var list = LineList()
    list.move(0, 0)
    list.line(10, 0)
    list.line(10, 5)
    list.line(0, 5)
    list.close()
    #expect(list.lines.map(\.x0) == [10, 0])
    list.removeAll()
    #expect(list.lines.isEmpty)
  }

  @Test func reversedContoursTakeAway() {
    var list = LineList(), quarter = QuarterCircle()
    let box = RoundedBox(circleAtX: 0, y: 0, radius: 2560)
    list.contour(box, &quarter, isReversed: false)
    list.contour(box, &quarter, isReversed: true)
    let half = list.lines.count / 2
    for index in 0..<half {
      #expect(list.lines[index].x0 == list.lines[half + index].x1)
      #expect(list.lines[index].y0 == list.lines[half + index].y1)
    }
  }

  @Test func coordinatesRoundHalfUpAndAreClamped() {
    #expect([0.5, 0.49, -0.5, -0.51, -1.5].map(rounded) == [1, 0, 0, -1, -1])
    #expect(rounded(1e300) == 1 << 30 - 1)
    #expect(rounded(-1e300) == -(1 << 30) + 1)
    #expect(rounded(.nan) == -(1 << 30) + 1)
  }

  @Test("sorted lines are the same lines, in the order of their top rows")
  func sorting() {
    var generator = SeededGenerator(seed: 31)
    var list = LineList()
    list.move(0, 0)
    for _ in 0..<300 { list.line(Int32(generator.count(-9000...9000)), Int32(generator.count(-9000...9000))) }
    func key(_ line: Line) -> [Int32] { [line.x0, line.y0, line.x1, line.y1] }
    let before = list.lines
    #expect(list.sortByRow(from: before.count - 20) == nil)
    let tallest = list.sortByRow(from: 10)
    #expect(list.lines[..<10].map(key) == before[..<10].map(key))
    let rows = list.lines[10...].map(\.topRow)
    #expect(rows == rows.sorted())
    let keys = { (lines: ArraySlice<Line>) in lines.map(key).sorted { $0.lexicographicallyPrecedes($1) } }
    #expect(keys(list.lines[10...]) == keys(before[10...]))
    #expect(tallest == before[10...].map { Int(max($0.y0, $0.y1) >> 8) - $0.topRow }.max())
  }
}
