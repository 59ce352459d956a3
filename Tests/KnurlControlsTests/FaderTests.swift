import KnurlCapture
import KnurlControls
import Testing

@Suite struct FaderTests {
  /// A fader whose cap travels 200 points from y = 50 down.
  private func rig(_ level: Double, _ options: ValueOptions = .fader) -> Rig<Double> {
    Rig(level) { ui, state in
      ui.place(Rect(x: 140, y: 30, width: 120, height: 240)) { ui.fader(id: "gain", &state.model, options: options) }
    }
  }

  @Test("0 dB stands at three quarters, silence at the bottom and 10 dB on top")
  func places() {
    for (level, y) in [(10.0, 50.0), (0, 100), (-10, 150), (-60, 250), (-100, 250)] {
      #expect(isNear(rig(level).center("gain/thumb").y, y, 1e-9), "\(level)")
    }
    #expect(rig(-60).harness.node("gain")?.text == "-∞ dB" && rig(3.6).harness.node("gain")?.text == "+3.6 dB")
  }

  @Test("a cap is dragged by any of its corners, up for more", arguments: Hand.allCases)
  func drag(_ hand: Hand) {
    for corner in [Vector(x: 14, y: 19), Vector(x: -14, y: -19)] {
      let rig = rig(0)
      rig.drag(hand, from: rig.center("gain/thumb") + corner, by: Vector(x: 0, y: -25))
      #expect(isNear(rig.model, 5, 1e-9))
      rig.drag(hand, from: rig.center("gain/thumb") + corner, by: Vector(x: 0, y: 300))
      #expect(rig.model == -60)
    }
  }

  @Test("a double click is back at 0 dB", arguments: Hand.allCases)
  func reset(_ hand: Hand) {
    let rig = rig(-20)
    let place = rig.center("gain/thumb")
    rig.click(hand, at: place)
    rig.click(hand, at: place)
    #expect(rig.model == 0)
  }

  @Test("a fader stands upright whatever its options say, and integers are exact", arguments: Hand.allCases)
  func forms(_ hand: Hand) {
    let flat = rig(0, ValueOptions(axis: .horizontal))
    flat.drag(hand, from: flat.center("gain/thumb"), by: Vector(x: 0, y: -300))
    #expect(flat.model == 10)
    let whole = Rig(UInt8(0)) { ui, state in
      ui.place(Rect(x: 140, y: 30, width: 120, height: 240)) {
        ui.fader(id: "gain", &state.model, in: 0...255)
      }
      ui.place(Rect(x: 340, y: 30, width: 120, height: 240)) {
        ui.fader(id: "turned", &state.model, from: 255, to: 0)
      }
    }
    #expect(whole.center("turned/thumb").y == 50)
    whole.drag(hand, from: whole.center("gain/thumb"), by: Vector(x: 0, y: -300))
    #expect(whole.model == 255)
  }
}
