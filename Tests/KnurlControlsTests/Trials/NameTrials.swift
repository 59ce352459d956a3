import KnurlCapture
import KnurlControls
import Testing

/// Labels are not names.
@Suite struct NameTrials {
  @Test("peers 85 a label that changes in mid drag, as by a change of the language, interrupts nothing")
  func translation() {
    let rig = Rig(0.5) { ui, state in
      ui.place(Rect(x: 20, y: 20, width: 300, height: 60)) {
        ui.slider(id: "gain", &state.model, label: state.edits.count > 1 ? "Verstärkung" : "Gain")
      }
    }
    rig.drag(from: rig.center("gain/thumb"), by: Vector(x: 60, y: 0), over: 10, release: false)
    #expect(rig.harness.node("gain")?.label == "Verstärkung")
    #expect(rig.isActive("gain/thumb") && rig.harness.node("gain/thumb")?.isFocused == true)
    let value = rig.model
    rig.harness.mouse.move(by: Vector(x: 20, y: 0))
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.model > value && rig.edits(.began).count == 1 && rig.edits(.committed).count == 1)
  }

  @Test(
    "peers 87 signs that mean something to printf mean nothing here", arguments: ["100%n", "%s%d", "\\u{41}", "{0}"])
  func formats(_ text: String) {
    func picture(_ text: String) -> UInt64 {
      let harness = Harness(size: Size(width: 200, height: 60)) { ui in ui.button(id: "go", text) }
      harness.step()
      #expect(harness.node("go")?.label == text)
      return harness.pixmap.contentHash
    }
    #expect(picture(text) == picture(text) && picture(text) != picture(String(text.dropLast())))
  }
}
