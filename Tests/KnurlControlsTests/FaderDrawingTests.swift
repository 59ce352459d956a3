import KnurlCapture
import KnurlControls
import Testing

@Suite struct FaderDrawingTests {
  private func fader(_ level: Double, _ options: ValueOptions = .fader) -> Harness {
    var level = level
    let harness = Harness(size: Size(width: 120, height: 220)) { ui in
      ui.place(Rect(x: 10, y: 10, width: 100, height: 200)) {
        ui.fader(id: "f", &level, label: "Kick", options: options)
      }
    }
    harness.step(2)
    return harness
  }

  @Test("the line across the cap stands at the level, to the pixel")
  func line() throws {
    for level in [10.0, 0, -10, -60] {
      let harness = fader(level)
      let center = try #require(harness.node("f/thumb")).frame.center
      let light = harness.pixmap[Int(center.x) - 8, Int(center.y.rounded())] >> 8 & 0xFF
      #expect(light > 0xC0, "\(level)")
    }
  }

  @Test("a fader lights up under a mouse, and its line dims where it can only be read")
  func states() {
    let hot = fader(0)
    let rest = hot.pixmap.contentHash
    hot.mouse.move(to: hot.node("f/thumb")?.frame.center ?? .zero)
    hot.step()
    var readOnly = ValueOptions.fader
    readOnly.isReadOnly = true
    #expect(hot.pixmap.contentHash != rest && fader(0, readOnly).pixmap.contentHash != rest)
  }
}
