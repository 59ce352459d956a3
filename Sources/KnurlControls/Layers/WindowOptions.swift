/// How a window behaves.
public struct WindowOptions: Hashable, Sendable {
  /// Whether its edges and its lower right corner can be dragged.
  public var isResizable: Bool
  /// The least size that it can be given, in points; never less than its title needs.
  public var minimumSize: Size

  /// Creates options.
  public init(isResizable: Bool = true, minimumSize: Size = Size(width: 140, height: 80)) {
    (self.isResizable, self.minimumSize) = (isResizable, minimumSize)
  }
}
