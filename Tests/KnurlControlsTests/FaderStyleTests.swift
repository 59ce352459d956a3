import KnurlControls
import Testing

@Suite struct FaderStyleTests {
  @Test("the cap's extent is the thumb's, and its travel ends where the groove does")
  func cap() {
    let ui = UI(text: EngineForTests())
    var level = 10.0
    ui.frame(size: Size(width: 200, height: 300), time: 0) { ui in
      ui.styled({ ($0.fader.capLength, $0.fader.capBreadth) = (60, 24) }) {
        ui.place(Rect(x: 0, y: 0, width: 100, height: 260)) { ui.fader(id: "f", &level) }
      }
    }
    #expect(ui.node("f/thumb")?.frame == Rect(x: 38, y: 0, width: 24, height: 60))
  }
}
