import Testing

@testable import KnurlControls

@Suite struct RingSliderStyleTests {
  @Test("a sweep is above nothing and at most a turn", arguments: [0, -10, 400, .nan, .infinity, 90.0])
  func sweep(_ degrees: Double) {
    var style = RingSliderStyle.studio
    style.sweep = .degrees(degrees)
    #expect(style.usableSweep.radians > 0 && style.usableSweep.radians <= 2 * .pi)
    if degrees == 90 { #expect(isNear(style.usableSweep.degrees, 90, 1e-9)) }
  }

  @Test("rings follow the accent, but not where they were given a colour of their own")
  func accent() {
    var theme = Theme.studio
    theme.accent = .white
    #expect(theme.ringSlider.color == .white && theme.ringSlider.glowColor == .white)
    theme.ringSlider.color = .black
    theme.accent = Color(hex: 0x123456)
    #expect(theme.ringSlider.color == .black)
  }
}
