import Testing

@testable import KnurlRaster

@Suite struct MaskCacheTests {
  private func placed(_ size: Int) -> PlacedMask { PlacedMask(mask: Mask(width: size, height: size), left: 0, top: 0) }

  @Test func makesEachMaskOnce() {
    let cache = MaskCache(limit: 1 << 20)
    cache.beginFrame()
    var made = 0
    for _ in 0..<3 {
      for index in 0..<1000 {
        let mask = cache.mask(MaskKey(source: UInt64(index % 7), shape: UInt64(index))) {
          made += 1
          return PlacedMask(mask: Mask(width: 1, height: 1), left: Int32(index), top: 0)
        }
        #expect(mask.left == Int32(index))
      }
    }
    #expect(made == 1000)
  }

  @Test func keepsWhatTheLastFrameUsed() {
    let cache = MaskCache(limit: 10_000)
    cache.beginFrame()
    for index in 0..<10 { _ = cache.mask(MaskKey(source: 0, shape: UInt64(index))) { placed(64) } }
    cache.beginFrame()
    _ = cache.mask(MaskKey(source: 0, shape: 3)) { placed(64) }
    cache.beginFrame()
    #expect(cache.bytes == 64 * 64 + 128)
    var isMade = false
    _ = cache.mask(MaskKey(source: 0, shape: 3)) {
      isMade = true
      return placed(64)
    }
    #expect(!isMade)
    _ = cache.mask(MaskKey(source: 0, shape: 4)) {
      isMade = true
      return placed(64)
    }
    #expect(isMade)
  }

  @Test func forgettingChangesNoPixel() {
    let large = MaskCache(limit: 1 << 20), small = MaskCache(limit: 0)
    for frame in 0..<5 {
      for cache in [large, small] {
        cache.beginFrame()
        for index in 0..<300 {
          let key = MaskKey(source: 1, shape: UInt64(index * (frame + 1)))
          let mask = cache.mask(key) { PlacedMask(mask: Mask(width: 1, height: 1), left: Int32(key.shape), top: 0) }
          #expect(mask.left == Int32(key.shape))
        }
      }
    }
  }
}
