import KnurlCapture
import KnurlControls
import Testing

/// Steps, rounding, integers, keys: through a slider, by mouse and by finger.
@Suite struct StepTrials {
  /// The values met on the way from one end to the other, point by point.
  private func met(_ rig: Rig<Double>, _ hand: Hand) -> [Double] {
    var values = [rig.model]
    rig.drag(hand, from: straight(0), by: Vector(x: 10, y: 0), over: 10, release: false)
    values.append(rig.model)
    for x in 11...202 {
      rig.move(hand, to: straight(Double(x)))
      if values.last != rig.model { values.append(rig.model) }
    }
    rig.letGo(hand)
    return values.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test("C1 C12 C13 a drag meets every step and both ends, and nothing else", arguments: Hand.allCases)
  func reachable(_ hand: Hand) {
    #expect(met(sliderRig(2000, from: 2000, to: 2022, step: 5), hand) == [2000, 2005, 2010, 2015, 2020, 2022])
    #expect(met(sliderRig(18, from: 18, to: 48, step: 10), hand) == [18, 28, 38, 48])
    #expect(met(sliderRig(1, from: 1, to: 13, step: 3), hand) == [1, 4, 7, 10, 13])
    let round = sliderRig(1.0, from: 1, to: 4096, step: 1024) { $0.stepOrigin = 0 }
    #expect(met(round, hand) == [1, 1024, 2048, 3072, 4096])
  }

  @Test("C12 a thumb stands at its value's share of the travel")
  func place() {
    for value in [18.0, 28, 38, 48] {
      let rig = sliderRig(value, from: 18, to: 48, step: 10)
      #expect(isNear(rig.center("slider/thumb").x, 100 + 200 * (value - 18) / 30, 1e-9))
    }
  }

  @Test("C2 an end that was left is found again", arguments: Hand.allCases)
  func backToTheEnd(_ hand: Hand) {
    let rig = sliderRig(29790.0, from: 11350, to: 29790, step: 100)
    rig.drag(hand, from: straight(200), by: Vector(x: -150, y: 0), release: false)
    #expect(rig.model != 29790)
    rig.move(hand, to: straight(200))
    rig.letGo(hand)
    #expect(rig.model == 29790)
  }

  @Test("C3 a slow drag never leaves the bounds", arguments: Hand.allCases)
  func slow(_ hand: Hand) {
    let rig = sliderRig(0.0, from: 0, to: 80, step: 50)
    rig.drag(hand, from: straight(0), by: Vector(x: 200, y: 0), over: 200)
    #expect(rig.edits(.changed).map(\.newValue) == [.real(50), .real(80)])
  }

  @Test("C5 decimal steps give the numbers that people write", arguments: Hand.allCases)
  func decimals(_ hand: Hand) {
    let rig = sliderRig(0.0, step: 0.1)
    rig.click(hand, at: straight(60))
    #expect(rig.model == 0.3 && rig.harness.node("slider")?.text == "0.3")
    let keys = sliderRig(0.0, step: 0.3)
    keys.press(.tab)
    for _ in 0..<3 { keys.press(.right) }
    #expect(keys.model == 0.9)
  }

  @Test("C6 C8 what the program gives is not changed by being shown")
  func untouched() {
    let rig = sliderRig(1.2, from: 0, to: 2, step: 0.1)
    rig.step(10)
    #expect(rig.model == 1.2 && rig.state.edits.isEmpty)
    let top = sliderRig(0.94, from: 0, to: 0.94, step: 0.01)
    #expect(top.model == 0.94 && top.center("slider/thumb").x == 300)
  }

  @Test("C7 C11 small and odd decimals are exact", arguments: Hand.allCases)
  func fine(_ hand: Hand) {
    let tiny = sliderRig(0.0, from: 0, to: 1e-6, step: 1e-8)
    tiny.click(hand, at: straight(50))
    #expect(tiny.model == 2.5e-7)
    let rig = sliderRig(0.2, from: 0.2, to: 4, step: 0.05)
    rig.press(.tab)
    for _ in 0..<49 { rig.press(.right) }
    #expect(rig.model == 2.65 && rig.harness.node("slider")?.text == "2.65")
  }

  @Test(
    "C10 long rows of steps have all their steps",
    arguments: [(0.0, 1.0, 0.1, 11), (0.1, 10, 0.1, 100), (0, 500_050_000, 50000, 10002)])
  func counts(_ start: Double, _ end: Double, _ step: Double, _ count: Int) {
    let rig = sliderRig(start, from: start, to: end, step: step)
    rig.press(.tab)
    var met = 1, last = start
    while met < 20_000 {
      rig.harness.keyboard.press(.right)
      rig.step()
      if rig.model == last { break }
      last = rig.model
      met += 1
    }
    #expect(met == count && last == end)
  }

  @Test("C15 zero and one are both within reach", arguments: Hand.allCases)
  func bit(_ hand: Hand) {
    let rig = wholeRig(0, from: 0, to: 1)
    rig.drag(hand, from: straight(0), by: Vector(x: 120, y: 0), release: false)
    #expect(rig.model == 1)
    rig.move(hand, to: straight(80))
    #expect(rig.model == 0)
    rig.letGo(hand)
  }

  @Test("C17 a hundred keys are a hundred steps, each once")
  func keys() {
    let rig = sliderRig(0.0, from: 0, to: 100, step: 1)
    rig.press(.tab)
    for expected in 1...100 {
      rig.press(.right)
      #expect(rig.model == Double(expected))
    }
    #expect(rig.edits(.changed).count == 100 && rig.edits(.committed).count == 100)
  }

  @Test("C18 a key shows, with few decimals and a long travel")
  func keyShows() {
    let rig = Rig(0.0) { ui, state in
      ui.place(Rect(x: -200, y: 60, width: 1028, height: 34)) {
        ui.slider(id: "slider", &state.model, options: ValueOptions(format: ValueFormat(decimals: 2)))
      }
    }
    rig.press(.tab)
    rig.press(.right)
    #expect(rig.model == 0.01 && rig.harness.node("slider")?.text == "0.01")
  }

  @Test("C19 a slow drag over few steps loses nothing", arguments: Hand.allCases)
  func remainder(_ hand: Hand) {
    let rig = wholeRig(0, from: 0, to: 3)
    rig.drag(hand, from: straight(0), by: Vector(x: 200, y: 0), over: 200)
    #expect(rig.model == 3)
  }

  @Test("C21 a logarithm over integers never jumps by more than a point is worth")
  func coarse() {
    let rig = sliderRig(30000.0, from: 10, to: 30000, step: 1, scale: .logarithmic)
    rig.harness.mouse.move(to: straight(200))
    rig.harness.mouse.press()
    var last = rig.center("slider/thumb").x
    for x in stride(from: 199.0, through: 0, by: -1) {
      rig.move(.mouse, to: straight(x))
      let place = rig.center("slider/thumb").x
      // Near the minimum a step is worth more than a point; there it is the next step.
      let step = 200 * 0.1 / 8
      #expect(last - place >= 0 && last - place <= max(1.5, step), "at \(x): \(last) to \(place)")
      last = place
    }
    #expect(rig.model == 10)
  }

  private func ends<V: FixedWidthInteger>(_ type: V.Type, _ hand: Hand) {
    let rig = wholeRig(V.min, from: .min, to: .max)
    rig.drag(hand, from: straight(0), by: Vector(x: 300, y: 0))
    #expect(rig.model == V.max, "\(type)")
    rig.press(.tab)
    rig.press(.left)
    #expect(rig.model == V.max - 1 && rig.harness.node("slider")?.text == String(V.max - 1), "\(type)")
    rig.drag(hand, from: straight(200), by: Vector(x: -300, y: 0))
    #expect(rig.model == V.min, "\(type)")
  }

  @Test("integers of every width reach both ends exactly", arguments: Hand.allCases)
  func widths(_ hand: Hand) {
    ends(Int8.self, hand)
    ends(UInt8.self, hand)
    ends(Int16.self, hand)
    ends(UInt16.self, hand)
    ends(Int32.self, hand)
    ends(UInt32.self, hand)
    ends(Int64.self, hand)
    ends(UInt64.self, hand)
  }
}
