import Testing

@testable import KnurlRaster

@Suite struct MaskTests {
  @Test func beginsEmptyWithPaddedRows() {
    for width in 0...17 {
      let mask = Mask(width: width, height: 3)
      #expect(mask.stride % 8 == 0 && mask.stride >= width)
      for index in 0..<(mask.stride * 3 + 8) { #expect(unsafe mask.base[index] == 0) }
    }
    #expect(Mask(width: 4, height: 4)[9, 9] == 0)
  }
}
