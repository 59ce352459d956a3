import KnurlCapture
import KnurlControls
import Testing

/// Mouse and fingers on thumbs: who holds what, and which thumb a press means.
@Suite struct PointerTests {
  @Test("a second finger on a held thumb is ignored, and lifting it ends nothing")
  func oneThumb() {
    let rig = rangeRig(2, 8), a = rig.harness.finger(1), b = rig.harness.finger(2)
    a.press(at: rig.at(40))
    rig.step()
    #expect(b.press(at: rig.at(42)) == .claimed)
    b.move(to: rig.at(100))
    rig.step()
    #expect(rig.model == Pair(2, 8))
    a.move(to: rig.at(60))
    b.lift()
    rig.step()
    #expect(rig.model == Pair(3, 8) && rig.isActive("range/lower"))
    a.lift()
    rig.step()
    #expect(rig.edits(.committed).count == 1 && !rig.isActive("range"))
  }

  @Test("mouse and finger hold a thumb each")
  func mouseAndFinger() {
    let rig = rangeRig(2, 8)
    rig.drag(from: rig.at(40), by: Vector(x: 20, y: 0), release: false)
    let finger = rig.harness.finger(1)
    finger.press(at: rig.at(160))
    finger.move(to: rig.at(140))
    rig.step()
    #expect(rig.model == Pair(3, 7) && rig.isActive("range/lower") && rig.isActive("range/upper"))
    rig.harness.mouse.release()
    rig.step()
    #expect(!rig.isActive("range/lower") && rig.isActive("range/upper"))
    finger.cancel()
    rig.step()
    #expect(rig.model == Pair(3, 8))
  }

  @Test("F7 a control for a single pointer takes no second one")
  func single() {
    let rig = rangeRig(2, 8) { $0.singlePointer = true }
    let a = rig.harness.finger(1), b = rig.harness.finger(2)
    a.press(at: rig.at(40))
    b.press(at: rig.at(160))
    a.move(to: rig.at(60))
    b.move(to: rig.at(140))
    rig.step()
    #expect(rig.model == Pair(3, 8))
  }

  @Test("P19 a finger drags from 8 points on, and then the whole way counts", arguments: [7.9, 8, 30])
  func slop(_ distance: Double) {
    let rig = rangeRig(2, 8), finger = rig.harness.finger(1)
    finger.press(at: rig.at(40))
    finger.move(to: rig.at(40 + distance))
    rig.step()
    #expect(isNear(rig.model.lower, distance < 8 ? 2 : 2 + distance / 20, 1e-9))
  }

  @Test("P7 a finger on the track jumps when it moves or is lifted, a mouse at the press")
  func track() {
    let rig = rangeRig(2, 10), finger = rig.harness.finger(1)
    finger.press(at: rig.at(100))
    rig.step()
    #expect(rig.model.lower == 2)
    finger.move(to: rig.at(110))
    rig.step()
    #expect(isNear(rig.model.lower, 5.5, 1e-9))
    finger.lift()
    rig.step()
    let tap = rangeRig(2, 10)
    tap.harness.finger(1).press(at: tap.at(100))
    tap.step()
    tap.harness.finger(1).lift()
    tap.step()
    #expect(tap.model.lower == 5 && tap.edits(.committed).count == 1)
    let mouse = rangeRig(2, 10)
    mouse.harness.mouse.move(to: mouse.at(100))
    mouse.harness.mouse.press()
    mouse.step()
    #expect(mouse.model.lower == 5)
  }

  @Test("A17 a press midway goes to the thumb used last, else to the lower one")
  func midway() {
    let fresh = rangeRig(2, 8)
    fresh.drag(from: fresh.at(100), by: .zero, over: 1)
    #expect(fresh.model == Pair(5, 8))
    let used = rangeRig(2, 7)
    used.drag(from: used.at(140), by: Vector(x: 20, y: 0))
    used.drag(from: used.at(100), by: .zero, over: 1)
    #expect(used.model == Pair(2, 5))
  }

  @Test("thumbs on one spot part by the way of the first movement, whatever the axis and direction")
  func directions() {
    for (axis, isInverted, isReversed) in [
      (Axis.horizontal, false, false), (.horizontal, true, false), (.horizontal, false, true),
      (.horizontal, true, true),
      (.vertical, false, false), (.vertical, true, false), (.vertical, false, true), (.vertical, true, true),
    ] {
      for way in [-40.0, 40] {
        var options = RangeOptions()
        options.value.axis = axis
        options.value.isInverted = isInverted
        let fixed = options
        let rig = Rig(Pair(5, 5)) { ui, state in
          ui.place(Rect(x: 100, y: 40, width: 228, height: 228)) {
            ui.rangeSlider(
              id: "r", &state.model, \.lower, \.upper, from: isReversed ? 10 : 0, to: isReversed ? 0 : 10,
              options: fixed)
          }
        }
        let center = rig.center("r/lower")
        rig.drag(from: center, by: axis == .horizontal ? Vector(x: way, y: 0) : Vector(x: 0, y: way))
        let isMore = [axis == .vertical, isInverted, isReversed].reduce(way > 0) { $0 != $1 }
        #expect(
          isMore ? rig.model == Pair(5, 7) : rig.model == Pair(3, 5),
          "\(axis) \(isInverted) \(isReversed) \(way): \(rig.model)")
      }
    }
  }

  @Test(
    "D7 a pointer past the end and 20 points back is still at the end, by whatever scale", arguments: [1, 1.25, 1.5, 2])
  func pastTheEnd(_ scale: Double) {
    let rig = Rig(Pair(2, 8), pixelsPerPoint: scale) { ui, state in
      ui.place(Rect(x: 86, y: 60, width: 228, height: 34)) {
        ui.rangeSlider(id: "range", &state.model, \.lower, \.upper)
      }
    }
    rig.drag(from: rig.at(160), by: Vector(x: 140, y: 0), release: false)
    #expect(rig.model.upper == 10)
    rig.harness.mouse.move(by: Vector(x: -80, y: 0))
    rig.step()
    #expect(rig.model.upper == 10)
    rig.harness.mouse.move(by: Vector(x: -40, y: 0))
    rig.step()
    #expect(isNear(rig.model.upper, 9, 1e-9))
  }

  @Test("P12 a change between fine, plain and coarse in mid drag never jumps")
  func fineness() {
    let rig = rangeRig(20, 100, in: 0...100)
    rig.drag(from: rig.at(40), by: Vector(x: 20, y: 0), release: false)
    for (modifiers, distance, value) in [
      (Modifiers.shift, 20.0, 31.0), ([], 0, 31), ([], 10, 36), (.control, 2, 46), (.shift, 0, 46),
    ] {
      rig.harness.keyboard.hold(modifiers)
      rig.harness.mouse.move(by: Vector(x: distance, y: 0))
      rig.step()
      #expect(isNear(rig.model.lower, value, 1e-6), "\(modifiers)")
    }
  }

  @Test("a finger lifted by the system, a lost window and a right button each take back what was done")
  func takenBack() {
    let ways: [(Rig<Pair>) -> Void] = [
      { $0.harness.loseFocus() }, { $0.harness.mouse.press(.right) }, { $0.press(.escape) },
      { $0.harness.send(InputEvent(.cancelled(.mouse), time: $0.harness.time)) },
      { $0.harness.send(InputEvent(.padButton(pad: 0, .b, isDown: true), time: $0.harness.time)) },
    ]
    for (index, way) in ways.enumerated() {
      let rig = rangeRig(2, 8)
      rig.drag(from: rig.at(40), by: Vector(x: 20, y: 0), release: false)
      way(rig)
      rig.step()
      rig.harness.mouse.move(by: Vector(x: 30, y: 0))
      rig.step()
      #expect(rig.model == Pair(2, 8) && !rig.isActive("range"), "way \(index)")
      #expect(rig.edits(.cancelled).count == 1 && rig.edits(.committed).isEmpty, "way \(index)")
    }
  }

  @Test("leaving the window keeps the drag, and the mouse may come back")
  func leaving() {
    let rig = rangeRig(2, 8)
    rig.drag(from: rig.at(40), by: Vector(x: 20, y: 0), release: false)
    rig.harness.mouse.leave()
    rig.step(3)
    #expect(rig.isActive("range/lower"))
    rig.harness.mouse.move(to: rig.at(80))
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.model == Pair(4, 8))
  }
}
