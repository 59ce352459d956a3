/// An immutable picture for thumbs, icons and canvases.
public final class Image: Sendable {
  package nonisolated(unsafe) let pixels: Pixmap
  /// A fixed hash of the content: two equal pictures count as the same to caches and damage.
  package let contentHash: UInt64
  /// Whether every pixel covers what lies below it.
  package let isOpaque: Bool

  /// Creates a picture that later changes of the pixmap do not reach. A colour above its alpha counts as its alpha.
  public init(copying pixmap: Pixmap) {
    let copy = Pixmap(width: pixmap.width, height: pixmap.height)
    copy.copy(from: pixmap)
    copy.limitColorsToAlpha()
    unsafe pixels = copy
    contentHash = copy.contentHash
    isOpaque = copy.isOpaque
  }

  /// The extent, one pixel a point.
  public var size: Size { unsafe Size(width: Double(pixels.width), height: Double(pixels.height)) }
}
