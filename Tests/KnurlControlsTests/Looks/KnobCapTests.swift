import KnurlControls
import KnurlTesting
import Testing

/// Knobs of every look in every theme, as goldens.
@Suite struct KnobCapTests {
  private func harness(_ theme: Theme, _ look: KnobStyle.Look, _ value: Double) -> Harness {
    var value = value
    let harness = Harness(size: Size(width: 110, height: 110), theme: theme) { ui in
      ui.styled({ $0.knob.look = look }) {
        ui.place(Rect(x: 5, y: 5, width: 100, height: 100)) { ui.knob(id: "knob", &value) }
      }
    }
    harness.step(2)
    return harness
  }

  @Test("a knob of each look")
  func looks() {
    expectFrame(harness(.studio, .flat, 0.7), matches: "looks/knob-flat")
    expectFrame(harness(.studio, .dot, 0.7), matches: "looks/knob-dot")
    expectFrame(harness(.studio, .chickenHead, 0.7), matches: "looks/knob-chicken-head")
    expectFrame(harness(.studio, .arc, 0.7), matches: "looks/knob-arc")
    expectFrame(harness(.studio, .line, 0.7), matches: "looks/knob-line")
  }

  @Test("a knob in each of the other themes")
  func themes() {
    expectFrame(harness(.paper, .knurled, 0.4), matches: "looks/knob-paper")
    expectFrame(harness(.contrast, Theme.contrast.knob.look, 0.4), matches: "looks/knob-contrast")
    expectFrame(harness(.classic, Theme.classic.knob.look, 0.4), matches: "looks/knob-classic")
  }
}
