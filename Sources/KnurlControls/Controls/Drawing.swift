extension UI {
  /// Takes a place of a size, in points, for a drawing of the program's own; in a column it may fill the width.
  /// - Parameters:
  ///   - size: The extent that the drawing wants.
  ///   - fills: Whether it takes the whole width of a column.
  ///   - draw: Records the drawing; the rectangle is the place, with its origin at zero.
  public func drawing(_ size: Size, fills: Bool = false, _ draw: (Canvas, Rect) -> Void) {
    let size = size.sanitized
    let placement = place(NaturalSize(width: size.width, height: size.height, fills: fills))
    paint(placement, isEnabled: disabledDepth == 0, draw)
  }
}
