import KnurlCapture
import KnurlControls
import Testing

/// The part of a range between its thumbs, dragged (P24): off unless asked for.
@Suite struct ValueInteractionFillTests {
  private func rig(_ lower: Double, _ upper: Double, step: Double? = nil) -> Rig<Pair> {
    rangeRig(lower, upper, in: 0...100, step: step) { $0.dragsFill = true }
  }

  @Test("peers 37 the fill takes both thumbs along, stops with the first at its end, and each commits once")
  func drag() {
    let rig = rig(20, 80)
    rig.drag(from: rig.at(100), by: Vector(x: 40, y: 0), release: false)
    #expect(rig.model == Pair(40, 100) && rig.isActive("range/lower") && rig.isActive("range/upper"))
    rig.harness.mouse.move(by: Vector(x: 100, y: 0))
    rig.step()
    #expect(rig.model == Pair(40, 100))
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.edits(.committed, "range/lower").count == 1 && rig.edits(.committed, "range/upper").count == 1)
    #expect(!rig.isActive("range/lower"))
  }

  @Test("the width stays to the last digit, there and back", arguments: [1, 2, 3, 5, 8])
  func width(_ frames: Int) {
    let rig = rig(12.5, 40.25)
    rig.drag(from: rig.at(60), by: Vector(x: 33, y: 0), over: frames)
    #expect(isNear(rig.model.upper - rig.model.lower, 27.75, 1e-9) && isNear(rig.model.lower, 29, 1e-9))
    rig.step(60)
    rig.drag(from: rig.at(90), by: Vector(x: -33, y: 0), over: frames)
    #expect(rig.model == Pair(12.5, 40.25))
  }

  @Test("with steps both go by the same steps")
  func steps() {
    let rig = rig(20, 50, step: 10)
    rig.drag(from: rig.at(70), by: Vector(x: 33, y: 0))
    #expect(rig.model == Pair(40, 70))
  }

  @Test("Escape brings both back")
  func escape() {
    let rig = rig(20, 80)
    rig.drag(from: rig.at(100), by: Vector(x: 20, y: 0), release: false)
    rig.press(.escape)
    #expect(rig.model == Pair(20, 80) && rig.edits(.cancelled).count == 2)
  }

  @Test("a second finger can't take a thumb of a fill that is held")
  func secondFinger() {
    let rig = rig(20, 80)
    let a = rig.harness.finger(1), b = rig.harness.finger(2)
    a.press(at: rig.at(100))
    a.move(by: Vector(x: 20, y: 0))
    rig.step()
    b.press(at: rig.at(60))
    b.move(by: Vector(x: -40, y: 0))
    rig.step()
    #expect(rig.model == Pair(30, 90))
  }

  @Test("unless asked for, a press between the thumbs moves the nearer one")
  func off() {
    let rig = rangeRig(20, 80, in: 0...100)
    rig.drag(from: rig.at(80), by: .zero, over: 1)
    #expect(rig.model == Pair(40, 80))
  }
}
