/// How text is set in fonts.
public struct FontOptions: Hashable, Sendable {
  /// Which way a line runs as a whole.
  public enum Direction: Hashable, Sendable {
    /// As its first letter does; from left to right where it has none.
    case automatic
    case leftToRight
    case rightToLeft
  }

  /// What fonts are asked for beyond their habits. Equal figures by default.
  public var features: [FontFeature] = [.tabularFigures]
  /// The language as a tag such as "sr" or "zh-Hant", for fonts that draw letters differently in some; nil: none in particular.
  public var language: String?
  /// The way of the line as a whole.
  public var direction = Direction.automatic

  /// Creates the default options.
  public init() {}
}
