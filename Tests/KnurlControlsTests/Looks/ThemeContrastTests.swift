import Testing

@testable import KnurlControls

/// Ratios are (brighter + 0.05) / (darker + 0.05) of relative luminances, as the Web Content Accessibility Guidelines 2.1
/// have it.
func contrast(_ a: Color, _ b: Color) -> Double {
  let (x, y) = (a.luminance + 0.05, b.luminance + 0.05)
  return max(x, y) / min(x, y)
}

@Suite struct ThemeContrastTests {
  private let theme = Theme.contrast

  @Test("every state of a button differs from the others by 3:1")
  func buttons() {
    let style = theme.button
    let rest = style.top, hot = style.top.lightened(style.hotLight), pressed = style.pressedTop
    #expect(contrast(rest, hot) >= 3 && contrast(rest, pressed) >= 3 && contrast(hot, pressed) >= 3)
    #expect(contrast(style.text, rest) >= 7 && contrast(style.pressedText ?? style.text, pressed) >= 7)
    #expect(contrast(style.text, hot) >= 4.5 && contrast(style.edgeMiddle, theme.panel.top) >= 3)
  }

  @Test("the cap of a knob under a pointer differs from one at rest, and its indicator from both")
  func caps() {
    let cap = theme.knob.cap, hot = cap.faceTop.lightened(cap.hotLight)
    #expect(contrast(cap.faceTop, hot) >= 3 && contrast(cap.indicator, hot) >= 3)
  }

  @Test("a thumb under a pointer differs from one at rest, and both from their groove")
  func thumbs() {
    let rest = theme.thumb.rimTop, hot = rest.lightened(theme.thumb.hotLight)
    #expect(contrast(rest, hot) >= 3 && contrast(rest, theme.groove.color) >= 3)
    #expect(theme.thumb.heldScale >= 1.2)
  }

  @Test("values stand out from their grooves, and grooves from the panel by their rims")
  func values() {
    for color in [
      theme.rangeSlider.highlightColor, theme.slider.color, theme.stopSlider.color, theme.knob.color,
      theme.ringSlider.color, theme.toggle.color,
    ] {
      #expect(contrast(color, theme.groove.color) >= 3 && contrast(color, theme.panel.top) >= 3)
    }
    #expect(contrast(theme.groove.lip, theme.panel.top) >= 3 && contrast(theme.focusRing, theme.panel.top) >= 3)
  }

  @Test("every bare track is the groove's, dots differ from what they lie on, and a cap from its groove")
  func tracks() {
    for track in [theme.slider.trackColor, theme.stopSlider.trackColor] { #expect(track == theme.groove.color) }
    #expect(contrast(theme.stopSlider.dotColor, theme.stopSlider.color) >= 3)
    #expect(contrast(theme.stopSlider.bareDotColor, theme.stopSlider.trackColor) >= 3)
    let cap = theme.fader.capTop
    #expect(contrast(theme.fader.edge, cap) >= 3 && contrast(theme.fader.lineColor, cap) >= 3)
    #expect(
      contrast(cap, cap.lightened(theme.fader.hotLight)) >= 3 && contrast(theme.fader.trackColor, theme.panel.top) >= 3)
  }

  @Test("letters differ from what they stand on by 7:1")
  func letters() {
    for color in [theme.text, theme.dimText] {
      #expect(contrast(color, theme.panel.top) >= 7 && contrast(color, theme.background) >= 7)
    }
  }
}
