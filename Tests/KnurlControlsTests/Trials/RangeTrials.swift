import KnurlCapture
import KnurlControls
import Testing

/// Two thumbs: on one spot, by two fingers, with empty bounds. Each trial is a public report about some other set.
@Suite struct RangeTrials {
  @Test("A1 both thumbs at the maximum come apart")
  func bothAtMaximum() {
    let rig = rangeRig(10, 10)
    rig.drag(from: rig.at(200), by: Vector(x: -50, y: 0))
    #expect(rig.model == Pair(7.5, 10))
  }

  @Test("A2 both thumbs at the minimum come apart")
  func bothAtMinimum() {
    let rig = rangeRig(0, 0)
    rig.drag(from: rig.at(0), by: Vector(x: 50, y: 0))
    #expect(rig.model == Pair(0, 2.5))
  }

  @Test("A6 with both at the minimum a press on the track moves the upper one")
  func trackBesideCoincident() {
    let rig = rangeRig(0, 0, in: 0...100)
    rig.drag(from: rig.at(120), by: .zero, over: 1)
    #expect(rig.model == Pair(0, 60))
  }

  @Test("A7 a press beside two thumbs on one spot goes by its side")
  func sideOfCoincident() {
    let right = rangeRig(30, 30, in: 0...100)
    right.drag(from: right.at(140), by: .zero, over: 1)
    #expect(right.model == Pair(30, 70))
    let left = rangeRig(30, 30, in: 0...100)
    left.drag(from: left.at(20), by: .zero, over: 1)
    #expect(left.model == Pair(10, 30))
  }

  @Test("A9 a thumb dropped on the other comes off again")
  func droppedOnTheOther() {
    let rig = rangeRig(0, 100, in: 0...100)
    rig.drag(from: rig.at(200), by: Vector(x: -200, y: 0))
    #expect(rig.model == Pair(0, 0))
    rig.step(60)
    rig.drag(from: rig.at(0), by: Vector(x: 40, y: 0))
    #expect(rig.model == Pair(0, 20))
  }

  @Test("A14 a press without motion on coincident thumbs does nothing, then either way works", arguments: [-40.0, 40])
  func undecided(_ way: Double) {
    let rig = rangeRig(5, 5)
    rig.drag(from: rig.at(100), by: .zero, over: 1)
    #expect(rig.model == Pair(5, 5) && rig.state.edits.isEmpty)
    rig.step(60)
    rig.drag(from: rig.at(100), by: Vector(x: way, y: 0))
    #expect(rig.model == (way < 0 ? Pair(3, 5) : Pair(5, 7)))
  }

  @Test("peers 33 thumbs on one spot part by the direction of the first movement", arguments: [0.0, 50, 100])
  func coincident(_ value: Double) {
    let up = rangeRig(value, value, in: 0...100)
    up.drag(from: up.at(value * 2), by: Vector(x: 20, y: 0))
    #expect(up.model == Pair(value, min(100, value + 10)))
    let down = rangeRig(value, value, in: 0...100)
    down.drag(from: down.at(value * 2), by: Vector(x: -20, y: 0))
    #expect(down.model == Pair(max(0, value - 10), value))
  }

  @Test("B1 equal bounds draw at the start and stay")
  func equalBounds() {
    let rig = rangeRig(5, 5, in: 5...5)
    #expect(rig.center("range/lower").x == 100 && rig.center("range/upper").x == 100)
    for distance in [50.0, -50] { rig.drag(from: rig.at(0), by: Vector(x: distance, y: 0)) }
    #expect(rig.model == Pair(5, 5) && rig.state.edits.isEmpty)
    #expect(rig.harness.nodes.allSatisfy { $0.frame.isFinite })
  }

  @Test("D1 a press beside the thumb's middle moves nothing")
  func pressOffset() {
    let rig = rangeRig(50, 100, in: 0...100)
    rig.drag(from: rig.at(107), by: .zero, over: 1)
    #expect(rig.model == Pair(50, 100) && rig.state.edits.isEmpty)
  }

  @Test("D3 the anchor is where the press was", arguments: [91.0, 109])
  func anchor(_ x: Double) {
    let rig = rangeRig(50, 100, in: 0...100)
    rig.drag(from: rig.at(x), by: Vector(x: 20, y: 0))
    #expect(rig.model == Pair(60, 100))
  }

  @Test("D4 nothing jumps at the release")
  func release() {
    let rig = rangeRig(50, 100, in: 0...100, step: 10)
    rig.drag(from: rig.at(100), by: Vector(x: 33, y: 0), release: false)
    #expect(rig.model.lower == 70)
    let before = rig.edits(.changed).count
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.model.lower == 70 && rig.edits(.changed).count == before && rig.edits(.committed).count == 1)
  }

  @Test("E1 a release outside ends the drag, and so does one that was lost")
  func lostRelease() {
    let rig = rangeRig(2, 8)
    rig.drag(from: rig.at(40), by: Vector(x: 20, y: 200))
    #expect(rig.model.lower == 3 && !rig.isActive("range/lower"))

    let lost = rangeRig(2, 8)
    lost.drag(from: lost.at(40), by: Vector(x: 20, y: 0), release: false)
    lost.harness.send(InputEvent(.moved(.mouse, lost.at(150), heldButtons: []), time: lost.harness.time))
    lost.step()
    #expect(lost.model.lower == 3 && !lost.isActive("range/lower"))
    #expect(lost.edits(.committed, "range/lower").count == 1)
  }

  @Test("E2 a pointer that leaves fast takes the thumb to its end")
  func fastLeave() {
    let rig = rangeRig(25, 100, in: 0...100)
    rig.drag(from: rig.at(50), by: Vector(x: -550, y: 0), over: 1)
    #expect(rig.model.lower == 0)
  }

  @Test("F1 two fingers move two thumbs, their events mixed")
  func twoFingers() {
    let rig = rangeRig(2, 8)
    let a = rig.harness.finger(1), b = rig.harness.finger(2)
    #expect(a.press(at: rig.at(40)) == .claimed && b.press(at: rig.at(160)) == .claimed)
    for step in 1...10 {
      a.move(to: rig.at(40 + 2 * Double(step)))
      b.move(to: rig.at(160 - 2 * Double(step)))
      rig.step()
    }
    #expect(rig.isActive("range/lower") && rig.isActive("range/upper"))
    a.lift()
    b.lift()
    rig.step()
    #expect(rig.model == Pair(3, 7) && rig.edits(.committed).count == 2)
  }

  @Test("peers 3 two fingers on one range: both in one frame, and a thumb that meets the other stays its own")
  func twoFingersMeet() {
    let rig = rangeRig(20, 80, in: 0...100)
    let a = rig.harness.finger(1), b = rig.harness.finger(2)
    a.press(at: rig.at(40))
    b.press(at: rig.at(160))
    rig.step()
    a.move(to: rig.at(80))
    b.move(to: rig.at(120))
    rig.step()
    #expect(rig.model == Pair(40, 60))
    a.move(to: rig.at(140))
    rig.step()
    #expect(rig.model == Pair(60, 60) && rig.isActive("range/lower") && rig.isActive("range/upper"))
    b.move(to: rig.at(160))
    rig.step()
    #expect(rig.model.upper == 80)
  }

  @Test("peers 42 the last motion before the release counts, in one frame and over several")
  func lastMotion() {
    let rig = rangeRig(20, 80, in: 0...100)
    rig.harness.mouse.move(to: rig.at(40))
    rig.harness.mouse.press()
    rig.harness.mouse.move(to: rig.at(100))
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.model.lower == 50)
    #expect(rig.edits(.committed).first?.oldValue == .real(20) && rig.edits(.committed).first?.newValue == .real(50))
    let over = rangeRig(20, 80, in: 0...100)
    over.drag(from: over.at(40), by: Vector(x: 40, y: 0), release: false)
    over.harness.mouse.move(to: over.at(120))
    over.harness.mouse.release()
    over.step()
    #expect(over.model.lower == 60 && over.edits(.committed).count == 1)
  }
}
