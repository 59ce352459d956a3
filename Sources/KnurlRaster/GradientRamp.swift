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
    for index in 0..<64 { unsafe base[index] = Self.ditherOffset(x: index & 7, y: index &>> 3) &* 0x0001_0001 }
    unsafe write(0, .init(solid: stops[1]))
    unsafe write(count + 1, .init(solid: stops[stops.count - 1]))
    var above = 0  // The first stop behind the sample.
    for index in 0..<count {
      let offset = (2 &* index &+ 1) &<< (16 &- bits)  // 17 bits behind the point, as centres lie between entries.
      while above < stops.count, unsafe 2 &* Int(stops[above]) <= offset { above &+= 2 }
      unsafe write(index + 1, .init(between: stops, above, at: offset))
    }
  }

  deinit {
    unsafe base.deallocate()
  }

  /// The two words of one entry of the ramp that would be made of these stops.
  static func entry(_ index: Int, stops: UnsafeBufferPointer<Int32>, bits: Int) -> (UInt32, UInt32) {
    let entry: Entry
    if index <= 0 {
      entry = unsafe Entry(solid: stops[1])
    } else if index > 1 &<< bits {
      entry = unsafe Entry(solid: stops[stops.count - 1])
    } else {
      let offset = (2 &* index &- 1) &<< (16 &- bits)
      var above = 0
      while above < stops.count, unsafe 2 &* Int(stops[above]) <= offset { above &+= 2 }
      entry = unsafe Entry(between: stops, above, at: offset)
    }
    return (entry.redBlue, entry.alphaGreen)
  }

  /// Whether the ramp was made of these stops.
  func isMade(of stops: UnsafeBufferPointer<Int32>, bits: Int) -> Bool {
    unsafe bits == self.bits && key.elementsEqual(stops)
  }

  private func write(_ index: Int, _ entry: Entry) {
    unsafe base[64 + 2 * index] = entry.redBlue
    unsafe base[65 + 2 * index] = entry.alphaGreen
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
private struct Entry {
  let redBlue: UInt32
  let alphaGreen: UInt32

  init(solid color: Int32) {
    let pixel = UInt32(bitPattern: color)
    redBlue = (pixel & 0x00ff_00ff) &<< 8
    alphaGreen = pixel & 0xff00_ff00
  }

  /// The colour at an offset (15.17) between the stop at word `above` and the one before it, or at the outer stop.
  init(between stops: UnsafeBufferPointer<Int32>, _ above: Int, at offset: Int) {
    guard above > 0 else { self = unsafe Entry(solid: stops[1]); return }
    guard above < stops.count else { self = unsafe Entry(solid: stops[above - 1]); return }
    let below = unsafe 2 &* Int(stops[above - 2])
    let gap = unsafe 2 &* Int(stops[above]) &- below
    let low = unsafe UInt32(bitPattern: stops[above - 1]), high = unsafe UInt32(bitPattern: stops[above + 1])
    func channel(_ shift: UInt32) -> UInt32 {
      let first = Int(low &>> shift & 255) &* 256, last = Int(high &>> shift & 255) &* 256
      let sum = first &* (gap &- (offset &- below)) &+ last &* (offset &- below)
      return UInt32(truncatingIfNeeded: (sum &+ gap / 2) / gap)
    }
    redBlue = channel(16) &<< 16 | channel(0)
    alphaGreen = channel(24) &<< 16 | channel(8)
  }
}
