import KnurlCapture
import Testing

@testable import KnurlControls

@Suite struct UITextAreaTests {
  /// An area "notes" of three lines.
  private func rig(_ text: String, width: Double = 200, height: Double = 79) -> Rig<String> {
    Rig(text) { ui, state in
      ui.place(Rect(x: 100, y: 100, width: width, height: height)) {
        state.response = ui.textArea(id: "notes", &state.model)
      }
    }
  }

  private func focus(_ rig: Rig<String>) {
    rig.press(.tab)
    rig.press(.home, with: .control)
  }

  @Test("Enter begins a line, Control and Enter commit")
  func enter() {
    let rig = rig("")
    rig.press(.tab)
    rig.type("one")
    rig.press(.enter)
    rig.type("two")
    #expect(rig.model == "one\ntwo" && rig.edits(.committed).isEmpty)
    rig.press(.enter, with: .control)
    #expect(rig.model == "one\ntwo" && rig.edits(.committed).count == 1)
    rig.press(.character("a"), with: .control)
    rig.press(.character("c"), with: .control)
    rig.harness.ui.clipboard.write("a\r\nb\r")
    rig.press(.character("v"), with: .control)
    #expect(rig.model == "a\nb\n")
  }

  @Test("the caret goes up and down in its column, over shorter lines too")
  func column() {
    let rig = rig("iiiiiiii\nii\niiiiiiii")
    focus(rig)
    for _ in 0..<6 { rig.press(.right) }
    rig.press(.down)
    rig.press(.down)
    rig.type("|")
    #expect(rig.model == "iiiiiiii\nii\niiiiii|ii")
    rig.press(.up)
    rig.press(.up)
    rig.press(.up)
    rig.type("^")
    #expect(rig.model == "^iiiiiiii\nii\niiiiii|ii")
    rig.press(.end, with: .control)
    rig.press(.home)
    rig.press(.up, with: .shift)
    rig.press(.delete)
    #expect(rig.model == "^iiiiiiii\niiiiii|ii")
  }

  @Test("Home and End go to the ends of the line that is shown, also of a wrapped one")
  func ends() {
    let rig = rig("one two three four five six seven")
    focus(rig)
    rig.press(.end)
    rig.type("|")
    let first = rig.model.split(separator: "|")[0]
    #expect(first.count > 10 && first.count < 33 && first.last != " ")
    rig.press(.down)
    rig.press(.home)
    rig.type("^")
    #expect(rig.model.hasPrefix(first + "| ^"))
  }

  @Test("a press puts the caret in the line under it; a triple click selects the line", arguments: Hand.allCases)
  func pointer(_ hand: Hand) {
    let rig = rig("one\ntwo\nthree")
    rig.tap(hand, at: Point(x: 290, y: 100 + 8 + 30))
    rig.type("!")
    #expect(rig.model == "one\ntwo!\nthree")
    rig.step(60)
    for _ in 0..<3 { rig.tap(hand, at: Point(x: 115, y: 100 + 8 + 30)) }
    rig.type("2")
    #expect(rig.model == "one\n2\nthree")
  }

  @Test("text that is longer than the area scrolls with the caret, by pages, and by the wheel")
  func scrolls() throws {
    let rig = rig((0..<40).map { "line \($0)" }.joined(separator: "\n"))
    focus(rig)
    rig.press(.pageDown)
    rig.press(.pageDown)
    rig.type("|")
    #expect(rig.model.contains("|line 4\n"))
    rig.press(.end, with: .control)
    let caret = try #require(rig.harness.ui.textInputFrame)
    #expect(caret.maxY <= 179 && caret.minY >= 100)
    let before = try #require(rig.harness.crop("notes")).contentHash
    rig.harness.mouse.move(to: Point(x: 150, y: 130))
    #expect(rig.harness.mouse.wheel(by: Vector(x: 0, y: 1)) == .claimed)
    rig.step()
    #expect(rig.harness.crop("notes")?.contentHash != before)
    rig.type("x")
    #expect(rig.harness.ui.textInputFrame.map { $0.maxY <= 179 } == true && rig.model.hasSuffix("line 39x"))
  }

  @Test("a node tells role and text")
  func nodes() {
    let node = rig("a\nb").harness.node("notes")
    #expect(node?.role == "textArea" && node?.text == "a\nb" && node?.frame.height == 79)
  }
}
