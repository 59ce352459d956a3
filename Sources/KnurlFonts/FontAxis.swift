/// An axis along which a variable font changes, such as its weight.
public struct FontAxis: Hashable, Sendable {
  /// Its four letters, such as "wght".
  public var tag: String
  /// From the least to the greatest coordinate, in the axis's own units.
  public var bounds: ClosedRange<Double>
  /// The coordinate without a variation.
  public var defaultValue: Double

  /// Creates an axis.
  public init(tag: String, bounds: ClosedRange<Double>, defaultValue: Double) {
    self.tag = tag
    self.bounds = bounds
    self.defaultValue = defaultValue
  }
}

/// A place on an axis of a variable font.
public struct FontVariation: Hashable, Sendable {
  /// The axis's four letters, such as "wght".
  public var axis: String
  /// The coordinate; clamped to the axis, its default where it is not finite.
  public var value: Double

  /// Creates a variation.
  public init(_ axis: String, _ value: Double) {
    self.axis = axis
    self.value = value
  }
}
