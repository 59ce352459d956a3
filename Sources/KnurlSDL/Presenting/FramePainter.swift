import KnurlControls
import KnurlDrawing
import KnurlRaster

/// The retained picture of a window and the renderer that keeps it up to date.
final class FramePainter {
  private let renderer = Renderer()
  /// The last picture.
  private(set) var pixmap = Pixmap(width: 0, height: 0)

  /// Paints what changed since the last list; answers where. A new size begins a new picture.
  func paint(_ list: DrawList, map: WindowMap) -> [PixelRect] {
    if pixmap.width != map.pixelWidth || pixmap.height != map.pixelHeight {
      pixmap = Pixmap(width: map.pixelWidth, height: map.pixelHeight)
      renderer.invalidate()
    }
    return renderer.render(list, into: pixmap, pixelsPerPoint: map.pixelsPerPoint)
  }

  /// Lets an interface's inspector show what is painted anew.
  func connect(_ inspector: inout Inspector) {
    let probe = RepaintProbe()
    inspector.findRepaints = { probe.repaints(of: $0, width: $1, height: $2) }
  }

  /// Lets the next frame paint everything.
  func invalidate() { renderer.invalidate() }
}
