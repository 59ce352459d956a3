import KnurlDrawing

/// The pixels of a picture in a frame: copied where both fit, else mixed from four neighbours with edges clamped; tinted.
///
/// Places in the picture follow from a pixel's absolute place, never from its neighbour's.
@safe
struct ImageSampler {
  private let pixmap: Pixmap
  let isOpaque: Bool
  private let isCopy: Bool
  private let across: ImageAxis
  private let down: ImageAxis
  private let tint: Int32
  private let color: UInt32

  /// Reads the words of a picture behind its index, relative to a whole pixel; the frame is not empty.
  init(_ image: Image, words: UnsafePointer<Int32>, originX: Int32, originY: Int32) {
    unsafe pixmap = image.pixels
    unsafe (tint, color) = (words[5], UInt32(bitPattern: words[6]))
    isOpaque = image.isOpaque && color &>> 24 == 255
    let outer = unsafe words + 7, inner = unsafe words + 11, stretched = unsafe words + 15
    func edges(_ index: Int, _ origin: Int32) -> SIMD4<Int> {
      let place = Int(origin) << 8
      return unsafe SIMD4(
        place + Int(words[index]), place + Int(stretched[index]), place + Int(stretched[index + 2]),
        place + Int(words[index + 2]))
    }
    func pixels(_ index: Int) -> SIMD4<Int> {
      unsafe SIMD4(Int(outer[index]), Int(inner[index]), Int(inner[index + 2]), Int(outer[index + 2]))
    }
    across = ImageAxis(edges: edges(0, originX), pixels: pixels(0))
    down = ImageAxis(edges: edges(1, originY), pixels: pixels(1))
    isCopy = across.isCopy && down.isCopy
  }

  func sample(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    if isCopy {
      let column = x &+ across.distance, row = y &+ down.distance
      let source = unsafe pixmap.base + (row &* pixmap.stride &+ column)
      unsafe UnsafeMutableRawPointer(out).copyMemory(from: source, byteCount: count &* 4)
    } else {
      unsafe mix(out, x: x, y: y, count: count)
    }
    if tint == DrawWords.Tint.multiply {
      unsafe multiply(out, count, color)
    } else if tint == DrawWords.Tint.mask {
      unsafe cover(out, count, color)
    }
  }

  private func mix(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let row = down.place(y), end = x &+ count
    let upper = unsafe UnsafePointer(pixmap.base + row.first &* pixmap.stride)
    let lower = unsafe UnsafePointer(pixmap.base + row.second &* pixmap.stride)
    var column = x
    while column < end {
      let run = across.run(from: column), stop = min(run.end, end)
      let target = unsafe out + (column &- x)
      if stop > column {
        unsafe mixRow(target, upper, lower, row.share, across.line(run.piece), column, stop &- column)
        column = stop
      } else {
        let place = across.place(column)
        let above = unsafe blended(upper[place.first], upper[place.second], place.share)
        let below = unsafe blended(lower[place.first], lower[place.second], place.share)
        unsafe target.pointee = blended(above, below, row.share)
        column &+= 1
      }
    }
  }
}

/// Mixes the pixels of two rows of a picture.
private func mixRow(
  _ out: UnsafeMutablePointer<UInt32>, _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, _ down: UInt32,
  _ line: ImageLine, _ x: Int, _ count: Int
) {
  var index = 0
  while index < count {
    let place = line.place(x &+ index)
    let column0 = line.clamped(place &>> 8), column1 = line.clamped(place &>> 8 &+ 1)
    let across = UInt32(truncatingIfNeeded: place & 255)
    let above = unsafe blended(upper[column0], upper[column1], across)
    let below = unsafe blended(lower[column0], lower[column1], across)
    unsafe out[index] = blended(above, below, down)
    index &+= 1
  }
}

/// Multiplies each channel of pixels by that of a color, both premultiplied, rounded to nearest.
private func multiply(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
  let alpha = color &>> 24, red = color &>> 16 & 255, green = color &>> 8 & 255, blue = color & 255
  var index = 0
  while index < count {
    let pixel = unsafe pixels[index]
    let a = product(pixel &>> 24, alpha), r = product(pixel &>> 16 & 255, red)
    let g = product(pixel &>> 8 & 255, green), b = product(pixel & 255, blue)
    unsafe pixels[index] = a &<< 24 | r &<< 16 | g &<< 8 | b
    index &+= 1
  }
}

/// Puts a color in the place of each pixel, as far as that covers what lies below.
private func cover(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
  var index = 0
  while index < count {
    unsafe pixels[index] = scaled(color, pixels[index] &>> 24)
    index &+= 1
  }
}

/// The product of two bytes as shares of 255, rounded to nearest.
@inline(__always)
private func product(_ first: UInt32, _ second: UInt32) -> UInt32 {
  let sum = first &* second &+ 128
  return (sum &+ sum &>> 8) &>> 8
}

/// The pixel a share of 0...256 of the way from one to another, each channel rounded to nearest.
@inline(__always)
private func blended(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
  let rest = 256 &- share
  let low = (first & 0x00ff_00ff) &* rest &+ (second & 0x00ff_00ff) &* share &+ 0x0080_0080
  let high = (first &>> 8 & 0x00ff_00ff) &* rest &+ (second &>> 8 & 0x00ff_00ff) &* share &+ 0x0080_0080
  return low &>> 8 & 0x00ff_00ff | high & 0xff00_ff00
}
