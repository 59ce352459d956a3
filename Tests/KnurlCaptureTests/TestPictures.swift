import KnurlDrawing
import Testing

@testable import KnurlCapture

/// A picture with pixels by column and row.
func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Pixmap {
  let pixmap = Pixmap(width: width, height: height)
  for y in 0..<height { for x in 0..<width { pixmap.set(x, y, pixel(x, y)) } }
  return pixmap
}

/// Different colours everywhere, all opaque.
func pattern(_ width: Int, _ height: Int) -> Pixmap {
  picture(width, height) { x, y in 0xff00_0000 | UInt32(truncatingIfNeeded: (x &* 7919) ^ (y &* 104_729)) & 0xff_ffff }
}

extension Pixmap {
  /// The same picture with one pixel changed.
  func changed(_ x: Int, _ y: Int, _ pixel: UInt32) -> Pixmap {
    let copy = picture(width, height) { self[$0, $1] }
    copy.set(x, y, pixel)
    return copy
  }
}
