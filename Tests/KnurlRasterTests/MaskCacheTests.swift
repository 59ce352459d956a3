import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct MaskCacheTests {
  /// A mask that tells its number, so that a mixed-up place shows.
  private func placed(_ number: Int, side: Int) -> PlacedMask {
    let mask = Mask(width: side, height: side)
    for index in 0..<(mask.stride * side) { unsafe mask.base[index] = UInt8(truncatingIfNeeded: number &+ index) }
    if number % 3 == 0 { mask.findSpans() }
    return PlacedMask(mask: mask, left: Int32(number), top: 0)
  }

  private func isRight(_ mask: LentMask, _ number: Int, side: Int) -> Bool {
    guard mask.width == side, mask.left == number, unsafe (mask.spans != nil) == (number % 3 == 0) else { return false }
    for index in 0..<(mask.stride * side) where unsafe mask.base[index] != UInt8(truncatingIfNeeded: number &+ index) {
      return false
    }
    return true
  }

  private func key(_ number: Int) -> MaskKey { MaskKey(source: UInt64(number % 7), shape: UInt64(number)) }

  @Test("each mask is made once")
  func makesEachMaskOnce() {
    let cache = MaskCache(limit: 1 << 20)
    cache.beginFrame()
    var made = 0
    for _ in 0..<3 {
      for index in 0..<1000 {
        let mask = cache.mask(key(index)) {
          made += 1
          return placed(index, side: 1)
        }
        #expect(isRight(mask, index, side: 1))
      }
    }
    #expect(made == 1000)
    #expect(cache.count == 1000)
  }

  @Test("what the last frame used is kept, even beyond the limit; what was not used for longest goes first")
  func keepsWhatTheLastFrameUsed() {
    let cache = MaskCache(limit: 10_000)
    cache.beginFrame()
    for index in 0..<10 { _ = cache.mask(key(index)) { placed(index, side: 64) } }
    #expect(cache.bytes > 40_000)
    cache.beginFrame()
    #expect(cache.count == 10)
    _ = cache.mask(key(3)) { placed(3, side: 64) }
    cache.beginFrame()
    #expect(cache.count == 1)
    #expect(cache.bytes < 5000)
    var made = 0
    for index in [3, 4] {
      _ = cache.mask(key(index)) {
        made += index
        return placed(index, side: 64)
      }
    }
    #expect(made == 4)
  }

  @Test("thousands of masks never take more than the limit and what one frame needs")
  func limits() {
    for seed in 1...5 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let limit = [20_000, 100_000, 300_000][Int(seed) % 3]
      let cache = MaskCache(limit: limit)
      var number = 0
      for frame in 0..<400 {
        cache.beginFrame()
        #expect(cache.bytes <= limit, "seed \(seed), frame \(frame)")
        var needed = 0
        for _ in 0..<generator.count(0...30) {
          number += 1
          let side = generator.count(1...24)
          let mask = cache.mask(key(number)) { placed(number, side: side) }
          #expect(isRight(mask, number, side: side), "seed \(seed), frame \(frame)")
          needed += LentMask.size(of: placed(number, side: side))
        }
        #expect(cache.bytes <= limit + needed, "seed \(seed), frame \(frame)")
      }
      #expect(number > 4000)
    }
  }

  @Test("masks keep their content however they are moved, and their places within a frame")
  func moves() {
    for seed in 1...4 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let cache = MaskCache(limit: 60_000)
      func side(_ number: Int) -> Int { number * 13 % 40 + 1 }
      for frame in 0..<300 {
        cache.beginFrame()
        var lent: [(number: Int, mask: LentMask)] = []
        for _ in 0..<generator.count(1...40) {
          // Some masks are asked for often, others hardly ever.
          let number = generator.chance(70) ? generator.count(0...25) : generator.count(0...3000)
          lent.append((number, cache.mask(key(number)) { placed(number, side: side(number)) }))
        }
        for (number, mask) in lent {
          #expect(isRight(mask, number, side: side(number)), "seed \(seed), frame \(frame)")
        }
        for (number, mask) in lent {
          #expect(unsafe cache.mask(key(number)) { placed(number, side: 1) }.base == mask.base)
        }
      }
    }
  }

  @Test("another limit holds from the next frame on")
  func otherLimit() {
    let cache = MaskCache(limit: 100_000)
    defer { withExtendedLifetime(cache) {} }
    cache.beginFrame()
    let mask = cache.mask(key(1)) { placed(1, side: 100) }
    cache.setLimit(5000)
    #expect(isRight(mask, 1, side: 100))
    #expect(cache.limit == 100_000)
    cache.beginFrame()
    #expect(cache.limit == 5000 && cache.bytes == 0)
    #expect(isRight(cache.mask(key(1)) { placed(1, side: 100) }, 1, side: 100))
  }

  @Test("forgetting changes nothing that is lent")
  func forgettingChangesNoPixel() {
    let large = MaskCache(limit: 1 << 20), small = MaskCache(limit: 0)
    for frame in 0..<5 {
      for cache in [large, small] {
        cache.beginFrame()
        for index in 0..<300 {
          let number = index * (frame + 1)
          #expect(isRight(cache.mask(key(number)) { placed(number, side: 3) }, number, side: 3))
        }
      }
    }
  }
}
