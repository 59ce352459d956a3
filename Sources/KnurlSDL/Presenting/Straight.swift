import KnurlDrawing

/// Premultiplied pixels turned into straight ones, for renderers that can blend those only.
enum Straight {
  /// Converts a rectangle of a picture into the same place of another of its size.
  static func convert(_ rect: PixelRect, of source: Pixmap, into target: Pixmap) {
    let stride = source.stride
    unsafe source.withUnsafePixels { from in
      unsafe target.withUnsafePixels { to in
        for y in rect.y..<rect.maxY {
          for index in y * stride + rect.x..<y * stride + rect.maxX { unsafe to[index] = pixel(from[index]) }
        }
      }
    }
  }

  /// The straight colour of a premultiplied pixel, each channel to the nearest.
  static func pixel(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0 || alpha == 255 { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
