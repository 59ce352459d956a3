/// A set of axes.
public struct Axes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// From left to right.
  public static let horizontal = Axes(rawValue: 1)
  /// From top to bottom.
  public static let vertical = Axes(rawValue: 2)
}

/// When a scroll area shows its bars.
public enum ScrollBars: Hashable, Sendable {
  /// Always for a mouse; under fingers while the content moves, and a little longer.
  case automatic
  /// Always.
  case always
  /// Never; they take no room then.
  case hidden
}

/// How a scroll area behaves.
public struct ScrollOptions: Hashable, Sendable {
  /// When its bars show.
  public var bars: ScrollBars
  /// Whether the mouse, like a finger, drags the content by what takes no drags: background, labels, buttons. Value controls
  /// answer the mouse at once either way.
  public var dragsWithMouse: Bool

  /// Creates options.
  public init(bars: ScrollBars = .automatic, dragsWithMouse: Bool = false) {
    (self.bars, self.dragsWithMouse) = (bars, dragsWithMouse)
  }
}
