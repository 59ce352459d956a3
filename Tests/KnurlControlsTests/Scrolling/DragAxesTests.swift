import KnurlCapture
import KnurlControls
import Testing

/// Which drags belong to a control inside a scroll area.
@Suite struct DragAxesTests {
  private static let modes: [(DragMode, Bool)] = [
    (.circular, true), (.absoluteAngle, true), (.both, true), (.velocity, true), (.vertical, true),
    (.horizontal, false),
  ]

  @Test("P19 a knob takes an upright swipe if it is turned by one, else the list does", arguments: modes)
  func knobs(_ mode: DragMode, _ takes: Bool) {
    let rig = ListRig(options: ValueOptions(dragMode: mode))
    let before = rig.showKnob()
    rig.swipe(from: rig.knob + Vector(x: 24, y: 0), by: Vector(x: 0, y: -30))
    #expect((rig.model.gain != 0.5) == takes, "\(mode)")
    #expect((rig.offset == before) == takes, "\(mode)")
  }

  @Test("a knob that is turned sideways takes a swipe sideways; across an upright one it does nothing")
  func sideways() {
    let rig = ListRig(options: ValueOptions(dragMode: .horizontal))
    let before = rig.showKnob()
    rig.swipe(from: rig.knob, by: Vector(x: 40, y: 0))
    #expect(rig.model.gain > 0.5 && rig.offset == before)
    let upright = ListRig(options: ValueOptions(dragMode: .vertical))
    let start = upright.showKnob()
    upright.swipe(from: upright.knob, by: Vector(x: 40, y: 0))
    #expect(upright.model.gain == 0.5 && upright.model.edits.isEmpty && upright.offset == start)
  }

  @Test("what can't be changed takes no swipe")
  func readOnly() {
    var options = ValueOptions()
    options.isReadOnly = true
    let rig = ListRig(options: options)
    let before = rig.showKnob()
    rig.swipe(from: rig.knob + Vector(x: 24, y: 0), by: Vector(x: 0, y: -30))
    #expect(rig.offset == before + 30 && rig.model.gain == 0.5)
  }
}

extension ListRig {
  /// Scrolls to the knob; answers how far.
  fileprivate func showKnob() -> Double {
    harness.ui.reveal("list/gain", animates: false)
    step()
    return offset
  }
}
