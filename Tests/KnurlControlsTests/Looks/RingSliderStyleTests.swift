import KnurlCapture
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

  @Test(
    "JX-9 an arc goes from its colour to that of its end", arguments: [RingSliderStyle.Look.groove, .line],
    [360.0, 180])
  func endColor(_ look: RingSliderStyle.Look, _ sweep: Double) {
    var value = 1.0
    let harness = Harness(size: Size(width: 200, height: 200)) { ui in
      ui.styled({
        ($0.ringSlider.look, $0.ringSlider.sweep) = (look, .degrees(sweep))
        $0.ringSlider.color = Color(red: 0, green: 0, blue: 1)
        $0.ringSlider.endColor = Color(red: 1, green: 0, blue: 0)
      }) {
        ui.place(Rect(x: 0, y: 0, width: 200, height: 200)) { ui.ringSlider(id: "r", &value, in: 0...1) }
      }
    }
    harness.step()
    let center = harness.node("r")?.frame.center ?? .zero
    let radius = (harness.node("r/thumb")?.frame.center ?? .zero).distance(to: center)
    func pixel(_ share: Double) -> (red: UInt32, blue: UInt32) {
      let place = center + Vector(angle: .degrees(sweep * share), length: radius)
      let pixel = harness.pixmap[Int(place.x), Int(place.y)]
      return (pixel >> 16 & 255, pixel & 255)
    }
    let pixels = [0.15, 0.3, 0.5, 0.7, 0.85].map(pixel)
    for (before, after) in zip(pixels, pixels.dropFirst()) {
      #expect(before.red < after.red && before.blue > after.blue, "\(pixels)")
    }
    #expect(pixels[0].blue > 180 && pixels[4].red > 180)
  }
}
