import KnurlCapture
import KnurlControls
import Testing

/// The wheel on lists; see `WheelTests` for values and `ScrollTrials` for both.
@Suite struct UIWheelTests {
  @Test("whole notches glide, fractions are there at once, both for 60 points a notch")
  func glide() {
    let rig = ListRig()
    rig.wheel(-1, at: rig.blank)
    #expect(rig.offset > 0 && rig.offset < 60)
    rig.settle()
    #expect(rig.offset == 60)
    rig.wheel(-0.25)
    #expect(rig.offset == 75)
  }

  @Test("notches add up, whether they come in one frame or in the middle of a glide")
  func addUp() {
    let rig = ListRig()
    rig.harness.mouse.move(to: rig.blank)
    for _ in 0..<2 { rig.harness.mouse.wheel(by: Vector(x: 0, y: -1)) }
    rig.step(2)
    rig.wheel(-1)
    rig.settle()
    #expect(rig.offset == 180)
    rig.wheel(9)
    rig.settle()
    #expect(rig.offset == 0)
  }

  @Test("the wheel never draws a list beyond its ends")
  func ends() {
    let rig = ListRig()
    rig.harness.mouse.move(to: rig.blank)
    for notches in [3.0, -100, -0.5, 200] {
      rig.harness.mouse.wheel(by: Vector(x: 0, y: notches))
      for _ in 0..<40 {
        rig.step()
        #expect(rig.offset >= 0 && rig.offset <= rig.limit)
      }
    }
  }

  @Test("a burst belongs to its list wherever the pointer goes over the interface, and ends in 0.3 seconds")
  func elsewhere() {
    let rig = ListRig(options: ValueOptions(wheel: .always))
    rig.wheel(-0.5, at: rig.blank)
    rig.wheel(-0.5, at: rig.center("other"))
    #expect(rig.offset == 60 && rig.model.other == 50)
    #expect(rig.harness.mouse.move(to: Point(x: 20, y: 20)) == .free)
    #expect(rig.harness.mouse.wheel(by: Vector(x: 0, y: -1)) == .free)
    rig.step(19)
    rig.wheel(-0.5, at: rig.blank)
    #expect(rig.offset == 90)
  }

  @Test("while a finger holds the list the wheel leaves it alone")
  func held() {
    let rig = ListRig()
    rig.swipe(from: rig.blank + Vector(x: 0, y: 60), by: Vector(x: 0, y: -20))
    rig.wheel(-1, at: rig.blank)
    rig.step(5)
    #expect(rig.offset == 20)
  }

  @Test("D14 while the mouse draws a fader the wheel does not scroll it away")
  func drawn() {
    let rig = ListRig()
    rig.harness.ui.reveal("list/level/thumb", animates: false)
    rig.step()
    let before = rig.offset
    rig.harness.mouse.move(to: rig.center("list/level/thumb"))
    rig.harness.mouse.press()
    rig.wheel(-1)
    rig.settle()
    #expect(rig.offset == before && rig.model.level == 0.5)
  }

  @Test("amounts and times that are no numbers are harmless")
  func noNumbers() {
    let rig = ListRig()
    for notches in [Vector(x: .nan, y: 1), Vector(x: 0, y: .infinity), Vector(x: 1e300, y: -1e300), .zero] {
      rig.harness.send(InputEvent(.wheel(rig.blank, notches), time: .nan))
      rig.step()
      #expect(rig.offset >= 0 && rig.offset <= rig.limit)
    }
  }
}
