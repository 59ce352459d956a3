/// What `place` has put in the window in a frame, so that no container moves it.
struct PlacedRanges {
  private(set) var ranges: [(start: RecordMark, end: RecordMark)] = []
  /// The pixels that it has reached inside the innermost scroll area, which makes that as long.
  var reach: (x: Int, y: Int)?

  mutating func removeAll() {
    ranges.removeAll(keepingCapacity: true)
    reach = nil
  }

  mutating func extend(x: Int, y: Int) {
    reach = (max(x, reach?.x ?? x), max(y, reach?.y ?? y))
  }

  /// Of ranges one in another the outer one counts.
  mutating func note(_ start: RecordMark, _ end: RecordMark) {
    while let last = ranges.last, last.start.isWithin(start, end) { ranges.removeLast() }
    ranges.append((start, end))
  }

  /// Counts what was put in front of the records between two marks.
  mutating func shift(_ start: RecordMark, _ end: RecordMark, commands: Int, nodes: Int) {
    for index in ranges.indices where ranges[index].start.isWithin(start, end) {
      ranges[index].start.shift(commands: commands, nodes: nodes)
      ranges[index].end.shift(commands: commands, nodes: nodes)
    }
  }
}
