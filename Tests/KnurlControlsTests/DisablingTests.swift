import KnurlCapture
import KnurlControls
import Testing

/// A control that is disabled takes nothing, whatever was on its way to it.
@Suite struct DisablingTests {
  private final class Board {
    var isOff = false
    var clicks = 0
    var isOn = false
    var gain = 0.5
  }

  private func window(_ board: Board) -> Harness {
    let harness = Harness(size: Size(width: 400, height: 300)) { ui in
      ui.disabled(if: board.isOff) {
        ui.place(Rect(x: 20, y: 20, width: 80, height: 30)) { board.clicks += ui.button(id: "go", "Go").clickCount }
        ui.place(Rect(x: 20, y: 60, width: 80, height: 30)) { ui.toggle(id: "on", &board.isOn) }
        ui.place(Rect(x: 120, y: 20, width: 100, height: 100)) { ui.knob(id: "gain", &board.gain) }
      }
    }
    harness.step()
    return harness
  }

  @Test("a click that arrives with the disabling does not count")
  func clickOnItsWay() {
    let board = Board(), harness = window(board)
    for y in [35.0, 75] {
      harness.finger(1).press(at: Point(x: 50, y: y))
      harness.finger(1).lift()
    }
    board.isOff = true
    harness.step()
    #expect(board.clicks == 0 && !board.isOn && harness.ui.edits.isEmpty)
    board.isOff = false
    harness.step(2)
    #expect(board.clicks == 0 && !board.isOn)
  }

  @Test("M2 a key that arrives with the disabling does not count, and the focus is gone")
  func keyOnItsWay() {
    let board = Board(), harness = window(board)
    for _ in 0..<3 {
      harness.keyboard.press(.tab)
      harness.step()
    }
    #expect(harness.node("gain")?.isFocused == true)
    harness.keyboard.press(.right)
    board.isOff = true
    harness.step()
    #expect(board.gain == 0.5 && harness.ui.edits.isEmpty && harness.node("gain")?.isFocused == false)
    #expect(harness.keyboard.press(.tab) == .free)
  }

  @Test("M1 a disabled control claims presses, does nothing and is never hot")
  func press() {
    let board = Board()
    board.isOff = true
    let harness = window(board)
    harness.mouse.move(to: Point(x: 50, y: 35))
    harness.step(2)
    #expect(harness.node("go")?.isHot == false && harness.node("go")?.isEnabled == false)
    harness.mouse.press()
    board.isOff = false
    harness.step()
    harness.mouse.release()
    harness.step()
    #expect(board.clicks == 0)
  }
}
