import KnurlControls
import KnurlTesting
import Testing

/// The looks of sliders, stop sliders, faders and sliders of many thumbs, as goldens.
@Suite struct StraightLooksTests {
  private func harness(
    _ width: Double, _ height: Double, _ scale: Double = 1, _ body: @escaping (UI) -> Void
  ) -> Harness {
    let harness = Harness(size: Size(width: width, height: height), pixelsPerPoint: scale) { ui in
      ui.place(Rect(x: 16, y: 16, width: width - 32, height: height - 32)) { body(ui) }
    }
    harness.step(2)
    return harness
  }

  private func slider(
    _ value: Double = 0.4, _ scale: Double = 1, _ options: ValueOptions = ValueOptions(format: .percent, tickCount: 5)
  ) -> Harness {
    var value = value
    return harness(240, 120, scale) { $0.slider(id: "mix", &value, label: "Mix", options: options) }
  }

  @Test("a slider at rest, at 2 pixels a point, hot, held, focused, read-only, from its middle with a detent")
  func sliders() {
    let rest = slider()
    expectFrame(rest, matches: "looks/slider-rest")
    expectFrame(slider(0.4, 2), matches: "looks/slider-rest@2x")
    rest.mouse.move(to: rest.node("mix/thumb")?.frame.center ?? .zero)
    rest.step()
    expectFrame(rest, matches: "looks/slider-hot")
    rest.mouse.press()
    rest.step()
    expectFrame(rest, matches: "looks/slider-held")
    let focused = slider()
    focused.keyboard.press(.tab)
    focused.step()
    expectFrame(focused, matches: "looks/slider-focused")
    expectFrame(slider(0.4, 1, ValueOptions(isReadOnly: true)), matches: "looks/slider-read-only")
    expectFrame(slider(0.3, 1, ValueOptions(origin: 0.5, detents: [0.5])), matches: "looks/slider-from-the-middle")
  }

  private func upright(_ value: Double, _ options: ValueOptions) -> Harness {
    var value = value
    return harness(120, 240) { $0.slider(id: "up", &value, label: "Up", options: options) }
  }

  @Test("an upright slider with numbers, and one from its middle, turned over")
  func uprights() {
    expectFrame(upright(0.6, ValueOptions(axis: .vertical, tickCount: 5)), matches: "looks/slider-upright")
    expectFrame(
      upright(0.3, ValueOptions(axis: .vertical, isInverted: true, origin: 0.5)),
      matches: "looks/slider-upright-inverted")
  }

  private func stops(_ isDisabled: Bool = false, _ change: @escaping (inout Theme) -> Void = { _ in }) -> Harness {
    var value = 30
    return harness(240, 120) { ui in
      ui.styled(change) {
        ui.disabled(if: isDisabled) {
          ui.stopSlider(id: "size", &value, stops: [1, 10, 30, 40], names: ["XS", "S", "M", "L"], label: "Size")
        }
      }
    }
  }

  @Test("a stop slider at rest, between two stops, without a thumb, with rings, disabled")
  func stopSliders() {
    let rest = stops()
    expectFrame(rest, matches: "looks/stops-rest")
    rest.finger(1).press(at: rest.node("size/thumb")?.frame.center ?? .zero)
    rest.finger(1).move(by: Vector(x: -30, y: 0))
    rest.step()
    expectFrame(rest, matches: "looks/stops-held")
    expectFrame(stops { $0.stopSlider.showsThumb = false }, matches: "looks/stops-no-thumb")
    let rings = stops { ($0.stopSlider.haloWidth, $0.stopSlider.haloColor) = (2, Color(white: 0.1)) }
    expectFrame(rings, matches: "looks/stops-rings")
    expectFrame(stops(true), matches: "looks/stops-disabled")
  }

  private func fader(_ level: Double, _ scale: Double = 1, _ options: ValueOptions = .fader) -> Harness {
    var level = level
    return harness(120, 240, scale) { $0.fader(id: "kick", &level, label: "Kick", options: options) }
  }

  @Test("a fader at a level, at 2 pixels a point, silent, hot, focused, with plain marks")
  func faders() {
    let rest = fader(-3.6)
    expectFrame(rest, matches: "looks/fader-rest")
    expectFrame(fader(-3.6, 2), matches: "looks/fader-rest@2x")
    expectFrame(fader(-60), matches: "looks/fader-silent")
    rest.mouse.move(to: rest.node("kick/thumb")?.frame.center ?? .zero)
    rest.step()
    expectFrame(rest, matches: "looks/fader-hot")
    rest.mouse.leave()
    rest.keyboard.press(.tab)
    rest.step()
    expectFrame(rest, matches: "looks/fader-focused")
    expectFrame(fader(5, 1, ValueOptions(format: .decibels)), matches: "looks/fader-plain-marks")
  }

  @Test("a slider of many thumbs at rest, and with two held close to each other")
  func manyThumbs() {
    var values = [0.2, 0.45, 0.6, 0.9]
    let rest = harness(240, 90) { $0.multiSlider(id: "cross", &values, label: "Crossover") }
    expectFrame(rest, matches: "looks/multi-rest")
    for finger in [1, 2] { rest.finger(finger).press(at: rest.node("cross/\(finger)")?.frame.center ?? .zero) }
    rest.step()
    expectFrame(rest, matches: "looks/multi-held-by-two")
  }
}
