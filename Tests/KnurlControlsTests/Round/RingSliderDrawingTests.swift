import KnurlControls
import KnurlTesting
import Testing

/// The looks of rings in each state, as goldens.
@Suite struct RingSliderDrawingTests {
  private func ring(
    _ value: Double, _ scale: Double = 1, options: ValueOptions = ValueOptions(format: ValueFormat(decimals: 0)),
    isDisabled: Bool = false, _ change: @escaping (inout Theme) -> Void = { _ in }
  ) -> Harness {
    var value = value
    let harness = Harness(size: Size(width: 140, height: 160), pixelsPerPoint: scale) { ui in
      ui.styled(change) {
        ui.place(Rect(x: 10, y: 8, width: 120, height: 146)) {
          ui.disabled(if: isDisabled) { ui.ringSlider(id: "phase", &value, label: "Phase", options: options) }
        }
      }
    }
    harness.step(2)
    return harness
  }

  @Test("a ring at its ends, between, at 2 pixels a point, hot, held, focused, disabled, without a value")
  func states() {
    expectFrame(ring(0), matches: "looks/ring-minimum")
    expectFrame(ring(360), matches: "looks/ring-maximum")
    expectFrame(ring(240, 2), matches: "looks/ring-between@2x")
    let held = ring(240)
    let thumb = held.node("phase/thumb")?.frame.center ?? .zero
    held.mouse.move(to: thumb)
    held.step()
    expectFrame(held, matches: "looks/ring-hot")
    held.mouse.press()
    held.step()
    expectFrame(held, matches: "looks/ring-held")
    let focused = ring(240)
    focused.keyboard.press(.tab)
    focused.step()
    expectFrame(focused, matches: "looks/ring-focused")
    expectFrame(ring(240, isDisabled: true), matches: "looks/ring-disabled")
    expectFrame(ring(.nan), matches: "looks/ring-without-a-value")
  }

  @Test("a half ring, one from its middle, one of many turns")
  func kinds() {
    let half: (inout Theme) -> Void = {
      ($0.ringSlider.startAngle, $0.ringSlider.sweep) = (.degrees(180), .degrees(180))
    }
    expectFrame(ring(100, 1, options: ValueOptions(), half), matches: "looks/ring-half")
    expectFrame(ring(300, options: ValueOptions(origin: 180), half), matches: "looks/ring-from-the-middle")
    expectFrame(ring(180, options: ValueOptions(turning: .turns(3))), matches: "looks/ring-second-turn")
  }
}
