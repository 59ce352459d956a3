import KnurlCapture
import KnurlControls
import Testing

@Suite struct UIPadsTests {
  private func focused(_ harness: Harness) -> String? {
    harness.nodes.flatMap { [$0] + $0.children }.last { $0.isFocused }?.path
  }

  private func toggles(_ claimed: Bool = true) -> Harness {
    var isOn = [false, false, false]
    let harness = Harness(size: Size(width: 200, height: 200)) { ui in
      for index in 0..<3 { ui.toggle(id: ControlID(index), &isOn[index], label: "Lamp \(index)") }
    }
    harness.ui.padOptions.isClaimed = claimed
    harness.step()
    return harness
  }

  @Test("a guest leaves pads to the game, with their releases")
  func guest() {
    let harness = toggles(false), pad = harness.pad(0)
    for button in [PadButton.down, .a, .b, .x, .y, .leftShoulder, .start] {
      #expect(pad.hold(button) == .free && pad.release(button) == .free)
    }
    #expect(pad.move(.leftY, to: 1) == .free && focused(harness) == nil)
  }

  @Test("what was claimed is claimed until its release, what means nothing is the game's")
  func claims() {
    let harness = toggles(), pad = harness.pad(0)
    #expect(pad.hold(.down) == .claimed && pad.release(.down) == .claimed && pad.release(.down) == .free)
    for button in [PadButton.b, .x, .y, .start, .back] { #expect(pad.press(button) == .free) }
    #expect(pad.move(.leftX, to: 0.2) == .free && pad.move(.rightX, to: 1) == .free)
    #expect(
      pad.move(.leftY, to: 1) == .claimed && pad.move(.leftY, to: 0) == .claimed && pad.move(.leftY, to: 0) == .free)
    let empty = Harness(size: Size(width: 100, height: 100)) { _ in }
    empty.step()
    #expect(empty.pad(0).press(.down) == .free && empty.pad(0).press(.a) == .free)
  }

  @Test("A flips a toggle once a press; the shoulder buttons go on and back as Tab does")
  func buttons() {
    let harness = toggles(), pad = harness.pad(3)
    pad.press(.rightShoulder)
    pad.hold(.a)
    harness.advance(by: 2)
    pad.release(.a)
    #expect(harness.node("0")?.value == 1)
    pad.press(.leftShoulder)
    harness.step()
    #expect(focused(harness) == "2")
    pad.press(.a)
    pad.press(.a)
    pad.press(.a)
    harness.step()
    #expect(harness.node("2")?.value == 1)
  }

  @Test("a focus that is lost, and a clock that leaps, leave nothing repeating")
  func endings() {
    var value = 0.0
    let harness = Harness(size: Size(width: 200, height: 80)) { ui in
      _ = ui.slider(id: "x", &value, in: 0...1e9, step: 1)
    }
    harness.step()
    harness.keyboard.press(.tab)
    harness.pad(0).hold(.right)
    harness.step()
    harness.time += 1e6
    harness.step()
    #expect(value > 1 && value <= 30)
    harness.time -= 2e6
    harness.step(3)
    harness.loseFocus()
    harness.step()
    let last = value
    harness.time += 2e6
    harness.step(10)
    #expect(value == last && harness.ui.nextWake == nil)
    #expect(harness.pad(0).release(.right) == .free)
  }

  @Test("a trace of a pad plays to the same values, whatever frames it has")
  func trace() throws {
    func rig() -> Rig<Double> {
      Rig(0.0) { ui, state in _ = ui.slider(id: "x", &state.model, in: 0...1000, step: 1) }
    }
    let rig1 = rig(), rig2 = rig()
    rig1.harness.startRecording()
    rig1.harness.keyboard.press(.tab)
    rig1.harness.pad(0).move(.leftX, to: 0.9)
    rig1.harness.advance(by: 1.3)
    rig1.harness.pad(0).remove()
    rig1.step()
    let trace = rig1.harness.stopRecording()
    #expect(rig2.harness.play(try Trace(trace.text)) == trace.frames.compactMap(\.hash))
    #expect(rig2.model == rig1.model && rig1.model > 10)
  }
}
