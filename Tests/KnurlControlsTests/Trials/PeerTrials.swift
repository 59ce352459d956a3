import KnurlCapture
import KnurlControls
import Testing

/// What users of other sets complain about, on their fixture: ranges "price" and "year" of 0...100 whose thumbs travel from
/// x = 100 to 300, at 20 and 80, and knobs that turn by 200 points upwards.
@Suite struct PeerTrials {
  private static let lower = Point(x: 140, y: 50), upper = Point(x: 260, y: 50)

  /// The range alone, with options of its own.
  private func price(
    _ pair: Pair = Pair(20, 80), from start: Double = 0, to end: Double = 100, step: Double? = nil,
    scale: ValueScale = .linear, _ configure: (inout RangeOptions) -> Void = { _ in }
  ) -> Rig<Pair> {
    var options = RangeOptions()
    configure(&options)
    let fixed = options
    return Rig(pair) { ui, state in
      ui.place(Rect(x: 86, y: 33, width: 228, height: 34)) {
        ui.rangeSlider(
          id: "price", &state.model, \.lower, \.upper, from: start, to: end, step: step, scale: scale, options: fixed)
      }
    }
  }

  @Test("peers 32 both thumbs can be dragged", arguments: Hand.allCases)
  func both(_ hand: Hand) {
    let rig = price()
    rig.drag(hand, from: Self.lower, by: Vector(x: 40, y: 0))
    rig.drag(hand, from: Self.upper, by: Vector(x: -40, y: 0))
    #expect(rig.model == Pair(40, 60))
  }

  @Test("peers 35 a thumb stops at the other, or pushes it for good", arguments: [Meeting.block, .push], Hand.allCases)
  func crossing(_ meeting: Meeting, _ hand: Hand) {
    let rig = price { $0.meeting = meeting }
    rig.press(hand, at: Self.lower)
    rig.move(hand, to: Point(x: 290, y: 50))
    #expect(rig.model == (meeting == .block ? Pair(80, 80) : Pair(95, 95)))
    rig.move(hand, to: Point(x: 220, y: 50))
    #expect(rig.model == (meeting == .block ? Pair(60, 80) : Pair(60, 95)))
  }

  @Test("peers 36 a gap stops a thumb; values that break it are shown and left alone until the user acts")
  func gap() {
    let rig = price { $0.minimumGap = 10 }
    rig.drag(from: Self.lower, by: Vector(x: 150, y: 0))
    #expect(rig.model == Pair(70, 80))
    rig.model = Pair(50, 50)
    rig.step(10)
    #expect(rig.model == Pair(50, 50) && rig.center("price/lower").x == 200)
    rig.drag(from: Point(x: 200, y: 50), by: Vector(x: 8, y: 0))
    #expect(rig.model.upper - rig.model.lower >= 10)
  }

  @Test("peers 38 a press beside the thumbs takes the nearer one along")
  func track() {
    let rig = price()
    rig.press(.mouse, at: Point(x: 110, y: 50))
    #expect(rig.model == Pair(5, 80) && rig.isActive("price/lower"))
    rig.move(.mouse, to: Point(x: 130, y: 50))
    #expect(rig.model == Pair(15, 80))
  }

  @Test("peers 39 a press beside a thumb's middle does not shift it", arguments: Hand.allCases)
  func offCentre(_ hand: Hand) {
    let rig = price()
    rig.tap(hand, at: Self.lower + Vector(x: 6, y: 0))
    #expect(rig.model == Pair(20, 80) && rig.state.edits.isEmpty)
  }

  @Test("peers 40 at its end a thumb can be grabbed on both halves, and is drawn whole", arguments: [92.0, 108])
  func overhang(_ x: Double) {
    let rig = price(Pair(0, 80))
    rig.drag(from: Point(x: x, y: 50), by: Vector(x: 40, y: 0))
    #expect(rig.model == Pair(20, 80))
    let frame = price(Pair(0, 80)).frame("price/lower")
    #expect(frame.minX >= 86 && frame.width == frame.height)
  }

  @Test("peers 43 changes are told while there are any, the commit once, in the frame of the release")
  func released() {
    let rig = price(step: 5)
    rig.press(.mouse, at: Self.lower)
    for frame in 1...30 {
      let before = rig.model, count = rig.edits(.changed).count
      rig.move(.mouse, to: Self.lower + Vector(x: Double(frame), y: 0))
      #expect(rig.edits(.changed).count == count + (rig.model == before ? 0 : 1) && rig.edits(.committed).isEmpty)
    }
    rig.release(.mouse)
    #expect(rig.edits(.committed).count == 1 && rig.model == Pair(35, 80))
    rig.tap(.mouse, at: rig.center("price/lower"))
    #expect(rig.edits(.committed).count == 1)
  }

  @Test("peers 44 a drag that was taken back stays the control's until its release, and Escape then is free")
  func cancelled() {
    let rig = price()
    rig.press(.mouse, at: Self.lower)
    rig.move(.mouse, to: Point(x: 200, y: 50))
    #expect(rig.harness.keyboard.press(.escape) == .claimed)
    rig.step()
    #expect(rig.model == Pair(20, 80) && rig.edits(.cancelled).count == 1)
    #expect(rig.harness.keyboard.press(.escape) == .free)
    #expect(rig.harness.mouse.move(to: Point(x: 240, y: 50)) == .claimed)
    #expect(rig.harness.mouse.release() == .claimed)
    rig.step()
    #expect(rig.model == Pair(20, 80) && rig.edits(.committed).isEmpty)
  }

  @Test("peers 45 a double tap, Alt and Delete go to the default", arguments: Hand.allCases)
  func reset(_ hand: Hand) {
    let rig = price { $0.value.defaultValue = 30 }
    rig.tap(hand, at: Self.lower)
    #expect(rig.model == Pair(20, 80))
    rig.tap(hand, at: Self.lower)
    #expect(rig.model == Pair(30, 80))
    rig.model = Pair(20, 80)
    rig.step(40)
    rig.harness.keyboard.hold(.alt)
    rig.tap(hand, at: Self.lower)
    rig.harness.keyboard.hold([])
    #expect(rig.model == Pair(30, 80))
    rig.model = Pair(20, 80)
    rig.step(40)
    rig.press(.delete)
    #expect(rig.model == Pair(30, 80))
  }

  @Test("peers 46 thumbs stand at their steps, and an end between two steps is in reach")
  func steps() {
    let rig = price(step: 5)
    rig.drag(from: Self.lower, by: Vector(x: 7, y: 0), release: false)
    #expect(rig.model == Pair(25, 80) && rig.center("price/lower").x == 150)
    let wide = price(Pair(0, 90), step: 30)
    wide.drag(from: wide.center("price/upper"), by: Vector(x: 40, y: 0))
    #expect(wide.model == Pair(0, 100))
  }

  @Test("peers 50 a logarithm has its geometric mean in the middle, a symmetric one its zero")
  func logarithms() {
    let rig = price(Pair(0.001, 1000), from: 0.001, to: 1000, scale: .logarithmic)
    rig.drag(from: Point(x: 100, y: 50), by: Vector(x: 100, y: 0))
    #expect(isNear(rig.model.lower, 1, 1e-9))
    let both = price(Pair(-100, 100), from: -100, to: 100, scale: .symmetricLogarithmic(threshold: 1))
    both.drag(from: Point(x: 100, y: 50), by: Vector(x: 100, y: 0))
    #expect(both.model.lower == 0)
    both.drag(from: Point(x: 300, y: 50), by: Vector(x: -50, y: 0))
    #expect(both.model.upper > 0 && both.model.upper < 50)
  }

  @Test("peers 52 keys go by steps, tens, tenths and to the ends, Tab to the other thumb")
  func keys() {
    let rig = price(step: 1)
    rig.tap(.mouse, at: Self.lower)
    for (key, modifiers, value) in [
      (Key.right, Modifiers(), 21.0), (.right, [], 22), (.right, [], 23), (.right, .control, 33), (.pageUp, [], 43),
      (.home, [], 0), (.end, [], 80),
    ] {
      rig.press(key, with: modifiers)
      #expect(rig.model.lower == value)
    }
    rig.press(.tab)
    rig.press(.right)
    #expect(rig.model == Pair(80, 81))
    let fine = price()
    fine.tap(.mouse, at: Self.lower)
    fine.press(.right, with: .shift)
    #expect(isNear(fine.model.lower, 20.1, 1e-9))
  }

  @Test("peers 54 what was pressed outside takes nothing along the way", arguments: Hand.allCases)
  func slidIn(_ hand: Hand) {
    let rig = price()
    rig.press(hand, at: Point(x: 40, y: 150))
    rig.move(hand, to: Self.lower)
    #expect(rig.harness.node("price")?.isHot == false)
    rig.move(hand, to: Point(x: 180, y: 50))
    rig.release(hand)
    #expect(rig.model == Pair(20, 80) && rig.state.edits.isEmpty)
  }

  @Test("peers 55 texts have their unit, no negative zero, and figures of one width")
  func texts() {
    let rig = price(Pair(-0.0, 80), from: -100) {
      $0.value.format.prefix = "€ "
      $0.value.format.decimals = 1
    }
    #expect(rig.harness.node("price/lower")?.text == "€ 0.0")
    rig.model.lower = -0.04
    rig.step()
    #expect(rig.harness.node("price/lower")?.text == "€ 0.0")
  }

  @Test("peers 58 a knob is turned by dragging up", arguments: Hand.allCases)
  func knob(_ hand: Hand) {
    let rig = HoldTrials.board()
    rig.drag(hand, from: Point(x: 400, y: 60), by: Vector(x: 0, y: -40))
    #expect(isNear(rig.model.gain, 0.7, 1e-9))
  }

  @Test("peers 65 without ends, three turns are three turns, and nothing jumps at the seam", arguments: Hand.allCases)
  func endless(_ hand: Hand) {
    let rig = knobRig(0) { $0.turning = .unbounded }
    let center = rig.center("knob")
    rig.press(hand, at: center + Vector(angle: .degrees(-90), length: 40))
    var last = rig.model
    for step in 1...360 {
      rig.move(hand, to: center + Vector(angle: .degrees(-90 + Double(step) * 3), length: 40))
      #expect(rig.model >= last && rig.model - last < 0.05)
      last = rig.model
    }
    #expect(isNear(rig.model, 3, 1e-6))
  }
}
