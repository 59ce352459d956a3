import KnurlCapture
import KnurlControls
import Testing

@Suite struct UIModalTests {
  @Test("nothing below a modal can be pressed, and the game gets none of it", arguments: hands)
  func blocks(_ hand: Int?) {
    let rig = LayerRig { $0.askIsOpen = true }
    for path in ["below", "a/go", "b/go"] { rig.tap(hand, at: rig.frame(path).center) }
    rig.drag(hand, from: Point(x: 80, y: 56), by: Vector(x: 30, y: 30))
    #expect(rig.model.below == 0 && rig.model.a == 0 && rig.model.b == 0 && rig.model.askIsOpen)
    #expect(rig.frame("a").origin == Point(x: 40, y: 40))
    rig.harness.mouse.move(to: Point(x: 620, y: 350))
    #expect(rig.harness.mouse.press() == .claimed && rig.harness.mouse.release() == .claimed)
    rig.tap(hand, at: rig.frame("ask/yes").center)
    #expect(rig.model.ask == 1)
  }

  @Test("Tab stays inside, and keys reach neither what is below nor the game")
  func keys() {
    let rig = LayerRig()
    rig.harness.click("below")
    rig.model.below = 0
    rig.model.askIsOpen = true
    rig.step(2)
    #expect(rig.harness.keyboard.press(.enter) == .claimed && rig.harness.keyboard.press(.character("w")) == .claimed)
    rig.step()
    #expect(rig.model.below == 0)
    var focused: Set<String> = []
    for _ in 0..<6 {
      rig.harness.keyboard.press(.tab)
      rig.step()
      for node in rig.harness.nodes {
        for part in [node] + node.children where part.isFocused { focused.insert(part.path) }
      }
    }
    #expect(!focused.isEmpty && focused.allSatisfy { $0.hasPrefix("ask/") }, "\(focused)")
  }

  @Test("an Escape that cancels a drag does not close it as well")
  func escape() {
    let rig = LayerRig { $0.askIsOpen = true }
    rig.drag(1, from: rig.frame("ask/q/thumb").center, by: Vector(x: 20, y: 0), release: false)
    #expect(rig.model.q > 0.5)
    rig.harness.keyboard.press(.escape)
    rig.step()
    #expect(rig.model.askIsOpen && rig.model.q == 0.5)
    rig.harness.keyboard.press(.escape)
    rig.step(2)
    #expect(!rig.model.askIsOpen && rig.harness.node("ask") == nil)
  }

  @Test("two Escapes in one frame close two layers, one each")
  func twice() {
    let rig = LayerRig {
      $0.popIsOpen = true
      $0.askIsOpen = true
    }
    rig.harness.keyboard.press(.escape)
    rig.harness.keyboard.press(.escape)
    rig.step()
    #expect(!rig.model.askIsOpen && !rig.model.popIsOpen)
  }

  @Test("one that is not to be closed by Escape stays, and claims the key")
  func sticky() {
    let rig = LayerRig {
      $0.askIsOpen = true
      $0.isSticky = true
    }
    #expect(rig.harness.keyboard.press(.escape) == .claimed)
    rig.step()
    #expect(rig.model.askIsOpen)
  }

  @Test("actions of assistive technology reach only what is in it")
  func actions() {
    let rig = LayerRig { $0.askIsOpen = true }
    #expect(!rig.harness.perform(.press, on: "below") && rig.harness.perform(.press, on: "ask/yes"))
    #expect(rig.model.below == 0 && rig.model.ask == 1)
  }

  @Test("it stands in the middle, and the focus returns")
  func place() {
    let rig = LayerRig()
    rig.harness.keyboard.press(.tab)
    rig.step()
    let path = rig.harness.nodes.first(where: \.isFocused)?.path
    rig.model.askIsOpen = true
    rig.step(3)
    let frame = rig.frame("ask")
    #expect((frame.center.x - 320).magnitude <= 1 && (frame.center.y - 180).magnitude <= 1)
    #expect(rig.harness.node("ask/yes")?.isFocused == true)
    rig.model.askIsOpen = false
    rig.step(2)
    #expect(path != nil && rig.harness.nodes.first(where: \.isFocused)?.path == path)
  }
}
