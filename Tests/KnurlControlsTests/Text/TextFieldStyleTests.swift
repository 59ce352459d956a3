import KnurlCapture
import Testing

@testable import KnurlControls

@Suite struct TextFieldStyleTests {
  @Test("height, size of text and colour of errors follow the style")
  func style() {
    let rig = Rig("a") { ui, state in
      ui.styled({ ($0.textField.height, $0.textField.textSize) = (50, 30) }) {
        ui.textField(id: "name", &state.model, error: "wrong")
      }
    }
    #expect(rig.frame("name").height == 50)
    let before = rig.harness.pixmap.contentHash
    rig.harness.ui.theme.textField.errorColor = .white
    rig.step()
    #expect(rig.harness.pixmap.contentHash != before)
  }

  @Test("absurd lengths do not stop the program", arguments: [-1, 0, Double.nan, .infinity, 1e9])
  func absurd(_ length: Double) {
    let rig = Rig("abc") { ui, state in
      ui.styled({
        $0.textField = TextFieldStyle(
          height: length, radius: length, padding: length, textSize: length, errorSize: length, errorColor: .white,
          caretWidth: length)
      }) {
        ui.textField(id: "name", &state.model, label: "L", error: "E")
        ui.textArea(id: "notes", &state.model)
      }
    }
    rig.press(.tab)
    rig.type("x")
    rig.press(.tab)
    rig.type("y")
    #expect(rig.model == "y")
  }
}
