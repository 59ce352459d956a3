import KnurlCapture
import Testing

@testable import KnurlControls

@Suite struct FieldStateTests {
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

  @Test("places of what is shown are those of the text behind bullets, and round what is composed")
  func places() {
    let field = FieldState(), engine = EngineForTests()
    field.frame = Rect(x: 0, y: 0, width: 500, height: 30)
    field.editor = TextEditor("e\u{301}日x")
    field.isSecret = true
    field.line.set(field.display, TextStyle(size: 10))
    #expect(field.display == "\u{2022}\u{2022}\u{2022}" && field.displayPlace(6) == 6 && field.displayPlace(3) == 3)
    field.isSecret = false
    field.editor = TextEditor("abcd")
    field.editor.select(1, 3)
    field.editor.compose("XYZ", caret: 1)
    field.line.set(field.display, TextStyle(size: 10))
    #expect(field.display == "aXYZd")
    let found = (0...5).map { field.place(at: Point(x: Double($0) * 5, y: 10), engine) }
    #expect(found == [0, 1, 1, 1, 3, 4])
  }
}
