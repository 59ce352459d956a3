// The kernels of release builds: the same bits as their plain twins, four or eight pixels in a step.
//
// Even and odd channels of four pixels lie in eight lanes of 16 bits. A sum x of products of bytes, with its half added,
// is divided by 255 as x * 257 >> 16, which is (x + (x >> 8)) >> 8: one multiplication that keeps the upper half, if
// the compiler does not see the 257 and take it for shifts and sums. So `hidden257` hides it.

private typealias Lanes = SIMD8<UInt16>

/// 257, unless there are more pixels than memory can hold.
@inline(__always)
private func hidden257(_ n: Int) -> Lanes { Lanes(repeating: 257 &+ UInt16(truncatingIfNeeded: n &>> 61)) }

/// A division by 255 of its own, for single steps: the compiler finds the multiplication in loops only.
@inline(__always)
private func divided(_ x: Lanes) -> Lanes { (x &+ x &>> Lanes(repeating: 8)) &>> Lanes(repeating: 8) }

/// The upper halves of products.
@inline(__always)
private func high(_ a: Lanes, _ b: Lanes) -> Lanes {
  let product = SIMD8<UInt32>(truncatingIfNeeded: a) &* SIMD8<UInt32>(truncatingIfNeeded: b)
  return Lanes(truncatingIfNeeded: product &>> 16)
}

@inline(__always)
private func load(_ p: UnsafePointer<UInt32>) -> Lanes { unsafe UnsafeRawPointer(p).loadUnaligned(as: Lanes.self) }

/// Writes four pixels, each channel in a lane of its own.
@inline(__always)
private func store(_ p: UnsafeMutablePointer<UInt32>, _ even: Lanes, _ odd: Lanes) {
  unsafe UnsafeMutableRawPointer(p).storeBytes(of: even | odd &<< Lanes(repeating: 8), as: Lanes.self)
}

@inline(__always) private func even(_ p: Lanes) -> Lanes { p & Lanes(repeating: 0xff) }
@inline(__always) private func odd(_ p: Lanes) -> Lanes { p &>> Lanes(repeating: 8) }

/// One colour in four pixels.
@inline(__always)
private func pixels(_ color: UInt32) -> Lanes { unsafe unsafeBitCast(SIMD4<UInt32>(repeating: color), to: Lanes.self) }

/// The alpha of each pixel in both of its lanes.
@inline(__always)
private func alphas(_ p: Lanes) -> Lanes {
  let alpha = unsafe unsafeBitCast(p, to: SIMD4<UInt32>.self) &>> SIMD4(repeating: 24)
  return unsafe unsafeBitCast(alpha | alpha &<< SIMD4(repeating: 16), to: Lanes.self)
}

/// Eight coverages, each in both lanes of its pixel.
@inline(__always)
private func spread(_ m: UInt64) -> (Lanes, Lanes) {
  let bytes = unsafe unsafeBitCast(SIMD2<UInt64>(m, 0), to: SIMD16<UInt8>.self)
  var wide = SIMD16<UInt8>(repeating: 0)
  wide.evenHalf = bytes.lowHalf
  let values = unsafe unsafeBitCast(wide, to: Lanes.self)
  var pairs = SIMD16<UInt16>(repeating: 0)
  pairs.evenHalf = values
  pairs.oddHalf = values
  return (pairs.lowHalf, pairs.highHalf)
}

/// Four coverages, each in both lanes of its pixel.
@inline(__always)
private func spreadFour(_ m: UnsafePointer<UInt8>) -> Lanes {
  unsafe spread(UInt64(UnsafeRawPointer(m).loadUnaligned(as: UInt32.self))).0
}

// MARK: One colour

/// Writes an opaque colour.
@inline(never)
func vectorFillOpaque(_ d: UnsafeMutablePointer<UInt32>, _ n: Int, _ color: UInt32) {
  unsafe fill(d, n, color)
}

@inline(__always)
private func fill(_ d: UnsafeMutablePointer<UInt32>, _ n: Int, _ color: UInt32) {
  let four = pixels(color)
  let raw = UnsafeMutableRawPointer(d)
  var i = 0
  while i &+ 16 <= n {
    let place = unsafe raw + i &* 4
    unsafe place.storeBytes(of: four, as: Lanes.self)
    unsafe place.storeBytes(of: four, toByteOffset: 16, as: Lanes.self)
    unsafe place.storeBytes(of: four, toByteOffset: 32, as: Lanes.self)
    unsafe place.storeBytes(of: four, toByteOffset: 48, as: Lanes.self)
    i &+= 16
  }
  while i &+ 4 <= n {
    unsafe raw.storeBytes(of: four, toByteOffset: i &* 4, as: Lanes.self)
    i &+= 4
  }
  if i < n { unsafe d[i] = color }
  if i &+ 1 < n { unsafe d[i &+ 1] = color }
  if i &+ 2 < n { unsafe d[i &+ 2] = color }
}

/// What one colour with alpha does to pixels.
///
/// The odd channels lie in the upper bytes of their lanes: there the upper half of the product of d with M is d * rest *
/// 257 / 256, and rounded to the next byte that is d * rest / 255 for each d and rest, if M is rest * 257, and one more
/// from 128 on. So one multiplication does for two.
private struct Wash {
  private let rest: Lanes
  private let evenHalf: Lanes
  private let factor: Lanes
  private let oddRest: Lanes
  private let oddHalf: Lanes

  /// For a colour and a number of pixels.
  @inline(__always)
  init(_ color: UInt32, _ n: Int) {
    let restFactor = 255 &- color &>> 24
    let source = pixels(color), half = Lanes(repeating: 128)
    rest = Lanes(repeating: UInt16(truncatingIfNeeded: restFactor))
    evenHalf = even(source) &* Lanes(repeating: 255) &+ half
    factor = hidden257(n)
    oddRest = Lanes(repeating: UInt16(truncatingIfNeeded: restFactor &* 257 &+ restFactor &>> 7))
    oddHalf = source & Lanes(repeating: 0xff00) &+ half
  }

  /// Four pixels.
  @inline(__always)
  func over(_ d: UnsafeMutablePointer<UInt32>) {
    let p = unsafe load(d), upper = Lanes(repeating: 0xff00)
    let odd = (high(p & upper, oddRest) &+ oddHalf) & upper
    unsafe UnsafeMutableRawPointer(d).storeBytes(of: high(even(p) &* rest &+ evenHalf, factor) | odd, as: Lanes.self)
  }

  /// The same with other divisions, for a single step.
  @inline(__always)
  func overOnce(_ d: UnsafeMutablePointer<UInt32>) {
    let p = unsafe load(d)
    let oddSum = odd(p) &* rest &+ (oddHalf &>> Lanes(repeating: 8) &* Lanes(repeating: 255) &+ Lanes(repeating: 128))
    unsafe store(d, divided(even(p) &* rest &+ evenHalf), divided(oddSum))
  }
}

/// Blends one colour that is neither opaque nor invisible over the destination.
@inline(__always)
private func blend(_ d: UnsafeMutablePointer<UInt32>, _ n: Int, _ color: UInt32) {
  let wash = Wash(color, n), rest = 255 &- color &>> 24
  var i = 0
  while i &+ 8 <= n {
    unsafe wash.over(d + i)
    unsafe wash.over(d + i + 4)
    i &+= 8
  }
  if i &+ 4 <= n {
    unsafe wash.overOnce(d + i)
    i &+= 4
  }
  if i < n { unsafe d[i] = color &+ scaled(d[i], rest) }
  if i &+ 1 < n { unsafe d[i &+ 1] = color &+ scaled(d[i &+ 1], rest) }
  if i &+ 2 < n { unsafe d[i &+ 2] = color &+ scaled(d[i &+ 2], rest) }
}

/// Twin of `plainFillOver`, for colours that are neither opaque nor invisible.
@inline(never)
func vectorFillOver(_ d: UnsafeMutablePointer<UInt32>, _ n: Int, _ color: UInt32) {
  unsafe blend(d, n, color)
}

/// Eight or fewer steps of `vectorFillMaskedOpaque`, to be used where constants are at hand.
@inline(__always)
private func fillMasked(
  _ d: UnsafeMutablePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ n: Int, _ color: UInt32, _ factor: Lanes
) {
  let four = pixels(color)
  let source = (even: even(four), odd: odd(four))
  var i = 0
  while i &+ 8 <= n {
    let coverage = unsafe eight(m, i)
    if coverage == 0xffff_ffff_ffff_ffff {
      unsafe UnsafeMutableRawPointer(d + i).storeBytes(of: four, as: Lanes.self)
      unsafe UnsafeMutableRawPointer(d + i + 4).storeBytes(of: four, as: Lanes.self)
    } else if coverage != 0 {
      let (m0, m1) = spread(coverage)
      unsafe mix(d + i, source, m0, factor)
      unsafe mix(d + i + 4, source, m1, factor)
    }
    i &+= 8
  }
  if i &+ 4 <= n {
    unsafe mixOnce(d + i, source, spreadFour(m + i))
    i &+= 4
  }
  if i < n { unsafe d[i] = mixed(color, d[i], UInt32(m[i])) }
  if i &+ 1 < n { unsafe d[i &+ 1] = mixed(color, d[i &+ 1], UInt32(m[i &+ 1])) }
  if i &+ 2 < n { unsafe d[i &+ 2] = mixed(color, d[i &+ 2], UInt32(m[i &+ 2])) }
}

/// Twin of `plainFillMasked`, for opaque colours.
@inline(never)
func vectorFillMaskedOpaque(_ d: UnsafeMutablePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ n: Int, _ color: UInt32) {
  unsafe fillMasked(d, m, n, color, hidden257(n))
}

/// Rows of `vectorFillMaskedOpaque`, of whole steps: no call a row, and the constants once.
@inline(never)
func vectorFillMaskedBlock(
  _ d: UnsafeMutablePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ steps: Int, _ color: UInt32, _ block: BlockRows
) {
  let factor = hidden257(block.count), four = pixels(color)
  let source = (even: even(four), odd: odd(four))
  let lineSkip = block.stride &- steps &* 8, maskSkip = block.maskStride &- steps &* 8
  var d = unsafe d, m = unsafe m, row = 0
  while row < block.count {
    var step = 0
    while step < steps {
      let coverage = unsafe eight(m, 0)
      if coverage == 0xffff_ffff_ffff_ffff {
        unsafe UnsafeMutableRawPointer(d).storeBytes(of: four, as: Lanes.self)
        unsafe UnsafeMutableRawPointer(d + 4).storeBytes(of: four, as: Lanes.self)
      } else if coverage != 0 {
        let (m0, m1) = spread(coverage)
        unsafe mix(d, source, m0, factor)
        unsafe mix(d + 4, source, m1, factor)
      }
      unsafe d += 8
      unsafe m += 8
      step &+= 1
    }
    unsafe d += lineSkip
    unsafe m += maskSkip
    row &+= 1
  }
}

/// Twin of `plainFillCornerRows`: no call a row, and the constants once.
@inline(never)
func vectorFillCornerRows(_ rows: CornerRows, _ color: UInt32) {
  let count = unsafe rows.count, factor = hidden257(count)
  var d = unsafe rows.pixels, left = unsafe rows.left.base, right = unsafe rows.right.base
  let leftSpans = unsafe rows.left.spans, rightSpans = unsafe rows.right.spans, distance = unsafe rows.distance
  var row = 0
  while row < count {
    let from = unsafe leftSpans[row], to = unsafe rightSpans[row]
    let start = Int(from.start), end = Int(from.end), last = Int(to.start)
    unsafe fillMasked(d + start, left + start, end &- start, color, factor)
    unsafe fill(d + end, distance &+ last &- end, color)
    unsafe fillMasked(d + (distance &+ last), right + last, Int(to.end) &- last, color, factor)
    unsafe d += rows.stride
    unsafe left += rows.left.stride
    unsafe right += rows.right.stride
    row &+= 1
  }
}

/// Four pixels of a colour with alpha, scaled by coverages, over the destination.
@inline(__always)
private func overScaled(
  _ d: UnsafeMutablePointer<UInt32>, _ source: (even: Lanes, odd: Lanes, alpha: Lanes), _ m: Lanes, _ factor: Lanes
) {
  let half = Lanes(repeating: 128), full = Lanes(repeating: 255)
  let p = unsafe load(d)
  let sourceEven = high(source.even &* m &+ half, factor), sourceOdd = high(source.odd &* m &+ half, factor)
  let rest = full &- high(source.alpha &* m &+ half, factor)
  unsafe store(
    d, sourceEven &+ high(even(p) &* rest &+ half, factor), sourceOdd &+ high(odd(p) &* rest &+ half, factor))
}

/// Twin of `plainFillMasked`, for colours that are neither opaque nor invisible.
@inline(never)
func vectorFillMaskedOver(_ d: UnsafeMutablePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ n: Int, _ color: UInt32) {
  let factor = hidden257(n), half = Lanes(repeating: 128), full = Lanes(repeating: 255)
  let color4 = pixels(color)
  let source = (even: even(color4), odd: odd(color4), alpha: alphas(color4))
  let wash = Wash(color, n)
  var i = 0
  while i &+ 8 <= n {
    let coverage = unsafe eight(m, i)
    if coverage == 0xffff_ffff_ffff_ffff {
      unsafe wash.over(d + i)
      unsafe wash.over(d + i + 4)
    } else if coverage != 0 {
      let (m0, m1) = spread(coverage)
      unsafe overScaled(d + i, source, m0, factor)
      unsafe overScaled(d + i + 4, source, m1, factor)
    }
    i &+= 8
  }
  if i &+ 4 <= n {
    let coverage = unsafe spreadFour(m + i), p = unsafe load(d + i)
    let sourceEven = divided(source.even &* coverage &+ half), sourceOdd = divided(source.odd &* coverage &+ half)
    let left = full &- divided(source.alpha &* coverage &+ half)
    unsafe store(
      d + i, sourceEven &+ divided(even(p) &* left &+ half), sourceOdd &+ divided(odd(p) &* left &+ half))
    i &+= 4
  }
  if i < n { unsafe d[i] = over(scaled(color, UInt32(m[i])), d[i]) }
  if i &+ 1 < n { unsafe d[i &+ 1] = over(scaled(color, UInt32(m[i &+ 1])), d[i &+ 1]) }
  if i &+ 2 < n { unsafe d[i &+ 2] = over(scaled(color, UInt32(m[i &+ 2])), d[i &+ 2]) }
}

/// Twin of `plainRepeatPattern`.
@inline(never)
func vectorRepeatPattern(_ d: UnsafeMutablePointer<UInt32>, _ pattern: UnsafePointer<UInt32>, _ n: Int) {
  let raw = UnsafeMutableRawPointer(d)
  let first = unsafe load(pattern), second = unsafe load(pattern + 4)
  var i = 0
  while i &+ 16 <= n {
    let place = unsafe raw + i &* 4
    unsafe place.storeBytes(of: first, as: Lanes.self)
    unsafe place.storeBytes(of: second, toByteOffset: 16, as: Lanes.self)
    unsafe place.storeBytes(of: first, toByteOffset: 32, as: Lanes.self)
    unsafe place.storeBytes(of: second, toByteOffset: 48, as: Lanes.self)
    i &+= 16
  }
  if i &+ 8 <= n {
    unsafe raw.storeBytes(of: first, toByteOffset: i &* 4, as: Lanes.self)
    unsafe raw.storeBytes(of: second, toByteOffset: i &* 4 &+ 16, as: Lanes.self)
    i &+= 8
  }
  var rest = 0
  if i &+ 4 <= n {
    unsafe raw.storeBytes(of: first, toByteOffset: i &* 4, as: Lanes.self)
    i &+= 4
    rest = 4
  }
  if i < n { unsafe d[i] = pattern[rest] }
  if i &+ 1 < n { unsafe d[i &+ 1] = pattern[rest &+ 1] }
  if i &+ 2 < n { unsafe d[i &+ 2] = pattern[rest &+ 2] }
}

/// Twin of `plainDitherEight`.
@inline(never)
func vectorDitherEight(
  _ d: UnsafeMutablePointer<UInt32>, _ redBlue: UInt32, _ alphaGreen: UInt32, _ dither: UnsafePointer<UInt32>
) {
  typealias Words = SIMD4<UInt32>
  let low = Words(repeating: redBlue), high = Words(repeating: alphaGreen)
  let raw = UnsafeMutableRawPointer(d)
  var i = 0
  while i < 8 {
    let offset = unsafe UnsafeRawPointer(dither + i).loadUnaligned(as: Words.self)
    let even = (low &+ offset) &>> Words(repeating: 8) & Words(repeating: 0x00ff_00ff)
    let pixels = even | (high &+ offset) & Words(repeating: 0xff00_ff00)
    unsafe raw.storeBytes(of: pixels, toByteOffset: i &* 4, as: Words.self)
    unsafe raw.storeBytes(of: pixels, toByteOffset: i &* 4 &+ 32, as: Words.self)
    i &+= 4
  }
}

/// Four pixels of a source whose channels lie in lanes of their own, mixed into four others.
@inline(__always)
private func mix(_ d: UnsafeMutablePointer<UInt32>, _ s: (even: Lanes, odd: Lanes), _ m: Lanes, _ factor: Lanes) {
  let half = Lanes(repeating: 128), rest = Lanes(repeating: 255) &- m
  let p = unsafe load(d)
  unsafe store(
    d, high(even(p) &* rest &+ (s.even &* m &+ half), factor), high(odd(p) &* rest &+ (s.odd &* m &+ half), factor))
}

/// The same with other divisions, for a single step.
@inline(__always)
private func mixOnce(_ d: UnsafeMutablePointer<UInt32>, _ s: (even: Lanes, odd: Lanes), _ m: Lanes) {
  let half = Lanes(repeating: 128), rest = Lanes(repeating: 255) &- m
  let p = unsafe load(d)
  unsafe store(
    d, divided(even(p) &* rest &+ (s.even &* m &+ half)), divided(odd(p) &* rest &+ (s.odd &* m &+ half)))
}

/// Twin of `plainPatternMasked`.
@inline(never)
func vectorPatternMasked(
  _ d: UnsafeMutablePointer<UInt32>, _ pattern: UnsafePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ n: Int
) {
  let factor = hidden257(n)
  let p0 = unsafe load(pattern), p1 = unsafe load(pattern + 4)
  let first = (even: even(p0), odd: odd(p0)), second = (even: even(p1), odd: odd(p1))
  var i = 0
  while i &+ 8 <= n {
    let coverage = unsafe eight(m, i)
    if coverage == 0xffff_ffff_ffff_ffff {
      unsafe UnsafeMutableRawPointer(d + i).storeBytes(of: p0, as: Lanes.self)
      unsafe UnsafeMutableRawPointer(d + i + 4).storeBytes(of: p1, as: Lanes.self)
    } else if coverage != 0 {
      let (m0, m1) = spread(coverage)
      unsafe mix(d + i, first, m0, factor)
      unsafe mix(d + i + 4, second, m1, factor)
    }
    i &+= 8
  }
  var rest = 0
  if i &+ 4 <= n {
    unsafe mixOnce(d + i, first, spreadFour(m + i))
    i &+= 4
    rest = 4
  }
  if i < n { unsafe d[i] = mixed(pattern[rest], d[i], UInt32(m[i])) }
  if i &+ 1 < n { unsafe d[i &+ 1] = mixed(pattern[rest &+ 1], d[i &+ 1], UInt32(m[i &+ 1])) }
  if i &+ 2 < n { unsafe d[i &+ 2] = mixed(pattern[rest &+ 2], d[i &+ 2], UInt32(m[i &+ 2])) }
}

// MARK: Rows

/// Four pixels over four others.
@inline(__always)
private func over(_ d: UnsafeMutablePointer<UInt32>, _ s: Lanes, _ factor: Lanes) {
  let half = Lanes(repeating: 128)
  let p = unsafe load(d)
  let rest = Lanes(repeating: 255) &- alphas(s)
  let sourceEven = even(s), sourceOdd = odd(s)
  unsafe store(
    d, sourceEven &+ high(even(p) &* rest &+ half, factor), sourceOdd &+ high(odd(p) &* rest &+ half, factor))
}

/// Twin of `plainRowOver`.
@inline(never)
func vectorRowOver(_ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ n: Int) {
  let factor = hidden257(n)
  var i = 0
  while i &+ 4 <= n {
    unsafe over(d + i, load(s + i), factor)
    i &+= 4
  }
  if i < n { unsafe d[i] = over(s[i], d[i]) }
  if i &+ 1 < n { unsafe d[i &+ 1] = over(s[i &+ 1], d[i &+ 1]) }
  if i &+ 2 < n { unsafe d[i &+ 2] = over(s[i &+ 2], d[i &+ 2]) }
}

/// Four pixels scaled by coverages, over four others; opaque ones in one rounding.
@inline(__always)
private func overMasked(_ d: UnsafeMutablePointer<UInt32>, _ s: Lanes, _ m: Lanes, _ factor: Lanes) {
  let half = Lanes(repeating: 128), full = Lanes(repeating: 255)
  let p = unsafe load(d)
  let alpha = alphas(s)
  // What is rounded to bytes first where the source is translucent, and not at all where it is opaque, is a product
  // each; so both are one sum for one division: s * m + d * (255 - m), or 255 * (s * m / 255) + d * (255 - a * m / 255).
  let isOpaque = alpha .== full
  let rest = full &- high(alpha &* m &+ half, factor)
  let evenProduct = even(s) &* m, oddProduct = odd(s) &* m
  let evenRounded = high(evenProduct &+ half, factor) &* full, oddRounded = high(oddProduct &+ half, factor) &* full
  let evenSum = evenRounded.replacing(with: evenProduct, where: isOpaque)
  let oddSum = oddRounded.replacing(with: oddProduct, where: isOpaque)
  unsafe store(
    d, high(even(p) &* rest &+ (evenSum &+ half), factor), high(odd(p) &* rest &+ (oddSum &+ half), factor))
}

/// Twin of `plainRowOverMasked`.
@inline(never)
func vectorRowOverMasked(
  _ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ m: UnsafePointer<UInt8>, _ n: Int
) {
  let factor = hidden257(n)
  var i = 0
  while i &+ 8 <= n {
    let coverage = unsafe eight(m, i)
    if coverage == 0xffff_ffff_ffff_ffff {
      unsafe over(d + i, load(s + i), factor)
      unsafe over(d + i + 4, load(s + i + 4), factor)
    } else if coverage != 0 {
      let (m0, m1) = spread(coverage)
      unsafe overMasked(d + i, load(s + i), m0, factor)
      unsafe overMasked(d + i + 4, load(s + i + 4), m1, factor)
    }
    i &+= 8
  }
  if i &+ 4 <= n {
    unsafe overMaskedOnce(d + i, load(s + i), spreadFour(m + i))
    i &+= 4
  }
  if i < n { unsafe d[i] = overMasked(d[i], s[i], UInt32(m[i])) }
  if i &+ 1 < n { unsafe d[i &+ 1] = overMasked(d[i &+ 1], s[i &+ 1], UInt32(m[i &+ 1])) }
  if i &+ 2 < n { unsafe d[i &+ 2] = overMasked(d[i &+ 2], s[i &+ 2], UInt32(m[i &+ 2])) }
}

/// The same with other divisions, for a single step.
@inline(__always)
private func overMaskedOnce(_ d: UnsafeMutablePointer<UInt32>, _ s: Lanes, _ m: Lanes) {
  let half = Lanes(repeating: 128), full = Lanes(repeating: 255)
  let p = unsafe load(d)
  let alpha = alphas(s)
  let isOpaque = alpha .== full
  let rest = full &- divided(alpha &* m &+ half)
  let evenProduct = even(s) &* m, oddProduct = odd(s) &* m
  let evenSum = (divided(evenProduct &+ half) &* full).replacing(with: evenProduct, where: isOpaque)
  let oddSum = (divided(oddProduct &+ half) &* full).replacing(with: oddProduct, where: isOpaque)
  unsafe store(d, divided(even(p) &* rest &+ (evenSum &+ half)), divided(odd(p) &* rest &+ (oddSum &+ half)))
}

/// One pixel.
@inline(__always)
private func overMasked(_ d: UInt32, _ s: UInt32, _ m: UInt32) -> UInt32 {
  if s &>> 24 == 255 { return mixed(s, d, m) }
  return over(scaled(s, m), d)
}

/// Twin of `plainRowOverOpacity`, for opacities of 1...254.
@inline(never)
func vectorRowOverOpacity(_ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ n: Int, _ opacity: UInt32) {
  let factor = hidden257(n), half = Lanes(repeating: 128)
  let m = Lanes(repeating: UInt16(truncatingIfNeeded: opacity))
  var i = 0
  while i &+ 4 <= n {
    let source = unsafe load(s + i)
    let low = high(even(source) &* m &+ half, factor), top = high(odd(source) &* m &+ half, factor)
    unsafe over(d + i, low | top &<< Lanes(repeating: 8), factor)
    i &+= 4
  }
  if i < n { unsafe d[i] = over(scaled(s[i], opacity), d[i]) }
  if i &+ 1 < n { unsafe d[i &+ 1] = over(scaled(s[i &+ 1], opacity), d[i &+ 1]) }
  if i &+ 2 < n { unsafe d[i &+ 2] = over(scaled(s[i &+ 2], opacity), d[i &+ 2]) }
}

// MARK: Masks

/// Twin of `plainMultiplyMask`.
@inline(never)
func vectorMultiplyMask(_ m: UnsafeMutablePointer<UInt8>, _ by: UnsafePointer<UInt8>, _ n: Int) {
  let factor = hidden257(n), half = Lanes(repeating: 128)
  var i = 0
  while i &+ 16 <= n {
    let a = unsafe UnsafeRawPointer(m + i).loadUnaligned(as: Lanes.self)
    let b = unsafe UnsafeRawPointer(by + i).loadUnaligned(as: Lanes.self)
    let low = high(even(a) &* even(b) &+ half, factor), top = high(odd(a) &* odd(b) &+ half, factor)
    unsafe UnsafeMutableRawPointer(m + i).storeBytes(of: low | top &<< Lanes(repeating: 8), as: Lanes.self)
    i &+= 16
  }
  while i < n {
    let product = unsafe UInt16(m[i]) &* UInt16(by[i]) &+ 128
    unsafe m[i] = UInt8(truncatingIfNeeded: (product &+ product &>> 8) &>> 8)
    i &+= 1
  }
}

/// Twin of `plainScaleMask`.
@inline(never)
func vectorScaleMask(_ m: UnsafeMutablePointer<UInt8>, _ n: Int, _ opacity: UInt32) {
  let factor = hidden257(n), half = Lanes(repeating: 128)
  let by = Lanes(repeating: UInt16(truncatingIfNeeded: opacity))
  var i = 0
  while i &+ 16 <= n {
    let a = unsafe UnsafeRawPointer(m + i).loadUnaligned(as: Lanes.self)
    let low = high(even(a) &* by &+ half, factor), top = high(odd(a) &* by &+ half, factor)
    unsafe UnsafeMutableRawPointer(m + i).storeBytes(of: low | top &<< Lanes(repeating: 8), as: Lanes.self)
    i &+= 16
  }
  while i < n {
    let product = unsafe UInt16(m[i]) &* UInt16(truncatingIfNeeded: opacity) &+ 128
    unsafe m[i] = UInt8(truncatingIfNeeded: (product &+ product &>> 8) &>> 8)
    i &+= 1
  }
}

// MARK: Sums

/// The sums of four numbers from the left.
@inline(__always)
private func sums(_ v: SIMD4<Int32>) -> SIMD4<Int32> {
  let pairs = v &+ SIMD4(0, v[0], v[1], v[2])
  return pairs &+ SIMD4(0, 0, pairs[0], pairs[1])
}

/// The coverage of sums under the rule non-zero.
@inline(__always)
private func coverage(_ sums: SIMD4<Int32>) -> SIMD4<UInt8> {
  let sign = sums &>> SIMD4(repeating: 31), full = SIMD4<Int32>(repeating: 131_072)
  let magnitude = (sums ^ sign) &- sign
  let covered = magnitude.replacing(with: full, where: magnitude .> full)
  let scaled = covered &<< SIMD4(repeating: 8) &- covered &+ SIMD4(repeating: 65_536)
  return SIMD4<UInt8>(truncatingIfNeeded: scaled &>> SIMD4(repeating: 17))
}

/// Twin of `plainResolveEight`.
@inline(never)
func vectorResolveEight(_ cells: UnsafeMutablePointer<Int32>, _ out: UnsafeMutablePointer<UInt8>, _ start: Int32)
  -> Int32
{
  let raw = UnsafeMutableRawPointer(cells), bytes = UnsafeMutableRawPointer(out)
  let first = unsafe sums(raw.loadUnaligned(as: SIMD4<Int32>.self)) &+ SIMD4(repeating: start)
  let next = unsafe sums(raw.loadUnaligned(fromByteOffset: 16, as: SIMD4<Int32>.self)) &+ SIMD4(repeating: first[3])
  unsafe raw.storeBytes(of: SIMD4<Int32>(repeating: 0), as: SIMD4<Int32>.self)
  unsafe raw.storeBytes(of: SIMD4<Int32>(repeating: 0), toByteOffset: 16, as: SIMD4<Int32>.self)
  unsafe bytes.storeBytes(of: coverage(first), as: SIMD4<UInt8>.self)
  unsafe bytes.storeBytes(of: coverage(next), toByteOffset: 4, as: SIMD4<UInt8>.self)
  return next[3]
}
