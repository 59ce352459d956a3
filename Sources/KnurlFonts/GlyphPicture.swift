import CKnurlFreeType
import KnurlDrawing
import KnurlGeometry

/// A glyph with colours of its own, as of an emoji.
struct GlyphPicture: Sendable {
  /// From the largest to the smallest, each half as large as the one before.
  let images: [Image]
  /// Where it stands about its origin on the baseline, in ems.
  let frame: Rect
  /// How many bytes its pixels take.
  let byteCount: Int

  /// Reads the picture that FreeType has just made.
  init?(_ slot: FT_GlyphSlot, pixelsPerEm: Double) {
    let pixels = unsafe knurl_pixels(slot)
    let width = unsafe Int(pixels.width), height = unsafe Int(pixels.rows), pitch = unsafe Int(pixels.pitch)
    guard width > 0, height > 0, width <= 1024, height <= 1024, pitch >= width * 4, pixelsPerEm > 0,
      let base = unsafe pixels.buffer
    else { return nil }
    let pixmap = Pixmap(width: width, height: height)
    let stride = pixmap.stride
    unsafe pixmap.withUnsafePixels { pixels in
      for y in 0..<height {
        // Premultiplied, blue first: as a pixmap has it on little-endian machines.
        let row = unsafe UnsafeRawPointer(base + y * pitch)
        for x in 0..<width {
          unsafe pixels[y * stride + x] = UInt32(
            littleEndian: row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
        }
      }
    }
    images = Self.levels(pixmap)
    byteCount = images.reduce(0) { $0 + $1.bounds.width * $1.bounds.height * 4 }
    frame = unsafe Rect(
      x: Double(slot.pointee.bitmap_left) / pixelsPerEm, y: -Double(slot.pointee.bitmap_top) / pixelsPerEm,
      width: Double(width) / pixelsPerEm, height: Double(height) / pixelsPerEm)
  }

  private static func levels(_ pixmap: Pixmap) -> [Image] {
    var images = [Image(copying: pixmap)], last = pixmap
    while min(last.width, last.height) >= 16 {
      last = halved(last)
      images.append(Image(copying: last))
    }
    return images
  }

  /// Each pixel the mean of four, rounded; of an odd side, the last ones count twice.
  private static func halved(_ source: Pixmap) -> Pixmap {
    let result = Pixmap(width: (source.width + 1) / 2, height: (source.height + 1) / 2)
    let stride = result.stride
    unsafe result.withUnsafePixels { pixels in
      for y in 0..<result.height {
        for x in 0..<result.width {
          let right = min(2 * x + 1, source.width - 1), below = min(2 * y + 1, source.height - 1)
          unsafe pixels[y * stride + x] = mean(
            source[2 * x, 2 * y], source[right, 2 * y], source[2 * x, below], source[right, below])
        }
      }
    }
    return result
  }

  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    var pixel: UInt32 = 0
    for shift: UInt32 in [24, 16, 8, 0] {
      let sum = (a >> shift & 255) + (b >> shift & 255) + (c >> shift & 255) + (d >> shift & 255)
      pixel |= ((sum + 2) / 4) << shift
    }
    return pixel
  }
}
