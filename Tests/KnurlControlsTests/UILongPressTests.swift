import KnurlCapture
import KnurlControls
import Testing

@Suite struct UILongPressTests {
  private final class Counts {
    var clicks = 0, longPresses = 0, secondary = 0
  }

  private func button(_ counts: Counts, timeStep: Double = 1.0 / 60) -> Harness {
    let harness = Harness(size: Size(width: 320, height: 240), timeStep: timeStep) { ui in
      ui.place(Rect(x: 100, y: 100, width: 100, height: 40)) {
        let response = ui.button(id: "go", "Go")
        counts.clicks += response.clickCount
        counts.longPresses += response.wasLongPressed ? 1 : 0
        counts.secondary += response.wasSecondaryClicked ? 1 : 0
      }
    }
    harness.step()
    return harness
  }

  @Test("it comes when the host is woken for it, whatever the rate of frames, and by option later or never")
  func time() throws {
    for delay in [0.5, 2, nil] {
      let counts = Counts(), harness = button(counts)
      harness.ui.longPressDelay = delay
      harness.finger(1).press(on: "go")
      harness.step()
      guard let delay else {
        #expect(harness.ui.nextWake == nil)
        harness.advance(by: 10)
        harness.finger(1).lift()
        harness.step()
        #expect(counts.longPresses == 0 && counts.clicks == 1)
        continue
      }
      let wake = try #require(harness.ui.nextWake)
      #expect(isNear(wake, delay - 1.0 / 60, 1e-9))
      harness.time += wake - harness.timeStep
      harness.step()
      #expect(counts.longPresses == 1 && harness.ui.nextWake == nil)
    }
  }

  @Test("a lift that comes after its time, with no frame between, is one too")
  func lateLift() {
    let counts = Counts(), harness = button(counts)
    harness.finger(1).press(on: "go")
    harness.step()
    harness.time += 1
    harness.finger(1).lift()
    harness.step()
    #expect(counts.longPresses == 1 && counts.clicks == 0)
  }

  @Test("a finger that strays 8 points, is taken away or lifts earlier presses none; a mouse neither")
  func none() {
    let counts = Counts(), harness = button(counts)
    harness.finger(1).press(on: "go")
    harness.finger(1).move(by: Vector(x: 8, y: 0))
    harness.finger(1).move(by: Vector(x: -8, y: 0))
    harness.advance(by: 1)
    harness.finger(1).lift()
    harness.finger(1).press(on: "go")
    harness.finger(1).cancel()
    harness.finger(1).press(on: "go")
    harness.advance(by: 0.4)
    harness.finger(1).lift()
    harness.step()
    #expect(counts.clicks == 2)
    harness.mouse.press(on: "go")
    harness.advance(by: 2)
    harness.mouse.release()
    harness.step()
    #expect(counts.longPresses == 0 && counts.clicks == 3)
  }

  @Test("on a slider's track it does not send the thumb there, but a drag may follow")
  func slider() {
    let rig = rangeRig(2, 8)
    rig.harness.finger(1).press(at: rig.at(100))
    rig.harness.advance(by: 0.7)
    #expect(rig.state.response?.wasLongPressed == false)
    rig.harness.finger(1).lift()
    rig.step()
    #expect(rig.model == Pair(2, 8) && rig.state.edits.isEmpty)
    rig.harness.finger(1).press(at: rig.at(40))
    rig.harness.advance(by: 0.7)
    rig.harness.finger(1).move(by: Vector(x: 20, y: 0))
    rig.step()
    #expect(rig.model == Pair(3, 8))
  }

  @Test("in a list a finger at rest presses long, and the list may still be drawn")
  func list() {
    var longPresses = 0, clicks = 0
    let harness = Harness(size: Size(width: 200, height: 240)) { ui in
      ui.scroll(id: "list") {
        for row in 0..<12 {
          let response = ui.button(id: ControlID(row), "Row")
          longPresses += response.wasLongPressed ? 1 : 0
          clicks += response.clickCount
        }
      }
    }
    harness.step()
    harness.finger(1).press(on: "list/1")
    harness.advance(by: 0.6)
    harness.finger(1).move(by: Vector(x: 0, y: -30))
    harness.step()
    harness.finger(1).lift()
    harness.step()
    #expect(longPresses == 1)
    #expect(clicks == 0)
    #expect((harness.node("list")?.value ?? 0) > 20)
  }

  @Test("the right button clicks on what it was pressed and released on, and takes a drag back without a click")
  func secondary() {
    let counts = Counts(), harness = button(counts)
    harness.mouse.move(onto: "go")
    harness.mouse.press(.right)
    harness.mouse.release(.right)
    harness.step()
    #expect(counts.secondary == 1 && counts.clicks == 0)
    harness.step(3)
    #expect(counts.secondary == 1)
    harness.mouse.press(.right)
    harness.mouse.move(to: Point(x: 10, y: 10))
    harness.mouse.release(.right)
    harness.step()
    harness.mouse.press(on: "go")
    harness.mouse.press(.right)
    harness.mouse.release(.right)
    harness.mouse.release()
    harness.step()
    #expect(counts.secondary == 1 && counts.clicks == 0)
  }

  @Test("a finger that rests shows the tooltip, over other controls too, until it lifts")
  func tooltip() {
    let harness = Harness(size: Size(width: 320, height: 240)) { ui in
      ui.place(Rect(x: 100, y: 100, width: 100, height: 40)) {
        _ = ui.button(id: "go", "Go")
        ui.tooltip("Goes there")
      }
    }
    harness.step()
    for _ in 0..<2 {
      harness.finger(1).press(on: "go")
      harness.step(10)
      #expect(!harness.nodes.contains { $0.role == "tooltip" })
      harness.step(30)
      #expect(harness.nodes.contains { $0.role == "tooltip" })
      harness.finger(1).lift()
      harness.step()
      #expect(!harness.nodes.contains { $0.role == "tooltip" })
      harness.step(120)
    }
  }

  @Test("a finger that rests opens the menu of its own, and its lift clicks nothing")
  func contextMenu() {
    var clicks = 0
    let harness = Harness(size: Size(width: 320, height: 240)) { ui in
      ui.place(Rect(x: 100, y: 100, width: 100, height: 40)) {
        clicks += ui.button(id: "go", "Go").clickCount
        ui.contextMenu(id: "context") { menu in _ = menu.item("Copy") }
      }
    }
    harness.step()
    harness.finger(1).press(on: "go")
    harness.step(40)
    #expect(harness.node(role: "menuitem", label: "Copy") != nil)
    harness.finger(1).lift()
    harness.step(2)
    #expect(clicks == 0 && harness.node(role: "menuitem", label: "Copy") != nil)
  }
}
