import KnurlCapture
import KnurlControls
import Testing

@Suite struct ReadoutPlacesTests {
  @Test("a click on the readout opens the entry of every control that shows one", arguments: 0..<6)
  func readouts(_ kind: Int) {
    let rig = Rig(40.0) { ui, state in
      ui.place(Rect(x: 200, y: 60, width: 160, height: 240)) {
        switch kind {
        case 0: ui.slider(id: "it", &state.model, in: 0...100, label: "It")
        case 1: ui.slider(id: "it", &state.model, in: 0...100, label: "It", options: ValueOptions(axis: .vertical))
        case 2: ui.fader(id: "it", &state.model, in: 0...100, scale: .linear, label: "It", options: ValueOptions())
        case 3: ui.knob(id: "it", &state.model, in: 0...100, label: "It")
        case 4: ui.styled({ $0.knob.look = .arc }) { ui.knob(id: "it", &state.model, in: 0...100, label: "It") }
        default: ui.ringSlider(id: "it", &state.model, in: 0...100, label: "It")
        }
      }
    }
    let frame = rig.frame("it")
    let places = [
      Point(x: frame.maxX - 5, y: frame.minY + 12), Point(x: frame.center.x, y: frame.maxY - 14),
      Point(x: frame.center.x, y: frame.maxY - 10), Point(x: frame.center.x, y: 270), frame.center, frame.center,
    ]
    rig.tap(.mouse, at: places[kind])
    #expect(rig.harness.isTextInputActive && rig.model == 40)
    rig.harness.keyboard.type("60")
    rig.press(.enter)
    #expect(rig.model == 60)
  }

  @Test("without a readout an entry stands on the thumb, and inside the window")
  func bare() throws {
    let rig = Rig(0.0) { ui, state in
      ui.place(Rect(x: 0, y: 0, width: 160, height: 30)) { ui.slider(id: "it", &state.model, in: 0...100) }
    }
    rig.press(.tab)
    rig.press(.enter)
    let caret = try #require(rig.harness.ui.textInputFrame)
    #expect(caret.minX > 0 && caret.minY >= 0 && caret.maxY < 40)
  }
}
