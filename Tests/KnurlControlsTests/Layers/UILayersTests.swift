import KnurlCapture
import KnurlControls
import Testing

@Suite struct UILayersTests {
  @Test("nodes stand in the order of the calls, whatever lies in front")
  func nodes() {
    let rig = LayerRig()
    rig.tap(nil, at: Point(x: 60, y: 56))
    let paths = rig.harness.nodes.map(\.path)
    #expect(paths == ["base", "below", "opener", "a", "a/go", "a/x", "b", "b/go", "b/x"], "\(paths)")
    #expect(rig.harness.node("a")?.role == "window" && rig.harness.node("a")?.label == "A")
  }

  @Test("a window that is called in a modal lies above that, and can be used")
  func windowInModal() {
    var isOpen = true, clicks = 0
    let harness = Harness(size: Size(width: 640, height: 360)) { ui in
      ui.modal(id: "ask", isOpen: &isOpen) {
        ui.label("Ask")
        ui.window(id: "w", title: "W", at: Point(x: 20, y: 20)) {
          if ui.button(id: "go", "Go").wasClicked { clicks += 1 }
        }
      }
      ui.window(id: "below", title: "Below", at: Point(x: 20, y: 20)) { ui.label("Below") }
    }
    harness.step(2)
    harness.finger(1).tap("ask/w/go")
    harness.step()
    #expect(clicks == 1)
  }

  @Test("layers beyond all sense are survived: hundreds of windows, no room, sizes that are no numbers")
  func absurd() {
    for size in [Size.zero, Size(width: 1, height: 1), Size(width: 640, height: 360)] {
      var isOpen = true
      let harness = Harness(size: size) { ui in
        for index in 0..<60 {
          ui.window(
            id: ControlID(index), title: "W", at: Point(x: .nan, y: .infinity),
            size: Size(width: .nan, height: -.infinity)
          ) { ui.button(id: "go", "Go") }
        }
        ui.popup(id: "p", isOpen: &isOpen, anchor: Rect(x: .nan, y: 0, width: -1, height: .infinity)) { ui.label("P") }
        ui.modal(id: "m", isOpen: &isOpen, width: -.infinity) { ui.label("M") }
      }
      harness.step(2)
      #expect(harness.nodes.allSatisfy { $0.frame.isFinite })
    }
  }

  @Test("random hands on layers leave nothing held", arguments: [1, 2] as [UInt64])
  func monkey(_ seed: UInt64) {
    let rig = LayerRig()
    var state = seed
    func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
    for _ in 0..<300 {
      let finger = 1 + roll(3), place = Point(x: Double(roll(640)), y: Double(roll(360)))
      switch roll(6) {
      case 0: rig.harness.finger(finger).press(at: place)
      case 1, 2: rig.harness.finger(finger).move(to: place)
      case 3: rig.harness.finger(finger).lift()
      case 4: rig.harness.keyboard.press([.escape, .tab, .enter, .down][roll(4)])
      default: (rig.model.popIsOpen, rig.model.askIsOpen) = (roll(9) == 0, roll(9) == 0)
      }
      rig.step()
    }
    for finger in 1...3 { rig.harness.finger(finger).lift() }
    rig.step(2)
    #expect(rig.harness.ui.leaks.isEmpty && rig.harness.ui.problems.isEmpty, "seed \(seed)")
  }
}
