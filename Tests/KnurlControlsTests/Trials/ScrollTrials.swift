import KnurlCapture
import KnurlControls
import Testing

/// Scrolling, wheel and swipes over controls: trials G, and 25 to 30, 40, 69, 82, 84 of the peers.
@Suite struct ScrollTrials {
  // MARK: Swipes

  @Test("G1 a swipe down a list that begins on a slider scrolls, and the slider keeps its value")
  func swipeOverSlider() {
    let rig = ListRig()
    rig.wheel(-0.75, at: rig.blank)
    let start = rig.center("list/mix/thumb") + Vector(x: -40, y: 0)
    let before = rig.offset
    rig.harness.finger(1).press(at: start)
    rig.step()
    for (x, y) in [(1.0, 4.0), (1, 9), (2, 17), (2, 24), (3, 30)] {
      rig.harness.finger(1).move(to: start + Vector(x: x, y: y))
      rig.step()
    }
    #expect(rig.offset == before - 30)
    rig.lift()
    rig.settle()
    #expect(rig.model.mix == 50 && rig.model.edits.isEmpty && rig.harness.node("list/mix")?.isActive == false)
  }

  @Test("G2 once a slider is drawn, drift along the list does not take it away")
  func driftWhileSliding() {
    let rig = ListRig(), start = rig.center("list/mix/thumb")
    rig.swipe(from: start, by: Vector(x: 20, y: 0))
    let value = rig.model.mix
    #expect(value > 50)
    rig.harness.finger(1).move(to: start + Vector(x: 20, y: 60))
    rig.step()
    rig.harness.finger(1).move(to: start + Vector(x: 40, y: 60))
    rig.step()
    #expect(rig.model.mix > value && rig.offset == 0)
    rig.lift()
    #expect(rig.model.edits.filter { $0.phase == .committed }.count == 1)
  }

  @Test("peers 25 content follows a finger point for point after the slop, and buttons under it do not fire")
  func followsFinger() {
    let rig = ListRig(), start = rig.side
    rig.wheel(-1, at: rig.blank)
    rig.settle()
    let before = rig.offset
    let button = rig.center("list/mix")
    rig.harness.finger(1).press(at: start)
    rig.step()
    rig.harness.finger(1).move(to: start + Vector(x: 0, y: -7))
    rig.step()
    #expect(rig.offset == before)
    rig.harness.finger(1).move(to: start + Vector(x: 0, y: -20))
    rig.step()
    #expect(rig.offset == before + 20)
    rig.harness.finger(1).move(to: start + Vector(x: 0, y: -60))
    rig.step()
    #expect(rig.offset == before + 60 && rig.center("list/mix").y == button.y - 60)
    #expect(rig.model.clicks == 0)
  }

  @Test("peers 25 a finger that scrolls by a button does not fire it; one that taps it does")
  func buttons() {
    let rig = ListRig(), go = rig.center("list/go")
    rig.swipe(from: go, by: Vector(x: 2, y: -40))
    rig.harness.finger(1).move(to: go)
    rig.step(6)
    rig.lift()
    rig.settle()
    #expect(rig.model.clicks == 0 && rig.offset == 0)
    rig.harness.finger(1).press(at: go)
    rig.harness.finger(1).move(by: Vector(x: 3, y: 5))
    rig.harness.finger(1).lift()
    rig.step()
    #expect(rig.model.clicks == 1)
  }

  @Test("peers 26 along the slider the slider has the swipe, across it the list", arguments: [1, 2, 6])
  func byAxis(_ frames: Int) {
    let upright = ListRig(), track = upright.center("list/mix") + Vector(x: -60, y: 0)
    upright.swipe(from: track, by: Vector(x: 0, y: -40), over: frames)
    #expect(upright.model.mix == 50 && upright.offset == 40)
    upright.lift()
    #expect(upright.model.edits.isEmpty)
    let lying = ListRig(), thumb = lying.center("list/mix/thumb")
    lying.swipe(from: thumb, by: Vector(x: 40, y: 0), over: frames)
    let moved = lying.center("list/mix/thumb").x - thumb.x
    #expect(isNear(moved, 40, 1e-6) && lying.offset == 0)
    lying.lift()
    #expect(lying.model.edits.filter { $0.phase == .committed }.count == 1)
  }

  @Test("a fader takes the swipe along it, and the list the one across from its neighbour")
  func fader() {
    let rig = ListRig()
    rig.harness.ui.reveal("list/level/thumb", animates: false)
    rig.step()
    let before = rig.offset, thumb = rig.center("list/level/thumb")
    rig.swipe(from: thumb, by: Vector(x: 0, y: -30))
    #expect(rig.model.level > 0.5 && rig.offset == before)
  }

  @Test("both thumbs of a range are drawn by two fingers inside a list")
  func twoThumbs() {
    let rig = ListRig()
    rig.harness.ui.reveal("list/band", animates: false)
    rig.step()
    let before = rig.offset
    let places = ["lower", "upper"].map { rig.center("list/band/\($0)") }
    for (index, place) in places.enumerated() { rig.harness.finger(index).press(at: place) }
    for (index, way) in [20.0, -20].enumerated() { rig.harness.finger(index).move(by: Vector(x: way, y: 3)) }
    rig.step()
    #expect(rig.model.band.lower > 20 && rig.model.band.upper < 80 && rig.offset == before)
  }

  @Test("one finger scrolls while another draws a slider of the same list, and a third one outside")
  func severalFingers() {
    let rig = ListRig()
    rig.swipe(1, from: rig.blank + Vector(x: 0, y: 20), by: Vector(x: 0, y: -20))
    #expect(rig.offset == 20)
    rig.harness.finger(2).press(at: rig.center("list/mix/thumb"))
    rig.harness.finger(3).press(at: rig.center("other/thumb"))
    rig.step()
    for _ in 0..<10 {
      rig.harness.finger(1).move(by: Vector(x: 0, y: -2))
      rig.harness.finger(2).move(by: Vector(x: 3, y: 0))
      rig.harness.finger(3).move(by: Vector(x: -3, y: 0))
      rig.step()
    }
    #expect(rig.offset == 40 && rig.model.mix > 55 && rig.model.other < 45)
    for id in 1...3 { rig.harness.finger(id).lift() }
    rig.step()
    #expect(rig.harness.ui.isHeld == false)
  }

  @Test("peers 29 a fling comes to rest at one place at any frame rate", arguments: [30.0, 60, 120, 144])
  func frameRates(_ rate: Double) {
    func rest(_ rate: Double) -> Double {
      let rig = ListRig(timeStep: 1 / rate)
      let start = Point(x: 300, y: 320), pointer = PointerID.finger(device: 1, finger: 9)
      let begin = rig.harness.time
      func send(_ kind: InputEvent.Kind, _ after: Double) {
        while rig.harness.time < begin + after { rig.step() }
        rig.harness.send(InputEvent(kind, time: begin + after))
      }
      send(.pressed(pointer, start, .left), 0)
      for event in 1...12 {
        let after = Double(event) / 120
        send(.moved(pointer, start + Vector(x: 0, y: -400 * after), heldButtons: .left), after)
      }
      send(.released(pointer, start + Vector(x: 0, y: -40), .left), 0.1)
      rig.settle()
      return rig.offset
    }
    let expected = rest(60)
    #expect(isNear(expected, 40 + 400 / 2.5, 1e-6))
    #expect(abs(rest(rate) - expected) < 1e-6)
  }

  @Test("peers 82 frames at one time and at times that run backwards leave a fling alone")
  func clockStandsStill() {
    let rig = ListRig()
    rig.swipe(from: rig.blank + Vector(x: 0, y: 60), by: Vector(x: 0, y: -60))
    rig.lift()
    let time = rig.harness.time
    for shift in [0.0, 0, -1, 0] {
      rig.harness.time = time + shift - rig.harness.timeStep
      rig.step()
      #expect(rig.offset.isFinite)
    }
    rig.harness.time = time + 1e6
    rig.settle()
    #expect(rig.offset > 60 && rig.offset <= rig.limit)
  }

  // MARK: Wheel

  @Test("peers 28 G3 a burst of the wheel that began on the list stays with it when a slider comes under it")
  func burst() {
    for isClicked in [false, true] {
      let rig = ListRig(options: ValueOptions(wheel: isClicked ? .focused : .always))
      if isClicked {
        rig.harness.click("list/mix/thumb")
        #expect(rig.model.mix == 50)
      }
      let slider = rig.center("list/mix")
      let start = slider + Vector(x: 0, y: -30)
      rig.wheel(-0.5, at: Point(x: 310, y: start.y))
      rig.harness.mouse.move(to: slider)
      for _ in 0..<20 { rig.wheel(-0.25) }
      #expect(rig.model.mix == 50 && rig.model.gain == 0.5 && rig.offset == 60 * 5.5)
    }
  }

  @Test("peers 28 the wheel over a slider without the focus scrolls the list")
  func unfocused() {
    let rig = ListRig()
    rig.wheel(-1, at: rig.center("list/mix"))
    rig.settle()
    #expect(rig.model.mix == 50 && rig.offset == 60)
  }

  @Test("G4 with the policy always the wheel edits, and the list stays")
  func always() {
    var options = ValueOptions(wheel: .always)
    options.format = ValueFormat(decimals: 0)
    let rig = ListRig(options: options)
    rig.wheel(1, at: rig.center("list/mix"))
    rig.wheel(-2)
    rig.settle()
    #expect(rig.model.mix == 49 && rig.offset == 0)
  }

  @Test("P14 at the end of its travel a control leaves a new burst to the list, and a burst that it began to nobody")
  func atTheEnd() {
    let rig = ListRig(options: ValueOptions(wheel: .always))
    rig.model.mix = 0.5
    rig.step()
    rig.wheel(-1, at: rig.center("list/mix"))
    rig.wheel(-1)
    rig.settle()
    #expect(rig.model.mix == 0 && rig.offset == 0)
    rig.step(30)
    rig.wheel(-1)
    rig.settle()
    #expect(rig.model.mix == 0 && rig.offset == 60)
  }

  @Test("G6 the wheel over a disabled slider scrolls the list")
  func disabled() {
    let rig = ListRig(options: ValueOptions(wheel: .always))
    rig.model.isDisabled = true
    rig.step()
    rig.wheel(-1, at: rig.center("list/mix"))
    rig.settle()
    #expect(rig.model.mix == 50 && rig.offset == 60)
    rig.swipe(from: rig.center("list/mix"), by: Vector(x: 0, y: -30))
    #expect(rig.offset == 90)
  }

  @Test("G8 the wheel on a focused slider under the pointer makes one changed and one committed edit")
  func oneEdit() {
    let rig = ListRig()
    rig.harness.click("list/mix/thumb")
    rig.wheel(1)
    #expect(rig.model.edits.map(\.phase) == [.began, .changed, .committed])
    #expect(rig.model.edits.allSatisfy { $0.source == .user } && rig.offset == 0)
  }

  @Test("G9 with one slider focused and the pointer over another, only the list moves")
  func focusedElsewhere() {
    let rig = ListRig()
    rig.harness.click("other/thumb")
    rig.wheel(-1, at: rig.center("list/mix"))
    rig.settle()
    #expect(rig.model.other == 50 && rig.model.mix == 50 && rig.offset == 60)
  }

  @Test("peers 69 a panel full of knobs scrolls by the wheel; with Control it turns those that ask for it")
  func knobs() {
    let rig = ListRig(options: ValueOptions(wheel: .withModifier))
    rig.harness.ui.reveal("list/gain", animates: false)
    rig.step()
    let before = rig.offset
    rig.wheel(-1, at: rig.knob)
    rig.settle()
    #expect(rig.model.gain == 0.5 && rig.offset == before + 60)
    rig.step(30)
    rig.harness.keyboard.hold(.control)
    rig.wheel(1, at: rig.knob)
    rig.settle()
    #expect(rig.model.gain > 0.5 && rig.offset == before + 60)
  }

  // MARK: Out of view

  @Test("peers 30 what is scrolled out of view is neither hot nor grabbed", arguments: [0.0, 30])
  func outOfView(_ beyond: Double) {
    let rig = ListRig()
    rig.harness.ui.scroll("list", to: Point(x: 0, y: rig.center("list/mix").y - 200 + 17 + beyond), animates: false)
    rig.step()
    let place = rig.center("list/mix/thumb")
    #expect(place.y <= 200 - beyond + 17)
    let above = Point(x: place.x, y: 195 - beyond)
    rig.harness.mouse.move(to: above)
    rig.step()
    #expect(rig.harness.node("list/mix")?.isHot == false)
    #expect(rig.harness.finger(1).press(at: above) == .free && rig.harness.mouse.press() == .free)
    rig.harness.finger(1).move(by: Vector(x: 40, y: 0))
    rig.step()
    #expect(rig.harness.node("list/mix")?.isActive == false && rig.model.mix == 50)
  }

  @Test("peers 30 a finger at the edge of the list does not reach what is cut off beside it")
  func reachAtTheEdge() {
    let rig = ListRig()
    rig.harness.ui.scroll("list", to: Point(x: 0, y: rig.center("list/go").y - 200 + 40), animates: false)
    rig.step()
    #expect(rig.center("list/go").y < 190)
    rig.harness.finger(1).press(at: Point(x: rig.center("list/go").x, y: 203))
    rig.harness.finger(1).lift()
    rig.step()
    #expect(rig.model.clicks == 0)
  }

  @Test("peers 84 ids repeated out of view are reported")
  func duplicates() {
    let harness = Harness(size: Size(width: 640, height: 360)) { ui in
      ui.place(ListRig.frame) {
        ui.scroll(id: "list") {
          ui.space(400)
          ui.button(id: "go", "One")
          ui.button(id: "go", "Two")
        }
      }
    }
    harness.step()
    #expect(harness.ui.problems.count == 1 && harness.ui.problems[0].contains("list/go"))
    #expect(harness.node("list/go#2") != nil)
  }

  @Test("peers 40 a thumb that hangs over the side of the list is drawn and grabbed, at both ends of its travel")
  func overhang() {
    var pair = Pair(0, 100)
    let harness = Harness(size: Size(width: 640, height: 360)) { ui in
      ui.place(ListRig.frame) {
        ui.scroll(id: "list") {
          ui.space(40)
          ui.styled({ $0.rangeSlider.thumbOverhangs = true }) {
            ui.rangeSlider(id: "range", &pair, \.lower, \.upper, in: 0...100)
          }
          ui.space(800)
        }
      }
    }
    harness.step(2)
    let thumb = harness.node("list/range/lower")?.frame ?? .zero
    #expect(thumb.minX <= 100, "\(thumb)")
    let row = Int(thumb.center.y)
    // The metal of the thumb is bright, the window dark.
    for x in Int(thumb.minX) + 3..<Int(thumb.maxX) - 3 { #expect(harness.pixmap[x, row] & 0xff > 60, "at \(x)") }
    harness.mouse.move(to: Point(x: thumb.minX + 4, y: thumb.center.y))
    harness.mouse.press()
    harness.step()
    harness.mouse.move(by: Vector(x: 40, y: 0))
    harness.step()
    #expect(pair.lower > 10)
  }
}
