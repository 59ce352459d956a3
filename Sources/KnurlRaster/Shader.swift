internal import KnurlDrawing

/// The colours of a paint, ready to be asked for any part of any row.
///
/// A colour depends on the paint and the absolute place of the pixel's centre only, never on where a span begins.
struct Shader {
  /// The one colour of all pixels, if there is only one.
  let solid: UInt32?
  /// Whether every pixel has full alpha.
  let isOpaque: Bool
  private let ramp: GradientRamp?
  private let place: Place

  /// The place of an upright gradient, which needs nothing else.
  var upright: UprightPlace? {
    if case .upright(let place) = place { place } else { nil }
  }

  /// How a pixel finds its entry in the ramp.
  private enum Place {
    case nowhere
    case upright(UprightPlace)
    case linear(LinearPlace)
    case radial(RadialPlace)
    case conic(ConicPlace)
  }

  /// Reads a paint in the form of draw words, relative to a whole pixel.
  init(words: UnsafePointer<Int32>, originX: Int32, originY: Int32, ramps: RampCache) {
    let kind = unsafe words[0]
    guard kind != DrawWords.Paint.solid else {
      self = unsafe Shader(solid: UInt32(bitPattern: words[1]))
      return
    }
    let head = kind == DrawWords.Paint.linear ? 5 : 4
    let count = unsafe Int(words[head])
    let stops = unsafe UnsafeBufferPointer(start: words + head + 1, count: 2 * count)
    let (place, length) = unsafe Self.place(words, originX, originY)
    if unsafe length <= 0 || Self.isOfOneColor(stops) {
      self = unsafe Shader(solid: UInt32(bitPattern: stops[2 * count - 1]))
      return
    }
    let bits = unsafe GradientRamp.bits(stops: stops, length: length)
    if case .linear(let line) = place, line.stepX == 0, stops.count <= 8 {
      self.place = unsafe .upright(UprightPlace(line: line, stops: stops, bits: bits))
      ramp = nil
    } else {
      self.place = place
      ramp = unsafe ramps.ramp(stops: stops, bits: bits)
    }
    solid = nil
    isOpaque = unsafe Self.isOpaque(stops)
  }

  private init(solid color: UInt32) {
    solid = color
    isOpaque = color >> 24 == 255
    ramp = nil
    place = .nowhere
  }

  /// Where the pixels of a gradient lie, and its length in pixels; one without length has its last colour everywhere.
  private static func place(
    _ words: UnsafePointer<Int32>, _ originX: Int32, _ originY: Int32
  ) -> (place: Place, length: Double) {
    let x = unsafe Int(originX) * 256 + Int(words[1]), y = unsafe Int(originY) * 256 + Int(words[2])
    switch unsafe words[0] {
    case DrawWords.Paint.linear:
      let dx = unsafe Double(Int(words[3]) - Int(words[1])), dy = unsafe Double(Int(words[4]) - Int(words[2]))
      return (.linear(LinearPlace(x: x, y: y, dx: dx, dy: dy)), (dx * dx + dy * dy).squareRoot() / 256)
    case DrawWords.Paint.radial:
      let radius = unsafe Double(words[3]) / 256
      return (.radial(RadialPlace(x: x, y: y, radius: radius)), radius)
    default:
      // As long as the rim of the largest usual dial.
      return (.conic(ConicPlace(x: x, y: y, start: unsafe words[3])), 1024)
    }
  }

  private static func isOfOneColor(_ stops: UnsafeBufferPointer<Int32>) -> Bool {
    var index = 3
    while index < stops.count {
      if unsafe stops[index] != stops[1] { return false }
      index += 2
    }
    return true
  }

  private static func isOpaque(_ stops: UnsafeBufferPointer<Int32>) -> Bool {
    var index = 1
    while index < stops.count {
      if unsafe UInt32(bitPattern: stops[index]) >> 24 != 255 { return false }
      index += 2
    }
    return true
  }

  /// Writes the colours of `count` pixels from the absolute place (x, y) to the right.
  func shade(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    assert(upright == nil, "a row of an upright gradient has one colour")
    guard let ramp else { return unsafe fillOpaque(out, count, solid ?? 0) }
    let entries = unsafe ramp.entries, dither = unsafe ramp.ditherRow(y)
    switch place {
    case .nowhere, .upright: break
    case .linear(let place):
      unsafe shadeLinear(out, x, y, count, place, entries, dither, ramp.bits)
    case .radial(let place):
      unsafe shadeRadial(out, x, y, count, place, entries, dither, ramp.bits)
    case .conic(let place):
      unsafe shadeConic(out, x, y, count, place, entries, dither, ramp.bits)
    }
  }
}

/// The place along a line in 32.32, a sum of whole numbers, so that it is the same from wherever one starts to add.
struct LinearPlace {
  /// The place of the pixel at absolute (0, 0).
  let start: Int
  /// The steps to the neighbours at the right and below.
  let stepX, stepY: Int

  /// From (x, y) by (dx, dy), all in 1/256 pixels; a line without length has no meaning but does no harm.
  init(x: Int, y: Int, dx: Double, dy: Double) {
    let square = max(1, dx * dx + dy * dy)
    stepX = Self.whole(dx * 0x1p40 / square)
    stepY = Self.whole(dy * 0x1p40 / square)
    // From the nearest whole pixel, so that rounded steps don't add up over the distance to the origin.
    let column = x >> 8, row = y >> 8
    let restX = Double(column << 8 + 128 - x), restY = Double(row << 8 + 128 - y)
    let first = Self.whole((restX * dx + restY * dy) * 0x1p32 / square)
    // Rounding must not move a pixel at a stop in front of it, so all move by 2^-20 towards the end.
    start = first &- column &* stepX &- row &* stepY &+ 0x1000
  }

  private static func whole(_ value: Double) -> Int { Int(value < 0 ? value - 0.5 : value + 0.5) }
}

/// The place along an upright line with few stops: a row has one entry, which is worked out where it is asked for,
/// without a ramp.
struct UprightPlace {
  private let line: LinearPlace
  /// The words of up to four stops.
  private var stops = SIMD8<Int32>(repeating: 0)
  private let count: Int
  private let bits: Int
  /// The part that the last row lay in.
  private var span: StopSpan

  fileprivate init(line: LinearPlace, stops: UnsafeBufferPointer<Int32>, bits: Int) {
    (self.line, self.bits, count) = (line, bits, stops.count)
    span = unsafe StopSpan(stops, at: -1)
    // At once: writing lane by lane makes each next access wait.
    unsafe withUnsafeMutableBytes(of: &self.stops) { unsafe $0.copyMemory(from: UnsafeRawBufferPointer(stops)) }
  }

  /// The colour of a row.
  mutating func entry(_ y: Int) -> RampEntry {
    let index = (line.start &+ y &* line.stepY) &>> (32 &- bits) &+ 1
    let offset = GradientRamp.offset(index, bits)
    if !span.contains(offset) {
      span = unsafe withUnsafeBytes(of: stops) { words in
        let stops = unsafe words.assumingMemoryBound(to: Int32.self)
        return unsafe StopSpan(UnsafeBufferPointer(rebasing: stops[..<count]), at: offset)
      }
    }
    return span.entry(offset)
  }
}

/// The distance from a centre.
struct RadialPlace {
  /// The way from the centre to the centre of the pixel at absolute (0, 0), in pixels.
  let x, y: Double
  let perRadius: Double

  /// Around (x, y) in 1/256 pixels with a radius in pixels.
  init(x: Int, y: Int, radius: Double) {
    self.x = Double(128 - x) / 256
    self.y = Double(128 - y) / 256
    perRadius = 1 / max(radius, 0x1p-8)
  }
}

/// The angle around a centre.
struct ConicPlace {
  let x, y: Double
  /// In 1/2^32 turns.
  let start: Int

  /// Around (x, y) in 1/256 pixels from an angle in 1/2^24 turns.
  init(x: Int, y: Int, start: Int32) {
    self.x = Double(128 - x) / 256
    self.y = Double(128 - y) / 256
    self.start = Int(start) << 8
  }
}

/// A pixel of a ramp's entry with dither.
@inline(__always)
private func color(_ entries: UnsafePointer<UInt32>, _ index: Int, _ dither: UInt32) -> UInt32 {
  let redBlue = unsafe entries[index &* 2] &+ dither
  let alphaGreen = unsafe entries[index &* 2 &+ 1] &+ dither
  return redBlue &>> 8 & 0x00ff_00ff | alphaGreen & 0xff00_ff00
}

private func shadeLinear(
  _ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ n: Int, _ place: LinearPlace,
  _ entries: UnsafePointer<UInt32>, _ dither: UnsafePointer<UInt32>, _ bits: Int
) {
  let shift = 32 &- bits, end = (1 &<< bits) &+ 1, step = place.stepX
  var t = place.start &+ x &* step &+ y &* place.stepY
  var i = 0
  while i < n {
    var index = t &>> shift &+ 1
    if index < 0 { index = 0 }
    if index > end { index = end }
    unsafe out[i] = color(entries, index, dither[(x &+ i) & 7])
    t = t &+ step
    i &+= 1
  }
}

private func shadeRadial(
  _ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ n: Int, _ place: RadialPlace,
  _ entries: UnsafePointer<UInt32>, _ dither: UnsafePointer<UInt32>, _ bits: Int
) {
  let dy = place.y + Double(y), startX = place.x, end = Double(1 &<< bits), scale = place.perRadius * end
  let squareY = dy * dy
  // At 2^44 the last place is worth 1/256: the bits of a sum are the number in 24.8, rounded.
  let rounding = 0x1p44
  var i = 0
  while i < n {
    let dx = startX + Double(x &+ i)
    var distance = (dx * dx + squareY).squareRoot() * scale
    if distance > end { distance = end }
    let fixed = Int(bitPattern: UInt((distance + rounding).bitPattern & 0xffff_ffff))
    unsafe out[i] = color(entries, fixed &>> 8 &+ 1, dither[(x &+ i) & 7])
    i &+= 1
  }
}

/// The angle is a polynomial of the arctangent of a slope of at most one (Hastings, Approximations for Digital
/// Computers, sheet 13), then the octants: within 1e-6 turns, and exact along axes and diagonals.
private func shadeConic(
  _ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ n: Int, _ place: ConicPlace,
  _ entries: UnsafePointer<UInt32>, _ dither: UnsafePointer<UInt32>, _ bits: Int
) {
  let dy = place.y + Double(y), startX = place.x, start = place.start, shift = 32 &- bits
  let height = dy < 0 ? 0 - dy : dy
  // Debug builds convert each literal where it stands, so they stand here.
  let zero = 0.0, quarter = 0.25, half = 0.5, whole = 1.0, scale = 0x1p32
  let c1 = 0.999_977_26, c3 = 0.332_623_47, c5 = 0.193_543_46, c7 = 0.116_432_87, c9 = 0.052_653_32, c11 = 0.011_721_20
  // An eighth turn over the polynomial at 1, hardly more than 1 / 2π: seams on diagonals stay on their side.
  let diagonal = 0.125 / 0.785_396_50
  // At 1.5 * 2^52 the last place is worth 1: the lower bits are whole, and wrap around as angles do.
  let rounding = 0x1.8p52
  var i = 0
  while i < n {
    let dx = startX + Double(x &+ i)
    let width = dx < zero ? zero - dx : dx
    let isSteep = height > width
    let largest = isSteep ? height : width
    let slope = largest > zero ? (isSteep ? width : height) / largest : zero
    let q = slope * slope
    var turns = ((((c9 - c11 * q) * q - c7) * q + c5) * q - c3) * q + c1
    turns = turns * slope * diagonal
    if isSteep { turns = quarter - turns }
    if dx < zero { turns = half - turns }
    if dy < zero { turns = whole - turns }
    let angle = Int(bitPattern: UInt((turns * scale + rounding).bitPattern & 0xffff_ffff))
    unsafe out[i] = color(entries, ((angle &- start) & 0xffff_ffff) &>> shift &+ 1, dither[(x &+ i) & 7])
    i &+= 1
  }
}
