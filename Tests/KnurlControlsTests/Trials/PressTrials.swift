import KnurlCapture
import KnurlControls
import Testing

/// How presses, drags and releases feel on a slider.
@Suite struct PressTrials {
  @Test("D1 D3 a press beside the thumb's middle moves nothing, and the drag counts from it", arguments: Hand.allCases)
  func anchor(_ hand: Hand) {
    for x in [91.0, 107, 109] {
      let still = sliderRig(50.0, from: 0, to: 100)
      still.click(hand, at: straight(x))
      #expect(still.model == 50 && still.state.edits.isEmpty)
      let rig = sliderRig(50.0, from: 0, to: 100)
      rig.drag(hand, from: straight(x), by: Vector(x: 20, y: 0))
      #expect(rig.model == 60)
    }
  }

  @Test("D4 nothing jumps at the release", arguments: Hand.allCases)
  func release(_ hand: Hand) {
    let rig = sliderRig(50.0, from: 0, to: 100, step: 10)
    rig.drag(hand, from: straight(100), by: Vector(x: 33, y: 0), release: false)
    let before = rig.state.edits.filter { $0.phase == .changed }.count
    #expect(rig.model == 70)
    rig.letGo(hand)
    #expect(rig.model == 70 && rig.edits(.changed).count == before && rig.edits(.committed).count == 1)
  }

  @Test("D5 D6 a press is no drag, and a drag is no click", arguments: Hand.allCases)
  func onlyOne(_ hand: Hand) {
    let press = sliderRig(0.7)
    press.click(hand, at: straight(140))
    #expect(press.model == 0.7)
    let drag = sliderRig(0.3, step: 0.1)
    drag.drag(hand, from: straight(60), by: Vector(x: 40, y: 0))
    #expect(drag.model == 0.5 && drag.state.response?.clickCount == 0)
  }

  @Test("D7 past the end the thumb waits for the pointer", arguments: Hand.allCases)
  func pastTheEnd(_ hand: Hand) {
    let rig = sliderRig(0.9)
    rig.drag(hand, from: straight(180), by: Vector(x: 120, y: 0), release: false)
    rig.move(hand, to: straight(280))
    #expect(rig.model == 1)
    rig.move(hand, to: straight(180))
    rig.letGo(hand)
    #expect(rig.model == 0.9)
  }

  @Test("D9 a click soon after a drag is no double click", arguments: Hand.allCases)
  func dragThenClick(_ hand: Hand) {
    let rig = sliderRig(0.5) { $0.defaultValue = 0.5 }
    rig.drag(hand, from: straight(100), by: Vector(x: 60, y: 0))
    rig.click(hand, at: straight(160))
    #expect(rig.model == 0.8)
  }

  @Test("D10 a click on the track and one on the thumb do not reset, two on the thumb do", arguments: Hand.allCases)
  func trackThenThumb(_ hand: Hand) {
    let rig = sliderRig(0.5) { $0.defaultValue = 0.5 }
    rig.click(hand, at: straight(160))
    rig.click(hand, at: straight(160))
    #expect(rig.model == 0.8)
    rig.click(hand, at: straight(160))
    #expect(rig.model == 0.5)
  }

  @Test("D13 a press takes the pointer nowhere, so that the second click lands", arguments: Hand.allCases)
  func doubleClick(_ hand: Hand) {
    let rig = sliderRig(0.8) { $0.defaultValue = 0.2 }
    rig.click(hand, at: straight(162))
    #expect(rig.model == 0.8)
    rig.click(hand, at: straight(162))
    #expect(rig.model == 0.2)
  }

  @Test("D14 a wheel during a drag is ignored, and the drag is one edit")
  func wheel() {
    let rig = sliderRig(0.5) { $0.wheel = .always }
    rig.drag(from: straight(100), by: Vector(x: 20, y: 0), release: false)
    for notch in [1.0, -1] {
      rig.harness.mouse.wheel(by: Vector(x: 0, y: notch))
      rig.step()
    }
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.model == 0.6 && rig.edits(.began).count == 1 && rig.edits(.committed).count == 1)
  }

  // MARK: The seeds' own ways

  @Test("CE-15 with the track told to ignore presses, only the thumb is dragged", arguments: Hand.allCases)
  func ignored(_ hand: Hand) {
    let rig = sliderRig(0.5) { $0.trackPress = .ignore }
    rig.drag(hand, from: straight(160), by: Vector(x: 20, y: 0))
    #expect(rig.model == 0.5 && rig.state.edits.isEmpty)
    rig.drag(hand, from: straight(100), by: Vector(x: 20, y: 0))
    #expect(rig.model == 0.6)
  }

  @Test("a page goes towards the press, by ten steps or a tenth, and not beyond it", arguments: Hand.allCases)
  func page(_ hand: Hand) {
    let rig = sliderRig(50.0, from: 0, to: 100, step: 1) { $0.trackPress = .page }
    rig.click(hand, at: straight(180))
    #expect(rig.model == 60 && rig.edits(.committed).count == 1)
    rig.click(hand, at: straight(0))
    #expect(rig.model == 50)
    let near = sliderRig(50.0, from: 0, to: 100, step: 2) { $0.trackPress = .page }
    near.click(hand, at: straight(124))
    #expect(near.model == 62)
    let free = sliderRig(0.5) { $0.trackPress = .page }
    free.click(hand, at: straight(190))
    #expect(isNear(free.model, 0.6, 1e-12))
  }

  @Test("CS-10 CS-12 where only clicks count, a drag from the track is dropped", arguments: Hand.allCases)
  func clicks(_ hand: Hand) {
    let rig = sliderRig(0.5) { $0.trackPress = .click }
    rig.drag(hand, from: straight(160), by: Vector(x: 20, y: 0))
    #expect(rig.model == 0.5 && rig.state.edits.isEmpty)
    rig.click(hand, at: straight(160))
    #expect(rig.model == 0.8 && rig.edits(.committed).count == 1)
  }

  @Test("P7 a mouse jumps at the press and drags on, a finger once it has moved or is lifted")
  func jump() {
    let mouse = sliderRig(0.5)
    mouse.drag(from: straight(160), by: Vector(x: -20, y: 0), release: false)
    #expect(isNear(mouse.model, 0.7, 1e-12))
    let rig = sliderRig(0.5)
    rig.harness.finger(1).press(at: straight(160))
    rig.step(5)
    #expect(rig.model == 0.5)
    rig.harness.finger(1).lift()
    rig.step()
    #expect(rig.model == 0.8)
  }

  @Test("P18 the picture of a jump takes 0.2 seconds, and the value none")
  func animated() {
    let rig = sliderRig(0.0)
    rig.harness.mouse.move(to: straight(200))
    rig.harness.mouse.press()
    rig.step()
    #expect(rig.model == 1 && rig.center("slider/thumb").x == 300)
    let first = rig.harness.pixmap.contentHash
    rig.step(6)
    let middle = rig.harness.pixmap.contentHash
    rig.step(12)
    let last = rig.harness.pixmap.contentHash
    rig.step()
    #expect(first != middle && middle != last && rig.harness.pixmap.contentHash == last)
  }
}
