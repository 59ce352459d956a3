import Testing

@testable import KnurlRaster

@Suite struct LentMaskTests {
  private func mask(_ width: Int, _ height: Int) -> Mask {
    let mask = Mask(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { unsafe mask.base[y * mask.stride + x] = UInt8(truncatingIfNeeded: x * 7 + y * 31) }
    }
    return mask
  }

  @Test("a lent mask has what it was made of, wherever its memory is moved", arguments: [0, 1, 7, 8, 33])
  func content(width: Int) throws {
    for height in [0, 1, 5] {
      let mask = mask(width, height)
      mask.findSpans()
      let placed = PlacedMask(mask: mask, left: -3, top: 4)
      let size = LentMask.size(of: placed), memory = MaskMemory(capacity: 4 * size)
      defer { withExtendedLifetime(memory) {} }
      #expect(size % 16 == 0)
      let place = unsafe try #require(memory.take(size)), other = unsafe try #require(memory.take(size))
      let lent = unsafe LentMask(placed, at: place)
      unsafe other.copyMemory(from: place, byteCount: size)
      for lent in [lent, unsafe lent.moved(to: other)] {
        #expect((lent.width, lent.height, lent.left, lent.top) == (width, height, -3, 4))
        for y in -1...height { for x in -1...width { #expect(lent[x, y] == mask[x, y]) } }
        for y in 0..<height {
          let got = unsafe try #require(lent.spans)[y], expected = unsafe try #require(mask.spans)[y]
          #expect((got.start, got.end) == (expected.start, expected.end))
        }
      }
    }
  }

  @Test("no spans are kept of a mask that was not asked for them")
  func noSpans() throws {
    let placed = PlacedMask(mask: mask(9, 9), left: 0, top: 0)
    let memory = MaskMemory(capacity: 1000)
    defer { withExtendedLifetime(memory) {} }
    let place = unsafe try #require(memory.take(LentMask.size(of: placed)))
    let lent = unsafe LentMask(placed, at: place)
    #expect(unsafe lent.spans == nil)
    #expect(unsafe lent.moved(to: place).spans == nil)
  }
}
