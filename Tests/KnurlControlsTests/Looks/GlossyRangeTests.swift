import KnurlControls
import KnurlTesting
import Testing

@Suite struct GlossyRangeTests {
  private func harness(_ frame: Rect, _ options: RangeOptions = RangeOptions(), isDisabled: Bool = false) -> Harness {
    var pair = Pair(2, 8)
    let harness = Harness(size: Size(width: 160, height: 90), theme: .classic) { ui in
      ui.disabled(if: isDisabled) {
        ui.place(frame) { ui.rangeSlider(id: "range", &pair, \.lower, \.upper, options: options) }
      }
    }
    harness.step(2)
    return harness
  }

  @Test(
    "the track takes three sevenths of the height and the thumbs all of it, however high it is",
    arguments: [14.0, 30, 60])
  func proportions(_ height: Double) {
    let harness = harness(Rect(x: 5, y: 5, width: 150, height: height))
    #expect(harness.node("range/lower")?.frame.width == height)
    #expect(isNear(harness.node("range/lower")?.frame.center.x ?? 0, 5 + height / 2 + (150 - height) * 0.2, 1e-9))
  }

  @Test("an upright one fills its width, and what it is wider for its label makes nothing thicker")
  func upright() {
    for (label, expected) in [(nil, 40.0), ("Band", 36.0)] as [(String?, Double)] {
      var pair = Pair(2, 8)
      let options = RangeOptions(value: ValueOptions(axis: .vertical))
      let harness = Harness(size: Size(width: 160, height: 260), theme: .classic) { ui in
        ui.place(Rect(x: 60, y: 5, width: 40, height: 240)) {
          ui.rangeSlider(id: "range", &pair, \.lower, \.upper, label: label, options: options)
        }
      }
      harness.step()
      #expect(harness.node("range/lower")?.frame.width == expected)
      #expect(harness.node("range/lower")?.frame.center.x == 80)
    }
  }

  @Test("upright, and disabled")
  func looks() {
    expectFrame(
      harness(Rect(x: 60, y: 5, width: 24, height: 80), RangeOptions(value: ValueOptions(axis: .vertical))),
      matches: "looks/glossy-upright")
    expectFrame(harness(Rect(x: 5, y: 30, width: 150, height: 24), isDisabled: true), matches: "looks/glossy-disabled")
  }
}
