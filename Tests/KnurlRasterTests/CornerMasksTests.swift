import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct CornerMasksTests {
  private let masks = CornerMasks()

  private func corners(_ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32, _ radius: Int32) -> CornerSet? {
    let words = [x, y, x + width, y + height, radius, radius, radius, radius]
    return unsafe words.withUnsafeBufferPointer {
      unsafe masks.corners(of: RoundedBox(words: $0.baseAddress.unsafelyUnwrapped))
    }
  }

  @Test func cornersThatShareAPixelAreLeftToLines() {
    #expect(corners(0, 0, 2560, 2560, 1280) != nil)
    #expect(corners(0, 0, 2304, 2560, 1152) == nil)
    #expect(corners(128, 0, 2560, 2560, 1280) == nil)
    #expect(corners(0, 0, 2560, 2304, 1152) == nil)
  }

  @Test func largeCornersAreLeftToLines() {
    #expect(corners(0, 0, 256_000, 256_000, 64 << 8) != nil)
    #expect(corners(0, 0, 256_000, 256_000, 65 << 8) == nil)
  }

  @Test func cornersMirrorEachOther() throws {
    let set = try #require(corners(0, 0, 5120, 5120, 1280))
    for y in 0..<5 {
      let left = try #require(set.left(y)), right = try #require(set.right(y))
      let lower = try #require(set.left(19 - y))
      #expect(left.left == 0 && right.left == 15 && left.count == 5)
      for x in 0..<5 {
        #expect(unsafe left.coverage[x] == right.coverage[4 - x])
        #expect(unsafe left.coverage[x] == lower.coverage[x])
      }
    }
    #expect(set.left(5) == nil)
  }
}
