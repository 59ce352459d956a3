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

  /// The straight colour of a premultiplied pixel, as 0xAABBGGRR.
  ///
  /// SDL's software renderer blends pixels in this order with divisions that round towards the picture below, which
  /// rounding up here evens out: within two steps of the truth, and right on average. 0xAARRGGBB it blends by shifts, up to
  /// three steps too dark (SDL 2.26.5, all alphas and colours over all backgrounds).
  static func pixel(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255
    if alpha == 0 || alpha == 255 { return alpha << 24 | blue << 16 | green << 8 | red }
    func channel(_ value: UInt32) -> UInt32 { min(255, (value * 255 + alpha - 1) / alpha) }
    return alpha << 24 | channel(blue) << 16 | channel(green) << 8 | channel(red)
  }
}
