import KnurlControls
import KnurlDrawing
import Testing

/// Controls at rest record again what they recorded in the frame before: nobody may see a difference.
@Suite struct StillTests {
  /// What a frame of a board says and draws.
  private func frame(_ ui: UI, _ body: (UI) -> Void) -> String {
    ui.frame(size: Size(width: 300, height: 200), time: 0, body)
    return ui.drawList.dump
  }

  private func both(_ bodies: [(UI) -> Void]) {
    let keeping = UI(text: EngineForTests()), drawing = UI(text: EngineForTests())
    drawing.keepsStills = false
    for (index, body) in bodies.enumerated() {
      #expect(frame(keeping, body) == frame(drawing, body), "frame \(index)")
      #expect("\(keeping.nodes)" == "\(drawing.nodes)", "frame \(index)")
    }
  }

  private func board(_ value: Double = 0.5, label: String = "Gain", bounds: ClosedRange<Double> = 0...1, x: Double = 10)
    -> (UI) -> Void
  {
    { ui in
      var value = value
      ui.place(Rect(x: x, y: 20, width: 120, height: 140)) {
        ui.knob(id: "gain", &value, in: bounds, label: label)
      }
    }
  }

  @Test("another value, label, bound, place or size shows at once, and so does the way back")
  func inputs() {
    let first = board()
    for other in [
      board(0.6), board(label: "Gain2"), board(bounds: 0...2), board(x: 33), board(.nan), board(x: 10.25),
    ] {
      both([first, first, other, other, first, first])
    }
  }

  @Test("looks count: a theme set between frames, changed in place, or for a part of the frame")
  func themes() {
    func tinted(_ color: Color) -> (UI) -> Void {
      { ui in ui.styled({ $0.knob.color = color }) { self.board()(ui) } }
    }
    let red = tinted(Color(red: 1, green: 0, blue: 0)), blue = tinted(Color(red: 0, green: 0, blue: 1))
    both([red, red, blue, blue, red, board(), red])
    let changing: (UI) -> Void = { ui in
      ui.theme.accent = Color(red: 0.9, green: 0.2, blue: 0.1)
      self.board()(ui)
    }
    both([board(), board(), changing, board(), board()])
  }

  @Test("a pixel more to a point draws anew")
  func scales() {
    let keeping = UI(text: EngineForTests()), drawing = UI(text: EngineForTests())
    drawing.keepsStills = false
    for scale in [1, 1, 1.25, 1.25, 2, 1, 1] {
      for ui in [keeping, drawing] {
        ui.frame(size: Size(width: 300, height: 200), pixelsPerPoint: scale, time: 0, board())
      }
      #expect(keeping.drawList.dump == drawing.drawList.dump)
    }
  }

  @Test("controls in panels, rows and centred columns move with them")
  func containers() {
    func page(_ title: String, _ spare: Double, _ extra: Bool) -> (UI) -> Void {
      { ui in
        var gain = 0.3, isOn = true
        ui.space(spare)
        ui.panel(title) {
          ui.row {
            if extra { ui.label("An extra label") }
            ui.toggle(id: "on", &isOn, label: "On")
            ui.knob(id: "gain", &gain)
            ui.button(id: "go", "Go")
          }
          ui.panel {
            ui.column(alignment: .center) { ui.knob(id: "other", &gain, label: extra ? "Other gain" : "Other") }
          }
        }
      }
    }
    let a = page("A", 0, false), b = page("A longer title", 7, false), c = page("A", 0, true)
    both([a, a, b, b, a, c, c, a, a])
  }

  @Test("a frame that failed leaves nothing to record again")
  func failures() {
    struct Failure: Error {}
    let keeping = UI(text: EngineForTests()), drawing = UI(text: EngineForTests())
    drawing.keepsStills = false
    for step in 0..<8 {
      for ui in [keeping, drawing] {
        try? ui.frame(size: Size(width: 300, height: 200), time: 0) { ui throws(Failure) in
          if step % 3 == 1 { ui.label("in front") }
          self.board(x: Double(10 + step / 4))(ui)
          if step % 3 == 1 { throw Failure() }
        }
      }
      #expect(keeping.drawList.dump == drawing.drawList.dump, "frame \(step)")
    }
  }
}
