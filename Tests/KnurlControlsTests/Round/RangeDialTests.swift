import KnurlCapture
import KnurlControls
import Testing

/// Two thumbs on a ring or on a knob's arc: the policies of ranges, round.
@Suite struct RangeDialTests {
  @Test("each thumb follows its pointer, two fingers both at once")
  func fingers() {
    let rig = rangeRingRig(90, 180)
    let a = rig.harness.finger(1), b = rig.harness.finger(2)
    a.press(at: rig.onRing(90))
    b.press(at: rig.onRing(180))
    for frame in 1...20 {
      a.move(to: rig.onRing(90 - Double(frame)))
      b.move(to: rig.onRing(180 + 2 * Double(frame)))
      rig.step()
    }
    a.lift()
    b.lift()
    rig.step()
    #expect(isNear(rig.model.lower, 70, 1e-6) && isNear(rig.model.upper, 220, 1e-6))
    #expect(rig.edits(.committed).count == 2)
  }

  @Test(
    "A1 A2 A3 thumbs on one spot part by the way of the first movement round", arguments: [0.0, 120, 360], Hand.allCases
  )
  func coincident(_ value: Double, _ hand: Hand) {
    for way in [30.0, -30] {
      let rig = rangeRingRig(value, value)
      rig.turnRing(hand, from: value, through: way)
      let moved = min(360, max(0, value + way))
      // At an end the thumb that can move does.
      let isStuck = value + way < 0 || value + way > 360
      #expect(isNear(way > 0 ? rig.model.upper : rig.model.lower, isStuck ? value : moved, 1e-6))
      #expect(isNear(way > 0 ? rig.model.lower : rig.model.upper, value, 1e-6))
    }
  }

  @Test("A14 a movement to the axis does not tell which of two thumbs is meant; the next one round does")
  func radial() {
    let rig = rangeRingRig(90, 90)
    rig.press(.mouse, at: rig.onRing(90))
    rig.move(.mouse, to: rig.onRing(90, radius: 92))
    #expect(rig.model == Pair(90, 90) && rig.state.edits.isEmpty)
    for degrees in stride(from: 91.0, through: 110, by: 1) { rig.move(.mouse, to: rig.onRing(degrees, radius: 92)) }
    #expect(isNear(rig.model.upper, 110, 0.01) && rig.model.lower == 90)
  }

  @Test("A6 A7 A17 a press on the band moves the nearer thumb, of two on one spot that on its side, at a tie the last")
  func band() {
    let rig = rangeRingRig(90, 180)
    rig.tap(.mouse, at: rig.onRing(200))
    #expect(isNear(rig.model.upper, 200, 1e-6))
    rig.step(40)
    rig.tap(.mouse, at: rig.onRing(145))
    #expect(isNear(rig.model.upper, 145, 1e-6), "midway the last used one")
    let both = rangeRingRig(90, 90)
    both.tap(.mouse, at: both.onRing(30))
    #expect(isNear(both.model.lower, 30, 1e-6) && both.model.upper == 90)
    let beside = rangeRingRig(0, 0)
    beside.tap(.mouse, at: beside.onRing(120))
    #expect(isNear(beside.model.upper, 120, 1e-6) && beside.model.lower == 0)
  }

  @Test("A15 A16 where thumbs meet they stop, push or pass", arguments: [Meeting.block, .push, .cross], Hand.allCases)
  func meeting(_ meeting: Meeting, _ hand: Hand) {
    let rig = rangeRingRig(90, 180) { $0.meeting = meeting }
    rig.turnRing(hand, from: 90, through: 150)
    let expected = [Meeting.block: Pair(180, 180), .push: Pair(240, 240), .cross: Pair(180, 240)][meeting]
    #expect(isNear(rig.model.lower, expected?.lower ?? .nan, 1e-6))
    #expect(isNear(rig.model.upper, expected?.upper ?? .nan, 1e-6))
  }

  @Test("J1 J7 gaps hold on a ring, with steps too")
  func gaps() {
    let rig = rangeRingRig(90, 180, step: 15) { ($0.minimumGap, $0.maximumGap) = (30, 120) }
    rig.turnRing(.mouse, from: 90, through: 150)
    #expect(rig.model == Pair(150, 180))
    rig.turnRing(.mouse, from: 180, through: 170)
    #expect(rig.model == Pair(150, 270))
  }

  @Test("a thumb held at the end of the circle does not go on over the seam")
  func seam() {
    let rig = rangeRingRig(90, 350) { $0.value.turning = .wrap }
    rig.turnRing(.mouse, from: 350, through: 60)
    #expect(rig.model == Pair(90, 360))
  }

  @Test("Escape takes a thumb back, and what it pushed")
  func escape() {
    let rig = rangeRingRig(90, 180) { $0.meeting = .push }
    rig.turnRing(.mouse, from: 90, through: 150, release: false)
    rig.press(.escape)
    #expect(rig.model == Pair(90, 180) && rig.edits(.committed).isEmpty)
  }

  @Test(
    "the cap of a knob for two values turns both where asked to, and nothing otherwise", arguments: [true, false],
    Hand.allCases)
  func cap(_ drags: Bool, _ hand: Hand) {
    let rig = Rig(Pair(2, 5)) { ui, state in
      ui.place(Rect(x: 260, y: 120, width: 120, height: 120)) {
        ui.rangeKnob(
          id: "knob", &state.model, \.lower, \.upper, in: 0...10, options: RangeOptions(dragsFill: drags))
      }
    }
    rig.turn(hand, about: Point(x: 320, y: 180), from: 0, through: 63, radius: 20)
    let moved = drags ? 2.0 : 0
    #expect(isNear(rig.model.lower, 2 + moved, 1e-6) && isNear(rig.model.upper, 5 + moved, 1e-6))
  }

  @Test("F7 for a single pointer a second one is ignored")
  func single() {
    let rig = rangeRingRig(90, 180) { $0.singlePointer = true }
    rig.harness.finger(1).press(at: rig.onRing(90))
    rig.harness.finger(2).press(at: rig.onRing(180))
    for degrees in stride(from: 180.0, through: 220, by: 10) { rig.harness.finger(2).move(to: rig.onRing(degrees)) }
    rig.step()
    #expect(rig.model == Pair(90, 180))
  }

  @Test("random drags of two fingers keep the order, the bounds and the gaps", arguments: [41, 42, 43] as [UInt64])
  func order(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<6 {
      let meeting = [Meeting.block, .push, .cross][random.below(3)], gap = Double(random.below(3)) * 10
      let rig = rangeRingRig(100, 200) { ($0.meeting, $0.minimumGap) = (meeting, gap) }
      for finger in 1...2 { rig.harness.finger(finger).press(at: rig.onRing(Double(finger) * 100)) }
      for _ in 0..<60 {
        rig.harness.finger(1 + random.below(2)).move(
          to: rig.onRing(Double(random.below(360)), radius: 40 + Double(random.below(120))))
        rig.step()
        let (lower, upper) = (rig.model.lower, rig.model.upper)
        #expect(lower >= 0 && upper <= 360 && upper - lower >= gap - 1e-9, "seed \(seed): \(meeting), \(gap)")
      }
    }
  }

  @Test("keys go to the thumb that has the focus, Tab goes on to the other")
  func keys() {
    let rig = rangeRingRig(90, 180, step: 10)
    rig.harness.keyboard.press(.tab)
    rig.press(.right)
    rig.harness.keyboard.press(.tab)
    rig.press(.left)
    #expect(rig.model == Pair(100, 170))
    #expect(rig.harness.node("ring/lower")?.maximum == 170 && rig.harness.node("ring/upper")?.minimum == 100)
  }
}
