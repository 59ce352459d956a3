import KnurlCapture
import KnurlControls
import Testing

/// Values that are typed.
@Suite struct EntryTrials {
  private enum Kind: CaseIterable { case knob, slider, ring, fader, stops, field }

  private func rig(_ kind: Kind, _ value: Double, in bounds: ClosedRange<Double> = 0...100) -> Rig<Double> {
    Rig(value) { ui, state in
      ui.place(Rect(x: 200, y: 60, width: 160, height: 240)) {
        switch kind {
        case .knob: ui.knob(id: "it", &state.model, in: bounds, label: "It")
        case .slider: ui.slider(id: "it", &state.model, in: bounds, label: "It")
        case .ring: ui.ringSlider(id: "it", &state.model, in: bounds, label: "It")
        case .fader: ui.fader(id: "it", &state.model, in: bounds, scale: .linear, label: "It", options: ValueOptions())
        case .stops:
          ui.stopSlider(id: "it", &state.model, stops: [bounds.lowerBound, 40, 77, 80, bounds.upperBound], label: "It")
        case .field: ui.numberField(id: "it", &state.model, in: bounds, label: "It")
        }
      }
      ui.place(Rect(x: 20, y: 20, width: 60, height: 30)) { ui.button(id: "go", "Go") }
    }
  }

  private func enter(_ rig: Rig<Double>, _ text: String) {
    rig.press(.enter)
    rig.press(.character("a"), with: .control)
    rig.press(.delete)
    rig.harness.keyboard.type(text)
    rig.step()
  }

  @Test("N1 an emptied entry and a press on the control leave the value", arguments: Kind.allCases)
  private func emptied(_ kind: Kind) {
    let rig = rig(kind, 40)
    rig.press(.tab)
    enter(rig, "")
    rig.drag(from: rig.center("go"), by: .zero)
    #expect(rig.model == 40 && rig.state.edits.isEmpty)
    rig.press(.tab)
    enter(rig, "")
    rig.press(.enter)
    #expect(rig.model == 40 && rig.state.edits.isEmpty)
  }

  @Test("N2 what lies outside goes to the nearer bound, what is no number changes nothing", arguments: Kind.allCases)
  private func bounds(_ kind: Kind) {
    for (text, value) in [("999", 100.0), ("-5", 0), ("abc", 40), ("1/0", 40), ("8e1 dB", 80), ("38.5*2", 77)] {
      let rig = rig(kind, 40)
      rig.press(.tab)
      enter(rig, text)
      rig.press(.enter)
      #expect(rig.model == value, "\(kind) \(text)")
    }
    let empty = rig(kind == .stops ? .slider : kind, 0, in: 0...0)
    empty.press(.tab)
    empty.press(.enter)
    empty.harness.keyboard.type("7")
    empty.press(.enter)
    #expect(empty.model == 0 && empty.state.edits.isEmpty)
  }

  @Test("N4 digits are written once, at the end", arguments: Kind.allCases)
  private func once(_ kind: Kind) {
    let rig = rig(kind, 40, in: 0...1000)
    rig.press(.tab)
    rig.press(.enter)
    for digit in ["8", "0"] {
      rig.harness.keyboard.type(digit)
      rig.step()
      #expect(rig.model == 40 && rig.state.edits.isEmpty)
    }
    rig.press(.enter)
    #expect(rig.model == 80 && rig.edits(.changed).count == 1 && rig.edits(.committed).count == 1)
    #expect(rig.edits(.committed).first?.oldValue == .real(40))
    #expect(rig.edits(.committed).first?.newValue == .real(80))
  }

  @Test("peers 51 a click with Control opens an entry; Escape leaves the value as it was", arguments: Hand.allCases)
  func range(_ hand: Hand) {
    let rig = Rig(Pair(20, 80)) { ui, state in
      ui.place(Rect(x: 86, y: 33, width: 228, height: 34)) {
        ui.rangeSlider(id: "price", &state.model, \.lower, \.upper, in: 0...100)
      }
    }
    rig.harness.keyboard.hold(.control)
    rig.tap(hand, at: Point(x: 200, y: 50))
    rig.harness.keyboard.hold([])
    #expect(rig.model == Pair(20, 80) && rig.harness.isTextInputActive)
    rig.harness.keyboard.type("30..70")
    rig.step()
    #expect(rig.model == Pair(20, 80))
    rig.press(.enter)
    #expect(rig.model == Pair(30, 70) && rig.edits(.committed).count == 2 && !rig.harness.isTextInputActive)
    rig.harness.keyboard.hold(.control)
    rig.tap(hand, at: rig.center("price/lower"))
    rig.harness.keyboard.hold([])
    rig.harness.keyboard.type("9")
    rig.step()
    #expect(rig.model == Pair(30, 70))
    rig.press(.escape)
    #expect(rig.model == Pair(30, 70) && rig.edits(.committed).count == 2 && !rig.harness.isTextInputActive)
  }

  @Test("Enter, text and Enter in one frame are one edit")
  func oneFrame() {
    let rig = rig(.knob, 40)
    rig.press(.tab)
    rig.harness.keyboard.press(.enter)
    #expect(rig.harness.keyboard.type("25") == .claimed && rig.harness.keyboard.press(.enter) == .claimed)
    rig.step()
    #expect(rig.model == 25 && rig.edits(.committed).count == 1)
  }

  @Test("a digit opens an entry where keys have brought the focus; after a drag it is the game's")
  func digits() {
    let rig = rig(.slider, 40)
    rig.press(.tab)
    #expect(rig.harness.keyboard.press(.character("7")) == .claimed)
    rig.step()
    #expect(rig.harness.isTextInputActive)
    rig.harness.keyboard.type("5")
    rig.press(.enter)
    #expect(rig.model == 75)
    rig.drag(from: rig.center("it/thumb"), by: Vector(x: -10, y: 0))
    #expect(rig.harness.keyboard.press(.character("7")) == .free && rig.harness.keyboard.type("7") == .free)
  }

  @Test("a key whose text comes too is taken once")
  func twice() {
    let rig = rig(.slider, 40)
    rig.press(.tab)
    let time = rig.harness.time
    rig.harness.send(InputEvent(.keyDown(.character("7"), [], isRepeat: false), time: time))
    rig.harness.keyboard.type("7")
    rig.harness.send(InputEvent(.keyUp(.character("7"), []), time: time))
    rig.press(.enter)
    #expect(rig.model == 7)
  }

  @Test("JX-13 a click on the number in a ring opens its entry, and so does one on a readout", arguments: Hand.allCases)
  func readouts(_ hand: Hand) {
    let ring = rig(.ring, 40)
    ring.tap(hand, at: ring.center("it"))
    ring.harness.keyboard.type("60")
    ring.press(.enter)
    #expect(ring.model == 60)
    let slider = rig(.slider, 40), frame = slider.frame("it")
    slider.tap(hand, at: Point(x: frame.maxX - 6, y: frame.minY + 12))
    slider.harness.keyboard.type("60")
    slider.press(.enter)
    #expect(slider.model == 60)
  }

  @Test("Control still makes a drag of a thumb coarse, and a read-only value can't be typed")
  func others() {
    let rig = rig(.slider, 10)
    rig.harness.keyboard.hold(.control)
    rig.drag(from: rig.center("it/thumb"), by: Vector(x: 5, y: 0))
    rig.harness.keyboard.hold([])
    #expect(rig.model > 40 && !rig.harness.isTextInputActive)
    let fixed = knobRig(0.5) { $0.isReadOnly = true }
    fixed.press(.tab)
    #expect(fixed.harness.keyboard.press(.enter) == .free && !fixed.harness.isTextInputActive)
  }

  @Test("an entry that is left as it is changes nothing, however many digits it shows")
  func untouched() {
    let rig = rig(.knob, 100.0 / 3)
    rig.press(.tab)
    rig.press(.enter)
    rig.press(.enter)
    #expect(rig.model == 100.0 / 3 && rig.state.edits.isEmpty)
  }

}
