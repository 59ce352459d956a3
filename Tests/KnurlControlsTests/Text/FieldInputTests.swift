import KnurlCapture
import Testing

@testable import KnurlControls

@Suite struct FieldInputTests {
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

  @Test("a pointer beyond a text that an event before has shortened finds its end", arguments: 1...3)
  func shortened(_ clicks: Int) {
    for area in [false, true] {
      let rig = Rig("a line that is long, and goes on") { ui, state in
        ui.place(Rect(x: 100, y: 100, width: 300, height: 90)) {
          if area { ui.textArea(id: "name", &state.model) } else { ui.textField(id: "name", &state.model) }
        }
      }
      let end = Point(x: 330, y: 115), ui = rig.harness.ui
      for click in 1...clicks {
        // All of it between two frames: what is pressed is a picture of the text before.
        if click == clicks {
          rig.harness.keyboard.press(.character("a"), with: .control)
          rig.harness.keyboard.type("é")
        }
        rig.harness.mouse.move(to: end)
        rig.harness.mouse.press()
        if click < clicks { rig.harness.mouse.release() }
      }
      rig.harness.mouse.move(by: Vector(x: -40, y: 0))
      rig.harness.mouse.move(by: Vector(x: 60, y: 0))
      rig.step()
      rig.model = ""
      rig.harness.mouse.move(by: Vector(x: -10, y: 0))
      rig.harness.mouse.release()
      rig.step()
      rig.harness.mouse.press()
      rig.harness.mouse.release()
      rig.step()
      #expect(ui.leaks.isEmpty && ui.node("name")?.frame.isFinite == true)
    }
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
}
