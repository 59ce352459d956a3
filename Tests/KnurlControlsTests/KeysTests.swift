import KnurlCapture
import KnurlControls
import Testing

@Suite struct KeysTests {
  @Test("K1 arrows move the thumb the way they point, the other axis' up and right are more")
  func directions() {
    func moved(_ key: Key, _ configure: (inout RangeOptions) -> Void) -> Double {
      let rig = rangeRig(5, 10, step: 1, configure)
      rig.press(.tab)
      rig.press(key)
      return rig.model.lower
    }
    #expect(moved(.right) { _ in } == 6 && moved(.left) { _ in } == 4 && moved(.up) { _ in } == 6)
    let inverted: (inout RangeOptions) -> Void = { $0.value.isInverted = true }
    #expect(moved(.left, inverted) == 6 && moved(.right, inverted) == 4 && moved(.up, inverted) == 6)
    let upright: (inout RangeOptions) -> Void = { $0.value.axis = .vertical }
    #expect(moved(.up, upright) == 6 && moved(.down, upright) == 4 && moved(.right, upright) == 6)
    let hanging: (inout RangeOptions) -> Void = {
      $0.value.axis = .vertical
      $0.value.isInverted = true
    }
    #expect(moved(.up, hanging) == 4 && moved(.down, hanging) == 6)
  }

  @Test("C17 a hundred rights are a hundred steps, each once")
  func hundred() {
    let rig = rangeRig(0, 100, in: 0...100, step: 1)
    rig.press(.tab)
    for step in 1...100 {
      rig.press(.right)
      #expect(rig.model.lower == Double(step))
    }
    rig.press(.right)
    #expect(rig.edits(.changed).count == 100)
  }

  @Test("a hundred rights without a step are hundredths without dust")
  func hundredths() {
    let rig = rangeRig(0, 1, in: 0...1)
    rig.press(.tab)
    for step in 1...100 {
      rig.press(.right)
      #expect(rig.model.lower == Double(step) / 100)
    }
  }

  @Test("pages, ends, fine and coarse")
  func sizes() {
    let rig = rangeRig(50, 100, in: 0...100, step: 1)
    rig.press(.tab)
    for (key, modifiers, value) in [
      (Key.pageUp, Modifiers(), 60.0), (.pageDown, [], 50), (.right, .control, 60), (.right, .shift, 61),
      (.home, [], 0),
      (.end, [], 100), (.left, [], 99),
    ] {
      rig.press(key, with: modifiers)
      #expect(rig.model.lower == value)
    }
  }

  @Test("a key goes to the thumb that was pressed just before, in one frame too")
  func afterPress() {
    let rig = rangeRig(2, 8, step: 1)
    rig.harness.mouse.move(to: rig.at(160))
    rig.harness.mouse.press()
    rig.harness.mouse.release()
    rig.harness.keyboard.press(.left)
    rig.step()
    #expect(rig.model == Pair(2, 7))
    rig.press(.tab, with: .shift)
    rig.press(.right)
    #expect(rig.model == Pair(3, 7))
  }

  @Test("delete and backspace go to the default value, and without one do nothing")
  func deletion() {
    for key in [Key.delete, .backspace] {
      let rig = knobRig(0.8) { $0.defaultValue = 0.25 }
      rig.press(.tab)
      rig.press(key)
      #expect(rig.model == 0.25 && rig.edits(.committed).count == 1)
      let none = knobRig(0.8)
      none.press(.tab)
      none.press(key)
      #expect(none.model == 0.8 && none.state.edits.isEmpty)
    }
  }

  @Test("Tab goes round in the order of the calls, thumbs one by one, and back with Shift")
  func order() {
    let rig = HoldTrials.board()
    func focused() -> String? {
      rig.harness.nodes.flatMap { [$0] + $0.children }.last { $0.isFocused }?.path
    }
    let order = ["price/lower", "price/upper", "year/lower", "year/upper", "gain", "pan", "go", "loop"]
    for path in order + order.prefix(2) {
      rig.press(.tab)
      #expect(focused() == path)
    }
    rig.press(.tab, with: .shift)
    #expect(focused() == "price/lower")
    rig.press(.tab, with: .shift)
    #expect(focused() == "loop")
  }

  @Test("space and enter click once a press, not while they repeat")
  func activation() {
    let rig = HoldTrials.board()
    for _ in 0..<7 { rig.press(.tab) }
    rig.press(.space)
    rig.press(.enter)
    for _ in 0..<5 { rig.harness.send(InputEvent(.keyDown(.space, [], isRepeat: true), time: rig.harness.time)) }
    rig.step()
    #expect(rig.model.clicks == 2)
  }
}
