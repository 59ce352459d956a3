import KnurlControls
import KnurlTesting
import Testing

/// The looks of round controls for two values, as goldens.
@Suite struct RangeDialDrawingTests {
  private func harness(_ body: @escaping (UI, inout Pair) -> Void) -> Harness {
    var pair = Pair(2, 6)
    let harness = Harness(size: Size(width: 140, height: 160)) { ui in
      ui.place(Rect(x: 10, y: 0, width: 120, height: 156)) { body(ui, &pair) }
    }
    harness.step(2)
    return harness
  }

  @Test("a ring and a knob for two values, at rest and with a thumb held")
  func rest() {
    let ring = harness { ui, pair in ui.rangeRing(id: "r", &pair, \.lower, \.upper, in: 0...10, label: "Sleep") }
    expectFrame(ring, matches: "looks/range-ring")
    let knob = harness { ui, pair in ui.rangeKnob(id: "k", &pair, \.lower, \.upper, in: 0...10, label: "Band") }
    expectFrame(knob, matches: "looks/range-knob")
    knob.finger(1).press(at: knob.node("k/upper")?.frame.center ?? .zero)
    knob.step()
    expectFrame(knob, matches: "looks/range-knob-held")
  }
}
