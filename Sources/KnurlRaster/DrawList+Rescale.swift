import KnurlDrawing

extension DrawList {
  func rescaled(to pixelsPerPoint: Double) -> DrawList { self }
}
