import KnurlCapture
import KnurlControls
import Testing

@Suite struct FocusTests {
  @Test("a press gives the focus to the part that was pressed, a press elsewhere takes it")
  func press() {
    let rig = HoldTrials.board()
    for (point, path) in [
      (Point(x: 140, y: 50), "price/lower"), (Point(x: 260, y: 50), "price/upper"), (Point(x: 400, y: 60), "gain"),
      (Point(x: 140, y: 165), "go"),
    ] {
      rig.drag(from: point, by: .zero, over: 1)
      #expect(rig.harness.node(path)?.isFocused == true)
      let others = rig.harness.nodes.flatMap { $0.children.isEmpty ? [$0] : $0.children }.filter { $0.isFocused }
      #expect(others.map(\.path) == [path])
    }
    rig.drag(from: Point(x: 600, y: 300), by: .zero, over: 1)
    #expect(rig.harness.nodes.flatMap { [$0] + $0.children }.allSatisfy { !$0.isFocused })
  }

  @Test("Tab leaves out what is disabled, and the focus ends with its control")
  func vanishing() {
    var showsSecond = true, isOff = false, isOn = [false, false, false]
    let harness = Harness(size: Size(width: 300, height: 200)) { ui in
      ui.toggle(id: "a", &isOn[0])
      if showsSecond { ui.disabled(if: isOff) { ui.toggle(id: "b", &isOn[1]) } }
      ui.toggle(id: "c", &isOn[2])
    }
    harness.step()
    func tab() -> [String] {
      harness.keyboard.press(.tab)
      harness.step()
      return harness.nodes.filter(\.isFocused).map(\.path)
    }
    #expect([tab(), tab(), tab(), tab()] == [["a"], ["b"], ["c"], ["a"]])
    isOff = true
    harness.step()
    #expect([tab(), tab()] == [["c"], ["a"]])
    isOff = false
    harness.step()
    #expect(tab() == ["b"])
    showsSecond = false
    harness.step()
    #expect(harness.nodes.allSatisfy { !$0.isFocused } && harness.keyboard.press(.space) == .free)
  }

  @Test("a guest leaves Tab to the game")
  func guest() {
    let rig = HoldTrials.board()
    rig.harness.ui.claimsTab = false
    #expect(rig.harness.keyboard.press(.tab) == .free)
    rig.step()
    #expect(rig.harness.nodes.flatMap { [$0] + $0.children }.allSatisfy { !$0.isFocused })
  }

  @Test("the window's focus may go and come: controls keep theirs, modifiers are forgotten")
  func windowFocus() {
    let rig = rangeRig(50, 100, in: 0...100, step: 1)
    rig.press(.tab)
    rig.harness.send(InputEvent(.modifiers(.control), time: 0))
    rig.harness.loseFocus()
    rig.step()
    rig.harness.send(InputEvent(.focusGained, time: 0))
    #expect(rig.harness.node("range/lower")?.isFocused == true)
    rig.press(.right)
    #expect(rig.model.lower == 51)
  }
}
