import KnurlCapture
import KnurlControls
import Testing

/// Fingers beside each other, beside the mouse, and at rest.
@Suite struct TouchTrials {
  @Test("peers 7 a tap with one finger works while another holds a knob")
  func tapWhileHolding() {
    let rig = HoldTrials.board(), harness = rig.harness
    harness.finger(1).press(on: "gain")
    harness.finger(1).move(by: Vector(x: 0, y: -40))
    rig.step()
    harness.finger(2).tap("go")
    rig.step()
    #expect(rig.model.clicks == 1 && rig.isActive("gain") && rig.edits(.committed).isEmpty)
    harness.finger(1).move(by: Vector(x: 0, y: -20))
    rig.step()
    #expect(isNear(rig.model.gain, 0.8, 1e-9))
  }

  @Test("peers 8 mouse and finger each work their own control; only what is under the mouse is lit")
  func mouseAndFinger() {
    let rig = HoldTrials.board(), harness = rig.harness
    harness.mouse.press(on: .point(Point(x: 140, y: 50)))
    harness.finger(1).press(on: "gain")
    rig.step()
    harness.mouse.move(by: Vector(x: 20, y: 0))
    harness.finger(1).move(by: Vector(x: 0, y: -40))
    rig.step()
    #expect(rig.model.price == Pair(30, 80) && isNear(rig.model.gain, 0.7, 1e-9))
    #expect(rig.isActive("price/lower") && rig.isActive("gain"))
    #expect(harness.node("price")?.isHot == true && harness.node("gain")?.isHot == false)
  }

  @Test("peers 22 a finger finds a thumb from outside it, a mouse does not, and a neighbour's own frame wins")
  func margin() {
    let rig = HoldTrials.board()
    let below = Point(x: 140, y: 71)
    rig.harness.mouse.move(to: below)
    #expect(rig.harness.mouse.press() == .free)
    rig.harness.mouse.release()
    rig.harness.finger(1).press(at: below)
    rig.harness.finger(1).move(by: Vector(x: 20, y: 0))
    rig.step()
    #expect(rig.model.price == Pair(30, 80))
    rig.harness.finger(1).lift()
    rig.harness.finger(1).press(at: Point(x: 140, y: 84))
    rig.harness.finger(1).move(by: Vector(x: 20, y: 0))
    rig.step()
    #expect(rig.model.price == Pair(30, 80) && rig.model.year == Pair(30, 80))
  }

  @Test(
    "peers 23 a finger that drags has the value above it, inside the window, at its edges too",
    arguments: [-300.0, 60, 300])
  func bubble(_ way: Double) {
    func held(_ showsBubble: Bool) -> Harness {
      var value = 0.5
      let harness = Harness(size: Size(width: 228, height: 120)) { ui in
        ui.styled({ $0.slider.showsBubble = showsBubble }) {
          ui.place(Rect(x: 0, y: 60, width: 228, height: 34)) { ui.slider(id: "x", &value) }
        }
      }
      harness.step()
      harness.finger(1).press(on: "x/thumb")
      harness.finger(1).move(by: Vector(x: way, y: 0))
      harness.step()
      return harness
    }
    let with = held(true).pixmap, without = held(false).pixmap
    var columns: [Int] = [], rows: [Int] = []
    for y in 0..<120 {
      for x in 0..<228 where with[x, y] != without[x, y] {
        columns.append(x)
        rows.append(y)
      }
    }
    // The contact is 77 points below the top; the bubble is at least 46x24.
    #expect((rows.max() ?? 0) < 77 && (rows.min() ?? 0) > 0 && Set(rows).count > 24)
    #expect((columns.min() ?? 0) >= 0 && Set(columns).count > 46)
  }

  @Test("peers 24 a finger that rests is a long press and no click; a tap is a click and no long press")
  func longPress() {
    var clicks = 0, longPresses = 0
    let harness = Harness(size: Size(width: 320, height: 240)) { ui in
      ui.place(Rect(x: 100, y: 150, width: 80, height: 30)) {
        let response = ui.button(id: "go", "Go")
        clicks += response.clickCount
        longPresses += response.wasLongPressed ? 1 : 0
      }
    }
    harness.step()
    harness.finger(1).press(at: Point(x: 140, y: 165))
    harness.step(29)
    #expect(longPresses == 0 && harness.ui.nextWake != nil)
    harness.step(40)
    #expect(longPresses == 1)
    harness.finger(1).lift()
    harness.step()
    #expect(clicks == 0 && longPresses == 1)
    harness.finger(1).tap("go")
    harness.step(60)
    #expect(clicks == 1 && longPresses == 1)
  }
}
