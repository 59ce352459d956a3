/// An immutable picture for thumbs, icons and canvases.
///
/// A changed picture is a new one: making it copies and hashes all pixels once, and a window is repainted where pictures
/// with other pixels are drawn.
public final class Image: Sendable {
  package nonisolated(unsafe) let pixels: Pixmap
  /// A fixed hash of the content: two equal pictures count as the same to caches and damage.
  package let contentHash: UInt64
  /// Whether every pixel covers what lies below it.
  package let isOpaque: Bool
  /// Pixels per point: 2 for a picture made for a window of twice the pixels; above zero and finite.
  public let pixelsPerPoint: Double

  /// Creates a picture of one pixel a point that later changes of the pixmap do not reach.
  /// - Complexity: O(n) in the pixels.
  public convenience init(copying pixmap: Pixmap) { self.init(copying: pixmap, pixelsPerPoint: 1) }

  /// Creates a picture for a scale that later changes of the pixmap do not reach.
  /// - Parameters:
  ///   - pixmap: The pixels.
  ///   - pixelsPerPoint: The scale that it was made for; 1 stands in for one that is not finite or not above zero.
  /// - Complexity: O(n) in the pixels.
  public init(copying pixmap: Pixmap, pixelsPerPoint: Double) {
    let copy = Pixmap(width: pixmap.width, height: pixmap.height)
    copy.copy(from: pixmap)
    unsafe pixels = copy
    contentHash = pixmap.contentHash
    isOpaque = pixmap.isOpaque
    self.pixelsPerPoint = PixelGrid(pixelsPerPoint: pixelsPerPoint).pixelsPerPoint
  }

  /// The extent in points: the pixels by the pixels per point.
  public var size: Size {
    Size(width: Double(bounds.width) / pixelsPerPoint, height: Double(bounds.height) / pixelsPerPoint)
  }

  /// All pixels.
  public var bounds: PixelRect { unsafe PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height) }
}
