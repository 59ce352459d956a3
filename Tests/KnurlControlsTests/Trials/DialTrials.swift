import KnurlCapture
import KnurlControls
import Testing

/// The feel of knobs: drags, steps, holds. Each trial is a public report about some other set.
@Suite struct DialTrials {
  private func straight(_ value: Double, step: Double? = nil, in bounds: ClosedRange<Double> = 0...1) -> Rig<Double> {
    knobRig(value, in: bounds, step: step) { $0.dragMode = .vertical }
  }

  @Test(
    "B12 what is no number stays until the user acts, then it is inside", arguments: [Double.nan, .infinity],
    Hand.allCases)
  func noNumber(_ bad: Double, _ hand: Hand) {
    let rig = knobRig(bad)
    rig.step(10)
    #expect(rig.model.isNaN == bad.isNaN && rig.model.isInfinite == bad.isInfinite && rig.frame("knob").isFinite)
    rig.turn(hand, about: rig.center("knob"), from: 0, through: bad.isNaN ? 50 : -50, radius: 40)
    #expect(isNear(rig.model, bad.isNaN ? 50.0 / 315 : 1 - 50.0 / 315, 1e-6))
  }

  @Test("C16 a few-valued knob moves however slowly it is turned", arguments: Hand.allCases)
  func fewValues(_ hand: Hand) {
    let rig = knobRig(0, in: 0...3, step: 1)
    rig.press(hand, at: rig.around(112.5))
    for frame in 1...120 { rig.move(hand, to: rig.around(112.5 + Double(frame) / 2)) }
    rig.release(hand)
    #expect(rig.model == 1 && rig.edits(.changed).count == 1)
  }

  @Test("C19 a slow straight drag over steps loses nothing", arguments: Hand.allCases)
  func slow(_ hand: Hand) {
    let rig = straight(0, step: 1, in: 0...3)
    let start = Point(x: 400, y: 120)
    rig.press(hand, at: start)
    for frame in 1...200 { rig.move(hand, to: start + Vector(x: 0, y: -Double(frame))) }
    rig.release(hand)
    #expect(rig.model == 3)
  }

  @Test("C21 near the end of a logarithm of whole steps the indicator goes as far as the pointer, and no farther")
  func logarithmicSteps() {
    let (rig, probe) = probedKnobRig(14, in: 10...30000, step: 1, scale: .logarithmic) { $0.dragMode = .vertical }
    rig.press(.mouse, at: Point(x: 400, y: 120))
    var last = probe.position
    for frame in 1...20 {
      rig.move(.mouse, to: Point(x: 400, y: 120 + Double(frame)))
      #expect(abs(probe.position - last) <= 1.0 / 200 + 1e-9, "frame \(frame)")
      last = probe.position
    }
    #expect(rig.model == 10)
  }

  @Test("D5 peers 59 a press without motion changes nothing, wherever it is", arguments: Hand.allCases)
  func unmoved(_ hand: Hand) {
    for mode in [DragMode.circular, .vertical, .horizontal, .both, .velocity] {
      let rig = knobRig(0.7) { $0.dragMode = mode }
      for degrees in [0.0, 90, 180, 300] { rig.tap(hand, at: rig.around(degrees)) }
      #expect(rig.model == 0.7 && rig.state.edits.isEmpty)
    }
  }

  @Test("D6 the release of a drag is no click", arguments: Hand.allCases)
  func noClick(_ hand: Hand) {
    let rig = straight(0, step: 0.1)
    rig.press(hand, at: Point(x: 400, y: 120))
    rig.move(hand, to: Point(x: 400, y: 20))
    rig.release(hand)
    #expect(rig.model == 0.5 && rig.edits(.changed).count == 1 && rig.state.response?.wasClicked == false)
  }

  @Test("D9 a drag and a quick click are no double click; D13 two clicks are", arguments: Hand.allCases)
  func doubleClick(_ hand: Hand) {
    let rig = knobRig(0.3) { options in
      options.dragMode = .vertical
      options.defaultValue = 0.5
    }
    rig.press(hand, at: Point(x: 400, y: 120))
    rig.move(hand, to: Point(x: 400, y: 20))
    rig.release(hand)
    rig.tap(hand, at: Point(x: 400, y: 120))
    #expect(isNear(rig.model, 0.8))
    rig.step(60)
    rig.tap(hand, at: Point(x: 400, y: 120))
    rig.tap(hand, at: Point(x: 400, y: 120))
    #expect(rig.model == 0.5)
  }

  @Test("D10 a click on one knob and one on its neighbour reset neither")
  func twoKnobs() {
    let rig = Rig([0.2, 0.8]) { ui, state in
      for index in 0...1 {
        ui.place(Rect(x: 100 + 130 * Double(index), y: 60, width: 120, height: 120)) {
          ui.knob(id: ControlID(index), &state.model[index], options: ValueOptions(defaultValue: 0.5))
        }
      }
    }
    rig.tap(.mouse, at: rig.center("0"))
    rig.tap(.mouse, at: rig.center("1"))
    #expect(rig.model == [0.2, 0.8])
  }

  @Test("D12 peers 63 a pointer that goes on beyond the window turns on")
  func beyondTheWindow() {
    let rig = straight(0.2)
    rig.press(.mouse, at: Point(x: 400, y: 120))
    for frame in 1...5 { rig.move(.mouse, to: Point(x: 400, y: 120 - 10 * Double(frame))) }
    #expect(isNear(rig.model, 0.45, 1e-9))
    rig.move(.mouse, to: Point(x: 400, y: -480))
    #expect(rig.model == 1)
  }

  @Test("D14 the wheel is ignored while a knob is held")
  func wheelWhileHeld() {
    let rig = knobRig(0.5) { $0.wheel = .always }
    rig.press(.mouse, at: rig.around(0))
    rig.move(.mouse, to: rig.around(10))
    let value = rig.model
    for notch in [1.0, -1, 3] {
      rig.harness.mouse.wheel(by: Vector(x: 0, y: notch))
      rig.step()
    }
    rig.release(.mouse)
    #expect(rig.model == value && rig.edits(.began).count == 1 && rig.edits(.committed).count == 1)
  }

  @Test("D15 a straight drag takes no note of the other direction", arguments: Hand.allCases)
  func straightOnly(_ hand: Hand) {
    let rig = straight(0.5)
    rig.press(hand, at: Point(x: 400, y: 120))
    for frame in 1...10 { rig.move(hand, to: Point(x: 400 + 30 * Double(frame), y: 120)) }
    #expect(rig.model == 0.5 && rig.state.edits.isEmpty)
  }

  @Test("E4 disabling ends the drag of a knob with one cancelled edit")
  func disabled() {
    var isDisabled = false
    let rig = Rig(0.5) { ui, state in
      ui.disabled(if: isDisabled) {
        ui.place(Rect(x: 340, y: 60, width: 120, height: 120)) { ui.knob(id: "knob", &state.model) }
      }
    }
    rig.press(.mouse, at: rig.around(0))
    rig.move(.mouse, to: rig.around(20))
    isDisabled = true
    rig.step()
    rig.move(.mouse, to: rig.around(60))
    #expect(rig.edits(.cancelled).count == 1 && rig.model == 0.5 && !rig.isActive("knob"))
  }

  @Test("E5 a finger that the system takes away leaves nothing pressed, and the value as it was")
  func fingerTaken() {
    let rig = knobRig(0.5)
    rig.press(.finger, at: rig.around(0))
    rig.move(.finger, to: rig.around(40))
    rig.harness.loseFocus()
    rig.step()
    #expect(rig.edits(.cancelled).count == 1 && rig.model == 0.5 && !rig.isActive("knob"))
  }

  @Test("E9 a drag that is asked to ends where it leaves the dial")
  func exit() {
    let rig = knobRig(0.5) { options in
      options.dragMode = .vertical
      options.releasesAtExit = true
    }
    rig.press(.mouse, at: Point(x: 400, y: 120))
    for frame in 1...10 { rig.move(.mouse, to: Point(x: 400, y: 120 - 20 * Double(frame))) }
    #expect(rig.model < 1 && rig.edits(.committed).count == 1 && !rig.isActive("knob"))
  }

  @Test("F2 peers 68 two fingers turn two knobs while a third taps a button")
  func fingers() {
    var clicks = 0
    let rig = Rig([0.5, 0.5]) { ui, state in
      for index in 0...1 {
        ui.place(Rect(x: 100 + 200 * Double(index), y: 60, width: 120, height: 120)) {
          ui.knob(id: ControlID(index), &state.model[index], options: ValueOptions(dragMode: .vertical))
        }
      }
      ui.place(Rect(x: 500, y: 60, width: 80, height: 44)) {
        if ui.button(id: "go", "Go").wasClicked { clicks += 1 }
      }
    }
    let a = rig.center("0"), b = rig.center("1")
    rig.harness.finger(1).press(at: a)
    rig.harness.finger(2).press(at: b)
    rig.step()
    for frame in 1...40 {
      rig.harness.finger(1).move(to: a + Vector(x: 0, y: -Double(frame)))
      if frame <= 20 { rig.harness.finger(2).move(to: b + Vector(x: 0, y: Double(frame))) }
      if frame == 10 { rig.harness.finger(3).press(at: rig.center("go")) }
      if frame == 12 { rig.harness.finger(3).lift() }
      rig.step()
    }
    #expect(isNear(rig.model[0], 0.7, 1e-9) && isNear(rig.model[1], 0.4, 1e-9) && clicks == 1)
  }

  @Test("H8 a fresh knob at nothing between two ends points straight up")
  func fresh() { #expect(isNear(tip(knobRig(0, in: -100...100)), -90, 0.5)) }

  @Test("H9 a click on the end of the scale changes nothing", arguments: Hand.allCases)
  func scaleClick(_ hand: Hand) {
    let rig = knobRig(0.2)
    rig.tap(hand, at: rig.around(67.5, radius: 45))
    #expect(rig.model == 0.2 && rig.state.edits.isEmpty)
  }

  @Test("H10 a picture of limited speed takes its time, in equal steps")
  func slew() {
    let (rig, probe) = probedKnobRig(0) { $0.slewRate = 0.5 }
    rig.model = 1
    var last = probe.position
    for _ in 1...60 {
      rig.step()
      #expect(probe.position - last <= 0.5 / 60 + 1e-9 && probe.position >= last)
      last = probe.position
    }
    #expect(isNear(last, 0.5, 1e-6) && rig.harness.node("knob")?.value == 1)
    rig.step(70)
    #expect(probe.position == 1 && rig.harness.ui.nextWake == nil)
  }

  @Test("H13 at its minimum a knob points at where its sweep begins, at its maximum at where it ends")
  func ends() {
    #expect(isNear(tip(knobRig(0)), 112.5, 0.5))
    #expect(isNear(tip(knobRig(1)), 67.5, 0.5))
  }

  @Test("I2 I7 a knob reports each value once, and if it waits, at the release alone", arguments: [true, false])
  func reports(_ isContinuous: Bool) {
    let rig = knobRig(0.5) { options in
      options.dragMode = .vertical
      options.isContinuous = isContinuous
    }
    rig.drag(from: Point(x: 400, y: 120), by: Vector(x: 0, y: -50), over: 10)
    #expect(rig.edits(.changed).count == (isContinuous ? 10 : 0) && rig.edits(.committed).count == 1)
    #expect(isNear(rig.model, 0.75, 1e-9))
  }

  @Test("I5 a knob follows what the program sets, in the next frame")
  func set() {
    let rig = knobRig(0.5)
    rig.model = 0
    rig.step()
    #expect(isNear(tip(rig), 112.5, 0.5) && rig.state.edits.isEmpty)
  }

  @Test("K2 with the bounds in reverse a knob turns the other way")
  func reversed() {
    let rig = Rig(75.0) { ui, state in
      ui.place(Rect(x: 340, y: 60, width: 120, height: 120)) { ui.knob(id: "knob", &state.model, from: 100, to: 0) }
    }
    rig.turn(.mouse, about: rig.center("knob"), from: 0, through: 63, radius: 40)
    #expect(isNear(rig.model, 55, 1e-6))
  }

  @Test("M1 a disabled knob answers neither pointer nor wheel", arguments: Hand.allCases)
  func dead(_ hand: Hand) {
    let rig = Rig(0.5) { ui, state in
      ui.disabled {
        ui.place(Rect(x: 340, y: 60, width: 120, height: 120)) {
          state.response = ui.knob(id: "knob", &state.model, options: ValueOptions(wheel: .always))
        }
      }
    }
    rig.turn(hand, about: rig.center("knob"), from: 0, through: 60, radius: 40)
    rig.harness.mouse.move(to: rig.center("knob"))
    rig.harness.mouse.wheel(by: Vector(x: 0, y: 1))
    rig.press(.up)
    #expect(rig.model == 0.5 && rig.state.edits.isEmpty && rig.state.response?.isHot == false)
  }

  @Test("peers 62 a diagonal drag of both directions goes one way all along")
  func diagonal() {
    let rig = knobRig(0.2) { $0.dragMode = .both }
    var last = 0.2
    rig.press(.mouse, at: Point(x: 400, y: 120))
    for frame in 1...40 {
      let wobble = frame % 2 == 0 ? 0.4 : -0.4
      rig.move(.mouse, to: Point(x: 400 + Double(frame) + wobble, y: 120 - Double(frame) + wobble))
      #expect(rig.model > last)
      last = rig.model
    }
    #expect(isNear(last, 0.6, 1e-9))
  }

  @Test("peers 64 Shift makes a drag ten times finer, and pressing it in between does not jump")
  func fine() {
    let rig = straight(0.5)
    rig.press(.mouse, at: Point(x: 400, y: 120))
    rig.move(.mouse, to: Point(x: 400, y: 110))
    rig.harness.keyboard.hold(.shift)
    rig.step()
    #expect(isNear(rig.model, 0.55, 1e-9))
    rig.move(.mouse, to: Point(x: 400, y: 70))
    #expect(isNear(rig.model, 0.57, 1e-9))
    rig.harness.keyboard.hold([])
    rig.move(.mouse, to: Point(x: 400, y: 60))
    #expect(isNear(rig.model, 0.62, 1e-9))
  }

  @Test("P12 a finger far from a straight drag's line moves finely, without a jump on its way there and back")
  func distant() {
    let rig = straight(0.5)
    rig.press(.finger, at: Point(x: 400, y: 120))
    rig.move(.finger, to: Point(x: 400, y: 100))
    #expect(isNear(rig.model, 0.6, 1e-9))
    rig.move(.finger, to: Point(x: 520, y: 100))
    #expect(isNear(rig.model, 0.6, 1e-9))
    rig.move(.finger, to: Point(x: 520, y: 80))
    #expect(isNear(rig.model, 0.65, 1e-9))
    rig.move(.finger, to: Point(x: 400, y: 80))
    #expect(isNear(rig.model, 0.65, 1e-9))
    rig.move(.finger, to: Point(x: 400, y: 60))
    #expect(isNear(rig.model, 0.75, 1e-9))
  }

  @Test("peers 67 a detent holds a slow drag, and reports being come to and passed")
  func detent() {
    let rig = knobRig(-0.2, in: -1...1) { options in
      (options.dragMode, options.detents, options.origin) = (.vertical, [0], 0)
    }
    rig.press(.mouse, at: Point(x: 400, y: 120))
    var crossings = 0, held = 0
    for frame in 1...40 {
      rig.move(.mouse, to: Point(x: 400, y: 120 - Double(frame)))
      if rig.state.response?.didCrossDetent == true { crossings += 1 }
      if rig.model == 0 { held += 1 }
    }
    #expect(crossings == 1 && held >= 4 && rig.model > 0.15)
    rig.move(.mouse, to: Point(x: 400, y: 140))
    #expect(rig.state.response?.didCrossDetent == true)
  }
}

/// The direction of the indicator as the picture has it, in degrees clockwise from +x: where its white lies on the cap.
func tip(_ rig: Rig<Double>) -> Double {
  let center = rig.center("knob"), pixmap = rig.harness.pixmap
  var sum = Vector.zero
  for y in Int(center.y) - 40..<Int(center.y) + 40 {
    for x in Int(center.x) - 40..<Int(center.x) + 40 {
      let place = Vector(x: Double(x) + 0.5, y: Double(y) + 0.5) - Vector(x: center.x, y: center.y)
      guard place.length < 29 else { continue }
      let white = max(0, Double(pixmap[x, y] & 255) - 200)
      sum = sum + place * white
    }
  }
  return sum.angle.degrees
}

/// Dials whose bounds are reversed or inverted: up and right are more of the value for keys, the wheel and straight drags,
/// and clockwise is less.
@Suite struct ReversedDialTrials {
  static let modes: [DragMode] = [.vertical, .horizontal, .both, .velocity]

  private func rig(_ mode: DragMode, _ isInverted: Bool, _ dial: Int) -> Rig<Double> {
    let options = ValueOptions(isInverted: isInverted, wheel: .always, dragMode: mode)
    return Rig(50.0) { ui, state in
      ui.place(Rect(x: 260, y: 120, width: 120, height: 120)) {
        let (start, end) = isInverted ? (0.0, 100.0) : (100, 0)
        if dial == 0 {
          ui.knob(id: "it", &state.model, from: start, to: end, options: options)
        } else {
          ui.ringSlider(id: "it", &state.model, from: start, to: end, options: options)
        }
      }
    }
  }

  @Test("a drag up or to the right is more, however the bounds are turned", arguments: modes, Hand.allCases)
  func straight(_ mode: DragMode, _ hand: Hand) {
    for isInverted in [false, true] {
      for dial in [0, 1] {
        let rig = rig(mode, isInverted, dial)
        let place = rig.harness.node("it/thumb")?.frame.center ?? rig.center("it")
        rig.press(hand, at: place)
        for step in 1...4 {
          let way = Double(step) * 10
          rig.move(
            hand,
            to: place + Vector(x: mode == .vertical || mode == .velocity ? 0 : way, y: mode == .horizontal ? 0 : -way))
        }
        let more = rig.model
        #expect(more > 55, "\(mode) \(hand)")
        rig.move(hand, to: place)
        rig.release(hand)
        #expect(rig.model < more - 5, "\(mode) \(hand): and back")
        for (key, sign) in [(Key.up, 1.0), (.right, 1), (.down, -1), (.left, -1)] {
          let before = rig.model
          rig.press(key)
          #expect((rig.model - before) * sign > 0, "\(key)")
        }
        let before = rig.model
        rig.harness.mouse.move(to: place)
        rig.harness.mouse.wheel(by: Vector(x: 0, y: 1))
        rig.step()
        #expect(rig.model > before)
      }
    }
  }

  @Test("clockwise is less, and the picture follows the pointer", arguments: Hand.allCases)
  func round(_ hand: Hand) {
    for isInverted in [false, true] {
      let rig = rig(.circular, isInverted, 0)
      rig.turn(hand, about: rig.center("it"), from: 0, through: 63, radius: 40)
      #expect(isNear(rig.model, 30, 1e-6))
      rig.turn(hand, about: rig.center("it"), from: 0, through: -63, radius: 40)
      #expect(isNear(rig.model, 50, 1e-6))
    }
  }

  @Test("two thumbs on one spot part the way a straight drag goes", arguments: [false, true], Hand.allCases)
  func parting(_ isInverted: Bool, _ hand: Hand) {
    for (way, expected) in [(-40.0, Pair(50, 70)), (40, Pair(30, 50))] {
      var options = RangeOptions()
      (options.value.dragMode, options.value.isInverted) = (.vertical, isInverted)
      let fixed = options
      let rig = Rig(Pair(50, 50)) { ui, state in
        ui.place(Rect(x: 260, y: 120, width: 120, height: 120)) {
          ui.rangeRing(id: "it", &state.model, \.lower, \.upper, in: 0...100, options: fixed)
        }
      }
      rig.drag(hand, from: rig.center("it/lower"), by: Vector(x: 0, y: way))
      #expect(isNear(rig.model.lower, expected.lower, 1e-6) && isNear(rig.model.upper, expected.upper, 1e-6))
    }
  }
}
