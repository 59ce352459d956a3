import KnurlCapture
import KnurlTesting
import Testing

@testable import KnurlControls

/// The looks of fields in each state, as goldens.
@Suite struct FieldLookTests {
  private func rig(
    _ text: String, _ theme: Theme = .studio, error: String? = nil, scale: Double = 1,
    _ options: TextFieldOptions = TextFieldOptions()
  ) -> Rig<String> {
    let rig = Rig(text, pixelsPerPoint: scale) { ui, state in
      ui.place(Rect(x: 12, y: 12, width: 156, height: 80)) {
        ui.textField(
          id: "name", &state.model, placeholder: "Unnamed", label: "Name", error: error, options: options)
      }
    }
    rig.harness.ui.theme = theme
    rig.harness.resize(to: Size(width: 180, height: 104), pixelsPerPoint: scale)
    rig.step(2)
    return rig
  }

  @Test("at rest, empty, under the mouse, pressed into, reached by Tab, wrong, disabled")
  func states() {
    let rest = rig("Night drive")
    expectFrame(rest.harness, matches: "looks/field-rest")
    expectFrame(rig("").harness, matches: "looks/field-empty")
    rest.harness.click("name")
    rest.harness.mouse.move(to: .zero)
    rest.step(2)
    expectFrame(rest.harness, matches: "looks/field-editing")
    let focused = rig("Night drive")
    focused.press(.tab)
    focused.step()
    expectFrame(focused.harness, matches: "looks/field-focused")
    expectFrame(rig("Nigh7 drive", error: "Letters only").harness, matches: "looks/field-wrong")
    expectFrame(rig("s3cret", TextFieldOptions(kind: .password)).harness, matches: "looks/field-password")
  }

  private func rig(_ text: String, _ options: TextFieldOptions) -> Rig<String> { rig(text, .studio, options) }

  @Test("what is composed is underlined, the caret in it")
  func composing() {
    let rig = rig("Night ")
    rig.harness.click("name")
    rig.press(.end)
    rig.harness.keyboard.compose("doraibu", caret: 4)
    rig.harness.mouse.move(to: .zero)
    rig.step()
    expectFrame(rig.harness, matches: "looks/field-composing")
  }

  @Test("in the other themes", arguments: ["paper", "contrast", "classic"])
  func themes(_ name: String) {
    let theme: Theme = ["paper": .paper, "contrast": .contrast, "classic": .classic][name] ?? .studio
    let rig = rig("Night drive", theme, error: "Taken already")
    rig.harness.click("name")
    rig.harness.mouse.move(to: .zero)
    rig.step(2)
    expectFrame(rig.harness, matches: "looks/field-\(name)")
  }
}
