import KnurlCapture
import KnurlControls
import Testing

@Suite struct WheelTests {
  private func turned(_ policy: WheelPolicy, focused: Bool = false, control: Bool = false, by notches: Double = 1)
    -> Rig<Double>
  {
    let rig = knobRig(0.5, step: 0.1) { $0.wheel = policy }
    if focused { rig.press(.tab) }
    rig.harness.mouse.move(to: rig.center("knob"))
    if control { rig.harness.keyboard.hold(.control) }
    rig.harness.mouse.wheel(by: Vector(x: 0, y: notches))
    rig.step()
    return rig
  }

  @Test("P14 each policy lets the wheel work when it says")
  func policies() {
    #expect(turned(.never, focused: true).model == 0.5)
    #expect(turned(.focused).model == 0.5 && turned(.focused, focused: true).model == 0.6)
    #expect(turned(.always).model == 0.6)
    #expect(turned(.withModifier).model == 0.5 && turned(.withModifier, control: true).model == 0.6)
    #expect(turned(.always, by: -2).model == 0.3)
  }

  @Test("G8 a notch is one edit: began, changed, committed")
  func oneEdit() {
    #expect(turned(.always).state.edits.map(\.phase) == [.began, .changed, .committed])
  }

  @Test("fractions add up to notches")
  func fractions() {
    let rig = knobRig(0.5, step: 0.1) { $0.wheel = .always }
    rig.harness.mouse.move(to: rig.center("knob"))
    for _ in 0..<8 {
      rig.harness.mouse.wheel(by: Vector(x: 0, y: 0.25))
      rig.step()
    }
    #expect(isNear(rig.model, 0.7, 1e-12) && rig.edits(.committed).count == 2)
  }

  @Test("D14 a wheel during a drag is ignored")
  func duringDrag() {
    let rig = knobRig(0.5) {
      $0.wheel = .always
      $0.dragMode = .vertical
    }
    rig.drag(from: rig.center("knob"), by: Vector(x: 0, y: -10), release: false)
    let held = rig.model
    rig.harness.mouse.wheel(by: Vector(x: 0, y: 3))
    rig.step()
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.model == held && rig.edits(.began).count == 1 && rig.edits(.committed).count == 1)
  }

  @Test("a burst that began elsewhere does not edit what comes under the pointer")
  func burst() {
    let rig = knobRig(0.5) { $0.wheel = .always }
    rig.harness.mouse.move(to: Point(x: 600, y: 340))
    for _ in 0..<10 {
      rig.harness.mouse.wheel(by: Vector(x: 0, y: 1))
      rig.harness.mouse.move(to: rig.center("knob"))
      rig.step()
    }
    #expect(rig.model == 0.5)
    rig.step(30)
    rig.harness.mouse.wheel(by: Vector(x: 0, y: 1))
    rig.step()
    #expect(rig.model > 0.5)
  }

  @Test("notches back and forth in one frame are all counted, at the end of the travel too")
  func backAndForth() {
    let rig = knobRig(1, step: 0.1) { $0.wheel = .always }
    rig.harness.mouse.move(to: rig.center("knob"))
    for notches in [-1.0, -1, 1] { rig.harness.mouse.wheel(by: Vector(x: 0, y: notches)) }
    rig.step()
    #expect(rig.model == 0.9 && rig.edits(.committed).count == 3)
  }

  @Test("G6 neither a disabled nor a read-only control is turned")
  func fixed() {
    let rig = knobRig(0.5) {
      $0.wheel = .always
      $0.isReadOnly = true
    }
    rig.harness.mouse.move(to: rig.center("knob"))
    rig.harness.mouse.wheel(by: Vector(x: 0, y: 1))
    rig.press(.tab)
    rig.press(.right)
    rig.drag(from: rig.center("knob") + Vector(x: 20, y: 0), by: Vector(x: 0, y: 20))
    #expect(rig.model == 0.5 && rig.state.edits.isEmpty)
  }
}
