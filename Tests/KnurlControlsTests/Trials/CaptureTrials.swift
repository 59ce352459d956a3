import KnurlCapture
import KnurlControls
import Testing

/// Capture, release, cancel, and many fingers, on straight controls.
@Suite struct CaptureTrials {
  @Test("E1 E8 a release anywhere ends the drag with one commit", arguments: Hand.allCases)
  func releaseOutside(_ hand: Hand) {
    for away in [Vector(x: 20, y: 200), Vector(x: 20, y: -74), Vector(x: -500, y: 0)] {
      let rig = sliderRig(0.2)
      rig.drag(hand, from: straight(40), by: away)
      #expect(!rig.isActive("slider") && rig.edits(.committed).count == 1)
      rig.harness.mouse.move(to: straight(150))
      rig.step()
      #expect(rig.model == (away.x > 0 ? 0.3 : 0))
    }
  }

  @Test("E2 one event that leaves fast takes the thumb to the end", arguments: Hand.allCases)
  func fast(_ hand: Hand) {
    let rig = sliderRig(25.0, from: 0, to: 100)
    rig.drag(hand, from: straight(50), by: Vector(x: -550, y: 0), over: 1)
    #expect(rig.model == 0)
  }

  @Test("E4 disabling in mid drag ends it with one cancelled edit", arguments: Hand.allCases)
  func disabled(_ hand: Hand) {
    final class Switch { var isOff = false }
    let power = Switch()
    let rig = Rig(0.2) { ui, state in
      ui.disabled(if: power.isOff) {
        ui.place(straightFrame(.horizontal)) { ui.slider(id: "slider", &state.model) }
      }
    }
    rig.drag(hand, from: straight(40), by: Vector(x: 20, y: 0), over: 5, release: false)
    #expect(rig.model == 0.3)
    power.isOff = true
    rig.step()
    rig.move(hand, to: straight(120))
    #expect(rig.model == 0.2 && !rig.isActive("slider") && rig.edits(.cancelled).count == 1)
  }

  @Test("E5 a lost window takes the drag back and leaves no pressed look", arguments: Hand.allCases)
  func focusLost(_ hand: Hand) throws {
    let rig = sliderRig(0.2)
    rig.drag(hand, from: straight(40), by: Vector(x: 20, y: 0), release: false)
    rig.harness.loseFocus()
    rig.harness.mouse.leave()
    try rig.harness.settle()
    #expect(!rig.isActive("slider/thumb") && rig.model == 0.2 && rig.edits(.cancelled).count == 1)
    #expect(rig.harness.pixmap.contentHash == sliderRig(0.2).harness.pixmap.contentHash)
  }

  @Test("E6 after a release below, the program's value is shown", arguments: Hand.allCases)
  func setAfterwards(_ hand: Hand) {
    let rig = sliderRig(20.0, from: 0, to: 100)
    rig.drag(hand, from: straight(40), by: Vector(x: 20, y: 57))
    #expect(!rig.isActive("slider"))
    rig.model = 30
    rig.step()
    #expect(rig.model == 30 && rig.center("slider/thumb").x == 160)
  }

  @Test("E9 told to release at the exit, a drag ends at the control's border", arguments: Hand.allCases)
  func atTheBorder(_ hand: Hand) {
    let rig = sliderRig(0.2) { $0.releasesAtExit = true }
    rig.drag(hand, from: straight(40), by: Vector(x: 20, y: 0), release: false)
    rig.move(hand, to: straight(60) + Vector(x: 0, y: 60))
    #expect(!rig.isActive("slider") && rig.edits(.committed).count == 1)
    rig.move(hand, to: straight(150))
    #expect(rig.model == 0.3)
  }

  @Test("E10 a held control that is not called for a frame lets go, and keeps its value", arguments: Hand.allCases)
  func vanished(_ hand: Hand) {
    final class Show { var isOn = true }
    let show = Show()
    let rig = Rig(0.2) { ui, state in
      if show.isOn { ui.place(straightFrame(.horizontal)) { ui.slider(id: "slider", &state.model) } }
    }
    rig.drag(hand, from: straight(40), by: Vector(x: 20, y: 0), release: false)
    show.isOn = false
    rig.step()
    show.isOn = true
    rig.step()
    rig.move(hand, to: straight(120))
    #expect(rig.model == 0.3 && !rig.isActive("slider") && rig.edits(.committed).count == 1)
  }

  @Test("F1 F2 fingers move what they took, whatever the order of their events")
  func manyFingers() {
    let rig = multiRig([1, 5, 9])
    let fingers = [20.0, 100, 180].enumerated().map { (rig.harness.finger($0.offset + 1), $0.element) }
    for (finger, x) in fingers { finger.press(at: straight(x)) }
    rig.step()
    for step in 1...20 {
      for (finger, _) in step % 2 == 0 ? fingers : fingers.reversed() { finger.move(by: Vector(x: 1, y: 0)) }
      rig.step()
    }
    #expect(rig.model == [2, 6, 10])
    for index in 0..<3 { #expect(rig.isActive("slider/\(index)")) }
    for (finger, _) in fingers { finger.lift() }
    rig.step()
    #expect(rig.edits(.committed).map(\.path) == ["slider/0", "slider/1", "slider/2"])
  }

  @Test("F5 a finger that leaves the window and lifts there has ended, and the next one works")
  func leavesWindow() {
    let rig = sliderRig(0.5)
    rig.drag(.finger, from: straight(100), by: Vector(x: -264, y: 0))
    #expect(rig.model == 0 && !rig.isActive("slider"))
    rig.drag(.finger, from: straight(0), by: Vector(x: 40, y: 0))
    #expect(rig.model == 0.2)
  }

  @Test("F7 told to take one pointer, a second one finds nothing")
  func singlePointer() {
    let rig = multiRig([1, 5, 9]) { $0.singlePointer = true }
    let a = rig.harness.finger(1), b = rig.harness.finger(2)
    a.press(at: straight(20))
    b.press(at: straight(100))
    a.move(by: Vector(x: 20, y: 0))
    b.move(by: Vector(x: 20, y: 0))
    rig.step()
    #expect(rig.model == [2, 5, 9])
  }
}
