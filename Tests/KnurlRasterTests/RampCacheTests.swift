import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct RampCacheTests {
  private func stops(_ index: Int) -> [Int32] { [0, Int32(truncatingIfNeeded: 0xff00_0000 + index), 65536, -1] }

  private func ramp(_ cache: RampCache, _ index: Int) -> GradientRamp {
    unsafe stops(index).withUnsafeBufferPointer { unsafe cache.ramp(stops: $0, bits: 8) }
  }

  private func isRight(_ ramp: GradientRamp, _ index: Int) -> Bool {
    unsafe stops(index).withUnsafeBufferPointer { stops in
      let fresh = unsafe GradientRamp(stops: stops, bits: 8)
      for word in 0..<(2 * 258) where unsafe fresh.entries[word] != ramp.entries[word] { return false }
      return unsafe ramp.isMade(of: stops, bits: 8)
    }
  }

  @Test("thousands of gradients take no more memory than the first, and each is right")
  func limit() {
    let cache = RampCache()
    #expect(cache.bytes == 0)
    for index in 0..<3000 {
      #expect(isRight(ramp(cache, index * 7), index * 7))
      #expect(cache.bytes == cache.limit * RampCache.rampBytes)
    }
    #expect(cache.bytes < 1_700_000)
  }

  @Test("a gradient in use is remembered as long as few others come between")
  func memory() {
    let cache = RampCache()
    let first = ObjectIdentifier(ramp(cache, 0))
    for index in 1..<cache.limit { _ = ramp(cache, index) }
    #expect(ObjectIdentifier(ramp(cache, 0)) == first)
    for index in 100..<100 + cache.limit - 1 { _ = ramp(cache, index) }
    #expect(ObjectIdentifier(ramp(cache, 0)) == first)
  }

  @Test("a ramp that is held never changes")
  func held() {
    let cache = RampCache()
    let held = (0..<cache.limit + 3).map { ramp(cache, $0) }
    for index in 1000..<1200 { _ = ramp(cache, index) }
    for index in held.indices { #expect(isRight(held[index], index)) }
  }

  @Test("another limit holds from the next gradient on, and is never below four")
  func otherLimit() {
    let cache = RampCache()
    _ = ramp(cache, 1)
    cache.setLimit(10 * RampCache.rampBytes + 5)
    #expect(cache.bytes == 0)
    #expect(isRight(ramp(cache, 1), 1))
    #expect(cache.bytes == 10 * RampCache.rampBytes)
    cache.setLimit(-1)
    #expect(cache.limit == 4)
  }
}
