import KnurlCapture
import KnurlControls
import Testing

@Suite struct UITooltipTests {
  private func rig() -> Harness {
    let harness = Harness(size: Size(width: 300, height: 200)) { ui in
      ui.row {
        ui.button(id: "first", "First")
        ui.tooltip("The first")
        ui.button(id: "second", "Second")
        ui.tooltip("The second\nof two")
      }
    }
    harness.step()
    return harness
  }

  private func tip(_ harness: Harness) -> String? { harness.nodes.first { $0.role == "tooltip" }?.label }

  @Test("it shows after half a second, in exactly that frame, and wakes by itself")
  func delay() {
    let harness = rig()
    harness.mouse.move(onto: "first")
    harness.step()
    var frames = 0
    while tip(harness) == nil, frames < 100 {
      #expect(harness.ui.nextWake != nil)
      harness.step()
      frames += 1
    }
    #expect(frames == 30)
    #expect(harness.ui.nextWake == nil)
  }

  @Test("after one has been shown the next shows at once; after a while it does not")
  func shared() {
    let harness = rig()
    harness.mouse.move(onto: "first")
    harness.advance(by: 1)
    #expect(tip(harness) == "The first")
    harness.mouse.move(onto: "second")
    harness.step(2)
    #expect(tip(harness) == "The second\nof two")
    harness.mouse.move(to: Point(x: 1, y: 190))
    harness.advance(by: 1)
    #expect(tip(harness) == nil)
    harness.mouse.move(onto: "first")
    harness.step(2)
    #expect(tip(harness) == nil)
  }

  @Test("a press puts it away until the pointer comes again, and it takes no presses itself")
  func press() {
    let harness = rig()
    harness.mouse.move(onto: "first")
    harness.advance(by: 1)
    #expect(
      harness.ui.handle(InputEvent(.pressed(.finger(device: 1, finger: 1), Point(x: 40, y: 74), .left), time: 2))
        == .free)
    harness.mouse.press()
    harness.step()
    harness.mouse.release()
    harness.advance(by: 2)
    #expect(tip(harness) == nil)
  }

  @Test("a tap leaves none")
  func touch() {
    let harness = rig(), before = harness.pixmap.contentHash
    harness.finger(1).tap("first")
    harness.advance(by: 2)
    #expect(tip(harness) == nil && harness.pixmap.contentHash == before)
  }
}
