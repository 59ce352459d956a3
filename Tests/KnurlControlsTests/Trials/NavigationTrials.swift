import KnurlCapture
import KnurlControls
import Testing

/// Pads and the ring of the focus, on the fixture of the reports.
@Suite struct NavigationTrials {
  private func focused(_ harness: Harness) -> String? {
    harness.nodes.flatMap { [$0] + $0.children }.last { $0.isFocused }?.path
  }

  /// A button with a range above and to the right of it.
  private func pair(_ model: Pair = Pair(20, 80)) -> Rig<Pair> {
    Rig(model) { ui, state in
      ui.place(Rect(x: 100, y: 150, width: 80, height: 30)) { ui.button(id: "go", "Go") }
      ui.place(Rect(x: 86, y: 33, width: 228, height: 34)) {
        ui.rangeSlider(id: "price", &state.model, \.lower, \.upper, in: 0...100, step: 1)
      }
    }
  }

  private func press(_ rig: Rig<Pair>, _ buttons: PadButton...) {
    for button in buttons {
      rig.harness.pad(0).press(button)
      rig.step()
    }
  }

  @Test(
    "peers 89 a pad reaches a range, A adjusts it, Y and down go to the other thumb, B takes back",
    arguments: [
      PadButton.right, .up,
    ])
  func reach(_ way: PadButton) {
    let rig = pair()
    press(rig, .down)
    #expect(focused(rig.harness) == "go")
    press(rig, way)
    #expect(focused(rig.harness) == "price/lower")
    press(rig, .a, .right, .right)
    #expect(rig.model == Pair(22, 80) && rig.isActive("price/lower") && rig.edits(.committed).isEmpty)
    press(rig, .down)
    #expect(focused(rig.harness) == "price/upper")
    press(rig, .left, .b)
    #expect(rig.model == Pair(20, 80) && !rig.isActive("price/upper"))
    #expect(rig.edits(.cancelled).count == 2 && rig.edits(.committed).isEmpty)
    press(rig, .y, .a, .right, .a)
    #expect(focused(rig.harness) == "price/lower" && rig.model == Pair(21, 80))
    #expect(rig.edits(.committed).map(\.path) == ["price/lower"])
    #expect(rig.harness.pad(0).press(.b) == .free)
  }

  @Test("peers 90 left and right adjust a horizontal slider and never leave it, up and down move on")
  func axes() {
    let rig = pair(Pair(98, 100))
    press(rig, .down, .up)
    #expect(focused(rig.harness) == "price/lower")
    press(rig, .right, .right, .right, .right)
    #expect(rig.model == Pair(100, 100) && focused(rig.harness) == "price/lower")
    press(rig, .left)
    #expect(rig.model == Pair(99, 100))
    press(rig, .down)
    #expect(focused(rig.harness) == "go" && rig.model == Pair(99, 100))
  }

  @Test(
    "peers 91 a pad walks to every cell of a grid with a hole, and each step back is the way back",
    arguments: [
      12, 6, 0, 24,
    ])
  func grid(_ hole: Int) {
    let harness = Harness(size: Size(width: 400, height: 300)) { ui in
      for cell in 0..<25 where cell != hole {
        ui.place(Rect(x: 10 + Double(cell % 5) * 70, y: 10 + Double(cell / 5) * 50, width: 60, height: 40)) {
          ui.button(id: ControlID(cell), "\(cell)")
        }
      }
    }
    harness.step()
    harness.pad(0).press(.down)
    harness.step()
    let ways: [(PadButton, PadButton)] = [(.left, .right), (.right, .left), (.up, .down), (.down, .up)]
    var known: Set<String> = [], open = [focused(harness) ?? ""]
    while let cell = open.popLast() {
      guard known.insert(cell).inserted else { continue }
      for (there, back) in ways {
        harness.click(.path(cell))
        harness.pad(0).press(there)
        harness.step()
        let next = focused(harness) ?? ""
        guard next != cell else { continue }
        open.append(next)
        let isStraight = Int(cell)! % 5 == Int(next)! % 5 || Int(cell)! / 5 == Int(next)! / 5
        harness.pad(0).press(back)
        harness.step()
        if isStraight { #expect(focused(harness) == cell, "\(cell) \(there) \(next) \(back)") }
      }
    }
    #expect(known.count == 24)
  }

  @Test("peers 92 any of several pads works; one that is unplugged lets go, keeps the value and repeats no more")
  func pads() {
    let rig = pair()
    rig.harness.pad(1).press(.down)
    rig.step()
    rig.harness.pad(1).press(.up)
    rig.step()
    #expect(focused(rig.harness) == "price/lower")
    rig.harness.pad(1).press(.a)
    rig.harness.pad(1).hold(.right)
    rig.harness.advance(by: 0.6)
    let value = rig.model.lower
    #expect(value > 22 && rig.edits(.committed).isEmpty)
    rig.harness.pad(1).remove()
    rig.step()
    #expect(rig.edits(.committed).map(\.newValue) == [.real(value)] && !rig.isActive("price/lower"))
    rig.harness.advance(by: 1)
    #expect(rig.model.lower == value && rig.harness.ui.nextWake == nil)
    rig.harness.pad(0).press(.right)
    rig.step()
    #expect(rig.model.lower == value + 1)
  }

  @Test(
    "peers 93 a stick that drifts does nothing, one held repeats after a delay at a rate of time",
    arguments: [
      1.0 / 20, 1.0 / 60, 1.0 / 240,
    ])
  func repeating(_ timeStep: Double) {
    var value = 0.0
    let harness = Harness(size: Size(width: 200, height: 80), timeStep: timeStep) { ui in
      _ = ui.slider(id: "x", &value, in: 0...1000, step: 1)
    }
    harness.step()
    harness.keyboard.press(.tab)
    #expect(harness.pad(0).move(.leftX, to: 0.1) == .free)
    harness.advance(by: 2)
    #expect(value == 0 && harness.ui.nextWake == nil)
    let start = harness.time
    #expect(harness.pad(0).move(.leftX, to: 1) == .claimed)
    harness.step()
    #expect(value == 1)
    harness.advance(by: 0.3)
    #expect(value == 1)
    harness.advance(by: start + 1 - harness.time)
    #expect(value == 9)
    #expect(harness.pad(0).move(.leftX, to: 0.05) == .claimed)
    harness.advance(by: 1)
    #expect(value == 9 && harness.ui.nextWake == nil)
  }

  @Test("peers 94 keys and pads show the ring, mouse and fingers hide it")
  func ring() {
    let rig = pair(), harness = rig.harness
    func picture() -> UInt64 {
      harness.mouse.leave()
      harness.step(30)
      return harness.pixmap.contentHash
    }
    let plain = picture()
    harness.click("go")
    #expect(picture() == plain)
    harness.keyboard.press(.tab)
    #expect(picture() != plain)
    harness.finger(1).tap("go")
    #expect(picture() == plain)
    harness.pad(0).press(.up)
    #expect(picture() != plain)
    harness.finger(1).tap(.point(Point(x: 600, y: 300)))
    #expect(picture() == plain)
  }
}
