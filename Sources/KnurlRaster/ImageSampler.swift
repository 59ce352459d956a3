import KnurlDrawing

/// The pixels of a picture in a frame: copied where both fit, else mixed from four neighbours with edges clamped.
///
/// Places in the picture follow from a pixel's absolute place, never from its neighbour's.
@safe
struct ImageSampler {
  private let pixmap: Pixmap
  let isOpaque: Bool
  private let isCopy: Bool
  /// The frame's corner in 24.8, absolute.
  private let left: Int
  private let top: Int
  /// Picture pixels per 1/256 window pixel, 32.32.
  private let stepX: Int
  private let stepY: Int

  /// `frame` in 24.8 pixels of the window; it is not empty.
  init(_ image: Image, left: Int, top: Int, right: Int, bottom: Int) {
    unsafe pixmap = image.pixels
    isOpaque = image.isOpaque
    (self.left, self.top) = (left, top)
    let width = max(1, right - left), height = max(1, bottom - top)
    stepX = (pixmap.width << 32) / width
    stepY = (pixmap.height << 32) / height
    isCopy = (left | top) & 255 == 0 && width == pixmap.width << 8 && height == pixmap.height << 8
  }

  func sample(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    if isCopy {
      let column = x &- (left &>> 8), row = y &- (top &>> 8)
      let source = unsafe pixmap.base + (row &* pixmap.stride &+ column)
      unsafe UnsafeMutableRawPointer(out).copyMemory(from: source, byteCount: count &* 4)
    } else {
      unsafe mix(out, x: x, y: y, count: count)
    }
  }

  /// The place of a pixel's centre between the centres of the picture's pixels, 24.8.
  @inline(__always)
  private static func place(_ pixel: Int, _ origin: Int, _ step: Int) -> Int {
    (((pixel &<< 8 &+ 128 &- origin) &* step) &>> 24) &- 128
  }

  private func mix(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let v = Self.place(y, top, stepY)
    let lastRow = pixmap.height &- 1, lastColumn = pixmap.width &- 1
    let row0 = min(max(v &>> 8, 0), lastRow), row1 = min(max((v &>> 8) &+ 1, 0), lastRow)
    let upper = unsafe UnsafePointer(pixmap.base + row0 &* pixmap.stride)
    let lower = unsafe UnsafePointer(pixmap.base + row1 &* pixmap.stride)
    let down = UInt32(truncatingIfNeeded: v & 255)
    let left = left, step = stepX
    var index = 0
    while index < count {
      let u = (((((x &+ index) &<< 8) &+ 128 &- left) &* step) &>> 24) &- 128
      let raw0 = u &>> 8, raw1 = raw0 &+ 1
      let column0 = raw0 < 0 ? 0 : raw0 > lastColumn ? lastColumn : raw0
      let column1 = raw1 < 0 ? 0 : raw1 > lastColumn ? lastColumn : raw1
      let across = UInt32(truncatingIfNeeded: u & 255)
      let above = unsafe blended(upper[column0], upper[column1], across)
      let below = unsafe blended(lower[column0], lower[column1], across)
      unsafe out[index] = blended(above, below, down)
      index &+= 1
    }
  }
}

/// The pixel a share of 0...256 of the way from one to another, each channel rounded to nearest.
@inline(__always)
private func blended(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
  let rest = 256 &- share
  let low = (first & 0x00ff_00ff) &* rest &+ (second & 0x00ff_00ff) &* share &+ 0x0080_0080
  let high = (first &>> 8 & 0x00ff_00ff) &* rest &+ (second &>> 8 & 0x00ff_00ff) &* share &+ 0x0080_0080
  return low &>> 8 & 0x00ff_00ff | high & 0xff00_ff00
}
