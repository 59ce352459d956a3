import KnurlCapture
import KnurlControls
import Testing

/// Wheels, events, gaps, directions, labels and disabling of straight controls.
@Suite struct ChangeTrials {
  @Test("G4 G9 told so, the wheel edits what it is over, and only that")
  func wheelAlways() {
    let rig = Rig([0.5, 0.5]) { ui, state in
      for index in 0..<2 {
        ui.place(Rect(x: 86, y: 60 + 60 * Double(index), width: 228, height: 34)) {
          ui.slider(id: "\(index)", &state.model[index], step: 0.1, options: ValueOptions(wheel: .always))
        }
      }
    }
    rig.click(.mouse, at: straight(100))
    rig.harness.mouse.move(to: straight(100) + Vector(x: 0, y: 60))
    rig.harness.mouse.wheel(by: Vector(x: 0, y: 1))
    rig.step()
    #expect(rig.model == [0.5, 0.6] && rig.edits(.changed).count == 1 && rig.edits(.committed).count == 1)
  }

  @Test("G6 neither a disabled nor a read-only slider is turned")
  func wheelDisabled() {
    let rig = sliderRig(0.5) {
      $0.wheel = .always
      $0.isReadOnly = true
    }
    rig.harness.mouse.move(to: straight(100))
    rig.harness.mouse.wheel(by: Vector(x: 0, y: 1))
    rig.step()
    #expect(rig.model == 0.5 && rig.state.edits.isEmpty)
  }

  @Test("G8 focused and under the pointer, a notch is one edit of the user's")
  func wheelEdit() {
    let rig = sliderRig(0.5, step: 0.1)
    rig.click(.mouse, at: straight(100))
    rig.harness.mouse.wheel(by: Vector(x: 0, y: 1))
    rig.step()
    #expect(rig.state.edits.map(\.phase) == [.began, .changed, .committed] && rig.model == 0.6)
    #expect(rig.state.edits.allSatisfy { $0.source == .user })
  }

  @Test("I2 nothing is reported where nothing changes", arguments: Hand.allCases)
  func noChange(_ hand: Hand) {
    let rig = sliderRig(0.25)
    rig.drag(hand, from: straight(50), by: Vector(x: -150, y: 0), over: 1, release: false)
    for x in [-110.0, -120, -130] { rig.move(hand, to: straight(x)) }
    rig.letGo(hand)
    #expect(rig.edits(.changed).map(\.newValue) == [.real(0)] && rig.edits(.committed).count == 1)
    rig.press(.tab)
    rig.press(.left)
    rig.model = 0
    rig.step()
    #expect(rig.edits(.changed).count == 1)
  }

  @Test("I3 I5 what the program sets is shown in the next frame and reported by nobody")
  func programSets() {
    let rig = sliderRig(50.0, from: 0, to: 100)
    rig.model = 20
    rig.step()
    #expect(rig.center("slider/thumb").x == 140 && rig.state.edits.isEmpty)
    let paths = Rig(0.5) { ui, state in
      ui.place(straightFrame(.horizontal)) {
        if ui.slider(id: "slider", &state.model).didChange { state.model = state.model + 0 }
      }
    }
    paths.click(.mouse, at: straight(160))
    paths.step(5)
    #expect(paths.edits(.changed).count == 1)
  }

  @Test("I6 equal stops are one stop")
  func equalStops() {
    let rig = stopRig(1, [1, 5, 5, 9])
    rig.press(.tab)
    for expected in [5, 9, 9] {
      rig.press(.right)
      #expect(rig.model == expected)
    }
  }

  @Test("I7 ten moves are ten changes, or none and one commit", arguments: Hand.allCases)
  func continuous(_ hand: Hand) {
    let live = sliderRig(0.0)
    live.drag(hand, from: straight(0), by: Vector(x: 100, y: 0), over: 10)
    #expect(live.edits(.changed).count == 10 && live.edits(.committed).count == 1)
    let late = sliderRig(0.0) { $0.isContinuous = false }
    late.drag(hand, from: straight(0), by: Vector(x: 100, y: 0), over: 10, release: false)
    #expect(late.model == 0 && late.state.edits.isEmpty && late.center("slider/thumb").x == 200)
    late.letGo(hand)
    #expect(late.model == 0.5 && late.edits(.changed).isEmpty && late.edits(.committed).count == 1)
  }

  @Test("J2 J5 a gap is kept on long bounds, and keys push nobody")
  func gaps() {
    let long = rangeRig(300, 500, in: 0...1000, step: 1) { $0.minimumGap = 1 }
    long.drag(from: long.at(60), by: Vector(x: 50, y: 0))
    #expect(long.model == Pair(499, 500))
    let keys = rangeRig(4, 6, step: 1) { $0.minimumGap = 2 }
    keys.press(.tab)
    for _ in 0..<3 { keys.press(.right) }
    #expect(keys.model == Pair(4, 6))
  }

  @Test("K1 arrows move the thumb the way they point, the other axis means more and less")
  func arrows() {
    let right = sliderRig(5.0, from: 0, to: 10, step: 1) { $0.isInverted = true }
    right.press(.tab)
    for (key, value) in [(Key.left, 6.0), (.right, 5), (.up, 6), (.down, 5)] {
      right.press(key)
      #expect(right.model == value)
    }
    let down = sliderRig(5.0, from: 0, to: 10, step: 1) {
      $0.axis = .vertical
      $0.isInverted = true
    }
    down.press(.tab)
    let before = down.center("slider/thumb").y
    down.press(.up)
    #expect(down.model == 4 && down.center("slider/thumb").y < before)
  }

  @Test("K2 bounds from high to low turn the direction", arguments: Hand.allCases)
  func reversed(_ hand: Hand) {
    let rig = sliderRig(100.0, from: 100, to: 0)
    rig.click(hand, at: straight(50))
    #expect(rig.model == 75)
  }

  @Test("K4 an upright slider has its maximum on top", arguments: Hand.allCases)
  func upright(_ hand: Hand) {
    for (y, value) in [(0.0, 1.0), (200, 0), (100, 0.5)] {
      let rig = sliderRig(0.25) { $0.axis = .vertical }
      rig.click(hand, at: straight(y, .vertical))
      #expect(rig.model == value)
    }
  }

  @Test("L5 the thumb stays inside the track at both ends, which are in reach", arguments: Hand.allCases)
  func inside(_ hand: Hand) {
    for value in [0.0, 1] {
      let rig = sliderRig(value)
      let thumb = rig.frame("slider/thumb"), frame = rig.frame("slider")
      #expect(thumb.minX >= frame.minX && thumb.maxX <= frame.maxX)
      rig.drag(hand, from: thumb.center, by: Vector(x: value == 0 ? 200 : -200, y: 0))
      #expect(rig.model == 1 - value)
    }
  }

  @Test("L6 only the thumb under the pointer lights up")
  func hover() {
    let rig = multiRig([2, 5, 8])
    rig.harness.mouse.move(to: straight(100))
    rig.step()
    #expect((0..<3).map { rig.harness.node("slider/\($0)")?.isHot } == [false, true, false])
  }

  @Test("M1 M2 a disabled slider takes neither presses nor keys, and has no hover", arguments: Hand.allCases)
  func disabled(_ hand: Hand) {
    let rig = Rig(0.5) { ui, state in
      ui.disabled { ui.place(straightFrame(.horizontal)) { ui.slider(id: "slider", &state.model) } }
    }
    let before = rig.harness.pixmap.contentHash
    rig.click(hand, at: straight(160))
    rig.press(.tab)
    rig.press(.right)
    #expect(rig.model == 0.5 && rig.state.edits.isEmpty && rig.harness.pixmap.contentHash == before)
    #expect(rig.harness.node("slider")?.isFocused == false)
  }

  @Test(
    "P17 the held value is written in every frame, from the first movement to the release", arguments: Hand.allCases)
  func held(_ hand: Hand) {
    let rig = sliderRig(0.2)
    rig.drag(hand, from: straight(40), by: Vector(x: 20, y: 0), release: false)
    rig.model = 0
    rig.step()
    #expect(rig.model == 0.3)
    rig.letGo(hand)
    rig.model = 0
    rig.step()
    #expect(rig.model == 0)
  }
}
