import KnurlDrawing
import Testing

@testable import KnurlControls

@Suite struct ChoiceStyleTests {
  @Test("another accent colours everything that is chosen")
  func accent() {
    for theme in [Theme.studio, .paper, .classic, .contrast] {
      var theme = theme
      theme.accent = Color(red: 1, green: 0.5, blue: 0)
      let colors = [theme.checkbox.color, theme.radio.color, theme.segmented.color, theme.rows.color]
      #expect(colors.allSatisfy { $0 == theme.accent })
    }
  }
}
