import KnurlCapture
import Testing

@testable import KnurlControls

@Suite struct TextFieldOptionsTests {
  @Test("filters and the most characters hold for what is typed and pasted, not for the program's text")
  func filters() {
    let rig = fieldRig("abc") { ($0.filter, $0.maximumLength) = (.digits, 3) }
    rig.press(.tab)
    rig.type("x1y2")
    #expect(rig.model == "12")
    rig.type("345")
    #expect(rig.model == "123")
  }

  @Test("a field that is not continuous writes once, at the commit, or never")
  func notContinuous() {
    let rig = fieldRig("a") { $0.isContinuous = false }
    rig.focus()
    rig.type("b")
    rig.type("c")
    #expect(rig.model == "a" && rig.texts.isEmpty)
    rig.press(.enter)
    #expect(rig.model == "abc" && rig.texts == ["began a>abc", "committed a>abc"])
    rig.type("d")
    rig.press(.escape)
    #expect(rig.model == "abc" && rig.texts.count == 2)
  }

  @Test("a read-only field lets its text be selected and copied, and takes no text")
  func readOnly() {
    let rig = fieldRig("abc") { $0.isReadOnly = true }
    rig.press(.tab)
    #expect(!rig.harness.isTextInputActive && rig.harness.keyboard.type("x") == .free)
    rig.press(.character("c"), with: .control)
    rig.press(.backspace)
    #expect(rig.model == "abc" && rig.harness.ui.clipboard.read() == "abc")
  }

  @Test("a password is never told to nodes, never copied, and shows no words")
  func password() {
    let rig = fieldRig("ab cd") { $0.kind = .password }
    rig.focus()
    rig.press(.character("a"), with: .control)
    rig.press(.character("c"), with: .control)
    #expect(rig.harness.node("name")?.text == "" && rig.harness.ui.clipboard.read() == "")
    rig.press(.end)
    rig.press(.backspace, with: .control)
    #expect(rig.model == "")
    rig.type("é日")
    rig.press(.backspace)
    #expect(rig.model == "é")
  }
}
