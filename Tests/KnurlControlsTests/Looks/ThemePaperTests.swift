import Testing

@testable import KnurlControls

@Suite struct ThemePaperTests {
  @Test("letters differ from the paper by 4.5:1, values by 3:1", arguments: [false, true])
  func letters(_ isClassic: Bool) {
    let theme = isClassic ? Theme.classic : .paper
    for paper in [theme.background, theme.backgroundBelow, theme.panel.top, theme.panel.bottom] {
      #expect(contrast(theme.text, paper) >= 7 && contrast(theme.dimText, paper) >= 4.5)
      #expect(contrast(theme.knob.color, paper) >= 3 && contrast(theme.rangeSlider.highlightColor, paper) >= 3)
    }
    #expect(contrast(theme.button.text, theme.button.bottom) >= 7)
  }

  @Test("the bare track of every straight slider is light, and values differ from it by 2:1", arguments: [false, true])
  func tracks(_ isClassic: Bool) {
    let theme = isClassic ? Theme.classic : .paper
    let pairs = [
      (theme.rangeSlider.trackColor, theme.rangeSlider.highlightColor), (theme.slider.trackColor, theme.slider.color),
      (theme.stopSlider.trackColor, theme.stopSlider.color),
    ]
    for (track, color) in pairs { #expect(track.luminance >= 0.4 && contrast(track, color) >= 2) }
    #expect(contrast(theme.fader.lineColor, theme.fader.capWaist) >= 4.5)
    #expect(contrast(theme.fader.trackColor, theme.panel.top) >= 2)
  }

  @Test("letters on a dark coloured button are white, on a bright one dark")
  func coloured() { #expect(Theme.paper.accent.luminance < 0.3 && Theme.studio.accent.luminance > 0.3) }
}
