import KnurlGeometry
import Testing

@Suite struct SizeTests {
  @Test("a sane size stays as it is")
  func saneSize() {
    #expect(Size(width: 3, height: 0.5).sanitized == Size(width: 3, height: 0.5))
    #expect(Size.zero.sanitized == .zero)
  }

  @Test("a side that is negative or not finite becomes zero", arguments: [-1, -1e300, Double.nan, .infinity])
  func brokenSide(number: Double) {
    #expect(Size(width: number, height: 7).sanitized == Size(width: 0, height: 7))
    #expect(Size(width: 7, height: number).sanitized == Size(width: 7, height: 0))
  }
}
