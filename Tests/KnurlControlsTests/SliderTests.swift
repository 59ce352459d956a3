import KnurlCapture
import KnurlControls
import Testing

@Suite struct SliderTests {
  @Test("a slider says who it is, where its thumb stands, and what it can take")
  func node() throws {
    let rig = sliderRig(25.0, from: 0, to: 100, step: 5)
    let node = try #require(rig.harness.node("slider"))
    #expect(node.role == "slider" && node.value == 25 && node.minimum == 0 && node.maximum == 100 && node.step == 5)
    #expect(node.text == "25" && node.children.map(\.path) == ["slider/thumb"])
    #expect(rig.center("slider/thumb") == straight(50) && node.children[0].value == 25)
  }

  @Test("edits and focus are the slider's own, not its thumb's", arguments: Hand.allCases)
  func paths(_ hand: Hand) {
    let rig = sliderRig(0.5)
    rig.drag(hand, from: straight(100), by: Vector(x: 20, y: 0))
    #expect(rig.state.edits.allSatisfy { $0.path == "slider" } && rig.harness.node("slider")?.isFocused == true)
    rig.press(.tab)
    #expect(rig.harness.node("slider")?.isFocused == true)
  }

  @Test("all forms move their value: real and whole, by bounds and from end to end")
  func forms() {
    var real = 0.2, float: Float = 0.2, whole = 2, byte: UInt8 = 2, turned = 0.2
    let harness = Harness(size: Size(width: 300, height: 400)) { ui in
      ui.column {
        ui.slider(id: "a", &real)
        ui.slider(id: "b", &float, in: 0...1, step: 0.1)
        ui.slider(id: "c", &whole, in: 0...10)
        ui.slider(id: "d", &byte, from: 10, to: 0, step: 2)
        ui.slider(id: "e", &turned, from: 1, to: 0)
      }
    }
    harness.step(2)
    for id in ["a", "b", "c", "d", "e"] { harness.drag("\(id)/thumb", by: Vector(x: 400, y: 0)) }
    #expect(real == 1 && float == 1 && whole == 10 && byte == 0 && turned == 0)
  }

  @Test("a Float lands on the steps that its literals say")
  func floats() {
    var value: Float = 0
    let harness = Harness(size: Size(width: 300, height: 100)) { ui in
      ui.slider(id: "a", &value, in: 0...1, step: 0.1)
    }
    harness.step(2)
    harness.keyboard.press(.tab)
    for _ in 0..<3 { harness.keyboard.press(.right) }
    harness.step()
    #expect(value == 0.3)
  }

  @Test("P15 keys go by steps, pages and to the ends; a default comes back by Delete and by Alt")
  func keys() {
    let rig = sliderRig(50.0, from: 0, to: 100, step: 1) { $0.defaultValue = 40 }
    rig.press(.tab)
    for (key, value) in [
      (Key.right, 51.0), (.left, 50), (.pageUp, 60), (.pageDown, 50), (.home, 0), (.end, 100), (.delete, 40),
    ] {
      rig.press(key)
      #expect(rig.model == value)
    }
    rig.press(.right, with: .control)
    #expect(rig.model == 50)
    rig.harness.keyboard.hold(.alt)
    rig.click(.mouse, at: straight(100))
    #expect(rig.model == 40)
  }

  @Test("P12 Shift makes a drag ten times finer, and nothing jumps when it is pressed")
  func fine() {
    let rig = sliderRig(0.5)
    rig.drag(from: straight(100), by: Vector(x: 20, y: 0), release: false)
    rig.harness.keyboard.hold(.shift)
    rig.move(.mouse, to: straight(121))
    #expect(isNear(rig.model, 0.6005, 1e-9))
    rig.harness.keyboard.hold([])
    rig.move(.mouse, to: straight(141))
    #expect(isNear(rig.model, 0.7005, 1e-9))
  }

  @Test("a detent holds a slow drag for a moment")
  func detents() {
    let rig = sliderRig(-0.2, from: -1, to: 1) { $0.detents = [0] }
    rig.drag(from: straight(80), by: Vector(x: 18, y: 0), release: false)
    #expect(rig.model == 0)
    rig.move(.mouse, to: straight(110))
    #expect(isNear(rig.model, 0.1, 1e-9))
  }

  @Test("a read-only slider shows its value and takes nothing", arguments: Hand.allCases)
  func readOnly(_ hand: Hand) {
    let rig = sliderRig(0.5) { $0.isReadOnly = true }
    rig.drag(hand, from: straight(100), by: Vector(x: 40, y: 0))
    rig.press(.tab)
    rig.press(.right)
    #expect(rig.model == 0.5 && rig.state.edits.isEmpty)
  }

  @Test("listeners hear a slider's edits in order")
  func listeners() {
    let rig = sliderRig(0.0)
    var heard: [Edit.Phase] = []
    let listening = rig.harness.ui.listen(to: "slider") { heard.append($0.phase) }
    rig.drag(from: straight(0), by: Vector(x: 20, y: 0), over: 2)
    listening.cancel()
    #expect(heard == [.began, .changed, .changed, .committed])
  }

  @Test("a thumb under its pointer goes to its value when it is let go")
  func following() throws {
    let rig = sliderRig(0.0, step: 0.5) { $0.following = .pointer }
    rig.drag(from: straight(0), by: Vector(x: 40, y: 0), release: false)
    let held = rig.harness.pixmap.contentHash
    #expect(rig.model == 0 && rig.center("slider/thumb").x == 100)
    rig.harness.mouse.release()
    rig.step(4)
    #expect(rig.harness.pixmap.contentHash != held)
    rig.harness.mouse.leave()
    try rig.harness.settle()
    rig.harness.keyboard.press(.tab)
    rig.step()
    let rest = sliderRig(0.0, step: 0.5)
    rest.press(.tab)
    #expect(rig.harness.pixmap.contentHash == rest.harness.pixmap.contentHash)
  }
}
