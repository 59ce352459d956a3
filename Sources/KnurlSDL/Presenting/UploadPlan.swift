import KnurlDrawing

/// Which rectangles of a picture go to the window.
enum UploadPlan {
  /// Beyond this many rectangles one upload of what holds them all is cheaper than the calls.
  static let maximumRects = 32

  /// The rectangles to send: those that changed, inside the picture, or one of everything.
  static func rects(changed: [PixelRect], width: Int, height: Int, everything: Bool) -> [PixelRect] {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    if all.isEmpty { return [] }
    if everything { return [all] }
    if changed.count > maximumRects { return [hull(changed).intersection(all)].filter { !$0.isEmpty } }
    if changed.allSatisfy({ !$0.isEmpty && $0.intersection(all) == $0 }) { return changed }
    return changed.map { $0.intersection(all) }.filter { !$0.isEmpty }
  }

  /// The rectangle round some.
  private static func hull(_ rects: [PixelRect]) -> PixelRect {
    let (x, y) = (rects.map(\.x).min() ?? 0, rects.map(\.y).min() ?? 0)
    let (right, bottom) = (rects.map(\.maxX).max() ?? 0, rects.map(\.maxY).max() ?? 0)
    return PixelRect(x: x, y: y, width: right - x, height: bottom - y)
  }
}
