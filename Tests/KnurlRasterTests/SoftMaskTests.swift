import Testing

@testable import KnurlRaster

@Suite struct SoftMaskTests {
  private func mask(_ values: [[UInt16]]) -> SoftMask {
    let mask = SoftMask(width: values[0].count, height: values.count)
    for (y, row) in values.enumerated() {
      for (x, value) in row.enumerated() { unsafe mask.base[y * mask.stride + x] = value }
    }
    return mask
  }

  @Test("what is even stays even, up to full coverage", arguments: [0, 1, 8191, 16_320] as [UInt16])
  func even(value: UInt16) {
    let soft = mask(Array(repeating: Array(repeating: value, count: 5), count: 3)).doubled()
    #expect(soft.width == 10 && soft.height == 6)
    for y in 0..<6 { for x in 0..<10 { #expect(unsafe soft.base[y * soft.stride + x] == value) } }
    let whole = soft.doubledMask()
    #expect(whole.width == 20 && whole.height == 12)
    for y in 0..<12 { for x in 0..<20 { #expect(Int(whole[x, y]) == (Int(value) + 32) / 64) } }
  }

  @Test("new pixels lie a quarter of the way to the next one")
  func tents() {
    let soft = mask([[0, 640, 0]]).doubled()
    for y in 0..<2 { #expect((0..<6).map { unsafe soft.base[y * soft.stride + $0] } == [0, 160, 480, 480, 160, 0]) }
    let upright = mask([[0], [640], [0]]).doubled()
    for x in 0..<2 {
      #expect((0..<6).map { unsafe upright.base[$0 * upright.stride + x] } == [0, 160, 480, 480, 160, 0])
    }
  }

  @Test("an empty one is empty", arguments: [(0, 0), (0, 4), (4, 0)])
  func empty(size: (Int, Int)) {
    let whole = SoftMask(width: size.0, height: size.1).doubled().doubledMask()
    #expect(whole.width == 4 * size.0 && whole.height == 4 * size.1)
  }
}
