import KnurlCapture
import Testing

@testable import KnurlControls

@Suite struct UITextTests {
  @Test("peers 98 text input is on only while the field has the focus")
  func textInput() {
    let rig = fieldRig()
    #expect(!rig.harness.isTextInputActive && rig.harness.keyboard.type("x") == .free)
    rig.harness.mouse.move(to: rig.center("name"))
    rig.harness.mouse.press()
    #expect(rig.harness.isTextInputActive)
    rig.harness.mouse.release()
    rig.step(5)
    #expect(rig.harness.isTextInputActive && rig.harness.ui.textInputFrame != nil)
    rig.harness.click("go")
    #expect(!rig.harness.isTextInputActive && rig.harness.ui.textInputFrame == nil)
  }

  @Test("all keys that a text has a use for are claimed, others are the game's")
  func claims() {
    let rig = fieldRig("a"), keyboard = rig.harness.keyboard
    #expect(keyboard.press(.character("w")) == .free && keyboard.press(.space) == .free)
    rig.focus()
    for key in [Key.character("w"), .space, .left, .up, .pageDown, .home, .enter, .backspace, .delete] {
      #expect(keyboard.press(key) == .claimed, "\(key)")
    }
    #expect(keyboard.press(.character("s"), with: .control) == .free)
    #expect(keyboard.press(.character("a"), with: .control) == .claimed)
  }

  @Test("text and a press elsewhere in one frame belong to the field, text after it does not")
  func order() {
    let rig = fieldRig("a")
    rig.focus()
    rig.harness.keyboard.type("b")
    rig.harness.mouse.move(to: rig.center("go"))
    rig.harness.mouse.press()
    #expect(rig.harness.keyboard.type("c") == .free)
    rig.step()
    #expect(rig.model == "ab" && rig.edits(.committed).count == 1)
  }
}
