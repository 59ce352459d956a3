/// The places that a caret can take in a line of text, from left to right: one before each grapheme cluster, and one behind
/// the last.
///
/// They follow from the engine's layout. Clusters that share a glyph divide its width; one without a glyph has no width.
/// Text is taken to run from left to right.
struct CaretStops: Sendable {
  /// In bytes of the UTF-8.
  private(set) var places: [Int] = [0]
  /// In points from the line's beginning.
  private(set) var positions: [Double] = [0]

  init() {}

  init(_ text: String, _ layout: TextLayout) {
    places.removeAll()
    positions.removeAll()
    var place = 0
    for character in text {
      places.append(place)
      place += character.utf8.count
    }
    places.append(place)
    let starts = Self.starts(of: places, layout)
    positions = Self.filled(starts, end: layout.width)
  }

  /// Where the glyphs of each cluster begin; nil for a cluster without glyphs of its own.
  private static func starts(of places: [Int], _ layout: TextLayout) -> [Double?] {
    var starts = [Double?](repeating: nil, count: places.count)
    for glyph in layout.glyphs {
      let index = index(of: glyph.cluster, in: places)
      if index < places.count - 1 { starts[index] = min(starts[index] ?? .infinity, glyph.x) }
    }
    return starts
  }

  /// Clusters without glyphs divide the way to the next that has some.
  private static func filled(_ starts: [Double?], end: Double) -> [Double] {
    var positions = [Double](repeating: 0, count: starts.count)
    positions[starts.count - 1] = end
    var index = 0, last = 0.0
    while index < starts.count - 1 {
      var next = index + 1
      while next < starts.count - 1, starts[next] == nil { next += 1 }
      let start = max(last, starts[index] ?? last), stop = next < starts.count - 1 ? starts[next] ?? end : end
      for step in index..<next {
        positions[step] = start + (max(start, stop) - start) * Double(step - index) / Double(next - index)
      }
      (index, last) = (next, start)
    }
    return positions
  }

  /// The cluster that a place is in: the last one that does not begin behind it.
  private static func index(of place: Int, in places: [Int]) -> Int {
    var low = 0, high = places.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  var width: Double { positions[positions.count - 1] }
  var end: Int { places[places.count - 1] }

  /// Where the caret of a place stands.
  func position(of place: Int) -> Double { positions[Self.index(of: place, in: places)] }

  /// The place of the stop nearest to a position; of two equally near the right one.
  func place(nearest position: Double) -> Int {
    var low = 0, high = positions.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if positions[middle] <= position { low = middle } else { high = middle }
    }
    guard low + 1 < positions.count else { return places[low] }
    return position - positions[low] < positions[low + 1] - position ? places[low] : places[low + 1]
  }

  /// The place of the cluster that lies at a position.
  func place(under position: Double) -> Int {
    var low = 0, high = positions.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if positions[middle] <= position { low = middle } else { high = middle }
    }
    return places[low]
  }
}
