import KnurlDrawing

/// For each band of rows the commands that reach into it, in order.
final class BandLists {
  /// Where each band begins in `items`, and the end of the last one.
  private var starts: [Int] = []
  private var items: [Int32] = []

  func prepare(_ commands: [PlacedCommand], bands: Int) {
    starts.removeAllKeepingRoom(atLeast: bands + 2)
    starts.append(contentsOf: repeatElement(0, count: bands + 2))
    // Two passes: count, then put. The counts stand two places behind, so that putting moves them where they belong.
    unsafe starts.withUnsafeMutableBufferPointer { starts in
      for command in commands where !command.box.isEmpty {
        for band in Self.bands(command.box) { unsafe starts[band + 2] += 1 }
      }
      for band in 1..<starts.count { unsafe starts[band] += starts[band - 1] }
    }
    let total = starts[starts.count - 1]
    if items.count < total { items = Array(repeating: 0, count: max(256, 2 * total)) }
    unsafe items.withUnsafeMutableBufferPointer { items in
      unsafe starts.withUnsafeMutableBufferPointer { starts in
        for (index, command) in commands.enumerated() where !command.box.isEmpty {
          for band in Self.bands(command.box) {
            unsafe items[starts[band + 1]] = Int32(truncatingIfNeeded: index)
            unsafe starts[band + 1] += 1
          }
        }
      }
    }
  }

  /// Lends the commands of a band.
  func with(band: Int, _ body: (UnsafeBufferPointer<Int32>) -> Void) {
    let range = starts[band]..<starts[band + 1]
    unsafe items.withUnsafeBufferPointer { unsafe body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private static func bands(_ box: PixelBox) -> ClosedRange<Int> {
    Int(box.top) / DamageGrid.cellHeight...(Int(box.bottom) - 1) / DamageGrid.cellHeight
  }
}
