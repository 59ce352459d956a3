import KnurlCapture
import Testing

@testable import KnurlControls

@Suite struct UITextFieldTests {
  @Test("typing changes the text, Enter commits it, each with the old and the new text")
  func edits() {
    let rig = fieldRig("ab")
    rig.focus()
    rig.type("c")
    #expect(rig.model == "abc" && rig.state.response?.didBegin == true && rig.state.response?.didChange == true)
    rig.type("de")
    rig.press(.enter)
    #expect(rig.state.response?.didCommit == true && rig.harness.isTextInputActive)
    #expect(rig.texts == ["began ab>abc", "changed ab>abc", "changed abc>abcde", "committed ab>abcde"])
    rig.press(.enter)
    #expect(rig.texts.count == 4)
  }

  @Test("what is typed in one frame is one change; text, Enter and text again are two edits")
  func oneFrame() {
    let rig = fieldRig()
    rig.focus()
    for text in ["1", "2", "3"] { rig.harness.keyboard.type(text) }
    rig.harness.keyboard.press(.enter)
    rig.harness.keyboard.type("4")
    rig.step()
    #expect(rig.texts == ["began >123", "changed >123", "committed >123", "began 123>1234", "changed 123>1234"])
  }

  @Test("peers 95 all characters of one event arrive")
  func characters() {
    let rig = fieldRig()
    rig.focus()
    rig.type("日本語")
    #expect(rig.model == "日本語")
  }

  @Test("peers 100 Escape restores the text, and gives up the focus")
  func escape() {
    let rig = fieldRig("old")
    rig.focus()
    rig.type("er")
    #expect(rig.model == "older" && rig.harness.keyboard.press(.escape) == .claimed)
    rig.step()
    #expect(rig.model == "old" && rig.state.response?.didCancel == true && !rig.harness.isTextInputActive)
    #expect(rig.texts.last == "cancelled old>old" && rig.harness.keyboard.press(.escape) == .free)
  }

  @Test("the loss of the focus commits: by a press elsewhere, by Tab, by a press on nothing", arguments: 0..<3)
  func blur(_ way: Int) {
    let rig = fieldRig("a")
    rig.focus()
    rig.harness.keyboard.type("b")
    switch way {
    case 0: rig.harness.click("go")
    case 1: rig.harness.keyboard.press(.tab)
    default:
      rig.harness.mouse.move(to: Point(x: 600, y: 300))
      rig.harness.mouse.press()
    }
    rig.step()
    #expect(rig.model == "ab" && rig.texts.last == "committed a>ab" && !rig.harness.isTextInputActive)
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

  @Test("a press puts the caret at the nearest place, a drag selects", arguments: Hand.allCases)
  func pointer(_ hand: Hand) {
    let rig = fieldRig("one two three")
    rig.tap(hand, at: rig.before(4) + Vector(x: 1, y: 0))
    rig.type("X")
    #expect(rig.model == "one Xtwo three")
    rig.press(hand, at: rig.before(8))
    rig.move(hand, to: rig.before(5))
    rig.release(hand)
    rig.step()
    rig.type("-")
    #expect(rig.model == "one X- three")
  }

  @Test("a double click selects a word, a triple click all; a drag goes on by words", arguments: Hand.allCases)
  func clicks(_ hand: Hand) {
    let rig = fieldRig("one two three")
    rig.tap(hand, at: rig.before(5))
    rig.tap(hand, at: rig.before(5))
    rig.type("2")
    #expect(rig.model == "one 2 three")
    rig.step(60)
    for _ in 0..<3 { rig.tap(hand, at: rig.before(1)) }
    rig.type("all")
    #expect(rig.model == "all")
    rig.model = "one two three"
    rig.step(60)
    rig.tap(hand, at: rig.before(5))
    rig.press(hand, at: rig.before(5))
    rig.move(hand, to: rig.before(9))
    rig.release(hand)
    rig.step()
    rig.type("X")
    #expect(rig.model == "one X")
  }

  @Test("Shift extends the selection, by click and by keys")
  func shift() {
    let rig = fieldRig("abcdef")
    rig.focus()
    rig.press(.left, with: .shift)
    rig.press(.left, with: [.shift, .control])
    rig.type("x")
    #expect(rig.model == "x")
    rig.model = "abcdef"
    rig.step(60)
    rig.tap(.mouse, at: rig.before(1))
    rig.step(60)
    rig.harness.keyboard.hold(.shift)
    rig.tap(.mouse, at: rig.before(4))
    rig.harness.keyboard.hold([])
    rig.type("-")
    #expect(rig.model == "a-ef")
  }

  @Test("Tab selects all, so that typing replaces it")
  func tab() {
    let rig = fieldRig("old")
    rig.press(.tab)
    rig.type("new")
    #expect(rig.model == "new")
  }

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

  @Test("peers 99 keys of an input method's candidates neither commit nor move the caret")
  func candidates() {
    let rig = fieldRig("ab")
    rig.focus()
    rig.type("c")
    rig.harness.keyboard.compose("kan", caret: 3)
    for key in [Key.enter, .left, .backspace] { #expect(rig.harness.keyboard.press(key) == .claimed) }
    rig.step()
    #expect(rig.model == "abc" && rig.edits(.committed).isEmpty)
    rig.type("漢")
    rig.press(.enter)
    #expect(rig.model == "abc漢" && rig.edits(.committed).count == 1)
  }

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

  @Test("the cross of a search clears it, and the focus stays", arguments: Hand.allCases)
  func search(_ hand: Hand) {
    let rig = fieldRig("pads") { $0.kind = .search }
    rig.tap(hand, at: Point(x: 545, y: 165))
    rig.step()
    #expect(rig.model == "" && rig.harness.isTextInputActive && rig.texts == ["began pads>", "changed pads>"])
    rig.type("x")
    rig.press(.enter)
    #expect(rig.texts.last == "committed pads>x")
  }

  @Test("a text that the program sets is taken over, also while it is edited")
  func programSets() {
    let rig = fieldRig("abc")
    rig.focus()
    rig.type("d")
    rig.model = "XY"
    rig.step()
    rig.type("z")
    #expect(rig.model == "XYz")
    rig.press(.enter)
    rig.model = ""
    rig.type("n")
    #expect(rig.model == "n")
  }

  @Test("a field that becomes disabled takes its edit back; one that vanishes keeps it")
  func endings() {
    final class Flags { var isDisabled = false, isGone = false }
    let flags = Flags()
    let rig = Rig("a") { ui, state in
      if flags.isGone { return }
      ui.disabled(if: flags.isDisabled) { ui.textField(id: "name", &state.model) }
    }
    rig.press(.tab)
    rig.press(.end)
    rig.type("b")
    flags.isDisabled = true
    rig.step()
    #expect(rig.model == "a" && rig.texts.last == "cancelled a>a" && !rig.harness.isTextInputActive)
    flags.isDisabled = false
    rig.step()
    rig.press(.tab)
    rig.press(.end)
    rig.type("c")
    flags.isGone = true
    rig.step(2)
    #expect(rig.model == "ac" && rig.texts.last == "committed a>ac")
  }

  @Test("peers 116 the caret blinks by the frame's time, twice a second at most, and comes to rest")
  func blink() throws {
    let rig = fieldRig("ab")
    rig.focus()
    let shown = try #require(rig.harness.crop("name")).contentHash
    var frames = 0
    while let wake = rig.harness.ui.nextWake, frames < 100 {
      rig.harness.time += wake - rig.harness.timeStep
      rig.step()
      frames += 1
      let isShown = rig.harness.crop("name")?.contentHash == shown
      #expect(isShown == (frames % 2 == 0), "\(frames)")
    }
    #expect(frames == 18)
    rig.type("c")
    #expect(rig.harness.ui.nextWake != nil)
  }

  @Test("without motion the caret does not blink")
  func still() {
    let rig = fieldRig("ab")
    rig.harness.ui.theme.reduceMotion = true
    rig.focus()
    #expect(rig.harness.ui.nextWake == nil)
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

  @Test("nothing splits a cluster: keys go over an emoji in one step")
  func clusters() {
    let rig = fieldRig("a👨‍👩‍👧b")
    rig.focus()
    rig.press(.left)
    rig.press(.left)
    rig.type("-")
    #expect(rig.model == "a-👨‍👩‍👧b")
    rig.press(.delete)
    #expect(rig.model == "a-b")
  }
}
