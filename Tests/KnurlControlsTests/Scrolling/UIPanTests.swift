import KnurlCapture
import KnurlControls
import Testing

/// Fingers in scroll areas: whose a press is, and what becomes of it.
@Suite struct UIPanTests {
  @Test("P19 nothing moves within 8 points, then the whole way counts")
  func slop() {
    let rig = ListRig(), start = rig.blank + Vector(x: 0, y: 60)
    rig.harness.finger(1).press(at: start)
    for way in [3.0, 5, 7.9] {
      rig.harness.finger(1).move(to: start + Vector(x: -way, y: -way))
      rig.step()
      #expect(rig.offset == 0)
    }
    rig.harness.finger(1).move(to: start + Vector(x: -5, y: -8))
    rig.step()
    #expect(rig.offset == 8)
  }

  @Test("a press on a slider that moves neither way far enough is a tap where it was put down")
  func tap() {
    let rig = ListRig(), track = rig.center("list/mix") + Vector(x: -60, y: 0)
    rig.harness.finger(1).press(at: track)
    rig.harness.finger(1).move(by: Vector(x: 7, y: 7))
    rig.step()
    #expect(rig.model.mix == 50)
    rig.lift()
    rig.settle()
    #expect(isNear(rig.center("list/mix/thumb").x, track.x, 0.5) && rig.offset == 0)
    #expect(rig.harness.node("list/mix/thumb")?.isFocused == true)
  }

  @Test("a swipe leaves the focus where it was; a drag takes it")
  func focus() {
    let rig = ListRig()
    rig.harness.click("other/thumb")
    rig.swipe(from: rig.center("list/mix/thumb"), by: Vector(x: 0, y: -30))
    rig.harness.finger(1).cancel()
    rig.settle()
    #expect(rig.harness.node("other/thumb")?.isFocused == true)
    rig.swipe(from: rig.center("list/mix/thumb"), by: Vector(x: 30, y: 0))
    #expect(rig.harness.node("list/mix/thumb")?.isFocused == true)
  }

  @Test("a finger on a list in motion stops it, and presses nothing")
  func stops() {
    let rig = ListRig()
    rig.model.extra = 4000
    rig.step()
    rig.swipe(from: rig.blank + Vector(x: 0, y: 80), by: Vector(x: 0, y: -80), over: 4)
    rig.lift()
    rig.step(5)
    let before = rig.offset
    #expect(before > 100)
    rig.harness.finger(2).press(at: ListRig.frame.center)
    rig.step(5)
    let held = rig.offset
    #expect(held - before < 30)
    rig.step(30)
    #expect(rig.offset == held)
    rig.harness.finger(2).move(by: Vector(x: 0, y: 3))
    rig.step()
    #expect(rig.offset == held - 3)
    rig.harness.finger(2).lift()
    rig.settle()
    #expect(rig.model.clicks == 0 && rig.model.edits.isEmpty && rig.offset == held - 3)
  }

  @Test("drawn beyond its beginning a list resists, and comes back", arguments: [1, 2])
  func rubberBand(_ scale: Double) {
    let rig = ListRig(pixelsPerPoint: scale)
    let top = rig.center("list/go").y
    rig.swipe(from: rig.blank, by: Vector(x: 0, y: 100))
    let stretch = rig.center("list/go").y - top
    #expect(stretch > 20 && stretch < 70 && rig.offset == -stretch || abs(rig.offset + stretch) < 1)
    rig.lift()
    rig.settle()
    #expect(rig.offset == 0 && rig.center("list/go").y == top)
  }

  @Test("Escape, a lost finger and a taken one leave the list where it is, without a fling", arguments: [0, 1, 2])
  func endings(_ way: Int) {
    let rig = ListRig()
    rig.swipe(from: rig.blank + Vector(x: 0, y: 60), by: Vector(x: 0, y: -60))
    switch way {
    case 0: rig.harness.keyboard.press(.escape)
    case 1: rig.harness.finger(1).cancel()
    default: rig.harness.loseFocus()
    }
    rig.settle()
    #expect(rig.offset == 60 && !rig.harness.ui.isHeld)
    rig.harness.finger(1).move(by: Vector(x: 0, y: -30))
    rig.step()
    #expect(rig.offset == 60)
  }

  @Test("a second finger on a list that one draws is ignored, and does not jump when the first is lifted")
  func second() {
    let rig = ListRig()
    rig.swipe(1, from: rig.blank + Vector(x: 0, y: 60), by: Vector(x: 0, y: -20))
    rig.swipe(2, from: rig.blank + Vector(x: -20, y: 60), by: Vector(x: 0, y: -40))
    #expect(rig.offset == 20)
    rig.harness.finger(1).cancel()
    rig.harness.finger(2).move(by: Vector(x: 0, y: -10))
    rig.step()
    #expect(rig.offset == 20)
    rig.harness.finger(2).lift()
    rig.settle()
    #expect(!rig.harness.ui.isHeld)
  }

  @Test("the mouse acts at once and never draws the list, unless it is told to", arguments: [false, true])
  func mouse(_ drags: Bool) {
    let rig = ListRig(scroll: ScrollOptions(dragsWithMouse: drags))
    func drag(from place: Point, by way: Vector) {
      rig.harness.mouse.move(to: place)
      rig.harness.mouse.press()
      rig.step()
      for _ in 0..<4 {
        rig.harness.mouse.move(by: way * 0.25)
        rig.step()
      }
      rig.harness.mouse.release()
      rig.settle()
    }
    drag(from: rig.center("list/mix/thumb"), by: Vector(x: 20, y: -40))
    #expect(rig.model.mix > 50 && rig.offset == 0)
    drag(from: rig.center("list/go"), by: Vector(x: 0, y: -40))
    #expect((rig.offset >= 40) == drags && rig.model.clicks == 0)
    let before = rig.offset
    drag(from: Point(x: 310, y: 320), by: Vector(x: 0, y: -40))
    #expect((rig.offset >= before + 40) == drags)
  }

  @Test("a list that fits is no list for a finger: the control under it has any drag, and nothing moves")
  func fits() {
    var value = 50.0
    let harness = Harness(size: Size(width: 640, height: 360)) { ui in
      ui.place(ListRig.frame) { ui.scroll(id: "list") { ui.slider(id: "mix", &value, in: 0...100) } }
    }
    harness.step(2)
    let thumb = harness.node("list/mix/thumb")?.frame.center ?? .zero
    harness.finger(1).press(at: thumb)
    harness.finger(1).move(by: Vector(x: 7, y: 7))
    harness.step()
    #expect(value > 50 && harness.node("list")?.value == 0)
  }

  @Test("taps before and after a swipe are no double click")
  func noDoubleClick() {
    var options = ValueOptions()
    options.defaultValue = 0
    let rig = ListRig(options: options), thumb = rig.center("list/mix/thumb")
    rig.harness.finger(1).press(at: thumb)
    rig.harness.finger(1).lift()
    rig.swipe(from: rig.center("list/mix/thumb"), by: Vector(x: 0, y: -9), over: 2)
    rig.harness.finger(1).move(to: thumb)
    rig.step()
    rig.harness.finger(1).cancel()
    rig.step(8)
    rig.harness.finger(1).press(at: rig.center("list/mix/thumb"))
    rig.harness.finger(1).lift()
    rig.step()
    #expect(rig.model.mix == 50)
  }
}
