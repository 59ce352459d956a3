/// The relation of points to whole pixels: the only rounding to pixels above the rasterizer.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; above zero and finite.
  public let pixelsPerPoint: Double

  /// Creates the grid of a scale; 1 stands in for a scale that is not finite or not above zero.
  public init(pixelsPerPoint: Double) {
    self.pixelsPerPoint = pixelsPerPoint > 0 && pixelsPerPoint.isFinite ? pixelsPerPoint : 1
  }

  /// The nearest whole pixel to a coordinate in points, halves upwards; clamped to ±2^30.
  public func pixel(_ coordinate: Double) -> Int {
    let scaled = coordinate * pixelsPerPoint + 0.5
    return Int(Interpolation.clamp(scaled, -0x1p30, 0x1p30).rounded(.down))
  }

  /// The coordinate in points of a pixel's edge.
  public func points(_ pixel: Int) -> Double { Double(pixel) / pixelsPerPoint }

  /// The nearest pixel edge to a coordinate, both in points.
  public func snapped(_ coordinate: Double) -> Double { points(pixel(coordinate)) }

  /// A length as a whole number of pixels, in points; one pixel at least unless the length is zero.
  public func snappedLength(_ length: Double) -> Double {
    length <= 0 ? 0 : points(max(1, pixel(length)))
  }

  /// The rectangle with its edges on pixel edges.
  public func snapped(_ rect: Rect) -> Rect {
    let x = snapped(rect.minX), y = snapped(rect.minY)
    return Rect(x: x, y: y, width: snapped(rect.maxX) - x, height: snapped(rect.maxY) - y)
  }
}
