public import KnurlDrawing

extension Pixmap {
  /// Paints over everything: a background and then what `body` draws.
  ///
  /// `threads` is accepted for later; see ``Renderer``.
  public func paint(
    background: Color, pixelsPerPoint: Double = 1, threads: Int? = nil, text: (any TextEngine)? = nil,
    _ body: (Canvas) -> Void
  ) {
    let canvas = Canvas(pixelsPerPoint: pixelsPerPoint, text: text)
    let scale = canvas.pixelGrid.pixelsPerPoint
    canvas.fill(
      .rect(Rect(x: 0, y: 0, width: Double(width) / scale + 1, height: Double(height) / scale + 1)), .color(background))
    body(canvas)
    _ = Renderer(threads: threads).render(canvas.list, into: self, pixelsPerPoint: scale)
  }
}
