import KnurlCapture
import Testing

@testable import KnurlControls

@Suite struct ValueEntryTests {
  @Test("of a range, one number goes to the thumb, two in any order to both, more to none")
  func rangeTexts() {
    let texts: [(String, Pair)] = [
      ("30", Pair(30, 80)), ("70..30", Pair(30, 70)), ("85 – 95", Pair(85, 95)), ("5;10", Pair(5, 10)),
      ("1..2..3", Pair(20, 80)), ("x..50", Pair(20, 80)), ("90", Pair(80, 80)), ("-5..500", Pair(0, 100)),
    ]
    for (text, pair) in texts {
      let rig = rangeRig(20, 80, in: 0...100)
      rig.press(.tab)
      rig.press(.enter)
      rig.harness.keyboard.type(text)
      rig.press(.enter)
      #expect(rig.model == pair, "\(text)")
    }
  }

  @Test("arrows in an entry take the typed number on, and write nothing")
  func arrows() {
    let rig = Rig(5) { ui, state in ui.slider(id: "it", &state.model, in: 0...10, label: "It") }
    rig.press(.tab)
    rig.press(.enter)
    rig.press(.up)
    rig.press(.up)
    rig.press(.down)
    #expect(rig.model == 5)
    rig.press(.enter)
    #expect(rig.model == 6)
  }

  @Test("integers of 64 bits are typed to the last digit, percents as percents")
  func exact() {
    let whole = Rig(0) { ui, state in ui.knob(id: "it", &state.model, in: Int.min...Int.max) }
    whole.press(.tab)
    whole.press(.enter)
    whole.harness.keyboard.type("9007199254740993")
    whole.press(.enter)
    #expect(whole.model == 9_007_199_254_740_993)
    let share = Rig(0.5) { ui, state in
      ui.slider(id: "it", &state.model, label: "It", options: ValueOptions(format: .percent))
    }
    share.press(.tab)
    share.press(.enter)
    share.harness.keyboard.type("25 %")
    share.press(.enter)
    #expect(share.model == 0.25)
  }
}
