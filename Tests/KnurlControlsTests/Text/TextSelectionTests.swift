import Testing

@testable import KnurlControls

@Suite struct TextSelectionTests {
  @Test("the lower end is the lower one, whichever way it was selected")
  func ends() {
    let selection = TextSelection(anchor: 5, head: 2)
    #expect(selection.lower == 2 && selection.upper == 5 && !selection.isEmpty && TextSelection(3).isEmpty)
  }
}
