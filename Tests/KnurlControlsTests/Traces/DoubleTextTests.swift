import Testing

@testable import KnurlControls

@Suite("The text of a number") struct DoubleTextTests {
  @Test(
    "is the shortest that reads back",
    arguments: [
      (0.1, "0.1"), (120, "120"), (-0.0, "-0"), (1.0 / 60, "0.016666666666666666"), (.nan, "nan"),
      (-.infinity, "-infinity"),
      (0x1p60, "1.152921504606847e+18"),
    ])
  func text(_ number: Double, _ text: String) { #expect(number.shortestText == text) }
}
