/// A blurred copy of a shape.
public struct Shadow: Hashable, Sendable {
  /// The colour where the shadow is densest.
  public var color: Color
  /// How far the shadow lies from its shape, in points.
  public var offset: Vector
  /// The standard deviation of the Gaussian blur, in points; half of what design tools call blur. Clamped to 0...300 pixels.
  public var sigma: Double

  /// Creates a shadow.
  public init(color: Color, offset: Vector = Vector(x: 0, y: 0), sigma: Double) {
    self.color = color
    self.offset = offset
    self.sigma = sigma
  }
}
