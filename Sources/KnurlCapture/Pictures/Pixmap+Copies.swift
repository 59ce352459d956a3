import KnurlDrawing

extension Pixmap {
  /// The whole picture.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Copies a part of another picture to a place; what lies outside of either is left out.
  func draw(_ source: Pixmap, _ part: PixelRect, atX left: Int, y top: Int) {
    for y in 0..<part.height {
      for x in 0..<part.width { set(left + x, top + y, source[part.x + x, part.y + y]) }
    }
  }

  /// Sets one pixel; outside nothing happens.
  func set(_ x: Int, _ y: Int, _ pixel: UInt32) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    let index = y * stride + x
    unsafe withUnsafePixels { unsafe $0[index] = pixel }
  }
}
