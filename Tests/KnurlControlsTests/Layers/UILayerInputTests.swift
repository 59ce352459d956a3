import KnurlCapture
import KnurlControls
import Testing

@Suite struct UILayerInputTests {
  @Test("what the user has closed is not there for the next press, also within a frame")
  func withinFrame() {
    let rig = LayerRig { $0.popIsOpen = true }
    let below = rig.frame("below").center
    rig.harness.finger(1).tap(.point(below))
    rig.harness.finger(1).tap(.point(below))
    rig.step()
    #expect(!rig.model.popIsOpen && rig.model.below == 1)
  }

  @Test("Tab goes through the base and all windows in the order of their calls, and brings each to the front")
  func tab() {
    let rig = LayerRig()
    var order: [String] = []
    for _ in 0..<7 {
      rig.harness.keyboard.press(.tab)
      rig.step()
      let parts = rig.harness.nodes.flatMap { [$0] + $0.children }
      order.append(parts.first { $0.isFocused && $0.path != "a/x" && $0.path != "b/x" }?.path ?? "")
    }
    #expect(order == ["base", "below", "opener", "a/go", "a/x/thumb", "b/go", "b/x/thumb"], "\(order)")
    rig.harness.keyboard.press(.tab, with: .shift)
    rig.harness.keyboard.press(.tab, with: .shift)
    rig.step(2)
    // Window a is in front now: where both are, its ground takes the press.
    rig.tap(nil, at: rig.frame("b/go").center)
    #expect(rig.model.b == 0)
  }

  @Test("a finger beside a window does not reach a control that another window hides")
  func hidden() {
    let rig = LayerRig()
    // Left of window b, whose ground covers the end of a's slider.
    let x = rig.frame("b").minX - 3, y = rig.frame("a/x").center.y
    rig.tap(1, at: Point(x: x, y: y))
    #expect(rig.model.b == 0 && rig.model.base == 0)
  }

  @Test("button B of a pad closes what Escape closes")
  func pad() {
    let rig = LayerRig { $0.popIsOpen = true }
    #expect(rig.harness.pad(0).press(.b) == .claimed)
    rig.step()
    #expect(!rig.model.popIsOpen)
  }

  @Test("a drag that began below goes on when a modal opens, and ends as usual")
  func heldBelow() {
    let rig = LayerRig()
    rig.drag(1, from: rig.frame("a/x/thumb").center, by: Vector(x: 20, y: 0), release: false)
    rig.model.askIsOpen = true
    rig.step()
    rig.harness.finger(1).move(by: Vector(x: 20, y: 0))
    rig.lift(1)
    #expect(rig.model.xa > 40 && rig.harness.ui.leaks.isEmpty)
  }
}
