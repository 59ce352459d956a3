import KnurlCapture
import KnurlControls
import KnurlGeometry
import KnurlTesting
import KnurlText
import Testing

@testable import SpecimenPages

/// Every glyph of the engraved face.
@Suite struct SpecimenTests {
  private func harness(_ page: SpecimenView.Page, _ scale: Double = 1) -> Harness {
    let view = SpecimenView()
    view.page = page
    let harness = Harness(size: Size(width: 1120, height: 800), pixelsPerPoint: scale) { view.body($0) }
    harness.step()
    return harness
  }

  @Test("basic letters and the signs look as they did", arguments: [SpecimenView.Page.latin, .signs])
  func pages(_ page: SpecimenView.Page) {
    let harness = harness(page)
    #expect(harness.ui.problems.isEmpty)
    expectFrame(harness, matches: "demos/specimen-\(page.rawValue)")
  }

  @Test("every character of the face is on a page, at every size")
  func complete() {
    let pages = SpecimenView.Page.allCases.filter { $0 != .samples }
    let engine = EngravedText()
    let shown = pages.flatMap { BlockPage($0, engine).letters }
    #expect(Set(shown).count == shown.count)
    #expect(Set(shown) == Set(EngravedText.characters.filter { !$0.properties.isWhitespace }))
  }

  @Test("fonts are taken out of the arguments")
  func arguments() {
    var arguments = ["--page", "samples", "--font", "a.ttf", "--scale", "2", "--font", "b.otf", "--font"]
    #expect(SpecimenView.takeFonts(from: &arguments) == ["a.ttf", "b.otf"])
    #expect(arguments == ["--page", "samples", "--scale", "2", "--font"])
  }
}
