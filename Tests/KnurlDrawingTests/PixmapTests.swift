import Testing

@testable import KnurlDrawing

/// A picture whose pixels follow from their places.
func patterned(_ width: Int, _ height: Int) -> Pixmap {
  let pixmap = Pixmap(width: width, height: height)
  unsafe pixmap.withUnsafePixels { pixels in
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width { unsafe pixels[y * pixmap.stride + x] = 0xff00_0000 | UInt32(x << 8 | y) }
    }
  }
  return pixmap
}

@Suite struct PixmapTests {
  @Test(
    "rows lie multiples of 64 bytes apart, never of 4096",
    arguments: [0, 1, 15, 16, 17, 1008, 1009, 1023, 1024, 1025, 2048, 3000, 4096, 32_768])
  func strides(width: Int) {
    let pixmap = Pixmap(width: width, height: 1)
    #expect(pixmap.width == width)
    #expect(pixmap.stride % 16 == 0 && pixmap.stride % 1024 != 0)
    #expect(pixmap.stride >= width && pixmap.stride <= width + 31)
    #expect(unsafe UInt(bitPattern: pixmap.base) % 64 == 0)
  }

  @Test("sides are clamped to 0...32768")
  func sides() {
    #expect((Pixmap(width: -5, height: 3).width, Pixmap(width: -5, height: 3).height) == (0, 3))
    #expect(Pixmap(width: .max, height: 1).width == Pixmap.maximumSide)
    #expect(Pixmap(width: 0, height: .max).height == Pixmap.maximumSide)
    #expect(Pixmap(width: .min, height: .min).height == 0)
  }

  @Test("a new picture is transparent, and so is all outside of any picture")
  func outside() {
    let new = Pixmap(width: 3, height: 2)
    #expect((0..<3).allSatisfy { new[$0, 0] == 0 && new[$0, 1] == 0 })
    let pixmap = patterned(3, 2)
    #expect(pixmap[2, 1] == 0xff00_0201)
    for (x, y) in [(-1, 0), (0, -1), (3, 0), (0, 2), (.max, .max), (.min, 1)] { #expect(pixmap[x, y] == 0) }
    #expect(Pixmap(width: 0, height: 0)[0, 0] == 0)
  }

  @Test("the content hash is fixed: goldens keep it")
  func fixedHash() {
    #expect(patterned(3, 2).contentHash == 14_012_455_978_317_641_972)
  }

  @Test("the content hash tells sizes and single pixels apart, and leaves the rows' padding out")
  func hashContent() {
    let sizes = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 3), (3, 2), (6, 1)]
    #expect(Set(sizes.map { Pixmap(width: $0.0, height: $0.1).contentHash }).count == sizes.count)
    let pixmap = patterned(5, 4), twin = patterned(5, 4)
    #expect(pixmap.contentHash == twin.contentHash)
    unsafe pixmap.withUnsafePixels { unsafe $0[pixmap.stride + 5] = 7 }
    #expect(pixmap.contentHash == twin.contentHash)
    unsafe pixmap.withUnsafePixels { unsafe $0[pixmap.stride + 4] ^= 1 }
    #expect(pixmap.contentHash != twin.contentHash)
  }

  @Test("one translucent pixel makes a picture translucent")
  func opacity() {
    let pixmap = patterned(20, 3)
    #expect(pixmap.isOpaque)
    unsafe pixmap.withUnsafePixels { unsafe $0[2 * pixmap.stride + 19] = 0xfe00_0000 }
    #expect(!pixmap.isOpaque)
  }

  @Test("all pixels are lent, row by row")
  func lending() {
    let pixmap = Pixmap(width: 5, height: 4)
    let count = unsafe pixmap.withUnsafePixels { $0.count }
    #expect(count == pixmap.stride * 4)
    let none = unsafe Pixmap(width: 0, height: 0).withUnsafePixels { $0.count }
    #expect(none == 0)
  }
}
