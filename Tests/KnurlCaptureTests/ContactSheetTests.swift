import KnurlDrawing
import KnurlTesting
import Testing

@testable import KnurlCapture

@Suite("A contact sheet") struct ContactSheetTests {
  @Test("shows all pictures with their names, large ones smaller")
  func sheet() {
    let pictures = [("small", pattern(40, 30)), ("wide", pattern(400, 30)), ("high/and/deep", pattern(20, 300))]
    let sheet = ContactSheet.picture(pictures.map { (name: $0.0, picture: $0.1) }, columns: 2, cell: (120, 80))
    #expect(sheet.width == 16 + 2 * 136 && sheet.height == 16 + 2 * 120)
    expectPicture(sheet, matches: "capture/contact-sheet")
  }

  @Test("without pictures is empty, and its page too")
  func empty() {
    #expect(ContactSheet.picture([]).height == 16)
    #expect(ContactSheet.page(title: "x", []).contains("0 pictures"))
  }

  @Test("as a page says names as they are")
  func page() {
    let page = ContactSheet.page(title: "a<b", [(name: "\"x\" & y", file: "d/x.png")])
    #expect(page.contains("<h1>a&lt;b</h1>") && page.contains("alt=\"&quot;x&quot; &amp; y\""))
  }
}
