internal import KnurlDrawing

/// The colours of a gradient, evenly sampled and ready to be dithered.
///
/// An entry is two words, red and blue, then alpha and green, each channel in 8.8 and premultiplied. Entry 0 is the
/// colour before the gradient and the last one that behind it, both exact; those between are sampled at their centres.
/// Where an entry is a whole colour, dithering leaves it alone; as all channels get the same offset, none rises above
/// alpha.
@safe
final class GradientRamp {
  /// No ramp has more bits.
  static let maximumBits = 12
  /// The words of the largest ramp.
  static let words = 64 + 2 * (1 << maximumBits + 2)

  /// The binary logarithm of the number of entries between the first and the last.
  private(set) var bits = 0
  /// The dither offsets of eight rows of eight pixels, twice in each word, then the entries.
  private let base: UnsafeMutablePointer<UInt32>
  private var key: [Int32] = []

  /// The offsets to add to entries in row `y`, by column modulo 8.
  func ditherRow(_ y: Int) -> UnsafePointer<UInt32> { unsafe UnsafePointer(base + (y & 7) &* 8) }

  /// Two words for each of `1 << bits` entries and the two around them.
  var entries: UnsafePointer<UInt32> { unsafe UnsafePointer(base + 64) }

  /// Creates a ramp of nothing yet, with memory for any.
  init() {
    unsafe base = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.words)
    unsafe Self.writeDither(base)
    key.reserveCapacity(32)
  }

  convenience init(stops: UnsafeBufferPointer<Int32>, bits: Int) {
    self.init()
    unsafe make(stops: stops, bits: bits)
  }

  /// Samples stops in the form of draw words, offset (16.16) and color of each; offsets never fall.
  func make(stops: UnsafeBufferPointer<Int32>, bits: Int) {
    self.bits = bits
    key.removeAll(keepingCapacity: true)
    unsafe key.append(contentsOf: stops)
    let count = 1 << bits
    unsafe write(0, .init(solid: stops[1]))
    unsafe write(count + 1, .init(solid: stops[stops.count - 1]))
    var span = unsafe StopSpan(stops, at: .min)
    for index in 0..<count {
      let offset = Self.offset(index + 1, bits)
      if !span.contains(offset) { span = unsafe StopSpan(stops, at: offset) }
      write(index + 1, span.entry(offset))
    }
  }

  deinit {
    unsafe base.deallocate()
  }

  /// The offset (15.17) of the middle of an entry; before and behind the ramp, one before all stops and behind all.
  @inline(__always)
  static func offset(_ index: Int, _ bits: Int) -> Int {
    if index <= 0 { return -1 }
    return index > 1 &<< bits ? 1 &<< 18 : (2 &* index &- 1) &<< (16 &- bits)
  }

  /// Whether the ramp was made of these stops.
  func isMade(of stops: UnsafeBufferPointer<Int32>, bits: Int) -> Bool {
    unsafe bits == self.bits && key.elementsEqual(stops)
  }

  private func write(_ index: Int, _ entry: RampEntry) {
    unsafe base[64 + 2 * index] = entry.redBlue
    unsafe base[65 + 2 * index] = entry.alphaGreen
  }

  /// Writes the offsets of eight rows of eight pixels, twice in each word.
  static func writeDither(_ words: UnsafeMutablePointer<UInt32>) {
    for index in 0..<64 { unsafe words[index] = ditherOffset(x: index & 7, y: index &>> 3) &* 0x0001_0001 }
  }

  /// Bayer's 8x8 order, as offsets of 2, 6 ... 254 that average half a level.
  static func ditherOffset(x: Int, y: Int) -> UInt32 {
    let crossed = x ^ y
    var order = 0
    for bit in 0..<3 { order = order &<< 2 | (crossed &>> bit & 1) &<< 1 | (y &>> bit & 1) }
    return UInt32(truncatingIfNeeded: order &* 4 &+ 2)
  }

  /// The number of bits for a ramp that is drawn about `length` pixels long.
  ///
  /// 256 entries do for a short one. Stops that lie close together or coincide need as many as we allow, or else the
  /// place of their edge would be off by a visible amount.
  static func bits(stops: UnsafeBufferPointer<Int32>, length: Double) -> Int {
    var index = 2
    while index < stops.count {
      let gap = unsafe stops[index] &- stops[index - 2]
      if gap < 1024, unsafe stops[index + 1] != stops[index - 1] { return 12 }
      index += 2
    }
    var bits = 8
    while bits < 12, Double(1 &<< bits) < length { bits += 1 }
    return bits
  }
}

/// Four channels in 8.8, two in a word.
struct RampEntry {
  let redBlue: UInt32
  let alphaGreen: UInt32

  init(redBlue: UInt32, alphaGreen: UInt32) {
    (self.redBlue, self.alphaGreen) = (redBlue, alphaGreen)
  }

  init(solid color: Int32) {
    let pixel = UInt32(bitPattern: color)
    self.init(redBlue: (pixel & 0x00ff_00ff) &<< 8, alphaGreen: pixel & 0xff00_ff00)
  }
}

/// The colours from one stop to the next, or those before the first or behind the last one; offsets are 15.17.
struct StopSpan {
  private let below: Int
  private let above: Int
  /// 2^64 over the distance of the stops, rounded up: exact for all that is divided here, which has less than 34 bits.
  private let reciprocal: UInt64
  private let low: UInt32
  private let high: UInt32

  /// The part around an offset, of stops in the form of draw words.
  init(_ stops: UnsafeBufferPointer<Int32>, at offset: Int) {
    var next = 0
    while next < stops.count, unsafe 2 &* Int(stops[next]) <= offset { next &+= 2 }
    let isFirst = next == 0, isLast = next >= stops.count
    below = unsafe isFirst ? Int(Int32.min) : 2 &* Int(stops[next &- 2])
    above = unsafe isLast ? Int(Int32.max) : 2 &* Int(stops[next])
    low = unsafe UInt32(bitPattern: stops[isFirst ? 1 : next &- 1])
    high = unsafe isFirst || isLast ? low : UInt32(bitPattern: stops[next &+ 1])
    reciprocal = UInt64.max / UInt64(truncatingIfNeeded: above &- below) &+ 1
  }

  @inline(__always)
  func contains(_ offset: Int) -> Bool { offset >= below && offset < above }

  /// The colour at an offset within.
  @inline(__always)
  func entry(_ offset: Int) -> RampEntry {
    if low == high { return RampEntry(solid: Int32(bitPattern: low)) }
    let way = UInt64(truncatingIfNeeded: offset &- below), gap = UInt64(truncatingIfNeeded: above &- below)
    func channel(_ shift: UInt32) -> UInt32 {
      let first = UInt64(low &>> shift & 255) &* 256, last = UInt64(high &>> shift & 255) &* 256
      let sum = first &* (gap &- way) &+ last &* way &+ gap &>> 1
      return UInt32(truncatingIfNeeded: sum.multipliedFullWidth(by: reciprocal).high)
    }
    return RampEntry(redBlue: channel(16) &<< 16 | channel(0), alphaGreen: channel(24) &<< 16 | channel(8))
  }
}
