@testable import KnurlControls
import KnurlTesting
import Testing

/// Texts that are longer than their place.
@Suite struct UIFittingTests {
  @Test("what does not fit ends in an ellipsis, and neighbours stay readable")
  func ellipsis() {
    var values = Pair(20, 60), gain = 0.5, isOn = true
    let harness = Harness(size: Size(width: 360, height: 300)) { ui in
      ui.row(.fixed(60), .share(1), spacing: 12) {
        ui.label("A label that is much too long")
        ui.rangeSlider(
          id: "range", &values, \.lower, \.upper, in: 0...100, label: "A very long name of a range indeed")
      }
      ui.place(Rect(x: 24, y: 110, width: 120, height: 158)) {
        ui.knob(id: "knob", &gain, label: "The name of a knob of all knobs")
      }
      ui.place(Rect(x: 160, y: 110, width: 120, height: 28)) {
        ui.toggle(id: "toggle", &isOn, label: "A switch for everything")
      }
      ui.place(Rect(x: 160, y: 150, width: 120, height: 32)) { ui.button(id: "go", "Do what must be done now") }
    }
    harness.step(2)
    expectFrame(harness, matches: "looks/texts-too-long")
    #expect(harness.nodes.first?.label == "A label that is much too long")
  }

  @Test("a text that fits is left alone, and a place without width shows none")
  func edges() {
    let ui = UI(text: EngineForTests())
    let style = TextStyle(size: 10)
    #expect(ui.fitted("12345", style, width: 25) == "12345")
    #expect(ui.fitted("123456", style, width: 25) == "1234…")
    #expect(ui.fitted("12 456789", style, width: 20) == "12…")
    #expect(ui.fitted("123456", style, width: 0) == "")
    #expect(ui.fitted("123456", style, width: .nan) == "")
    #expect(ui.fitted("", style, width: 0) == "")
  }

  @Test("two bubbles that would overlap become one")
  func bubbles() {
    var values = Pair(45, 55)
    let harness = Harness(size: Size(width: 260, height: 110)) { ui in
      ui.place(Rect(x: 16, y: 40, width: 228, height: 34)) {
        ui.rangeSlider(id: "range", &values, \.lower, \.upper, in: 0...100, step: 1)
      }
    }
    harness.step(2)
    for (finger, part) in [(1, "range/lower"), (2, "range/upper")] {
      let side = part == "range/lower" ? -8.0 : 8
      harness.finger(finger).press(at: (harness.node(part)?.frame.center ?? .zero) + Vector(x: side, y: 0))
    }
    harness.step()
    expectFrame(harness, matches: "looks/range-one-bubble")
  }

  @Test("controls follow the accent, but not where they were given a colour of their own")
  func accent() {
    var theme = Theme.studio
    let orange = Color(red: 1, green: 0.6, blue: 0.1)
    theme.knob.color = .white
    theme.accent = orange
    #expect(theme.rangeSlider.highlightColor == orange && theme.toggle.color == orange && theme.focusRing == orange)
    #expect(theme.knob.color == .white)
  }
}
