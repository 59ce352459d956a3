import KnurlCapture
import Testing

@testable import KnurlControls

@Suite struct UITextFieldTests {

  @Test("peers 95 all characters of one event arrive")
  func characters() {
    let rig = fieldRig()
    rig.focus()
    rig.type("日本語")
    #expect(rig.model == "日本語")
  }

  @Test("peers 97 what is composed is shown and not written; a commit replaces it, Escape drops it alone")
  func composition() throws {
    let rig = fieldRig("ab")
    rig.focus()
    let before = try #require(rig.harness.crop("name")).contentHash
    rig.harness.keyboard.compose("nihon", caret: 2)
    rig.step()
    #expect(rig.model == "ab" && rig.harness.crop("name")?.contentHash != before)
    let caret = try #require(rig.harness.ui.textInputFrame)
    #expect(abs(caret.minX - rig.before(2).x - 13) < 6 && caret.minY > 150 && caret.maxY < 180)
    #expect(rig.harness.keyboard.press(.escape) == .claimed)
    rig.step()
    #expect(rig.model == "ab" && rig.harness.isTextInputActive)
    rig.harness.keyboard.compose("nihon", caret: 5)
    rig.harness.keyboard.type("日本")
    rig.step()
    #expect(rig.model == "ab日本" && rig.texts == ["began ab>ab日本", "changed ab>ab日本"])
  }

  @Test("a node tells role, label and text; its frame is the field's without label and error")
  func nodes() {
    let rig = Rig("abc") { ui, state in
      ui.place(Rect(x: 100, y: 100, width: 200, height: 78)) {
        ui.textField(id: "name", &state.model, label: "Name", error: "Too short")
      }
    }
    let node = rig.harness.node("name")
    #expect(node?.role == "textField" && node?.label == "Name" && node?.text == "abc")
    #expect(node?.frame == Rect(x: 100, y: 124, width: 200, height: 34))
  }

}
