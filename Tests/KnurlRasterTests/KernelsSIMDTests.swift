import Testing

@testable import KnurlRaster

@Suite struct KernelsSIMDTests {
  @Test("vector kernels equal their plain twins on random spans, to the bit and to the last pixel")
  func pixels() {
    for seed in 1...600 as ClosedRange<UInt64> {
      let spans = Spans(seed: seed &* 7919)
      let (source, mask, n) = (spans.source, spans.mask, spans.source.count)
      let translucent = spans.color & 0x7f7f_7f7f | 0x7f00_0000, opaque = spans.color | 0xff00_0000
      let opacity = UInt32(1 + seed * 37 % 254)
      func check(_ name: String, _ plain: (inout [UInt32]) -> Void, _ vector: (inout [UInt32]) -> Void) {
        var expected = spans.destination + [0x1234_5678], got = expected
        plain(&expected)
        vector(&got)
        #expect(got == expected, "\(name), seed \(seed)")
      }
      check("fillOpaque", { unsafe plainFillOpaque(&$0, n, opaque) }, { unsafe vectorFillOpaque(&$0, n, opaque) })
      let pattern = Array(source.prefix(8)) + [1, 2, 3, 4, 5, 6, 7, 8]
      check(
        "repeatPattern", { unsafe plainRepeatPattern(&$0, pattern, n) }, { unsafe vectorRepeatPattern(&$0, pattern, n) }
      )
      check("fillOver", { unsafe plainFillOver(&$0, n, translucent) }, { unsafe vectorFillOver(&$0, n, translucent) })
      check(
        "fillMasked, opaque", { unsafe plainFillMasked(&$0, mask, n, opaque) },
        { unsafe vectorFillMaskedOpaque(&$0, mask, n, opaque) })
      check(
        "fillMasked", { unsafe plainFillMasked(&$0, mask, n, translucent) },
        { unsafe vectorFillMaskedOver(&$0, mask, n, translucent) })
      check(
        "patternMasked", { unsafe plainPatternMasked(&$0, pattern, mask, n) },
        { unsafe vectorPatternMasked(&$0, pattern, mask, n) })
      check("rowOver", { unsafe plainRowOver(&$0, source, n) }, { unsafe vectorRowOver(&$0, source, n) })
      check(
        "rowOverMasked", { unsafe plainRowOverMasked(&$0, source, mask, n) },
        { unsafe vectorRowOverMasked(&$0, source, mask, n) })
      check(
        "rowOverOpacity", { unsafe plainRowOverOpacity(&$0, source, n, opacity) },
        { unsafe vectorRowOverOpacity(&$0, source, n, opacity) })
    }
  }

  @Test("each alpha over each destination, in whole steps and at the ends")
  func everyProduct() {
    for alpha in 1...254 as ClosedRange<UInt32> {
      let color = alpha << 24 | alpha << 16 | alpha / 2 << 8
      var expected = (0..<263).map { UInt32($0 % 256) &* 0x0101_0101 }, got = expected
      unsafe plainFillOver(&expected, 263, color)
      unsafe vectorFillOver(&got, 263, color)
      #expect(got == expected, "alpha \(alpha)")
      for n in 1...15 {
        var expected = (0..<16).map { UInt32($0 * 17) &* 0x0101_0101 }, got = expected
        unsafe plainFillOver(&expected, n, color)
        unsafe vectorFillOver(&got, n, color)
        #expect(got == expected, "alpha \(alpha), \(n) pixels")
      }
    }
  }

  @Test("the pixels of a ramp's entry")
  func dither() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let offsets = (0..<8).map { _ in UInt32.random(in: 0...255, using: &numbers) &* 0x0001_0001 }
      let low = UInt32.random(in: 0...0xff00, using: &numbers) << 16 | UInt32.random(in: 0...0xff00, using: &numbers)
      let high = UInt32.random(in: 0...0xff00, using: &numbers) << 16 | UInt32.random(in: 0...0xff00, using: &numbers)
      var expected = [UInt32](repeating: 0, count: 17), got = expected
      unsafe plainDitherEight(&expected, low, high, offsets)
      unsafe vectorDitherEight(&got, low, high, offsets)
      #expect(got == expected, "seed \(seed)")
    }
  }

  @Test("rows between two corners")
  func cornerRows() {
    for seed in 1...300 as ClosedRange<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &numbers) }
      let width = number(1...40), stride = (width + 7) & ~7, rows = number(1...9), gap = number(0...30)
      let left = (0..<stride * rows + 8).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      let right = left.reversed() as [UInt8]
      func spans() -> [MaskSpan] {
        (0..<rows).map { _ in
          let start = number(0...width)
          return MaskSpan(start: Int32(start), end: Int32(number(start...width)))
        }
      }
      let leftSpans = spans(), rightSpans = spans(), distance = width + gap
      var expected = [UInt32](repeating: 0xff20_4060, count: 128 * rows), got = expected
      let color = UInt32.random(in: 0...0xff_ffff, using: &numbers) | 0xff00_0000
      func fill(_ pixels: inout [UInt32], _ body: (CornerRows, UInt32) -> Void) {
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
          unsafe left.withUnsafeBufferPointer { left in
            unsafe right.withUnsafeBufferPointer { right in
              unsafe leftSpans.withUnsafeBufferPointer { leftSpans in
                unsafe rightSpans.withUnsafeBufferPointer { rightSpans in
                  guard let d = pixels.baseAddress, let l = left.baseAddress, let r = right.baseAddress,
                    let ls = leftSpans.baseAddress, let rs = rightSpans.baseAddress
                  else { return }
                  unsafe body(
                    CornerRows(
                      pixels: d + 3, stride: 128, count: rows, distance: distance,
                      left: MaskRows(base: l, spans: ls, stride: stride),
                      right: MaskRows(base: r, spans: rs, stride: stride)), color)
                }
              }
            }
          }
        }
      }
      unsafe fill(&expected) { unsafe plainFillCornerRows($0, $1) }
      unsafe fill(&got) { unsafe vectorFillCornerRows($0, $1) }
      #expect(got == expected, "seed \(seed)")
    }
  }

  @Test("sums of cells become the same coverage")
  func resolving() {
    for seed in 1...2000 as ClosedRange<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let reach: Int32 = seed % 3 == 0 ? 200_000 : seed % 3 == 1 ? 40_000 : 500
      var plain = (0..<9).map { _ in Int32.random(in: -reach...reach, using: &numbers) }
      var vector = plain
      var expected = [UInt8](repeating: 7, count: 9), got = expected
      let start = Int32.random(in: -reach...reach, using: &numbers)
      let sum = unsafe plainResolveEight(&plain, &expected, start)
      #expect(unsafe vectorResolveEight(&vector, &got, start) == sum, "seed \(seed)")
      #expect(got == expected && vector == plain, "seed \(seed)")
    }
  }

  @Test("a block is its rows one by one")
  func blocks() {
    for seed in 1...60 as ClosedRange<UInt64> {
      let spans = Spans(seed: seed &* 4001)
      let n = spans.source.count
      if n < 30 { continue }
      let width = Int(seed) % 9 + 1, block = BlockRows(count: 3, stride: 10, maskStride: 9)
      for color in [spans.color | 0xff00_0000, spans.color & 0x7f7f_7f7f | 0x7f00_0000] {
        var expected = spans.destination, got = spans.destination
        for row in 0..<3 {
          unsafe expected.withUnsafeMutableBufferPointer { expected in
            unsafe spans.mask.withUnsafeBufferPointer { mask in
              guard let d = expected.baseAddress, let m = mask.baseAddress else { return }
              unsafe plainFillMasked(d + row * 10, m + row * 9, width, color)
            }
          }
        }
        unsafe fillMasked(&got, spans.mask, width, color, block)
        #expect(got == expected, "seed \(seed)")
      }
    }
  }

  @Test("vector kernels of masks equal their plain twins on random spans")
  func masks() {
    for seed in 1...300 as ClosedRange<UInt64> {
      let mask = Spans(seed: seed &* 6007).mask, other = mask.reversed() as [UInt8], n = mask.count
      var expected = mask + [77], got = expected
      unsafe plainMultiplyMask(&expected, other, n)
      unsafe vectorMultiplyMask(&got, other, n)
      #expect(got == expected, "multiplyMask, seed \(seed)")
      unsafe plainScaleMask(&expected, n, UInt32(seed % 256))
      unsafe vectorScaleMask(&got, n, UInt32(seed % 256))
      #expect(got == expected, "scaleMask, seed \(seed)")
    }
  }
}
