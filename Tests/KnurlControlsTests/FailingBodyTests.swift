import KnurlControls
import Testing

/// A body that throws, at every depth: the last picture stays, what was reached has acted, and the next frame is whole.
@Suite struct FailingBodyTests {
  private struct Failure: Error {}

  private final class Board {
    let ui = UI(text: EngineForTests())
    var isOn = false, failsAt = -1, pair = Pair(2, 8)

    func frame() throws(Failure) {
      try ui.frame(size: Size(width: 600, height: 300), time: 0) { ui throws(Failure) in
        ui.toggle(id: "first", &isOn)
        try reach(0)
        try ui.panel("P") { () throws(Failure) in
          try reach(1)
          try ui.scope("s") { () throws(Failure) in
            try ui.disabled(if: failsAt >= 0) { () throws(Failure) in
              try ui.row(.share(3), .share(1)) { () throws(Failure) in
                try reach(2)
                try ui.styled({ $0.textSize = 30 }) { () throws(Failure) in
                  ui.rangeSlider(id: "r", &pair, \.lower, \.upper)
                  try ui.place(Rect(x: 200, y: 200, width: 40, height: 40)) { () throws(Failure) in try reach(3) }
                }
                try ui.column { () throws(Failure) in try reach(4) }
              }
            }
          }
        }
      }
    }

    private func reach(_ depth: Int) throws(Failure) { if failsAt == depth { throw Failure() } }
  }

  @Test("the picture stays and the UI goes on", arguments: 0...4)
  func depths(_ depth: Int) throws {
    let board = Board(), ui = board.ui
    try board.frame()
    let dump = ui.drawList.dump, paths = ui.nodes.map(\.path), size = ui.theme.textSize
    board.failsAt = depth
    for _ in 0..<3 { #expect(throws: Failure.self) { try board.frame() } }
    #expect(ui.drawList.dump == dump && ui.nodes.map(\.path) == paths && ui.theme.textSize == size)
    board.failsAt = -1
    try board.frame()
    #expect(ui.drawList.dump == dump && ui.nodes.map(\.path) == paths && ui.problems.isEmpty)
  }

  @Test("what was reached has acted and is listed; what was not keeps its events for the next frame")
  func reached() throws {
    let board = Board(), ui = board.ui
    try board.frame()
    for path in ["first", "s/r/lower"] {
      let place = ui.node(path)?.frame.center ?? .zero
      let pointer = PointerID.finger(device: 1, finger: Int64(path.count))
      ui.handle(InputEvent(.pressed(pointer, place, .left), time: 0))
      ui.handle(
        InputEvent(.moved(pointer, place + Vector(x: path == "first" ? 0 : 20, y: 0), heldButtons: .left), time: 0))
      ui.handle(InputEvent(.released(pointer, place + Vector(x: path == "first" ? 0 : 20, y: 0), .left), time: 0))
    }
    board.failsAt = 0
    #expect(throws: Failure.self) { try board.frame() }
    #expect(board.isOn && ui.edits.map(\.path) == ["first", "first", "first"] && board.pair == Pair(2, 8))
    board.failsAt = -1
    try board.frame()
    #expect(board.isOn && board.pair.lower > 2 && ui.edits.last?.phase == .committed)
  }

  @Test("an error caught inside the frame leaves the containers around whole")
  func caughtInside() {
    let ui = UI(text: EngineForTests())
    ui.frame(size: Size(width: 300, height: 300), time: 0) { ui in
      ui.row {
        do {
          try ui.column { () throws(Failure) in
            try ui.panel { () throws(Failure) in throw Failure() }
          }
        } catch {}
        ui.button(id: "after", "A")
      }
      ui.button(id: "below", "B")
    }
    #expect(ui.nodes.map(\.path) == ["after", "below"])
    #expect((ui.node("below")?.frame.minY ?? 0) > (ui.node("after")?.frame.maxY ?? 0))
  }

  @Test("a control called outside a frame stops the program with a sentence")
  func outsideFrame() async {
    await #expect(processExitsWith: .failure) { UI(text: EngineForTests()).button(id: "b", "B") }
    await #expect(processExitsWith: .failure) { UI(text: EngineForTests()).row {} }
  }
}
