extension PixelGrid {
  /// What a rectangle keeps when it goes to whole pixels.
  public enum Keeping: Hashable, Sendable {
    /// Each edge goes to the nearest pixel edge: rectangles that share an edge still share it, and their sizes differ
    /// by a pixel from place to place.
    case edges
    /// Width and height become whole numbers of pixels on their own: the same size at any place, and a gap or an
    /// overlap of a pixel beside a neighbour.
    case size
  }

  /// A rectangle with all edges on pixel edges, in points; halves go upwards (right and down).
  ///
  /// A side above zero never vanishes: it is one pixel at least, growing to the right or down. A side of zero stays zero.
  /// A rectangle of negative size covers the same place as its positive twin. One that is not finite is answered as it
  /// is, for the canvas to leave it out.
  public func snapped(_ rect: Rect, keeping: Keeping) -> Rect {
    guard rect.isFinite else { return rect }
    let rect = rect.standardized
    let (left, right) = edges(rect.minX, rect.width, keeping), (top, bottom) = edges(rect.minY, rect.height, keeping)
    return Rect(x: points(left), y: points(top), width: points(right - left), height: points(bottom - top))
  }

  /// The middle for a line of a width, in points, nearest to a coordinate, so that both of its sides lie on pixel edges;
  /// halves go upwards. The width counts as `snappedLength` of it. A coordinate that is not finite stays.
  public func snappedCenter(_ coordinate: Double, width: Double) -> Double {
    guard coordinate.isFinite else { return coordinate }
    let half = Double(pixel(snappedLength(width))) / 2
    return (Double(pixel(coordinate - half / pixelsPerPoint)) + half) / pixelsPerPoint
  }

  private func edges(_ start: Double, _ length: Double, _ keeping: Keeping) -> (Int, Int) {
    let low = pixel(start)
    if length == 0 { return (low, low) }
    let high = keeping == .edges ? pixel(start + length) : low + pixel(length)
    return (low, max(low + 1, high))
  }
}
