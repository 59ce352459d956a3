package import KnurlDrawing

/// Finds the cells that a list changes against the one before, without painting: what the inspector shows as painted anew.
package final class RepaintProbe {
  private var table = CommandTable()
  private let grid = DamageGrid()
  private var size = (width: 0, height: 0)

  package init() {}

  /// The changed rectangles in pixels, each within a row of cells; everything for the first list, and for one of another size.
  package func repaints(of list: DrawList, width: Int, height: Int) -> [PixelRect] {
    if size != (width, height) {
      grid.resize(width: width, height: height)
      size = (width, height)
    }
    var rects: [PixelRect] = []
    Frame.with(list, width: width, height: height) { frame in
      table.prepare(frame)
      guard grid.update(table) else { return }
      for row in 0..<grid.rows {
        grid.forEachDirtyBox(inRow: row) { box in
          rects.append(
            PixelRect(
              x: Int(box.left), y: Int(box.top), width: Int(box.right - box.left), height: Int(box.bottom - box.top)))
        }
      }
      grid.finish()
    }
    return rects
  }
}
