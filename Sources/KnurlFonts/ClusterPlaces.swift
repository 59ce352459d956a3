import KnurlDrawing

/// Finds the places of grapheme clusters from those of the shaped ones. Clusters that share a glyph divide its width.
struct ClusterPlaces {
  private let starts: [Int]
  private var places: [TextCluster]
  private var isPlaced: [Bool]

  /// - Parameter starts: Where grapheme clusters begin, in bytes of the UTF-8.
  init(_ starts: [Int]) {
    self.starts = starts
    places = starts.map { TextCluster(start: $0, x: 0, width: 0) }
    isPlaced = [Bool](repeating: false, count: starts.count)
  }

  /// Takes a shaped cluster: the bytes from `start` to `end` at a place.
  mutating func add(_ start: Int, _ end: Int, x: Double, width: Double, isRightToLeft: Bool) {
    let first = index(of: start), last = max(first, index(of: max(start, end - 1)))
    let count = Double(last - first + 1), share = width / count
    for index in first...last {
      let step = Double(isRightToLeft ? last - index : index - first)
      place(index, x: x + share * step, width: share, isRightToLeft)
    }
  }

  /// A cluster may be made of several shaped ones, side by side.
  private mutating func place(_ index: Int, x: Double, width: Double, _ isRightToLeft: Bool) {
    let start = starts[index]
    guard isPlaced[index] else {
      places[index] = TextCluster(start: start, x: x, width: width, isRightToLeft: isRightToLeft)
      isPlaced[index] = true
      return
    }
    let left = min(places[index].x, x), right = max(places[index].x + places[index].width, x + width)
    places[index] = TextCluster(start: start, x: left, width: right - left, isRightToLeft: isRightToLeft)
  }

  /// The grapheme cluster that a byte is in.
  private func index(of byte: Int) -> Int {
    var low = 0, high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return low
  }

  /// All clusters; one without a glyph stands at the end of the one before.
  var clusters: [TextCluster] {
    var clusters = places
    for index in clusters.indices.dropFirst() where !isPlaced[index] {
      let before = clusters[index - 1]
      clusters[index].isRightToLeft = before.isRightToLeft
      clusters[index].x = before.isRightToLeft ? before.x : before.x + before.width
    }
    return clusters
  }
}
