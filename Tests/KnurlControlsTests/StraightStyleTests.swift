import KnurlCapture
import KnurlControls
import Testing

@Suite struct StraightStyleTests {
  @Test("looks without sense stop nothing", arguments: [Double.nan, .infinity, -1, 0, 1e300])
  func odd(_ bad: Double) {
    var value = 0.5, level = 0.0, stop = 3, thumbs = [0.2, 0.7]
    let harness = Harness(size: Size(width: 400, height: 500)) { ui in
      ui.styled({
        ($0.slider.trackThickness, $0.slider.thumbRadius, $0.slider.curvaceousness) = (bad, bad, bad)
        ($0.slider.textSize, $0.slider.tickSize) = (bad, bad)
        ($0.stopSlider.trackThickness, $0.stopSlider.thumbRadius, $0.stopSlider.sideInset) = (bad, bad, bad)
        ($0.stopSlider.dotRadius, $0.stopSlider.haloWidth, $0.stopSlider.nameSize) = (bad, bad, bad)
        ($0.fader.trackThickness, $0.fader.capLength, $0.fader.capBreadth) = (bad, bad, bad)
        ($0.fader.labelSize, $0.fader.tickSize) = (bad, bad)
      }) {
        ui.column {
          ui.slider(id: "a", &value, label: "A", options: ValueOptions(detents: [0.5], tickCount: 3))
          ui.stopSlider(id: "b", &stop, stops: [1, 3, 5], label: "B")
          ui.fader(id: "c", &level, label: "C")
          ui.multiSlider(id: "d", &thumbs, label: "D")
        }
      }
    }
    harness.step(2)
    #expect(harness.nodes.count == 4)
    for node in harness.nodes { #expect(node.frame.isFinite && node.children.map(\.frame.isFinite) != [false]) }
  }

  @Test("the accent goes to all that had the same colour")
  func accent() {
    var theme = Theme.studio
    theme.fader.lineColor = Color(white: 0.5)
    theme.accent = Color(red: 1, green: 0, blue: 0)
    #expect(theme.slider.color == theme.accent && theme.stopSlider.color == theme.accent)
    #expect(theme.fader.lineColor == Color(white: 0.5))
  }
}
