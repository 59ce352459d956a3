extension Array {
  /// Empties the array and keeps room for half as much again as it held, so that a frame which needs a little more than the
  /// frames before takes nothing from the heap.
  mutating func removeAllKeepingRoom(atLeast count: Int = 16) {
    let held = self.count
    removeAll(keepingCapacity: true)
    reserveRoom(Swift.max(held, count))
  }

  /// Makes room for three times as many elements, if there is hardly room for as many.
  mutating func reserveRoom(_ count: Int) {
    if capacity < count + count / 2 { reserveCapacity(3 * count) }
  }
}
