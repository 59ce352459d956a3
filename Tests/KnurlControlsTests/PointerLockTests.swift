import KnurlCapture
import KnurlControls
import Testing

@Suite struct PointerLockTests {
  private func rig(_ value: Double = 0.5, _ configure: (inout ValueOptions) -> Void = { _ in }) -> Rig<Double> {
    knobRig(value) {
      $0.dragMode = .vertical
      $0.locksPointer = true
      configure(&$0)
    }
  }

  private let place = Point(x: 400, y: 110)

  private func grab(_ rig: Rig<Double>) {
    rig.harness.mouse.move(to: place)
    rig.harness.mouse.press()
    rig.step()
    #expect(rig.harness.ui.pointerLock == nil)
    rig.harness.mouse.move(by: Vector(x: 0, y: -2))
    rig.step()
    #expect(rig.harness.ui.pointerLock?.pointer == .mouse && rig.harness.ui.pointerLock?.place == place)
  }

  @Test(
    "peers 63 a knob at the top of the screen turns on by motions without places, and the pointer is back at the release"
  )
  func endless() {
    let rig = rig()
    grab(rig)
    for _ in 0..<60 { #expect(rig.harness.mouse.drag(by: Vector(x: 0, y: -10)) == .claimed) }
    rig.step()
    #expect(rig.model == 1 && rig.isActive("knob"))
    rig.harness.mouse.drag(by: Vector(x: 0, y: 20))
    rig.step()
    #expect(isNear(rig.model, 0.9, 1e-9))
    rig.harness.send(InputEvent(.released(.mouse, Point(x: 3, y: 350), .left), time: rig.harness.time))
    rig.step()
    #expect(isNear(rig.model, 0.9, 1e-9) && rig.edits(.committed).count == 1)
    #expect(rig.harness.ui.pointerLock == nil && rig.harness.node("knob")?.isHot == true)
  }

  @Test("D12 five motions of ten points up are a quarter of a straight drag's travel")
  func quarter() {
    let rig = rig()
    grab(rig)
    for _ in 0..<5 { rig.harness.mouse.drag(by: Vector(x: 0, y: -10)) }
    rig.step()
    #expect(isNear(rig.model, 0.5 + 0.01 + 0.25, 1e-9))
  }

  @Test("an unmoved press, a finger, a drag round the axis and a control that does not ask lock nothing")
  func none() {
    let still = rig()
    still.harness.mouse.move(to: place)
    still.harness.mouse.press()
    still.step(3)
    #expect(still.harness.ui.pointerLock == nil)
    let finger = rig()
    finger.harness.finger(1).press(at: place)
    finger.harness.finger(1).move(by: Vector(x: 0, y: -30))
    finger.step()
    #expect(finger.harness.ui.pointerLock == nil && finger.model > 0.5)
    for configure: (inout ValueOptions) -> Void in [{ $0.dragMode = .circular }, { $0.locksPointer = false }] {
      let other = rig(0.5, configure)
      other.drag(from: place, by: Vector(x: 20, y: -20), release: false)
      #expect(other.harness.ui.pointerLock == nil)
      let value = other.model
      other.harness.mouse.drag(by: Vector(x: 0, y: -50))
      other.step()
      #expect(other.model == value)
    }
  }

  @Test("Escape, the right button, a lost window, a lost release and disabling end the lock", arguments: 0..<5)
  func ends(_ way: Int) {
    var isDisabled = false
    let rig = Rig(0.5) { ui, state in
      ui.disabled(if: isDisabled) {
        var options = ValueOptions(dragMode: .vertical)
        options.locksPointer = true
        ui.place(Rect(x: 340, y: 60, width: 120, height: 120)) { ui.knob(id: "knob", &state.model, options: options) }
      }
    }
    grab(rig)
    rig.harness.mouse.drag(by: Vector(x: 0, y: -400))
    rig.step()
    #expect(rig.model == 1)
    switch way {
    case 0: rig.harness.keyboard.press(.escape)
    case 1: rig.harness.mouse.press(.right)
    case 2: rig.harness.loseFocus()
    case 3: rig.harness.send(InputEvent(.dragged(.mouse, by: .zero, heldButtons: []), time: rig.harness.time))
    default: isDisabled = true
    }
    rig.step()
    #expect(rig.harness.ui.pointerLock == nil && rig.model == (way == 3 ? 1 : 0.5))
    rig.step()
    #expect(rig.harness.node("knob")?.isActive == false)
  }

  @Test("a slider that locks answers at once on the way back from its end")
  func slider() {
    let rig = rangeRig(2, 8) { $0.value.locksPointer = true }
    rig.drag(from: rig.at(160), by: Vector(x: 2, y: 0), release: false)
    rig.harness.mouse.drag(by: Vector(x: 500, y: 0))
    rig.step()
    #expect(rig.model.upper == 10)
    rig.harness.mouse.drag(by: Vector(x: -20, y: 0))
    rig.step()
    #expect(isNear(rig.model.upper, 9, 1e-9))
  }

  @Test("a trace of a locked drag plays to the same pictures")
  func trace() throws {
    let first = rig(), second = rig()
    first.harness.startRecording()
    grab(first)
    first.harness.mouse.drag(by: Vector(x: 0, y: -33.25))
    first.harness.mouse.release()
    first.step(2)
    let trace = first.harness.stopRecording()
    #expect(trace.text.contains("drag mouse 0 -33.25\n"))
    #expect(second.harness.play(try Trace(trace.text)) == trace.frames.compactMap(\.hash))
    #expect(second.model == first.model)
  }
}
