/// The places that a caret can take in a line of text: one before each grapheme cluster, and one behind the last.
///
/// They follow from the engine's layout. Where that tells its clusters, they may be read from either side: the caret before a
/// cluster stands at the side from which it is read. Otherwise clusters that share a glyph divide its width, and one without
/// a glyph has no width.
struct CaretStops: Sendable {
  /// In bytes of the UTF-8.
  private(set) var places: [Int] = [0]
  /// In points from the line's beginning; from left to right unless `spans` has something to say.
  private(set) var positions: [Double] = [0]
  /// The clusters of a line that is not read from left to right as a whole.
  private var clusters: [TextCluster] = []
  /// How wide the line is, in points.
  private(set) var width = 0.0

  init() {}

  init(_ text: String, _ layout: TextLayout) {
    places.removeAll()
    positions.removeAll()
    width = layout.width
    var place = 0
    for character in text {
      places.append(place)
      place += character.utf8.count
    }
    places.append(place)
    if !layout.clusters.isEmpty, layout.clusters.count == places.count - 1 {
      take(layout.clusters)
    } else {
      positions = Self.filled(Self.starts(of: places, layout), end: layout.width)
    }
  }

  private mutating func take(_ told: [TextCluster]) {
    positions = told.map { $0.isRightToLeft ? $0.x + $0.width : $0.x }
    let last = told[told.count - 1]
    positions.append(last.isRightToLeft ? last.x : last.x + last.width)
    if told.contains(where: \.isRightToLeft) { clusters = told }
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

  var end: Int { places[places.count - 1] }

  /// How wide a cluster is.
  func width(of index: Int) -> Double { (positions[index + 1] - positions[index]).magnitude }

  /// Where the caret of a place stands.
  func position(of place: Int) -> Double { positions[Self.index(of: place, in: places)] }

  /// The place of the stop nearest to a position; of two equally near the right one.
  func place(nearest position: Double) -> Int {
    if !clusters.isEmpty {
      let index = cluster(at: position), cluster = clusters[index]
      let isLeft = position - cluster.x < cluster.width / 2
      return places[isLeft == cluster.isRightToLeft ? index + 1 : index]
    }
    let low = last(before: position)
    guard low + 1 < positions.count else { return places[low] }
    return position - positions[low] < positions[low + 1] - position ? places[low] : places[low + 1]
  }

  /// The place of the cluster that lies at a position.
  func place(under position: Double) -> Int {
    places[clusters.isEmpty ? last(before: position) : cluster(at: position)]
  }

  /// The last stop that is not right of a position, of a line that is read from left to right.
  private func last(before position: Double) -> Int {
    var low = 0, high = positions.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if positions[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Text that is read from right to left

  /// The cluster at a position, or the one nearest to it.
  private func cluster(at position: Double) -> Int {
    func distance(_ cluster: TextCluster) -> Double {
      max(cluster.x - position, position - cluster.x - cluster.width, 0)
    }
    var best = 0
    for index in clusters.indices.dropFirst() where distance(clusters[index]) < distance(clusters[best]) {
      best = index
    }
    return best
  }

  /// Whether the text about a place is read from right to left, so that the caret's next stop lies at its left. At the border
  /// of two ways, that of the text before.
  func isRightToLeft(at place: Int) -> Bool {
    if clusters.isEmpty { return false }
    return clusters[max(0, Self.index(of: place, in: places) - 1)].isRightToLeft
  }

  /// Where the text between two places stands: one span, or several where it is read from both sides.
  func spans(from lower: Int, to upper: Int) -> [ClosedRange<Double>] {
    guard lower < upper else { return [] }
    if clusters.isEmpty {
      let left = position(of: lower), right = position(of: upper)
      return right > left ? [left...right] : []
    }
    let parts = clusters.filter { $0.start >= lower && $0.start < upper && $0.width > 0 }
    var spans: [ClosedRange<Double>] = []
    for part in parts.sorted(by: { $0.x < $1.x }) {
      if let last = spans.last, part.x <= last.upperBound + 0.01 {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, part.x + part.width)
      } else {
        spans.append(part.x...(part.x + part.width))
      }
    }
    return spans
  }
}
