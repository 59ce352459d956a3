import KnurlCapture
import KnurlControls
import Testing

@Suite struct RingSliderTests {
  @Test(
    "a press on the ring sends the thumb there and goes on dragging, a finger's once it moves or is lifted",
    arguments: Hand.allCases)
  func jump(_ hand: Hand) {
    let rig = ringRig(10)
    rig.press(hand, at: rig.onRing(200))
    #expect(isNear(rig.model, hand == .mouse ? 200 : 10, 1e-6))
    rig.move(hand, to: rig.onRing(220))
    #expect(isNear(rig.model, 220, 1e-6))
    rig.release(hand)
    rig.step(40)
    rig.tap(hand, at: rig.onRing(90))
    #expect(isNear(rig.model, 90, 1e-6) && rig.edits(.committed).count == 2)
  }

  @Test("the middle of a ring takes no presses: a button there works", arguments: Hand.allCases)
  func middle(_ hand: Hand) {
    var clicks = 0
    let rig = Rig(90.0) { ui, state in
      ui.place(Rect(x: 204, y: 64, width: 232, height: 232)) { ui.ringSlider(id: "ring", &state.model) }
      ui.place(Rect(x: 290, y: 165, width: 60, height: 30)) { if ui.button(id: "go", "Go").wasClicked { clicks += 1 } }
    }
    rig.tap(hand, at: Point(x: 320, y: 180))
    rig.tap(hand, at: Point(x: 352, y: 184))
    #expect(rig.model == 90 && rig.state.edits.isEmpty && clicks == (hand == .mouse ? 1 : 2))
    rig.tap(.mouse, at: Point(x: 320, y: 230))
    #expect(rig.model == 90 && rig.harness.mouse.press() == .free)
  }

  @Test("beyond its end the thumb waits, and the way back counts one turn at most", arguments: Hand.allCases)
  func stop(_ hand: Hand) {
    let rig = ringRig(300)
    rig.turnRing(hand, from: 300, through: 150, release: false)
    #expect(rig.model == 360)
    for degrees in stride(from: 440.0, through: 330, by: -10) { rig.move(hand, to: rig.onRing(degrees)) }
    rig.release(hand)
    #expect(isNear(rig.model, 330, 1e-6))
  }

  @Test("over three turns the thumb goes round three times", arguments: Hand.allCases)
  func turns(_ hand: Hand) {
    let rig = ringRig(0, in: 0...1080) { $0.turning = .turns(3) }
    rig.turnRing(hand, from: 0, through: 500)
    #expect(isNear(rig.model, 500, 1e-6))
    let thumb = rig.center("ring/thumb"), place = rig.onRing(140)
    #expect(isNear(thumb.x, place.x, 0.01) && isNear(thumb.y, place.y, 0.01))
    rig.tap(hand, at: rig.onRing(300))
    #expect(isNear(rig.model, 500, 1e-6), "a place on the ring tells no value of three")
  }

  @Test("where it wraps, keys and the wheel go on at the other end too")
  func wrapKeys() {
    let rig = ringRig(350, step: 15) { options in
      options.turning = .wrap
      options.wheel = .always
    }
    rig.harness.keyboard.press(.tab)
    rig.press(.right)
    #expect(rig.model == 0 || rig.model == 360)
    rig.press(.right)
    rig.harness.mouse.move(to: rig.onRing(200))
    rig.harness.mouse.wheel(by: Vector(x: 0, y: -2))
    rig.step()
    #expect(rig.model == 345)
  }

  @Test("an edit bears the ring's path, and its thumb is a node with the value's place")
  func node() throws {
    let rig = ringRig(90)
    let ring = try #require(rig.harness.node("ring")), thumb = try #require(rig.harness.node("ring/thumb"))
    #expect(
      ring.role == "ring" && ring.value == 90 && ring.maximum == 360 && ring.children.map(\.path) == ["ring/thumb"])
    #expect(thumb.value == 90 && isNear(thumb.frame.center.y, 280, 1e-9) && isNear(thumb.frame.center.x, 320, 1e-9))
    rig.turnRing(.mouse, from: 90, through: 30)
    #expect(rig.edits(.committed).map(\.path) == ["ring"] && rig.harness.node("ring")?.isFocused == true)
  }

  @Test("rings without room, and looks without sense, stop nothing", arguments: [0.0, 3, 20, .nan, .infinity, -5])
  func odd(_ bad: Double) {
    var value = 90.0, pair = Pair(10, 20)
    let harness = Harness(size: Size(width: 300, height: 300)) { ui in
      ui.styled({
        $0.ringSlider.lineWidth = bad
        $0.ringSlider.thumbRadius = bad
        $0.ringSlider.trackWidth = bad
        $0.ringSlider.sweep = .degrees(bad)
        $0.ringSlider.startAngle = .degrees(bad)
        $0.knob.thumbRadius = bad
      }) {
        ui.place(Rect(x: 10, y: 10, width: 60, height: 60)) { ui.ringSlider(id: "a", &value, label: "A") }
        ui.place(Rect(x: 80, y: 10, width: 60, height: 60)) {
          ui.rangeKnob(id: "b", &pair, \.lower, \.upper, in: 0...50)
        }
      }
      ui.place(Rect(x: 150, y: 10, width: max(0, bad.isFinite ? bad : 0), height: 5)) {
        ui.ringSlider(id: "c", &value)
      }
      ui.place(Rect(x: 200, y: 10, width: 4, height: 4)) { ui.rangeRing(id: "d", &pair, \.lower, \.upper, in: 0...50) }
    }
    harness.step()
    for path in ["a", "b", "c", "d"] { harness.drag(path, by: Vector(x: 20, y: 30), over: 3) }
    #expect((0...360).contains(value) && (0...50).contains(pair.lower) && (0...50).contains(pair.upper))
  }
}
