import AllocationCounting
import Testing

@Suite(.enabled(if: allocationsAreCountable)) struct AllocationsTests {
  @Test("blocks of this thread are counted")
  func counted() {
    var keep: [[Int]] = []
    keep.reserveCapacity(8)
    #expect(allocations(during: {}) == 0)
    #expect(allocations(during: { for _ in 0..<3 { keep.append([Int](repeating: 1, count: 100)) } }) == 3)
    #expect(keep.count == 3)
  }
}
