import Testing

@testable import KnurlControls

@Suite struct DecimalsTests {
  @Test("the digits behind the point are those that people write")
  func count() {
    for (value, digits) in [
      (0.0, 0), (1, 0), (0.5, 1), (-2.65, 2), (1e-8, 8), (0.1 + 0.2, 1), (1e300, nil), (1.0 / 3, nil),
    ] as [(Double, Int?)] {
      #expect(Decimals.count(value, digits: 15) == digits, "\(value)")
    }
    for (value, digits) in [(0.1, 1), (0.05, 2), (2.65, 2), (1.0 / 3, nil), (2.0 / 3, nil), (16384.5, 1)]
      as [(Float, Int?)]
    {
      #expect(Decimals.count(Double(value), digits: 6) == digits, "\(value)")
    }
    #expect(Decimals.count(2.0 / 3, digits: 15) == nil && Decimals.count(1e15, digits: 15) == 0)
  }

  @Test("rounding gives the literal, and leaves what is too large alone")
  func rounded() {
    #expect(Decimals.rounded(0.1 + 0.2, to: 1) == 0.3 && Decimals.rounded(2.6499999999999999, to: 2) == 2.65)
    #expect(Decimals.rounded(1e17, to: 3) == 1e17)
  }

  @Test("a readout tells hundredths of its bounds apart")
  func readout() {
    #expect([1000, 100, 10, 1, 0.1, 0, 1e-9].map(Decimals.forReadout) == [0, 0, 1, 2, 3, 0, 6])
  }
}
