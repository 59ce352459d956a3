import Testing

@testable import KnurlRaster

/// A small fixed generator, so that a printed seed repeats a failure.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ state >> 29) &* 0xbf58_476d_1ce4_e5b9
    return mixed ^ mixed >> 32
  }
}

/// What kernels should do, channel by channel and with an ordinary division.
private enum Oracle {
  static func divide(_ product: Int) -> Int { (2 * product + 255) / 510 }

  static func map(_ a: UInt32, _ b: UInt32, _ body: (Int, Int) -> Int) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let value = body(Int(a >> shift & 255), Int(b >> shift & 255))
      precondition(value <= 255, "a sum of \(value) does not fit into a channel")
      result |= UInt32(value) << shift
    }
    return result
  }

  static func scaled(_ pixel: UInt32, _ factor: Int) -> UInt32 { map(pixel, 0) { a, _ in divide(a * factor) } }

  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let rest = 255 - Int(source >> 24)
    return map(source, destination) { $0 + divide($1 * rest) }
  }

  static func masked(_ source: UInt32, _ destination: UInt32, _ coverage: UInt8) -> UInt32 {
    let m = Int(coverage)
    if source >> 24 == 255 { return map(source, destination) { divide($0 * m + $1 * (255 - m)) } }
    return over(scaled(source, m), destination)
  }
}

/// Random rows and colours.
struct Spans {
  var numbers: SeededNumbers
  var destination: [UInt32] = []
  var source: [UInt32] = []
  var mask: [UInt8] = []
  var color: UInt32 = 0

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    let count = Int.random(in: 0...150, using: &numbers)
    for _ in 0..<count {
      destination.append(pixel())
      source.append(pixel())
    }
    while mask.count < count {
      let run = Int.random(in: 1...20, using: &numbers)
      let kind = Int.random(in: 0...2, using: &numbers)
      for _ in 0..<run { mask.append(kind == 0 ? 0 : kind == 1 ? 255 : UInt8.random(in: 0...255, using: &numbers)) }
    }
    mask.removeLast(mask.count - count)
    color = pixel()
  }

  mutating func pixel() -> UInt32 {
    let alpha = [0, 255, UInt32.random(in: 0...255, using: &numbers)].randomElement(using: &numbers) ?? 0
    var result = alpha << 24
    for shift: UInt32 in [0, 8, 16] { result |= UInt32.random(in: 0...alpha, using: &numbers) << shift }
    return result
  }
}

@Suite struct KernelsTests {
  @Test("kernels equal arithmetic by channel on random spans")
  func oracle() {
    for seed in 1...400 as ClosedRange<UInt64> {
      let spans = Spans(seed: seed)
      let (source, mask, color) = (spans.source, spans.mask, spans.color)
      let n = source.count
      let opacity = UInt32(seed * 37 % 256)
      func check(_ name: String, _ kernel: (inout [UInt32]) -> Void, _ expected: (Int, UInt32) -> UInt32) {
        var result = spans.destination + [0x1234_5678]
        kernel(&result)
        let right = spans.destination.enumerated().map { expected($0, $1) } + [0x1234_5678]
        #expect(result == right, "\(name), seed \(seed)")
        #expect(result.dropLast().allSatisfy(isPremultiplied), "\(name), seed \(seed)")
      }
      check("fillOpaque", { unsafe fillOpaque(&$0, n, color) }) { _, _ in color }
      check("fillOver", { unsafe fillOver(&$0, n, color) }) { _, d in Oracle.over(color, d) }
      check("fillMasked", { unsafe fillMasked(&$0, mask, n, color) }) { Oracle.masked(color, $1, mask[$0]) }
      check("rowOver", { unsafe rowOver(&$0, source, n) }) { Oracle.over(source[$0], $1) }
      check("rowOverMasked", { unsafe rowOverMasked(&$0, source, mask, n) }) {
        Oracle.masked(source[$0], $1, mask[$0])
      }
      check("rowOverOpacity", { unsafe rowOverOpacity(&$0, source, n, opacity) }) {
        Oracle.over(Oracle.scaled(source[$0], Int(opacity)), $1)
      }
    }
  }

  @Test("mask kernels are exact products")
  func masks() {
    for seed in 1...100 as ClosedRange<UInt64> {
      let mask = Spans(seed: seed).mask
      let other = mask.reversed() as [UInt8]
      var product = mask
      unsafe multiplyMask(&product, other, mask.count)
      #expect(product == zip(mask, other).map { UInt8(Oracle.divide(Int($0) * Int($1))) }, "seed \(seed)")
      let opacity = Int(seed * 91 % 256)
      var faded = mask
      unsafe scaleMask(&faded, mask.count, UInt32(opacity))
      #expect(faded == mask.map { UInt8(Oracle.divide(Int($0) * opacity)) }, "seed \(seed)")
    }
  }

  @Test("a hundred full masks leave a mask as it is")
  func repeatedMasks() {
    let full = [UInt8](repeating: 255, count: 256)
    var mask = (0...255).map { UInt8($0) }
    for _ in 0..<100 { unsafe multiplyMask(&mask, full, 256) }
    #expect(mask == (0...255).map { UInt8($0) })
  }

  @Test("alpha 255 overwrites exactly and alpha 0 changes nothing")
  func extremes() {
    for d in 0...255 as ClosedRange<UInt32> {
      let below = d << 24 | d << 16 | d / 2
      #expect(over(0xff12_3456, below) == 0xff12_3456)
      #expect(over(0, below) == below)
      #expect(mixed(0xff12_3456, below, 255) == 0xff12_3456)
      #expect(mixed(0xff12_3456, below, 0) == below)
      #expect(scaled(below, 255) == below)
      #expect(scaled(below, 0) == 0)
    }
  }

  @Test("long fills cover every pixel and no more")
  func longFills() {
    for count in [0, 1, 31, 32, 33, 47, 48, 511, 512, 513, 1023, 1024, 4097] {
      var row = [UInt32](repeating: 7, count: count + 1)
      unsafe fillOpaque(&row, count, 0xff00_ff00)
      #expect(row == [UInt32](repeating: 0xff00_ff00, count: count) + [7])
    }
  }
}

/// Whether no channel exceeds alpha.
func isPremultiplied(_ pixel: UInt32) -> Bool {
  let alpha = pixel >> 24
  return pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha
}
