import KnurlCapture
import KnurlControls
import Testing

/// Buttons, toggles, and the default value by double click.
@Suite struct ClickTests {
  @Test("a press that leaves and comes back clicks, one that ends outside does not")
  func leaving() {
    let rig = HoldTrials.board(), mouse = rig.harness.mouse
    for (last, clicks) in [(Point(x: 110, y: 160), 1), (Point(x: 300, y: 300), 1)] {
      mouse.move(to: Point(x: 140, y: 165))
      mouse.press()
      mouse.move(to: Point(x: 300, y: 250))
      rig.step()
      mouse.move(to: last)
      mouse.release()
      rig.step()
      #expect(rig.model.clicks == clicks)
    }
  }

  @Test("the right button clicks nothing and takes a press back")
  func rightButton() {
    let rig = HoldTrials.board(), mouse = rig.harness.mouse
    mouse.move(to: Point(x: 140, y: 165))
    mouse.press(.right)
    mouse.release(.right)
    mouse.press()
    mouse.press(.right)
    mouse.release(.right)
    mouse.release()
    rig.step()
    #expect(rig.model.clicks == 0 && rig.harness.node("go")?.isActive == false)
  }

  @Test("two fingers on one button are one click")
  func twoFingers() {
    let rig = HoldTrials.board(), a = rig.harness.finger(1), b = rig.harness.finger(2)
    a.press(at: Point(x: 130, y: 165))
    b.press(at: Point(x: 150, y: 165))
    rig.step()
    b.lift()
    a.lift()
    rig.step()
    #expect(rig.model.clicks == 1)
  }

  @Test("P13 a double click goes to the default, slow ones, moved ones and ones on two parts do not")
  func doubleClick() {
    func clicked(_ pause: Int, move: Double = 0) -> Double {
      let rig = knobRig(0.8) {
        $0.defaultValue = 0.25
        $0.dragMode = .vertical
      }
      for index in 0..<2 {
        rig.drag(from: rig.center("knob"), by: Vector(x: index == 0 ? move : 0, y: 0), over: 1)
        rig.step(pause)
      }
      return rig.model
    }
    #expect(clicked(1) == 0.25 && clicked(40) == 0.8 && clicked(1, move: 20) == 0.8)
    let range = rangeRig(2, 8) { $0.value.defaultValue = 5 }
    range.drag(from: range.at(40), by: .zero, over: 1)
    range.drag(from: range.at(160), by: .zero, over: 1)
    #expect(range.model == Pair(2, 8) && range.state.edits.isEmpty)
  }

  @Test("D9 D10 a drag or a press on the track is no first click of two")
  func noFirstClick() {
    let knob = knobRig(0.5) {
      $0.defaultValue = 0.25
      $0.dragMode = .vertical
    }
    knob.drag(from: knob.center("knob"), by: Vector(x: 0, y: -40))
    let value = knob.model
    knob.drag(from: knob.center("knob"), by: .zero, over: 1)
    #expect(knob.model == value && value > 0.6)
    let range = rangeRig(2, 10) { $0.value.defaultValue = 0 }
    range.drag(from: range.at(80), by: .zero, over: 1)
    range.drag(from: range.at(80), by: .zero, over: 1)
    #expect(range.model == Pair(4, 10))
  }

  @Test("an alt-click goes to the default")
  func altClick() {
    let rig = knobRig(0.8) { $0.defaultValue = 0.25 }
    rig.harness.keyboard.hold(.alt)
    rig.drag(from: rig.center("knob"), by: .zero, over: 1)
    #expect(rig.model == 0.25 && rig.state.edits.map(\.phase) == [.began, .changed, .committed])
  }
}
