import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct ArraySortingTests {
  @Test("sorting in place is sorting")
  func sorts() {
    for seed in 1...300 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let numbers = (0..<generator.count(0...200)).map { _ in generator.count(0...100) }
      var sorted = numbers
      sorted.sortInPlace(<)
      #expect(sorted == numbers.sorted(), "seed \(seed)")
    }
  }
}
