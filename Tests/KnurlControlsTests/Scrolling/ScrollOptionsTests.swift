import KnurlControls
import Testing

@Suite struct ScrollOptionsTests {
  @Test("the defaults are those of a desktop: bars as needed, and a mouse that drags nothing")
  func defaults() {
    let options = ScrollOptions()
    #expect(options.bars == .automatic && !options.dragsWithMouse)
  }

  @Test("axes are a set")
  func axes() {
    #expect(Axes([.horizontal, .vertical]).rawValue == 3 && Axes.vertical.isDisjoint(with: .horizontal))
  }
}
