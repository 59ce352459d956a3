import KnurlCapture
import KnurlControls
import Testing

@Suite struct KnobTrials {
  @Test("B2 a knob whose bounds are equal points at its start and stays")
  func equalBounds() {
    let rig = knobRig(0, in: 0...0)
    rig.drag(from: rig.around(-90), by: Vector(x: 30, y: 10))
    #expect(rig.model == 0 && rig.state.edits.isEmpty && rig.frame("knob").isFinite)
    rig.harness.mouse.move(to: Point(x: 1, y: 1))
    rig.step()
    #expect(rig.harness.pixmap.contentHash == knobRig(0).harness.pixmap.contentHash)
  }

  @Test("H1 past the end stays at the end, and the way back begins there")
  func pastTheEnd() {
    let rig = knobRig(0.976)
    rig.harness.mouse.move(to: rig.around(60))
    rig.harness.mouse.press()
    rig.step()
    for degrees in [80.0, 100, 120, 160, 200] {
      rig.harness.mouse.move(to: rig.around(degrees))
      rig.step()
      #expect(rig.model == 1)
    }
    rig.harness.mouse.move(to: rig.around(60))
    rig.step()
    #expect(isNear(rig.model, 0.976))
  }

  @Test("H14 a press in the exact centre is harmless, whichever way it leaves", arguments: [0.0, 90, 180, 270])
  func centre(_ degrees: Double) {
    let rig = knobRig(0.3)
    rig.harness.mouse.move(to: rig.center("knob"))
    rig.harness.mouse.press()
    rig.step()
    for radius in [3.0, 12, 30] {
      rig.harness.mouse.move(to: rig.around(degrees, radius: radius))
      rig.step()
      #expect(isNear(rig.model, 0.3, 0.001))
    }
  }

  @Test("D15 ten points down beside the axis are fourteen degrees")
  func degrees() {
    let rig = knobRig(0.3)
    rig.drag(from: rig.center("knob") + Vector(x: 40, y: 0), by: Vector(x: 0, y: 10))
    #expect(isNear(rig.model, 0.3 + 0.0446, 0.0002))
  }

  @Test("D7 a straight drag past the end answers at once on the way back")
  func straight() {
    let rig = knobRig(0.9) { $0.dragMode = .vertical }
    let center = rig.center("knob")
    rig.drag(from: center, by: Vector(x: 0, y: -100), release: false)
    #expect(rig.model == 1)
    rig.harness.mouse.move(to: center + Vector(x: 0, y: -80))
    rig.step()
    #expect(isNear(rig.model, 0.9))
  }
}
