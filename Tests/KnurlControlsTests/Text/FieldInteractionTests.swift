import KnurlCapture
import Testing

@testable import KnurlControls

@Suite struct FieldInteractionTests {
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
}
