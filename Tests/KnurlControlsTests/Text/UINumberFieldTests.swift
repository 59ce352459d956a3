import KnurlCapture
import KnurlControls
import Testing

@Suite struct UINumberFieldTests {
  private func rig(
    _ value: Double, in bounds: ClosedRange<Double>? = nil, step: Double? = nil,
    _ options: NumberFieldOptions = NumberFieldOptions()
  ) -> Rig<Double> {
    Rig(value) { ui, state in
      ui.place(Rect(x: 200, y: 100, width: 120, height: 58)) {
        state.response = ui.numberField(
          id: "it", &state.model, in: bounds, step: step, label: "It", options: options)
      }
    }
  }

  @Test("a click opens the field with all selected; an expression is written once", arguments: Hand.allCases)
  func expression(_ hand: Hand) {
    let rig = rig(7)
    rig.tap(hand, at: rig.center("it"))
    #expect(rig.harness.isTextInputActive)
    rig.harness.keyboard.type("3*12.5")
    rig.step()
    #expect(rig.model == 7)
    rig.press(.enter)
    #expect(rig.model == 37.5 && rig.state.response?.didCommit == true && rig.harness.node("it")?.text == "37.5")
  }

  @Test("Tab and a number replace the old one; a further Tab commits")
  func tab() {
    let rig = rig(7)
    rig.press(.tab)
    #expect(rig.harness.isTextInputActive)
    rig.harness.keyboard.press(.character("4"))
    rig.harness.keyboard.type("4")
    rig.harness.keyboard.type("2")
    rig.press(.tab)
    #expect(rig.model == 42)
  }

  @Test("arrows go by steps, by one where there are none and no bounds, by hundredths of the bounds")
  func arrows() {
    let free = rig(0.5)
    free.press(.tab)
    free.press(.up)
    #expect(free.model == 1.5)
    free.press(.down, with: .shift)
    #expect(isNear(free.model, 1.4))
    let stepped = rig(0.5, in: 0...10, step: 0.25)
    stepped.press(.tab)
    stepped.press(.up)
    #expect(stepped.model == 0.75)
    let bounded = rig(5, in: 0...10)
    bounded.press(.tab)
    bounded.press(.down)
    #expect(isNear(bounded.model, 4.9))
  }

  @Test(
    "a pointer that goes sideways takes the value along where that is asked for, a click opens",
    arguments: Hand.allCases)
  func drags(_ hand: Hand) {
    let options = NumberFieldOptions(dragsValue: true)
    let rig = rig(5, in: 0...10, step: 1, options)
    rig.press(hand, at: rig.center("it"))
    rig.move(hand, to: rig.center("it") + Vector(x: 24, y: 0))
    #expect(rig.model == 8)
    rig.release(hand)
    rig.step(60)
    #expect(rig.edits(.committed).count == 1 && rig.edits(.changed).count == 1)
    rig.tap(hand, at: rig.center("it"))
    rig.harness.keyboard.type("2")
    rig.press(.enter)
    #expect(rig.model == 2)
  }

  @Test("without bounds any number goes, with all digits that it needs")
  func unbounded() {
    let rig = rig(0)
    for (text, value, shown) in [
      ("-1e9", -1e9, "-1000000000"), ("0.125", 0.125, "0.125"), ("1/3", 1.0 / 3, "0.333333"),
    ] {
      rig.press(.tab)
      rig.press(.enter)
      rig.harness.keyboard.type(text)
      rig.press(.enter)
      #expect(rig.model == value && rig.harness.node("it")?.text == shown)
    }
  }

  @Test("integers are exact in all of their type")
  func integers() {
    let rig = Rig(UInt64(1)) { ui, state in ui.numberField(id: "it", &state.model) }
    rig.press(.tab)
    rig.harness.keyboard.type("18446744073709551615")
    rig.press(.enter)
    #expect(rig.model == .max)
    rig.press(.up)
    #expect(rig.model == .max)
    rig.press(.down)
    #expect(rig.model == UInt64.max - 1)
  }

  @Test("Escape ends the entry, then gives up the focus, then is the game's")
  func escape() {
    let rig = rig(7)
    rig.press(.tab)
    rig.harness.keyboard.type("9")
    rig.step()
    rig.press(.escape)
    #expect(rig.model == 7 && rig.harness.isTextInputActive)
    #expect(rig.harness.keyboard.press(.escape) == .claimed && !rig.harness.isTextInputActive)
    #expect(rig.harness.keyboard.press(.escape) == .free)
    rig.step()
    #expect(rig.model == 7 && rig.state.edits.isEmpty)
  }

  @Test("a node tells role, value and bounds")
  func nodes() {
    let node = rig(5, in: 0...10, step: 1).harness.node("it")
    #expect(node?.role == "numberField" && node?.value == 5 && node?.minimum == 0 && node?.maximum == 10)
    #expect(node?.frame == Rect(x: 200, y: 124, width: 120, height: 34))
    #expect(rig(5).harness.node("it")?.maximum == nil)
  }
}
