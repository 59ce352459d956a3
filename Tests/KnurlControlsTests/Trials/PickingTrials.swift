import KnurlCapture
import KnurlControls
import Testing

/// Several thumbs on one spot, crossing, picking: by mouse and by finger.
@Suite struct PickingTrials {
  @Test("A1 A2 A9 thumbs on one spot at a bound come apart", arguments: Hand.allCases)
  func atBounds(_ hand: Hand) {
    let top = rangeRig(10, 10)
    top.drag(hand, from: top.at(200), by: Vector(x: -50, y: 0))
    #expect(top.model == Pair(7.5, 10))
    let bottom = rangeRig(0, 0)
    bottom.drag(hand, from: bottom.at(0), by: Vector(x: 50, y: 0))
    #expect(bottom.model == Pair(0, 2.5))
    let dropped = rangeRig(0, 100, in: 0...100)
    dropped.drag(hand, from: dropped.at(200), by: Vector(x: -200, y: 0))
    dropped.step(60)
    dropped.drag(hand, from: dropped.at(0), by: Vector(x: 40, y: 0))
    #expect(dropped.model == Pair(0, 20))
  }

  @Test("A3 A11 thumbs on one spot in the middle come apart either way", arguments: Hand.allCases)
  func inTheMiddle(_ hand: Hand) {
    let up = rangeRig(3, 3, in: 1...5, step: 1)
    up.drag(hand, from: up.at(100), by: Vector(x: 50, y: 0))
    #expect(up.model == Pair(3, 4))
    let down = rangeRig(3, 3, in: 1...5, step: 1)
    down.drag(hand, from: down.at(100), by: Vector(x: -50, y: 0))
    #expect(down.model == Pair(2, 3))
    let six = rangeRig(6, 6, in: 1...7, step: 1)
    six.drag(hand, from: six.at(167), by: Vector(x: -34, y: 0))
    #expect(six.model == Pair(5, 6))
  }

  @Test("A4 a thumb dropped on the other leaves a bare track behind", arguments: Hand.allCases)
  func ghost(_ hand: Hand) throws {
    let rig = rangeRig(0, 8)
    rig.drag(hand, from: rig.at(160), by: Vector(x: -160, y: 0))
    #expect(rig.model == Pair(0, 0))
    rig.harness.mouse.leave()
    try rig.harness.settle()
    let bare = rangeRig(0, 0)
    for x in 250...270 {
      for y in 60..<94 { #expect(rig.harness.pixmap[x, y] == bare.harness.pixmap[x, y]) }
    }
    rig.step(60)
    rig.drag(hand, from: rig.at(0), by: Vector(x: 100, y: 0))
    #expect(rig.model == Pair(0, 5))
  }

  @Test("A6 A7 a press beside thumbs on one spot goes by its side", arguments: Hand.allCases)
  func beside(_ hand: Hand) {
    for (value, x, result) in [(0.0, 120.0, Pair(0, 60)), (30, 140, Pair(30, 70)), (30, 20, Pair(10, 30))] {
      let rig = rangeRig(value, value, in: 0...100)
      rig.click(hand, at: rig.at(x))
      #expect(rig.model == result)
    }
  }

  @Test("A12 a blocked thumb is drawn where it is blocked", arguments: [Following.value, .pointer, .hop])
  func drawnWhereItIs(_ following: Following) throws {
    let rig = rangeRig(40, 60, in: 0...100) { $0.value.following = following }
    rig.drag(from: rig.at(80), by: Vector(x: 100, y: 0), release: false)
    #expect(rig.model == Pair(60, 60) && rig.center("range/lower").x == 220)
    rig.step(30)
    // Past the neighbour there is nothing but bare track.
    let bare = rangeRig(0, 10, in: 0...100)
    for x in 262..<300 { #expect(rig.harness.pixmap[x, 77] == bare.harness.pixmap[x, 77], "\(following) at \(x)") }
  }

  @Test("A14 an unmoved press on thumbs on one spot does nothing", arguments: Hand.allCases)
  func unmoved(_ hand: Hand) {
    for way in [-40.0, 40] {
      let rig = rangeRig(5, 5)
      rig.click(hand, at: rig.at(100))
      #expect(rig.model == Pair(5, 5) && rig.state.edits.isEmpty)
      rig.step(60)
      rig.drag(hand, from: rig.at(100), by: Vector(x: way, y: 0))
      #expect(rig.model == (way < 0 ? Pair(3, 5) : Pair(5, 7)))
    }
  }

  @Test("A15 A16 a thumb that meets the other stops, pushes or passes", arguments: Hand.allCases)
  func meeting(_ hand: Hand) {
    for (meeting, result) in [(Meeting.block, Pair(5, 5)), (.push, Pair(8, 8)), (.cross, Pair(5, 8))] {
      let rig = rangeRig(2, 5) { $0.meeting = meeting }
      rig.drag(hand, from: rig.at(40), by: Vector(x: 120, y: 0))
      #expect(rig.model == result, "\(meeting)")
    }
  }

  @Test("A17 a press midway goes to the thumb used last, else to the lower one", arguments: Hand.allCases)
  func midway(_ hand: Hand) {
    let fresh = rangeRig(2, 8)
    fresh.click(hand, at: fresh.at(100))
    #expect(fresh.model == Pair(5, 8))
    let used = rangeRig(2, 8)
    used.click(hand, at: used.at(160))
    used.step(60)
    used.click(hand, at: used.at(100))
    #expect(used.model == Pair(2, 5))
  }
}
