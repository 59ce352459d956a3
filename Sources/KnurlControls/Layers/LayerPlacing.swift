/// Finds the place of a popup, in whole pixels of the window.
struct LayerPlacing {
  /// The window's extent.
  let width: Int
  let height: Int
  /// What is kept free at its edges.
  let margin: Int

  /// The upper left of a popup beside an anchor: on the wanted side if there is room, else on the other one if there is more room,
  /// and in the window as far as it fits.
  func place(_ anchor: PixelRect, width: Int, height: Int, edge: PopupEdge, gap: Int) -> (x: Int, y: Int) {
    var x = anchor.x, y = anchor.y
    switch edge {
    case .below, .above:
      y = Self.side(
        anchor.y, anchor.maxY, height, gap, isBefore: edge == .above, from: margin, to: self.height - margin)
    case .left, .right:
      x = Self.side(anchor.x, anchor.maxX, width, gap, isBefore: edge == .left, from: margin, to: self.width - margin)
    case .center:
      (x, y) = (anchor.x + (anchor.width - width) / 2, anchor.y + (anchor.height - height) / 2)
    }
    return (Self.fit(x, width, in: self.width, margin), Self.fit(y, height, in: self.height, margin))
  }

  private static func side(
    _ start: Int, _ end: Int, _ length: Int, _ gap: Int, isBefore: Bool, from low: Int, to high: Int
  ) -> Int {
    let roomBefore = start - gap - low, roomBehind = high - end - gap
    let wanted = isBefore ? roomBefore : roomBehind, other = isBefore ? roomBehind : roomBefore
    let isFlipped = length > wanted && other > wanted
    return isBefore != isFlipped ? start - gap - length : end + gap
  }

  /// The beginning nearest to a wanted one at which a length fits in; a length that does not, begins at the margin.
  static func fit(_ start: Int, _ length: Int, in extent: Int, _ margin: Int) -> Int {
    max(margin, min(start, extent - margin - length))
  }
}
