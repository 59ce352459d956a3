import Testing

@testable import KnurlControls

@Suite struct PlacedRangesTests {
  private func mark(_ command: Int) -> RecordMark {
    var mark = RecordMark()
    (mark.drawing.command, mark.hits, mark.nodes) = (command, command, command)
    return mark
  }

  @Test func ofRangesInOneAnotherTheOuterOneCounts() {
    var placed = PlacedRanges()
    placed.note(mark(1), mark(2))
    placed.note(mark(3), mark(4))
    #expect(placed.ranges.map(\.start.nodes) == [1, 3])
    placed.note(mark(2), mark(5))
    #expect(placed.ranges.map(\.start.nodes) == [1, 2])
    placed.note(mark(0), mark(6))
    #expect(placed.ranges.map(\.start.nodes) == [0])
  }

  @Test func theReachIsTheFarthest() {
    var placed = PlacedRanges()
    #expect(placed.reach == nil)
    placed.extend(x: 10, y: -5)
    placed.extend(x: 4, y: 20)
    #expect(placed.reach?.x == 10 && placed.reach?.y == 20)
    placed.removeAll()
    #expect(placed.reach == nil)
  }

  @Test func whatIsPutInFrontMovesWhatLiesBehind() {
    var placed = PlacedRanges()
    placed.note(mark(1), mark(2))
    placed.note(mark(5), mark(6))
    placed.shift(mark(4), mark(9), commands: 2, nodes: 1)
    #expect(placed.ranges.map(\.start.drawing.command) == [1, 7])
    #expect(placed.ranges.map(\.end.nodes) == [2, 7])
  }
}
