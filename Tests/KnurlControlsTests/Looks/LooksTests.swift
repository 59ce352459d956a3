import KnurlControls
import KnurlTesting
import Testing

/// The looks of the controls of this set in each state, as goldens: compared exactly, in debug and release alike.
@Suite struct LooksTests {
  /// A control on its own in the middle of a small window.
  private func harness(_ width: Double, _ height: Double, _ scale: Double = 1, _ body: @escaping (UI) -> Void)
    -> Harness
  {
    let harness = Harness(size: Size(width: width, height: height), pixelsPerPoint: scale, body)
    harness.step(2)
    return harness
  }

  private func button(_ configure: @escaping (UI, () -> Void) -> Void = { $1() }) -> Harness {
    harness(120, 64) { ui in
      ui.place(Rect(x: 16, y: 16, width: 88, height: 32)) { configure(ui) { ui.button(id: "go", "Play") } }
    }
  }

  @Test("a button at rest, under the mouse, pressed, focused, disabled, coloured")
  func buttons() {
    let rest = button()
    expectFrame(rest, matches: "looks/button-rest")
    rest.mouse.move(to: Point(x: 60, y: 32))
    rest.step()
    expectFrame(rest, matches: "looks/button-hot")
    rest.mouse.press()
    rest.step()
    expectFrame(rest, matches: "looks/button-pressed")
    let focused = button()
    focused.keyboard.press(.tab)
    focused.step()
    expectFrame(focused, matches: "looks/button-focused")
    expectFrame(button { ui, body in ui.disabled(body) }, matches: "looks/button-disabled")
    expectFrame(
      button { ui, body in ui.styled({ $0.button.fill = $0.accent }, body) }, matches: "looks/button-coloured")
  }

  private func toggle(_ isOn: Bool, isDisabled: Bool = false) -> Harness {
    var value = isOn
    return harness(140, 60) { ui in
      ui.place(Rect(x: 16, y: 16, width: 108, height: 28)) {
        ui.disabled(if: isDisabled) { ui.toggle(id: "loop", &value, label: "Loop") }
      }
    }
  }

  @Test("a toggle on, off, half way, disabled")
  func toggles() {
    expectFrame(toggle(true), matches: "looks/toggle-on")
    let off = toggle(false)
    expectFrame(off, matches: "looks/toggle-off")
    off.finger(1).press(at: Point(x: 40, y: 30))
    off.finger(1).lift()
    off.step(7)
    expectFrame(off, matches: "looks/toggle-half-way")
    expectFrame(toggle(true, isDisabled: true), matches: "looks/toggle-disabled")
  }

  private func range(_ scale: Double = 1, _ change: @escaping (inout Theme) -> Void = { _ in }) -> Harness {
    var values = Pair(120, 380)
    var options = RangeOptions()
    options.value.format = ValueFormat(decimals: 0, prefix: "€ ")
    options.value.tickCount = 6
    let fixed = options
    return harness(260, 120, scale) { ui in
      ui.styled(change) {
        ui.place(Rect(x: 16, y: 16, width: 228, height: 88)) {
          ui.rangeSlider(id: "price", &values, \.lower, \.upper, in: 0...500, step: 5, label: "Price", options: fixed)
        }
      }
    }
  }

  @Test("a range slider at rest, at 1 and at 2 pixels a point, square, held by two fingers, focused, hot")
  func ranges() {
    let rest = range()
    expectFrame(rest, matches: "looks/range-rest")
    expectFrame(range(2), matches: "looks/range-rest@2x")
    expectFrame(range { $0.rangeSlider.curvaceousness = 0 }, matches: "looks/range-square")
    rest.mouse.move(to: rest.node("price/lower")?.frame.center ?? .zero)
    rest.step()
    expectFrame(rest, matches: "looks/range-hot-lower")
    rest.mouse.leave()
    rest.keyboard.press(.tab)
    rest.step()
    expectFrame(rest, matches: "looks/range-focused-lower")
    for (finger, part) in [(1, "price/lower"), (2, "price/upper")] {
      rest.finger(finger).press(at: rest.node(part)?.frame.center ?? .zero)
    }
    rest.step()
    expectFrame(rest, matches: "looks/range-held-by-two")
  }

  private func knob(
    _ value: Double, _ scale: Double = 1, options: ValueOptions = ValueOptions(), isDisabled: Bool = false
  ) -> Harness {
    var value = value
    return harness(140, 180, scale) { ui in
      ui.place(Rect(x: 10, y: 10, width: 120, height: 158)) {
        ui.disabled(if: isDisabled) { ui.knob(id: "gain", &value, label: "Drive", options: options) }
      }
    }
  }

  @Test("a knob at its ends, in the middle, from the middle, at 2 pixels a point, focused, disabled, without a value")
  func knobs() {
    expectFrame(knob(0), matches: "looks/knob-minimum")
    expectFrame(knob(1), matches: "looks/knob-maximum")
    let middle = knob(0.62, options: ValueOptions(format: .percent))
    expectFrame(middle, matches: "looks/knob-middle")
    expectFrame(knob(0.62, 2, options: ValueOptions(format: .percent)), matches: "looks/knob-middle@2x")
    expectFrame(knob(0.68, options: ValueOptions(origin: 0.5)), matches: "looks/knob-from-the-middle")
    middle.keyboard.press(.tab)
    middle.step()
    expectFrame(middle, matches: "looks/knob-focused")
    expectFrame(knob(0.62, isDisabled: true), matches: "looks/knob-disabled")
    expectFrame(knob(.nan), matches: "looks/knob-without-a-value")
  }

  @Test("a panel with a label, at 1, 1.25 and 1.5 pixels a point", arguments: [1, 1.25, 1.5])
  func panels(_ scale: Double) {
    let harness = harness(200, 120, scale) { ui in
      ui.place(Rect(x: 16, y: 12, width: 168, height: 92)) { ui.panel("TONE") { ui.label("Hamburg 128.0 dB") } }
    }
    expectFrame(harness, matches: "looks/panel@\(scale)x")
  }
}
