import KnurlCapture
import KnurlControls
import Testing

/// The ways in which a knob is dragged.
@Suite struct DragModeTests {
  @Test("RW-13 where it points at the pointer, a press sends it there", arguments: Hand.allCases)
  func absolute(_ hand: Hand) {
    let rig = knobRig(0.2) { $0.dragMode = .absoluteAngle }
    rig.turn(hand, about: rig.center("knob"), from: -90, through: 90, radius: 40)
    #expect(isNear(rig.model, 0.785714, 1e-6))
  }

  @Test(
    "H1 through the gap the value waits at its end; only where asked for it flips, as in the seed",
    arguments: [false, true])
  func flip(_ flips: Bool) {
    let rig = knobRig(0.9) { options in
      options.dragMode = .absoluteAngle
      options.flipsAcrossGap = flips
    }
    rig.press(.mouse, at: rig.around(40))
    var values: [Double] = []
    for degrees in [60.0, 80, 89, 100, 130] {
      rig.move(.mouse, to: rig.around(degrees))
      values.append(rig.model)
    }
    #expect(values[1] == 1 && values[2] == 1)
    #expect(flips ? values[3] == 0 && values[4] < 0.1 : values[3] == 1 && values[4] == 1)
  }

  @Test(
    "up, right, or both are more, 200 points the whole",
    arguments: [
      (DragMode.vertical, Vector(x: 0, y: -40)), (.horizontal, Vector(x: 40, y: 0)), (.both, Vector(x: 20, y: -20)),
    ], Hand.allCases)
  func straight(_ drag: (mode: DragMode, way: Vector), _ hand: Hand) {
    let rig = knobRig(0.5) { $0.dragMode = drag.mode }
    let center = rig.center("knob")
    rig.press(hand, at: center)
    rig.move(hand, to: center + drag.way)
    rig.release(hand)
    #expect(isNear(rig.model, 0.7, 1e-9))
  }

  @Test("by velocity a fast drag goes farther than a slow one of the same length")
  func velocity() {
    func drag(_ frames: Int) -> Double {
      let rig = knobRig(0.2) { $0.dragMode = .velocity }
      rig.drag(from: rig.center("knob"), by: Vector(x: 0, y: -40), over: frames)
      return rig.model
    }
    #expect(drag(2) > drag(40) && drag(40) > 0.25)
  }

  @Test("straight modes turn a ring as well, without a jump", arguments: Hand.allCases)
  func ring(_ hand: Hand) {
    let rig = ringRig(90) { $0.dragMode = .vertical }
    rig.press(hand, at: rig.onRing(200))
    #expect(rig.model == 90)
    rig.move(hand, to: rig.onRing(200) + Vector(x: 0, y: -50))
    rig.release(hand)
    #expect(isNear(rig.model, 180, 1e-6))
  }

  @Test("a slow and a fast drag of one length end alike, and report each value once", arguments: [1, 7, 40, 100])
  func pieces(_ count: Int) {
    for mode in [DragMode.vertical, .horizontal, .both, .circular, .absoluteAngle] {
      let rig = knobRig(0.3, step: 0.05) { $0.dragMode = mode }
      var seen: [Double] = [rig.model]
      let start = rig.around(-40)
      rig.press(.mouse, at: start)
      if rig.model != seen.last { seen.append(rig.model) }
      for index in 1...count {
        rig.move(.mouse, to: start + Vector(x: 20, y: -10) * (Double(index) / Double(count)))
        if rig.model != seen.last { seen.append(rig.model) }
      }
      rig.release(.mouse)
      let once = knobRig(0.3, step: 0.05) { $0.dragMode = mode }
      once.drag(from: start, by: Vector(x: 20, y: -10), over: 1)
      #expect(rig.model == once.model, "\(mode)")
      #expect(rig.edits(.changed).count == seen.count - 1, "\(mode)")
    }
  }
}
