import KnurlCapture
import KnurlControls
import Testing

@Suite struct UIPopupTests {
  @Test("a popup stands below what was called before it, above it where there is no room below")
  func flips() {
    let rig = LayerRig { $0.popIsOpen = true }
    #expect(rig.frame("pop").maxY == 320 - 6 && rig.frame("pop").minX == 20)
    rig.model.opener.origin = Point(x: 600, y: 20)
    rig.step()
    #expect(rig.frame("pop").minY == 56 && rig.frame("pop").maxX == 640 - 6)
  }

  @Test("a press beside a popup closes it and does nothing else, also to the game", arguments: hands)
  func pressBeside(_ hand: Int?) {
    let rig = LayerRig { $0.popIsOpen = true }
    rig.tap(hand, at: rig.frame("below").center)
    #expect(!rig.model.popIsOpen && rig.model.below == 0)
    rig.step()
    rig.tap(hand, at: rig.frame("below").center)
    #expect(rig.model.below == 1)
    rig.model.popIsOpen = true
    rig.step()
    // Nothing lies there.
    rig.harness.mouse.move(to: Point(x: 600, y: 300))
    #expect(rig.harness.mouse.press() == .claimed && rig.harness.mouse.release() == .claimed)
    rig.step()
    #expect(!rig.model.popIsOpen)
    rig.step()
    #expect(rig.harness.mouse.press() == .free && rig.harness.mouse.release() == .free)
  }

  @Test("a press on the opener closes the popup, and does not open it again", arguments: hands)
  func opener(_ hand: Int?) {
    let rig = LayerRig()
    rig.tap(hand, at: rig.frame("opener").center)
    #expect(rig.model.popIsOpen)
    rig.step()
    #expect(rig.harness.node("pop") != nil)
    rig.tap(hand, at: rig.frame("opener").center)
    rig.step()
    #expect(!rig.model.popIsOpen && rig.harness.node("pop") == nil)
  }

  @Test("its controls work, and dismiss closes it from inside", arguments: hands)
  func inside(_ hand: Int?) {
    let rig = LayerRig { $0.popIsOpen = true }
    rig.tap(hand, at: rig.frame("pop/go").center)
    rig.drag(hand, from: rig.frame("pop/p/thumb").center, by: Vector(x: 20, y: 0))
    #expect(rig.model.pop == 1 && rig.model.p > 0.5 && rig.model.popIsOpen)
    rig.tap(hand, at: rig.frame("pop/done").center)
    #expect(!rig.model.popIsOpen)
    rig.step()
    #expect(rig.harness.node("pop") == nil)
  }

  @Test("Escape closes it, after the drag that it cancels first")
  func escape() {
    let rig = LayerRig { $0.popIsOpen = true }
    rig.drag(nil, from: rig.frame("pop/p/thumb").center, by: Vector(x: 20, y: 0), release: false)
    #expect(rig.harness.keyboard.press(.escape) == .claimed)
    rig.step()
    #expect(rig.model.popIsOpen && rig.model.p == 0.5)
    #expect(rig.harness.keyboard.press(.escape) == .claimed)
    rig.step()
    #expect(!rig.model.popIsOpen)
    rig.step()
    #expect(rig.harness.keyboard.press(.escape) == .free)
  }

  @Test("keys that open it have the first stop in it, and the focus goes back to the opener")
  func focus() {
    let rig = LayerRig()
    while rig.harness.node("opener")?.isFocused != true { tab(rig) }
    rig.harness.keyboard.press(.enter)
    rig.step(3)
    #expect(rig.harness.node("pop/go")?.isFocused == true)
    for path in ["pop/p", "pop/done", "pop/go"] {
      tab(rig)
      #expect(rig.harness.node(path)?.isFocused == true || rig.harness.node(path + "/thumb")?.isFocused == true)
    }
    rig.harness.keyboard.press(.escape)
    rig.step(2)
    #expect(rig.harness.node("opener")?.isFocused == true && !rig.model.popIsOpen)
  }

  private func tab(_ rig: LayerRig) {
    rig.harness.keyboard.press(.tab)
    rig.step()
  }

  @Test("its first frame is right, wherever it is anchored", arguments: [1.0, 1.25, 2])
  func firstFrame(_ scale: Double) {
    let rig = LayerRig(pixelsPerPoint: scale)
    rig.model.popIsOpen = true
    rig.step()
    let first = rig.harness.pixmap.contentHash
    rig.step()
    #expect(rig.harness.pixmap.contentHash == first)
    rig.step()
    #expect(rig.harness.paintedPixels == 0)
  }

  @Test("one in a window is anchored where the window stands, while it is dragged too")
  func inWindow() {
    var isOpen = true
    let harness = Harness(size: Size(width: 640, height: 360)) { ui in
      ui.window(id: "w", title: "W", at: Point(x: 40, y: 40)) {
        let opener = ui.button(id: "opener", "Open")
        ui.popup(id: "p", isOpen: &isOpen, anchor: opener.frame) { ui.label("Content") }
      }
    }
    harness.step(2)
    func isBelow() -> Bool {
      guard let opener = harness.node("w/opener")?.frame, let popup = harness.node("w/p")?.frame else { return false }
      return popup.minX == opener.minX && popup.minY == opener.maxY + 6
    }
    #expect(isBelow())
    isOpen = false
    harness.step()
    harness.finger(1).press(at: Point(x: 80, y: 56))
    harness.step()
    harness.finger(1).move(to: Point(x: 120, y: 76))
    isOpen = true
    harness.step()
    #expect(isBelow() && harness.node("w")?.frame.origin == Point(x: 80, y: 60))
    harness.step()
    #expect(isBelow())
  }

  @Test("one popup in another: a press on the outer one closes the inner one alone")
  func nested() {
    var outer = true, inner = true
    let harness = Harness(size: Size(width: 640, height: 360)) { ui in
      ui.place(Rect(x: 20, y: 20, width: 80, height: 30)) { ui.button(id: "opener", "Open") }
      ui.popup(id: "outer", isOpen: &outer) {
        ui.label("Outer")
        ui.button(id: "more", "More")
        ui.popup(id: "inner", isOpen: &inner, edge: .right) { ui.label("Inner") }
      }
    }
    harness.step(2)
    harness.finger(1).tap("outer/more")
    harness.step(2)
    #expect(outer && !inner)
    harness.finger(1).tap(.point(Point(x: 600, y: 340)))
    harness.step(2)
    #expect(!outer)
  }
}
