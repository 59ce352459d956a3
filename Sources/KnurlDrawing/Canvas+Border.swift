extension Canvas {
  /// Draws the border of a rectangle, inside of it, with an inner outline whose radii are smaller by the width.
  ///
  /// Its coverage is that of the rectangle less that of the inner one. A width of half the shorter side or more fills the
  /// rectangle. ``Path/border(_:radius:width:)`` is the same as a path, for clips and shadows.
  /// - Parameters:
  ///   - rect: The rectangle, in points; of negative size, the same place.
  ///   - radius: The radius of its corners, in points; one too large is reduced to fit.
  ///   - width: The width of the line, in points; nothing is drawn for one that is not above zero.
  ///   - paint: What the line is filled with.
  public func border(_ rect: Rect, radius: Double = 0, width: Double, _ paint: Paint) {
    border(rect, radii: CornerRadii(radius), width: width, paint)
  }

  /// Draws the border of a rectangle with four corner radii, inside of it.
  public func border(_ rect: Rect, radii: CornerRadii, width: Double, _ paint: Paint) {
    let path = Path.border(rect, radii: radii, width: width)
    if path.isEmpty { return }
    guard case .border(let rect, let radii, _) = path.content else { return fill(path, paint) }
    let half = width / 2
    // The stroke of a rectangle is painted from its corners alone; but a corner that is sharp in the middle of the line
    // would be sharp outside too.
    let least = half + 0x1p-7 / list.pixelsPerPoint
    func isSafe(_ radius: Double) -> Bool { radius == 0 || radius > least }
    guard isSafe(radii.topLeft), isSafe(radii.topRight), isSafe(radii.bottomRight), isSafe(radii.bottomLeft) else {
      return fill(path, paint)
    }
    func middle(_ radius: Double) -> Double { max(0, radius - half) }
    let line = Path.roundedRect(
      rect.inset(by: half),
      radii: CornerRadii(
        topLeft: middle(radii.topLeft), topRight: middle(radii.topRight), bottomRight: middle(radii.bottomRight),
        bottomLeft: middle(radii.bottomLeft)))
    stroke(line, paint, Stroke(width: width))
  }
}
