import Testing

@testable import KnurlDrawing

@Suite struct BytesTests {
  @Test func numbersAreTheirBytes() {
    #expect(Bytes.areSame(1.5, 1.5) && !Bytes.areSame(0.0, -0.0) && Bytes.areSame(Double.nan, Double.nan))
    #expect(Bytes.areSame((1, 2 as UInt8), (1, 2 as UInt8)) && !Bytes.areSame((1, 2 as UInt8), (1, 3 as UInt8)))
  }

  @Test func referencesAreTheSameObject() {
    let first = [1, 2, 3], copy = first
    #expect(Bytes.areSame(first, copy) && !Bytes.areSame(first, [3, 2, 1].reversed() as [Int]))
  }
}
