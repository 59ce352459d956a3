import Testing

@testable import KnurlControls

@Suite struct CapStyleTests {
  @Test("the sheen has four bright lobes of its strength, and nothing between them")
  func sheen() {
    #expect(CapStyle.sheen(0.4).count == 29 && CapStyle.sheen(0) != CapStyle.sheen(0.1))
    #expect(CapStyle.studio.sheen == CapStyle.sheen(0.1))
  }
}
