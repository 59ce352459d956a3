public import KnurlDrawing

extension Pixmap {
  /// Paints over everything: a background and then what `body` draws.
  /// - Parameters:
  ///   - background: What lies under the drawing; what it leaves transparent is transparent in the picture.
  ///   - pixelsPerPoint: The scale; 1 stands in for one that is not finite or not above zero.
  ///   - threads: The most threads that paint at once; see ``Renderer``.
  ///   - text: The engine for letters, such as the engraved face of KnurlText; without one they are boxes.
  ///   - body: Records the drawing, in points.
  public func paint(
    background: Color, pixelsPerPoint: Double = 1, threads: Int? = nil, text: (any TextEngine)? = nil,
    _ body: (Canvas) -> Void
  ) {
    let canvas = Canvas(pixelsPerPoint: pixelsPerPoint, text: text)
    let scale = canvas.pixelGrid.pixelsPerPoint
    canvas.fill(
      .rect(Rect(x: 0, y: 0, width: Double(width + 1) / scale, height: Double(height + 1) / scale)), .color(background))
    body(canvas)
    _ = Renderer(threads: threads).render(canvas.list, into: self, pixelsPerPoint: scale)
  }
}
