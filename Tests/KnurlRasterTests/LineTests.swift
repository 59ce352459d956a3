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
}
