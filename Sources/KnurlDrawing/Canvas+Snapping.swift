extension Canvas {
  /// A rectangle with all edges on the pixel edges of the recording, in points: one that is filled has sharp edges at any
  /// scale, 1.25 and 1.5 among them. See `PixelGrid.snapped(_:keeping:)`.
  public func snapped(_ rect: Rect, keeping: PixelGrid.Keeping = .edges) -> Rect {
    pixelGrid.snapped(rect, keeping: keeping)
  }

  /// Fills the border of a rectangle, inside of it, with a line of whole pixels: at least one, the same on all four sides
  /// and at any place.
  /// - Parameters:
  ///   - rect: The rectangle, in points; its edges go to the nearest pixel edges.
  ///   - radius: The radius of its corners, in points; it is not rounded. One too large is reduced to fit.
  ///   - width: The width of the line, in points; nothing is drawn for one that is not above zero.
  ///   - paint: What the line is filled with.
  public func snappedBorder(_ rect: Rect, radius: Double = 0, width: Double, _ paint: Paint) {
    guard width > 0 || width.isNaN else { return }
    let width = width.isFinite ? pixelGrid.snappedLength(width) : width
    border(snapped(rect), radius: radius, width: width, paint)
  }

  /// Draws a line of whole pixels: at least one across, and the same number at any place.
  ///
  /// A line along an axis is moved so that its sides and ends lie on pixel edges; it is one pixel long at least
  /// unless it has no length. Any other is drawn where it is, with smooth edges. Halves of a pixel go upwards (right and
  /// down).
  /// - Parameters:
  ///   - start: Where the line begins, in points.
  ///   - end: Where it ends.
  ///   - width: Its width, in points; nothing is drawn for one that is not above zero.
  ///   - paint: What it is filled with.
  public func snappedLine(from start: Point, to end: Point, width: Double, _ paint: Paint) {
    guard width > 0 || width.isNaN else { return }
    let grid = pixelGrid, width = width.isFinite ? grid.snappedLength(width) : width
    let isHorizontal = start.y == end.y, isVertical = start.x == end.x
    guard isHorizontal || isVertical else { return stroke(.line(from: start, to: end), paint, Stroke(width: width)) }
    // The longer side is kept as it is; the other one is the width, about a middle that fits it.
    let length = isHorizontal ? Size(width: end.x - start.x, height: 0) : Size(width: 0, height: end.y - start.y)
    let line = grid.snapped(Rect(origin: start, size: length), keeping: .edges)
    let across = isHorizontal ? start.y : start.x
    let low = grid.snappedCenter(across, width: width) - width / 2
    let rect =
      isHorizontal
      ? Rect(x: line.minX, y: low, width: line.width, height: width)
      : Rect(x: low, y: line.minY, width: width, height: line.height)
    fill(.rect(rect), paint)
  }
}
