import KnurlDrawing

/// Which rectangles of a picture go to the window.
enum UploadPlan {
  /// Beyond this many rectangles one upload of all is cheaper than the calls.
  static let maximumRects = 8

  /// The rectangles to send: those that changed, inside the picture, or one of everything.
  static func rects(changed: [PixelRect], width: Int, height: Int, everything: Bool) -> [PixelRect] {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    if all.isEmpty { return [] }
    if everything || changed.count > maximumRects { return [all] }
    if changed.allSatisfy({ !$0.isEmpty && $0.intersection(all) == $0 }) { return changed }
    return changed.map { $0.intersection(all) }.filter { !$0.isEmpty }
  }
}
