import Testing

@testable import KnurlRaster

/// Vector kernels beside their plain twins at each length and place, and with each value.
@Suite struct KernelsSIMDLengthsTests {
  /// Pixels to paint on, pixels and coverage to paint from.
  @safe
  private struct Place {
    let d: UnsafeMutablePointer<UInt32>
    let s: UnsafePointer<UInt32>
    let m: UnsafePointer<UInt8>
    let n: Int
  }

  private struct Twins {
    var name: String
    var plain: (Place) -> Void
    var vector: (Place) -> Void

    init(_ name: String, _ plain: @escaping (Place) -> Void, _ vector: @escaping (Place) -> Void) {
      (self.name, self.plain, self.vector) = (name, plain, vector)
    }
  }

  private static func twins(alpha: UInt32) -> [Twins] {
    let color = alpha << 24 | alpha << 16 | alpha / 2 << 8 | alpha / 3, opaque = color | 0xff00_0000
    var twins = [
      Twins(
        "fillOpaque", { unsafe plainFillOpaque($0.d, $0.n, opaque) }, { unsafe vectorFillOpaque($0.d, $0.n, opaque) }),
      Twins(
        "fillMaskedOpaque", { unsafe plainFillMasked($0.d, $0.m, $0.n, opaque) },
        { unsafe vectorFillMaskedOpaque($0.d, $0.m, $0.n, opaque) }),
      Twins(
        "repeatPattern", { unsafe plainRepeatPattern($0.d, $0.s, $0.n) },
        { unsafe vectorRepeatPattern($0.d, $0.s, $0.n) }),
      Twins(
        "patternMasked", { unsafe plainPatternMasked($0.d, $0.s, $0.m, $0.n) },
        { unsafe vectorPatternMasked($0.d, $0.s, $0.m, $0.n) }),
      Twins("rowOver", { unsafe plainRowOver($0.d, $0.s, $0.n) }, { unsafe vectorRowOver($0.d, $0.s, $0.n) }),
      Twins(
        "rowOverMasked", { unsafe plainRowOverMasked($0.d, $0.s, $0.m, $0.n) },
        { unsafe vectorRowOverMasked($0.d, $0.s, $0.m, $0.n) }),
      Twins(
        "rowOverOpacity", { unsafe plainRowOverOpacity($0.d, $0.s, $0.n, alpha) },
        { unsafe vectorRowOverOpacity($0.d, $0.s, $0.n, alpha) }),
    ]
    if alpha > 0 && alpha < 255 {
      twins.append(
        Twins("fillOver", { unsafe plainFillOver($0.d, $0.n, color) }, { unsafe vectorFillOver($0.d, $0.n, color) }))
      twins.append(
        Twins(
          "fillMaskedOver", { unsafe plainFillMasked($0.d, $0.m, $0.n, color) },
          { unsafe vectorFillMaskedOver($0.d, $0.m, $0.n, color) }))
    }
    return twins
  }

  /// Compares all twins over one span that begins at an offset.
  private func compare(_ twins: [Twins], _ spans: LongSpans, _ n: Int, _ offset: Int) {
    for twin in twins {
      var expected = spans.destination, got = expected
      func run(_ target: inout [UInt32], _ paint: (Place) -> Void) {
        unsafe target.withUnsafeMutableBufferPointer { target in
          unsafe spans.source.withUnsafeBufferPointer { source in
            unsafe spans.mask.withUnsafeBufferPointer { mask in
              guard let d = target.baseAddress, let s = source.baseAddress, let m = mask.baseAddress else { return }
              unsafe paint(Place(d: d + offset, s: s + offset, m: m + offset, n: n))
            }
          }
        }
      }
      run(&expected, twin.plain)
      run(&got, twin.vector)
      #expect(got == expected, "\(twin.name), \(n) pixels from \(offset)")
    }
  }

  @Test("kernels of pixels equal their twins at each length up to 200 and from each offset")
  func lengths() {
    for n in 0...200 {
      let spans = LongSpans(seed: UInt64(n) + 1), twins = Self.twins(alpha: UInt32(n) + 20)
      for offset in [0, 1 + n % 7] { compare(twins, spans, n, offset) }
    }
  }

  @Test("kernels of pixels equal their twins with each alpha")
  func alphas() {
    for alpha in 0...255 as ClosedRange<UInt32> {
      compare(Self.twins(alpha: alpha), LongSpans(seed: UInt64(alpha) + 1000), 16 + Int(alpha % 16), Int(alpha % 5))
    }
  }

  @Test("kernels of masks equal their twins at each length, from each offset and with each opacity")
  func masks() {
    for n in 0...255 {
      let spans = LongSpans(seed: UInt64(n) + 2000), offset = n % 9
      for opacity in [UInt32(n), 255 - UInt32(n)] {
        var expected = spans.mask, got = expected
        let by = spans.mask.reversed() as [UInt8]
        func run(_ bytes: inout [UInt8], _ body: (UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>) -> Void) {
          unsafe bytes.withUnsafeMutableBufferPointer { bytes in
            unsafe by.withUnsafeBufferPointer { by in
              guard let m = bytes.baseAddress, let by = by.baseAddress else { return }
              unsafe body(m + offset, by + offset)
            }
          }
        }
        unsafe run(&expected) { unsafe plainMultiplyMask($0, $1, n) }
        unsafe run(&got) { unsafe vectorMultiplyMask($0, $1, n) }
        #expect(got == expected, "multiplyMask, \(n) values from \(offset)")
        unsafe run(&expected) { m, _ in unsafe plainScaleMask(m, n, opacity) }
        unsafe run(&got) { m, _ in unsafe vectorScaleMask(m, n, opacity) }
        #expect(got == expected, "scaleMask, \(n) values from \(offset), opacity \(opacity)")
      }
    }
  }

  @Test("a block of whole steps is its rows one by one, whatever lies between them")
  func blocks() {
    for seed in 1...80 as ClosedRange<UInt64> {
      let spans = LongSpans(seed: seed + 3000), steps = Int(seed % 6), rows = Int(seed % 4) + 1
      let block = BlockRows(count: rows, stride: 8 * steps + Int(seed % 5), maskStride: 8 * steps + Int(seed % 3))
      let color = spans.source[0] | 0xff00_0000
      var expected = spans.destination, got = expected
      unsafe spans.mask.withUnsafeBufferPointer { mask in
        guard let m = mask.baseAddress else { return }
        unsafe expected.withUnsafeMutableBufferPointer { target in
          guard let d = target.baseAddress else { return }
          for row in 0..<rows {
            unsafe plainFillMasked(d + row * block.stride, m + row * block.maskStride, 8 * steps, color)
          }
        }
        unsafe got.withUnsafeMutableBufferPointer { target in
          guard let d = target.baseAddress else { return }
          unsafe vectorFillMaskedBlock(d, m, steps, color, block)
        }
      }
      #expect(got == expected, "seed \(seed)")
    }
  }
}

/// Random pixels and coverage, longer than any span of the tests, with runs of nothing and of everything.
private struct LongSpans {
  var destination: [UInt32] = []
  var source: [UInt32] = []
  var mask: [UInt8] = []

  init(seed: UInt64) {
    var part = seed &* 101
    while destination.count < 300 {
      let spans = Spans(seed: part)
      destination += spans.destination
      source += spans.source
      mask += spans.mask
      part += 1
    }
  }
}
