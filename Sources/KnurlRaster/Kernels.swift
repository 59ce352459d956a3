// Spans of premultiplied 0xAARRGGBB pixels and 8-bit coverage, the only code that touches each pixel of a frame.
//
// Two channels share a word: eight bits of room above each hold its product with a byte, and exact division by 255 ((t
// + (t >> 8)) >> 8 for t = x + 128, correct for every product of bytes) never carries into the neighbour. With colour
// <= alpha in the source no sum exceeds 255 either. Operators wrap instead of trapping, because checks would keep the
// compiler from vectorizing. Debug builds run this code, at a bearable speed; release builds run its twins of vectors.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(ucrt)
import ucrt
#endif

/// The exact product of all four channels of a pixel with `factor / 255`.
@inline(__always)
func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
  let even = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
  let odd = (pixel &>> 8 & 0x00ff_00ff) &* factor &+ 0x0080_0080
  let low = (even &+ (even &>> 8 & 0x00ff_00ff)) &>> 8 & 0x00ff_00ff
  return low | (odd &+ (odd &>> 8 & 0x00ff_00ff)) & 0xff00_ff00
}

/// Source over destination.
@inline(__always)
func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
  source &+ scaled(destination, 255 &- source &>> 24)
}

/// The way from destination to source by `coverage / 255`, in one rounding.
///
/// The sum d * 255 + (s - d) * coverage is never negative in a channel, so borrows of the difference cancel out.
@inline(__always)
func mixed(_ source: UInt32, _ destination: UInt32, _ coverage: UInt32) -> UInt32 {
  let evenBelow = destination & 0x00ff_00ff, oddBelow = destination &>> 8 & 0x00ff_00ff
  let evenStep = ((source & 0x00ff_00ff) &- evenBelow) &* coverage
  let oddStep = ((source &>> 8 & 0x00ff_00ff) &- oddBelow) &* coverage
  let even = evenBelow &<< 8 &- evenBelow &+ evenStep &+ 0x0080_0080
  let odd = oddBelow &<< 8 &- oddBelow &+ oddStep &+ 0x0080_0080
  let low = (even &+ (even &>> 8 & 0x00ff_00ff)) &>> 8 & 0x00ff_00ff
  return low | (odd &+ (odd &>> 8 & 0x00ff_00ff)) & 0xff00_ff00
}

/// Writes one colour.
func fillOpaque(_ d: UnsafeMutablePointer<UInt32>, _ n: Int, _ color: UInt32) {
  #if DEBUG
  unsafe plainFillOpaque(d, n, color)
  #else
  unsafe vectorFillOpaque(d, n, color)
  #endif
}

/// The string copies of the C library carry long spans in debug builds.
func plainFillOpaque(_ d: UnsafeMutablePointer<UInt32>, _ n: Int, _ color: UInt32) {
  let first = n < 48 ? n : 32
  var i = 0
  while i < first {
    unsafe d[i] = color
    i &+= 1
  }
  unsafe repeatPrefix(d, first, n)
}

/// Repeats the first `period` pixels until there are `n`; whole periods of up to 4 KB are copied at a time.
func repeatPrefix(_ d: UnsafeMutablePointer<UInt32>, _ period: Int, _ n: Int) {
  var done = period
  var chunk = period
  while done < n {
    let count = chunk < n &- done ? chunk : n &- done
    unsafe memcpy(d + done, d, count &* 4)
    done &+= count
    if chunk < 512 { chunk = done }
  }
}

/// Repeats eight pixels until there are `n`.
func repeatPattern(_ d: UnsafeMutablePointer<UInt32>, _ pattern: UnsafePointer<UInt32>, _ n: Int) {
  #if DEBUG
  unsafe plainRepeatPattern(d, pattern, n)
  #else
  unsafe vectorRepeatPattern(d, pattern, n)
  #endif
}

func plainRepeatPattern(_ d: UnsafeMutablePointer<UInt32>, _ pattern: UnsafePointer<UInt32>, _ n: Int) {
  let first = n < 8 ? n : 8
  unsafe copyPixels(d, pattern, first)
  unsafe repeatPrefix(d, first, n)
}

/// Writes two times eight pixels of a ramp's entry: its words with the offsets of a row added, the upper bytes.
@inline(__always)
func ditherEight(
  _ d: UnsafeMutablePointer<UInt32>, _ redBlue: UInt32, _ alphaGreen: UInt32, _ dither: UnsafePointer<UInt32>
) {
  #if DEBUG
  unsafe plainDitherEight(d, redBlue, alphaGreen, dither)
  #else
  unsafe vectorDitherEight(d, redBlue, alphaGreen, dither)
  #endif
}

func plainDitherEight(
  _ d: UnsafeMutablePointer<UInt32>, _ redBlue: UInt32, _ alphaGreen: UInt32, _ dither: UnsafePointer<UInt32>
) {
  var i = 0
  while i < 8 {
    let offset = unsafe dither[i]
    let pixel = (redBlue &+ offset) &>> 8 & 0x00ff_00ff | (alphaGreen &+ offset) & 0xff00_ff00
    unsafe d[i] = pixel
    unsafe d[i &+ 8] = pixel
    i &+= 1
  }
}

/// Mixes eight opaque pixels, which repeat, into the destination where the mask covers it.
@inline(__always)
func patternMasked(
  _ d: UnsafeMutablePointer<UInt32>, _ pattern: UnsafePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ n: Int
) {
  #if DEBUG
  unsafe plainPatternMasked(d, pattern, m, n)
  #else
  unsafe vectorPatternMasked(d, pattern, m, n)
  #endif
}

func plainPatternMasked(
  _ d: UnsafeMutablePointer<UInt32>, _ pattern: UnsafePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ n: Int
) {
  var i = 0
  while i < n {
    unsafe d[i] = mixed(pattern[i & 7], d[i], UInt32(m[i]))
    i &+= 1
  }
}

/// Blends one colour over the destination.
func fillOver(_ d: UnsafeMutablePointer<UInt32>, _ n: Int, _ color: UInt32) {
  if color &>> 24 == 255 { return unsafe fillOpaque(d, n, color) }
  if color &>> 24 == 0 { return }
  #if DEBUG
  unsafe plainFillOver(d, n, color)
  #else
  unsafe vectorFillOver(d, n, color)
  #endif
}

func plainFillOver(_ d: UnsafeMutablePointer<UInt32>, _ n: Int, _ color: UInt32) {
  let rest = 255 &- color &>> 24
  var i = 0
  while i < n {
    unsafe d[i] = color &+ scaled(d[i], rest)
    i &+= 1
  }
}

/// Eight coverage bytes at once.
@inline(__always)
func eight(_ m: UnsafePointer<UInt8>, _ i: Int) -> UInt64 {
  unsafe UnsafeRawPointer(m).loadUnaligned(fromByteOffset: i, as: UInt64.self)
}

/// The length of the run of full coverage at the beginning, in steps of eight.
@inline(__always)
private func fullRun(_ m: UnsafePointer<UInt8>, _ n: Int) -> Int {
  var i = 0
  while i &+ 8 <= n, unsafe eight(m, i) == 0xffff_ffff_ffff_ffff { i &+= 8 }
  return i
}

/// The length of the run of partial coverage at the beginning, in steps of eight.
@inline(__always)
private func partialRun(_ m: UnsafePointer<UInt8>, _ n: Int) -> Int {
  var i = 8
  while i &+ 8 <= n {
    let coverage = unsafe eight(m, i)
    if coverage == 0 || coverage == 0xffff_ffff_ffff_ffff { break }
    i &+= 8
  }
  return i
}

/// How many rows a kernel paints, and how far they lie apart.
struct BlockRows {
  var count: Int
  /// In pixels.
  var stride: Int
  /// In bytes.
  var maskStride: Int
}

/// Blends one colour over the destination where the mask covers it.
@inline(__always)
func fillMasked(_ d: UnsafeMutablePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ n: Int, _ color: UInt32) {
  if color &>> 24 == 0 { return }
  #if DEBUG
  unsafe plainFillMasked(d, m, n, color)
  #else
  if color &>> 24 == 255 {
    unsafe vectorFillMaskedOpaque(d, m, n, color)
  } else {
    unsafe vectorFillMaskedOver(d, m, n, color)
  }
  #endif
}

/// Blends one colour over rows of the destination where the mask covers them.
@inline(__always)
func fillMasked(
  _ d: UnsafeMutablePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ n: Int, _ color: UInt32, _ block: BlockRows
) {
  #if !DEBUG
  if color &>> 24 == 255 && n & 7 == 0 { return unsafe vectorFillMaskedBlock(d, m, n &>> 3, color, block) }
  #endif
  var row = 0
  while row < block.count {
    unsafe fillMasked(d + row &* block.stride, m + row &* block.maskStride, n, color)
    row &+= 1
  }
}

func plainFillMasked(_ d: UnsafeMutablePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ n: Int, _ color: UInt32) {
  var i = 0
  while i &+ 8 <= n {
    let coverage = unsafe eight(m, i)
    if coverage == 0 {
      i &+= 8
    } else if coverage == 0xffff_ffff_ffff_ffff {
      let run = unsafe fullRun(m + i, n &- i)
      if color &>> 24 == 255 { unsafe fillOpaque(d + i, run, color) } else { unsafe plainFillOver(d + i, run, color) }
      i &+= run
    } else {
      let run = unsafe partialRun(m + i, n &- i)
      unsafe fillPartly(d + i, m + i, run, color)
      i &+= run
    }
  }
  unsafe fillPartly(d + i, m + i, n &- i, color)
}

@inline(__always)
private func fillPartly(_ d: UnsafeMutablePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ n: Int, _ color: UInt32) {
  var i = 0
  if color &>> 24 == 255 {
    while i < n {
      unsafe d[i] = mixed(color, d[i], UInt32(m[i]))
      i &+= 1
    }
  } else {
    while i < n {
      unsafe d[i] = over(scaled(color, UInt32(m[i])), d[i])
      i &+= 1
    }
  }
}

/// Rows of an opaque colour between two masks: what is covered in part at both ends, and all that lies between.
@unsafe
struct CornerRows {
  /// The pixel of the left mask's first column in the first row, and the distance of rows in pixels.
  var pixels: UnsafeMutablePointer<UInt32>
  var stride: Int
  var count: Int
  /// The distance from the left mask's first column to the right one's.
  var distance: Int
  var left: MaskRows
  var right: MaskRows
}

/// Rows of a mask and the part of each that is covered in part.
@unsafe
struct MaskRows {
  var base: UnsafePointer<UInt8>
  var spans: UnsafePointer<MaskSpan>
  /// In bytes.
  var stride: Int
}

/// Fills rows between two masks.
func fillCornerRows(_ rows: CornerRows, _ color: UInt32) {
  #if DEBUG
  unsafe plainFillCornerRows(rows, color)
  #else
  unsafe vectorFillCornerRows(rows, color)
  #endif
}

func plainFillCornerRows(_ rows: CornerRows, _ color: UInt32) {
  for row in unsafe 0..<rows.count {
    let d = unsafe rows.pixels + row * rows.stride, right = unsafe d + rows.distance
    let from = unsafe rows.left.spans[row], to = unsafe rows.right.spans[row]
    unsafe plainFillMasked(
      d + Int(from.start), rows.left.base + row * rows.left.stride + Int(from.start), Int(from.end - from.start), color)
    unsafe fillOpaque(d + Int(from.end), rows.distance + Int(to.start - from.end), color)
    unsafe plainFillMasked(
      right + Int(to.start), rows.right.base + row * rows.right.stride + Int(to.start), Int(to.end - to.start), color)
  }
}

/// Blends a row over the destination.
func rowOver(_ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ n: Int) {
  #if DEBUG
  unsafe plainRowOver(d, s, n)
  #else
  unsafe vectorRowOver(d, s, n)
  #endif
}

func plainRowOver(_ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ n: Int) {
  var i = 0
  while i < n {
    unsafe d[i] = over(s[i], d[i])
    i &+= 1
  }
}

/// Blends a row over the destination where the mask covers it.
func rowOverMasked(
  _ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ n: Int
) {
  #if DEBUG
  unsafe plainRowOverMasked(d, s, m, n)
  #else
  unsafe vectorRowOverMasked(d, s, m, n)
  #endif
}

func plainRowOverMasked(
  _ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ n: Int
) {
  var i = 0
  while i &+ 8 <= n {
    let coverage = unsafe eight(m, i)
    if coverage == 0 {
      i &+= 8
    } else if coverage == 0xffff_ffff_ffff_ffff {
      let run = unsafe fullRun(m + i, n &- i)
      unsafe plainRowOver(d + i, s + i, run)
      i &+= run
    } else {
      let run = unsafe partialRun(m + i, n &- i)
      unsafe rowOverPartly(d + i, s + i, m + i, run)
      i &+= run
    }
  }
  unsafe rowOverPartly(d + i, s + i, m + i, n &- i)
}

@inline(__always)
private func rowOverPartly(
  _ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ n: Int
) {
  var i = 0
  while i < n {
    let source = unsafe s[i]
    let coverage = unsafe UInt32(m[i])
    // Both, then a choice: this is what the compiler can vectorize.
    let opaque = unsafe mixed(source, d[i], coverage)
    let translucent = unsafe over(scaled(source, coverage), d[i])
    unsafe d[i] = source &>> 24 == 255 ? opaque : translucent
    i &+= 1
  }
}

/// Blends a row over the destination with an opacity of 0...255.
func rowOverOpacity(_ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ n: Int, _ opacity: UInt32) {
  if opacity == 255 { return unsafe rowOver(d, s, n) }
  if opacity == 0 { return }
  #if DEBUG
  unsafe plainRowOverOpacity(d, s, n, opacity)
  #else
  unsafe vectorRowOverOpacity(d, s, n, opacity)
  #endif
}

func plainRowOverOpacity(_ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ n: Int, _ opacity: UInt32) {
  var i = 0
  while i < n {
    unsafe d[i] = over(scaled(s[i], opacity), d[i])
    i &+= 1
  }
}

/// Multiplies one mask by another.
func multiplyMask(_ m: UnsafeMutablePointer<UInt8>, _ by: UnsafePointer<UInt8>, _ n: Int) {
  #if DEBUG
  unsafe plainMultiplyMask(m, by, n)
  #else
  unsafe vectorMultiplyMask(m, by, n)
  #endif
}

func plainMultiplyMask(_ m: UnsafeMutablePointer<UInt8>, _ by: UnsafePointer<UInt8>, _ n: Int) {
  var i = 0
  while i < n {
    let product = unsafe UInt32(m[i]) &* UInt32(by[i]) &+ 128
    unsafe m[i] = UInt8(truncatingIfNeeded: (product &+ product &>> 8) &>> 8)
    i &+= 1
  }
}

/// Multiplies a mask by an opacity of 0...255.
func scaleMask(_ m: UnsafeMutablePointer<UInt8>, _ n: Int, _ opacity: UInt32) {
  if opacity == 255 { return }
  #if DEBUG
  unsafe plainScaleMask(m, n, opacity)
  #else
  unsafe vectorScaleMask(m, n, opacity)
  #endif
}

func plainScaleMask(_ m: UnsafeMutablePointer<UInt8>, _ n: Int, _ opacity: UInt32) {
  var i = 0
  while i < n {
    let product = unsafe UInt32(m[i]) &* opacity &+ 128
    unsafe m[i] = UInt8(truncatingIfNeeded: (product &+ product &>> 8) &>> 8)
    i &+= 1
  }
}

/// Copies pixels to others that they don't overlap.
@inline(__always)
func copyPixels(_ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ n: Int) {
  unsafe memcpy(d, s, n &* 4)
}

/// Zeroes bytes.
func clearBytes(_ start: UnsafeMutableRawPointer, _ count: Int) {
  unsafe memset(start, 0, count)
}
