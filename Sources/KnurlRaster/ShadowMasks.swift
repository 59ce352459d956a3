import KnurlDrawing

final class ShadowMasks {
  func beginFrame() {}
}
extension IntervalPainter {
  func paintShadow(_ command: DrawCommand, _ words: UnsafePointer<Int32>, _ box: PixelBox) {}
}
