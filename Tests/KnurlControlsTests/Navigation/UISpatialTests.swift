import KnurlCapture
import KnurlControls
import Testing

@Suite struct UISpatialTests {
  private func focused(_ harness: Harness) -> String? {
    harness.nodes.flatMap { [$0] + $0.children }.last { $0.isFocused }?.path
  }

  private func go(_ harness: Harness, _ buttons: PadButton...) -> [String?] {
    buttons.map { button in
      harness.pad(0).press(button)
      harness.step()
      return focused(harness)
    }
  }

  @Test("a wide control between rows of narrow ones leads on in the column that one came from")
  func column() {
    var value = 0.5
    let harness = Harness(size: Size(width: 300, height: 200)) { ui in
      for row in 0..<2 {
        for column in 0..<3 {
          ui.place(Rect(x: 10 + Double(column) * 90, y: 10 + Double(row) * 120, width: 80, height: 30)) {
            ui.button(id: ControlID(row * 3 + column), "\(column)")
          }
        }
      }
      ui.place(Rect(x: 10, y: 60, width: 260, height: 34)) {
        ui.slider(id: "wide", &value, options: ValueOptions(isReadOnly: true))
      }
    }
    harness.step()
    #expect(go(harness, .down, .right, .right) == ["0", "1", "2"])
    #expect(go(harness, .down, .down) == ["wide/thumb", "5"])
    #expect(go(harness, .left, .up, .up) == ["4", "wide/thumb", "1"])
  }

  @Test("where nothing lies in a direction the focus stays, or goes on at the other side if it may")
  func wrapping() {
    let harness = Harness(size: Size(width: 300, height: 100)) { ui in
      for column in 0..<3 {
        ui.place(Rect(x: 10 + Double(column) * 90, y: 10, width: 80, height: 30)) {
          ui.button(id: ControlID(column), "\(column)")
        }
      }
    }
    harness.step()
    #expect(go(harness, .right, .left, .up) == ["0", "0", "0"])
    harness.ui.padOptions.wraps = true
    #expect(go(harness, .left, .right, .up) == ["2", "0", "0"])
  }

  @Test("a pad goes into lists and lists in them, scrolls what it reaches into view, and comes out at their ends")
  func lists() throws {
    let harness = Harness(size: Size(width: 300, height: 260)) { ui in
      ui.place(Rect(x: 10, y: 10, width: 100, height: 30)) { ui.button(id: "first", "First") }
      ui.place(Rect(x: 10, y: 50, width: 200, height: 120)) {
        ui.scroll(id: "list") {
          for row in 0..<3 { ui.button(id: ControlID(row), "Row \(row)") }
          ui.scroll(id: "inner", height: 60) { for row in 0..<4 { ui.button(id: ControlID(row), "Inner \(row)") } }
          ui.button(id: "end", "End")
        }
      }
      ui.place(Rect(x: 10, y: 200, width: 100, height: 30)) { ui.button(id: "last", "Last") }
    }
    harness.step()
    let order = ["first", "list/0", "list/1", "list/2", "list/inner/0", "list/inner/1", "list/inner/2", "list/inner/3"]
    for path in order + ["list/end", "last"] {
      #expect(go(harness, .down) == [path])
      try harness.settle()
      if path.hasPrefix("list"), let frame = harness.node(path)?.frame {
        #expect(frame.minY >= 50 && frame.maxY <= 170, "\(path) \(frame)")
      }
    }
    for path in ["list/end"] + order[4...].reversed() {
      #expect(go(harness, .up) == [path])
      try harness.settle()
    }
  }

  @Test("a list without controls is scrolled to its end before the focus leaves it")
  func reading() throws {
    let harness = Harness(size: Size(width: 300, height: 200)) { ui in
      ui.place(Rect(x: 10, y: 10, width: 200, height: 80)) {
        ui.scroll(id: "text") { for line in 0..<12 { ui.label("Line \(line)") } }
      }
      ui.place(Rect(x: 10, y: 120, width: 100, height: 30)) { ui.button(id: "ok", "OK") }
    }
    harness.step()
    #expect(go(harness, .down) == ["text"])
    var presses = 0
    while focused(harness) == "text", presses < 30 {
      _ = go(harness, .down)
      try harness.settle()
      presses += 1
    }
    #expect(presses > 3 && focused(harness) == "ok")
    #expect((harness.node("text")?.value ?? 0) + 24 >= harness.node("text")?.maximum ?? .infinity)
    #expect(go(harness, .up) == ["text"])
  }

  @Test("disabled controls are passed over")
  func disabled() {
    let harness = Harness(size: Size(width: 300, height: 200)) { ui in
      ui.button(id: "a", "A")
      ui.disabled { ui.button(id: "b", "B") }
      ui.button(id: "c", "C")
    }
    harness.step()
    #expect(go(harness, .down, .down, .down) == ["a", "c", "c"])
  }
}
