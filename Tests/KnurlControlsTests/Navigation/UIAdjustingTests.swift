import KnurlCapture
import KnurlControls
import Testing

@Suite struct UIAdjustingTests {
  private func press(_ rig: Rig<HoldTrials.Board>, _ buttons: PadButton...) {
    for button in buttons {
      rig.harness.pad(0).press(button)
      rig.step()
    }
  }

  /// The board with the focus on a knob that is turned up and down.
  private func onGain() -> Rig<HoldTrials.Board> {
    let rig = HoldTrials.board()
    for _ in 0..<5 { rig.press(.tab) }
    #expect(rig.harness.node("gain")?.isFocused == true)
    return rig
  }

  @Test("a knob of straight drags is changed along them at once, and across them one goes on")
  func direct() {
    let rig = onGain()
    press(rig, .up, .up)
    #expect(isNear(rig.model.gain, 0.52, 1e-9) && rig.edits(.committed).count == 2)
    press(rig, .right)
    #expect(rig.harness.node("pan")?.isFocused == true)
    press(rig, .left)
    #expect(rig.harness.node("gain")?.isFocused == true)
  }

  @Test("while a pad adjusts, all directions change the value, as one edit; A ends it")
  func oneEdit() {
    let rig = onGain()
    press(rig, .a, .up, .right, .right, .down)
    #expect(isNear(rig.model.gain, 0.52, 1e-9) && rig.isActive("gain"))
    #expect(rig.edits(.began).count == 1 && rig.edits(.changed).count == 4 && rig.edits(.committed).isEmpty)
    press(rig, .a)
    #expect(!rig.isActive("gain") && rig.edits(.committed).map(\.oldValue) == [.real(0.5)])
    press(rig, .a, .a)
    #expect(rig.edits(.began).count == 1)
  }

  @Test("Escape, pad B, a lost window and disabling take the adjusting back", arguments: 0..<4)
  func cancelling(_ way: Int) {
    let rig = onGain()
    press(rig, .a, .up, .up)
    switch way {
    case 0: #expect(rig.harness.keyboard.press(.escape) == .claimed)
    case 1: #expect(rig.harness.pad(1).press(.b) == .claimed)
    case 2: rig.harness.loseFocus()
    default: rig.model.isDisabled = true
    }
    rig.step(2)
    #expect(rig.model.gain == 0.5 && !rig.isActive("gain"))
    #expect(rig.edits(.cancelled).count == 1 && rig.edits(.committed).isEmpty)
  }

  @Test("Tab, a press and an unplugged pad end the adjusting and keep the value", arguments: 0..<4)
  func ending(_ way: Int) {
    let rig = onGain()
    press(rig, .a, .up, .up)
    switch way {
    case 0: rig.harness.keyboard.press(.tab)
    case 1: rig.harness.finger(1).tap("go")
    case 2: rig.harness.pad(0).remove()
    default: rig.harness.mouse.press(on: "gain")
    }
    rig.step(2)
    #expect(isNear(rig.model.gain, 0.52, 1e-9) && rig.edits(.committed).count == 1 && rig.edits(.cancelled).isEmpty)
  }

  @Test("who types a value while a pad adjusts it has let go of it, and a pad that adjusts writes what was typed")
  func typing() {
    let rig = onGain()
    press(rig, .a, .up)
    rig.harness.keyboard.press(.character("0"))
    rig.step()
    #expect(rig.edits(.committed).map(\.oldValue) == [.real(0.5)] && !rig.isActive("gain"))
    rig.harness.keyboard.type(".25")
    rig.step()
    press(rig, .a)
    #expect(rig.model.gain == 0.25 && rig.isActive("gain"))
    rig.harness.pad(0).remove()
    rig.step(2)
    #expect(!rig.isActive("gain") && rig.harness.ui.leaks.isEmpty && rig.edits(.committed).count == 2)
  }

  @Test("a control that vanishes while it is adjusted keeps its value")
  func vanishing() {
    let rig = HoldTrials.board()
    rig.press(.tab)
    press(rig, .a, .right)
    rig.model.showsPrice = false
    rig.step(2)
    #expect(isNear(rig.model.price.lower, 21, 1e-9) && rig.edits(.committed, "price/lower").count == 1)
    rig.model.showsPrice = true
    rig.step(2)
    #expect(!rig.isActive("price/lower") && rig.harness.pad(0).press(.b) == .free)
  }

  @Test("a variable that is written at the end is written once, at A")
  func atTheEnd() {
    let rig = knobRig(0.5) { $0.isContinuous = false }
    rig.press(.tab)
    for button in [PadButton.a, .up, .up, .up] {
      rig.harness.pad(0).press(button)
      rig.step()
    }
    #expect(rig.model == 0.5 && rig.state.edits.isEmpty)
    rig.harness.pad(0).press(.a)
    rig.step()
    #expect(isNear(rig.model, 0.53, 1e-9) && rig.edits(.committed).count == 1 && rig.edits(.changed).isEmpty)
  }
}
