/// A rectangle of whole pixels; y grows downwards.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle of pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether no pixel lies inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The column behind the last one.
  public var maxX: Int { x + width }
  /// The row below the last one.
  public var maxY: Int { y + height }

  /// The common part; empty where there is none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x), top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}
