import KnurlCapture
import KnurlControls
import Testing

/// The value changes at once, the picture follows a jump (P18).
@Suite struct MotionTests {
  @Test("a jump moves the picture for 0.2 seconds, while value and node are there at once")
  func jump() throws {
    let rig = rangeRig(0, 100, in: 0...100)
    rig.harness.mouse.move(to: rig.at(60))
    rig.harness.mouse.press()
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.model.lower == 30 && rig.center("range/lower").x == 160 && rig.harness.ui.nextWake == 0)
    let begun = rig.harness.pixmap.contentHash
    try rig.harness.settle()
    #expect(rig.harness.pixmap.contentHash != begun && rig.harness.ui.nextWake == nil)
    // Two frames of the rig, one of the jump, and those of 0.2 seconds.
    #expect(rig.harness.time < 0.3)
  }

  @Test("a value that the program sets shows at once, unless it is asked to move", arguments: [false, true])
  func set(_ animates: Bool) throws {
    let rig = knobRig(0.2) { $0.animatesSets = animates }
    rig.model = 0.8
    rig.step()
    let after = rig.harness.pixmap.contentHash
    #expect((rig.harness.ui.nextWake != nil) == animates && rig.harness.node("knob")?.value == 0.8)
    try rig.harness.settle()
    #expect((rig.harness.pixmap.contentHash != after) == animates)
    #expect(rig.state.edits.isEmpty && rig.model == 0.8)
    #expect(rig.harness.pixmap.contentHash == knobRig(0.8).harness.pixmap.contentHash)
  }

  @Test("a program asks for a frame at a time: the earliest wish of a frame counts, what is no time does not")
  func wishes() {
    var wishes: [Double] = []
    let harness = Harness(size: Size(width: 10, height: 10), timeStep: 1) { ui in
      for wish in wishes { ui.wake(at: wish) }
    }
    harness.step()
    #expect(harness.ui.nextWake == nil)
    wishes = [.nan, 5, 3, .infinity, 9]
    harness.step()
    #expect(harness.ui.nextWake == 1)
    wishes = [.nan, .infinity, -.infinity]
    harness.step()
    #expect(harness.ui.nextWake == nil)
    wishes = [0.5]
    harness.step()
    #expect(harness.ui.nextWake == 0)
  }

  @Test("with reduced motion everything shows at once")
  func reduced() {
    var values = Pair(0, 100)
    let harness = Harness(size: Size(width: 300, height: 60)) { ui in
      ui.styled({ $0.reduceMotion = true }) {
        ui.place(Rect(x: 10, y: 10, width: 228, height: 34)) {
          ui.rangeSlider(id: "range", &values, \.lower, \.upper, in: 0...100)
        }
      }
    }
    harness.step()
    harness.mouse.move(to: Point(x: 84, y: 27))
    harness.mouse.press()
    harness.step()
    #expect(values.lower == 30 && harness.ui.nextWake == nil)
  }
}
