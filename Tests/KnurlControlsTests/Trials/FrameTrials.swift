import KnurlCapture
import KnurlControls
import Testing

@Suite struct FrameTrials {
  @Test("peers 83 a repeated id is named with both places, and both controls work")
  func repeatedID() {
    var clicks = [0, 0]
    let line = #line + 2
    let harness = Harness(size: Size(width: 320, height: 200)) { ui in
      ui.place(Rect(x: 10, y: 10, width: 80, height: 30)) { clicks[0] += ui.button(id: "go", "Go").clickCount }
      ui.place(Rect(x: 110, y: 10, width: 80, height: 30)) { clicks[1] += ui.button(id: "go", "Go").clickCount }
    }
    harness.step(2)
    for x in [50.0, 150] {
      harness.finger(1).press(at: Point(x: x, y: 25))
      harness.finger(1).lift()
      harness.step()
    }
    #expect(clicks == [1, 1] && harness.node("go") != nil && harness.node("go#2") != nil)
    let said = harness.ui.problems.joined(separator: "\n")
    #expect(["go", "FrameTrials.swift", ":\(line)", ":\(line + 1)"].allSatisfy { said.contains($0) })
  }

  @Test("peers 88 the first frame is the right frame, and an idle one paints nothing", arguments: [1, 1.25, 1.5, 2])
  func firstFrame(_ scale: Double) {
    var lower = 2.0, upper = 8.0, gain = 0.3, isOn = true
    let harness = Harness(size: Size(width: 480, height: 420), pixelsPerPoint: scale) { ui in
      ui.panel("Tone") {
        ui.row {
          ui.label("Gain")
          ui.button(id: "ok", "OK")
          ui.knob(id: "gain", &gain, label: "Gain")
        }
        ui.rangeSlider(id: "range", &lower, &upper, label: "Range")
        ui.toggle(id: "loop", &isOn, label: "Loop")
      }
    }
    harness.step()
    let first = harness.pixmap.contentHash
    harness.step()
    #expect(harness.pixmap.contentHash == first && harness.paintedPixels == 0)
  }

  @Test("an error in the body leaves the last picture, and the UI goes on")
  func throwing() throws {
    struct Failure: Error {}
    let ui = UI(text: EngineForTests())
    func frame(_ fails: Bool) throws(Failure) {
      try ui.frame(size: Size(width: 200, height: 100), time: 0) { ui throws(Failure) in
        ui.label("one")
        if fails { try ui.scope("a") { () throws(Failure) in throw Failure() } }
      }
    }
    try frame(false)
    let before = ui.drawList.dump
    #expect(throws: Failure.self) { try frame(true) }
    #expect(ui.drawList.dump == before)
    try frame(false)
    #expect(ui.drawList.dump == before && ui.nodes.count == 1)
  }
}
