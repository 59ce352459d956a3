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

  private func row(_ mask: SoftMask, _ y: Int) -> [UInt16] {
    (0..<mask.width).map { unsafe mask.base[y * mask.stride + $0] }
  }

  /// A row of the mask in twice the size, in pieces of a width.
  private func coverage(_ mask: SoftMask, _ y: Int, pieces: Int) -> [UInt8] {
    let between = BetweenRow(0)
    var result: [UInt8] = []
    for from in stride(from: 0, to: 2 * mask.width, by: pieces) {
      let count = min(pieces, 2 * mask.width - from)
      let bytes = Mask(width: count, height: 1)
      unsafe mask.writeCoverage(y, from: from, count, between, to: bytes.base)
      result += (0..<count).map { bytes[$0, 0] }
    }
    return result
  }

  @Test("what is even stays even, up to full coverage", arguments: [0, 1, 8191, 16_320] as [UInt16])
  func even(value: UInt16) {
    let soft = mask(Array(repeating: Array(repeating: value, count: 5), count: 3)).doubled()
    #expect(soft.width == 10 && soft.height == 6)
    for y in 0..<6 { #expect(row(soft, y).allSatisfy { $0 == value }) }
    for y in 0..<12 {
      let bytes = coverage(soft, y, pieces: 20)
      #expect(bytes.count == 20 && bytes.allSatisfy { Int($0) == (Int(value) + 32) / 64 })
    }
  }

  @Test("new pixels lie a quarter of the way to the next one")
  func tents() {
    let soft = mask([[0, 640, 0]]).doubled()
    for y in 0..<2 { #expect(row(soft, y) == [0, 160, 480, 480, 160, 0]) }
    let upright = mask([[0], [640], [0]]).doubled()
    #expect((0..<6).map { row(upright, $0) } == [0, 160, 480, 480, 160, 0].map { [$0, $0] })
  }

  @Test("a row in pieces is the row", arguments: [2, 6, 10, 16])
  func pieces(width: Int) {
    let soft = mask((0..<4).map { y in (0..<13).map { x in UInt16((x * 7919 + y * 104_729) % 16_321) } })
    for y in 0..<8 { #expect(coverage(soft, y, pieces: width) == coverage(soft, y, pieces: 26)) }
  }

  @Test("a row of the fourfold mask is that of the doubled mask doubled", arguments: [2, 6, 10, 16, 52])
  func fourfold(width: Int) {
    let soft = mask((0..<5).map { y in (0..<13).map { x in UInt16((x * 7919 + y * 104_729) % 16_321) } })
    let doubled = soft.doubled(), scratch = SoftScratch()
    for y in 0..<20 {
      var result: [UInt8] = []
      for from in stride(from: 0, to: 52, by: width) {
        let count = min(width, 52 - from), bytes = Mask(width: count, height: 1)
        unsafe soft.writeCoverage(fourfold: y, from: from, count, scratch, to: bytes.base)
        result += (0..<count).map { bytes[$0, 0] }
      }
      #expect(result == coverage(doubled, y, pieces: 52), "row \(y)")
    }
  }
}
