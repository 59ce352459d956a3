extension Array {
  /// Sorts in place and takes nothing from the heap, as the library's sorting does for its merging. Elements of which none
  /// comes before the other end up in any order, the same on every machine.
  ///
  /// - Complexity: O(n log n); a heap sort (Williams, Algorithm 232, 1964).
  mutating func sortInPlace(_ isBefore: (Element, Element) -> Bool) {
    var root = count / 2
    while root > 0 {
      root -= 1
      sift(root, count, isBefore)
    }
    var end = count
    while end > 1 {
      end -= 1
      swapAt(0, end)
      sift(0, end, isBefore)
    }
  }

  /// Lets an element sink in the heap of those before `end`.
  private mutating func sift(_ start: Int, _ end: Int, _ isBefore: (Element, Element) -> Bool) {
    var root = start
    while 2 * root + 1 < end {
      var child = 2 * root + 1
      if child + 1 < end && isBefore(self[child], self[child + 1]) { child += 1 }
      if !isBefore(self[root], self[child]) { return }
      swapAt(root, child)
      root = child
    }
  }
}
