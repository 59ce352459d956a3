import KnurlCapture
import KnurlControls
import Testing

/// What the picture of a dial shows frame by frame while its value is there already (P18).
@Suite struct DialMotionTests {
  @Test("a reset moves from where it was to the default in a fifth of a second, slow at both ends")
  func reset() {
    let (rig, probe) = probedKnobRig(0.9) { $0.defaultValue = 0.1 }
    rig.tap(.mouse, at: rig.center("knob"))
    rig.harness.mouse.press()
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.model == 0.1 && rig.harness.node("knob")?.value == 0.1)
    var table = [probe.position]
    for _ in 1...12 {
      rig.step()
      table.append(probe.position)
    }
    #expect(table.first == 0.9 && table.last == 0.1)
    #expect(zip(table, table.dropFirst()).allSatisfy { $0 > $1 })
    #expect(isNear(table[6], 0.5, 1e-9) && table[0] - table[1] < table[5] - table[6])
    #expect(rig.harness.ui.nextWake == nil || probe.position == 0.1)
  }

  @Test("a set that is to be seen never goes through the gap, and starts anew from where the picture stands")
  func set() {
    let (rig, probe) = probedKnobRig(0.02) { $0.animatesSets = true }
    rig.model = 0.98
    var last = 0.02
    for _ in 0..<6 {
      rig.step()
      #expect(probe.position >= last && probe.degrees >= 112.5 && probe.degrees <= 427.5)
      last = probe.position
    }
    rig.model = 0.02
    rig.step()
    // The frame that sees the new value still goes as far as the last one would have; there the way back begins.
    #expect(isNear(probe.position, 0.5, 1e-9))
    last = probe.position
    for _ in 0..<13 {
      rig.step()
      #expect(probe.position <= last + 1e-12)
      last = probe.position
    }
    #expect(probe.position == 0.02)
  }

  @Test("where both ends are one place a jump takes the shorter way round", arguments: [(350.0, 10.0), (10, 350)])
  func shorter(_ from: Double, _ to: Double) throws {
    let rig = ringRig(
      from, { ($0.turning, $0.animatesSets) = (.wrap, true) }, style: { ($0.look, $0.thumbRadius) = (.line, 12) })
    rig.model = to
    rig.step(6)
    // Half way stands the thumb at the seam: its disc is there, and nowhere on the other side.
    let accent = Theme.studio.ringSlider.color.premultiplied, pixmap = rig.harness.pixmap
    #expect(pixmap[427, 180] == accent && pixmap[213, 180] != accent)
    try rig.harness.settle()
    #expect(rig.harness.node("ring")?.value == to)
  }

  @Test("with reduced motion all of it stands at once, whatever was on its way")
  func reduced() {
    let (rig, probe) = probedKnobRig(0) { ($0.animatesSets, $0.slewRate) = (true, 0.5) }
    rig.harness.ui.theme.reduceMotion = true
    rig.model = 1
    rig.step()
    #expect(probe.position == 1 && rig.harness.ui.nextWake == nil)
  }
}
