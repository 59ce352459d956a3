import KnurlGeometry
import Testing

@Suite struct InsetsTests {
  @Test("one distance holds all round")
  func uniform() {
    #expect(Insets(3) == Insets(left: 3, top: 3, right: 3, bottom: 3))
  }

  @Test("the horizontal distance is that of the sides, the vertical one that of above and below")
  func pairs() {
    #expect(Insets(horizontal: 2, vertical: 5) == Insets(left: 2, top: 5, right: 2, bottom: 5))
  }
}
