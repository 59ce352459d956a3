import KnurlDrawing
import Testing

@Suite struct ShadowTests {
  @Test("a shadow lies straight under its shape unless told otherwise")
  func offset() {
    #expect(Shadow(color: .black, sigma: 2) == Shadow(color: .black, offset: .zero, sigma: 2))
  }
}
