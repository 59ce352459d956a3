import Testing

@testable import KnurlControls

@Suite struct LayerStateTests {
  @Test("popups and modals keep all below from being used, windows and tooltips do not")
  func blocks() {
    #expect(LayerState(.popup).blocks && LayerState(.modal).blocks)
    #expect(!LayerState(.window).blocks && !LayerState(.tooltip).blocks)
  }
}
