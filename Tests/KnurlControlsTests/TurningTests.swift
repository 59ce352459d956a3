import KnurlCapture
import KnurlControls
import Testing

/// What a knob does at its ends (P23).
@Suite struct TurningTests {
  private func turn(_ rig: Rig<Double>, from start: Double, through degrees: Double) {
    rig.harness.mouse.move(to: rig.around(start))
    rig.harness.mouse.press()
    rig.step()
    let count = Int(abs(degrees) / 15)
    for index in 1...count {
      rig.harness.mouse.move(to: rig.around(start + degrees * Double(index) / Double(count)))
      rig.step()
    }
    rig.harness.mouse.release()
    rig.step()
  }

  @Test("H15 without ends, one and a half turns are one and a half times the bounds, either way")
  func unbounded() {
    let rig = knobRig(0, in: 0...360) { $0.turning = .unbounded }
    turn(rig, from: 0, through: 540)
    #expect(isNear(rig.model, 540, 1e-6))
    turn(rig, from: 90, through: -720)
    #expect(isNear(rig.model, -180, 1e-6) && rig.harness.node("knob")?.frame.isFinite == true)
  }

  @Test("without ends, keys and wheel go on beyond the bounds")
  func unboundedKeys() {
    let rig = knobRig(350, in: 0...360, step: 10) { options in
      options.turning = .unbounded
      options.wheel = .always
    }
    rig.harness.keyboard.press(.tab)
    rig.press(.right)
    rig.press(.right)
    #expect(rig.model == 370)
    rig.harness.mouse.move(to: rig.center("knob"))
    rig.harness.mouse.wheel(by: Vector(x: 0, y: 2))
    rig.step()
    #expect(rig.model == 390)
  }

  @Test("over three turns, one turn is a third of the bounds, and the ends hold")
  func turns() {
    let rig = knobRig(0) { $0.turning = .turns(3) }
    turn(rig, from: 0, through: 360)
    #expect(isNear(rig.model, 1.0 / 3, 1e-9))
    turn(rig, from: 0, through: 900)
    #expect(rig.model == 1)
  }

  @Test("H4 with wrapping, the value goes on at the other end")
  func wrap() {
    let rig = Rig(350.0) { ui, state in
      ui.styled({ theme in
        theme.knob.startAngle = .zero
        theme.knob.endAngle = .turn
      }) {
        ui.place(Rect(x: 340, y: 60, width: 120, height: 120)) {
          ui.knob(id: "knob", &state.model, in: 0...360, options: ValueOptions(turning: .wrap))
        }
      }
    }
    for (degrees, value) in [(350.0, 350.0), (370, 10), (405, 45), (449, 89)] {
      rig.harness.mouse.move(to: rig.around(degrees))
      if degrees == 350 { rig.harness.mouse.press() }
      rig.step()
      #expect(isNear(rig.model, value, 1e-6))
    }
  }

  @Test("the indicator follows the pointer over many turns", arguments: [Turning.turns(4), .unbounded])
  func absolute(_ turning: Turning) {
    let rig = knobRig(0) { options in
      options.turning = turning
      options.dragMode = .absoluteAngle
    }
    turn(rig, from: 112.5, through: 720)
    #expect(isNear(rig.model, turning == .unbounded ? 2 : 0.5, 1e-9))
  }
}
