import KnurlCapture
import Testing

@testable import KnurlControls

@Suite struct ClipboardTests {
  @Test("cut, copy and paste go through the clipboard of the UI")
  func clipboard() {
    let rig = fieldRig("one two")
    var text = ""
    rig.harness.ui.clipboard = Clipboard(read: { text }, write: { text = $0 })
    rig.focus()
    rig.press(.left, with: [.control, .shift])
    rig.press(.character("c"), with: .control)
    #expect(text == "two")
    rig.press(.character("x"), with: .control)
    #expect(rig.model == "one ")
    rig.press(.character("v"), with: .control)
    rig.press(.character("v"), with: .control)
    #expect(rig.model == "one twotwo")
    rig.press(.character("z"), with: .control)
    rig.press(.character("z"), with: .control)
    #expect(rig.model == "one ")
    rig.press(.character("z"), with: .control)
    #expect(rig.model == "one two")
    rig.press(.character("y"), with: .control)
    #expect(rig.model == "one ")
  }

  @Test("without a host's clipboard the UI has one of its own; cut and paste in one frame keep their order")
  func ownClipboard() {
    let rig = fieldRig("one")
    rig.focus()
    for key in ["a", "x", "v", "v"] { rig.harness.keyboard.press(.character(Character(key)), with: .control) }
    rig.step()
    #expect(rig.model == "oneone")
  }

  @Test("peers 103 a megabyte with ends of lines and a NUL is pasted into one line")
  func largePaste() {
    let rig = fieldRig()
    let text = String(repeating: "0123456789abc\0\r\n", count: 1 << 16)
    rig.harness.ui.clipboard = Clipboard(read: { text }, write: { _ in })
    rig.focus()
    rig.press(.character("v"), with: .control)
    #expect(rig.model.utf8.count == (14 << 16) - 1)
    #expect(rig.model.hasPrefix("0123456789abc 0123") && rig.harness.node("name")?.text.isEmpty == false)
    rig.press(.backspace)
    #expect(rig.model.hasSuffix(" 0123456789ab"))
  }
}
