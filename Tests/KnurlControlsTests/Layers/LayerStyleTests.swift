import KnurlDrawing
import Testing

@testable import KnurlControls

@Suite struct LayerStyleTests {
  @Test(
    "in every theme a tooltip's letters differ from its plate by 4.5:1",
    arguments: [
      Theme.studio, .paper, .classic, .contrast,
    ])
  func tips(_ theme: Theme) {
    let plate = theme.layer.tip.luminance + 0.05, text = theme.layer.tipText.luminance + 0.05
    #expect(max(plate, text) / min(plate, text) >= 4.5)
  }

  @Test("another accent colours the lamp of the foremost window too")
  func accent() {
    var theme = Theme.studio
    theme.accent = Color(red: 1, green: 0.5, blue: 0)
    #expect(theme.layer.front == theme.accent)
  }
}
