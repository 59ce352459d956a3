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
  /// The column behind the last one; clamped to what an Int holds.
  public var maxX: Int { Self.sum(x, width) }
  /// The row below the last one; clamped to what an Int holds.
  public var maxY: Int { Self.sum(y, height) }

  private static func sum(_ start: Int, _ length: Int) -> Int {
    let (sum, isTooLarge) = start.addingReportingOverflow(length)
    return isTooLarge ? (length > 0 ? .max : .min) : sum
  }

  /// What lies within the pixels of a picture; empty, at its corner, where nothing does.
  func cut(to picture: PixelRect) -> PixelRect {
    let common = isEmpty ? PixelRect(x: 0, y: 0, width: 0, height: 0) : intersection(picture)
    return common.isEmpty ? PixelRect(x: picture.x, y: picture.y, width: 0, height: 0) : common
  }

  /// The common part; empty where there is none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x), top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}
