import KnurlCapture
import KnurlControls
import Testing

/// Who gets an event: the interface or the game, answered at once and kept to until the release.
@Suite struct ClaimTests {
  /// A button at (20, 20), a bare label, a panel at (200, 20), and much free space.
  private func window() -> Harness {
    let harness = Harness(size: Size(width: 400, height: 300)) { ui in
      ui.place(Rect(x: 20, y: 20, width: 80, height: 30)) { ui.button(id: "go", "Go") }
      ui.place(Rect(x: 20, y: 100, width: 80, height: 30)) { ui.label("bare") }
      ui.place(Rect(x: 200, y: 20, width: 120, height: 100)) { ui.panel("Box") { ui.label("in it") } }
    }
    harness.step()
    return harness
  }

  private let button = Point(x: 60, y: 35)
  private let free = Point(x: 380, y: 280)

  @Test("a control and a panel's background are claimed, a bare label and free space are not")
  func backgrounds() {
    let harness = window(), mouse = harness.mouse
    for (point, claim) in [
      (button, Claim.claimed), (Point(x: 210, y: 110), .claimed), (Point(x: 40, y: 110), .free), (free, .free),
    ] {
      #expect(mouse.move(to: point) == claim)
      #expect(mouse.press() == claim)
      #expect(mouse.release() == claim)
      #expect(mouse.wheel(by: Vector(x: 0, y: 1)) == claim)
    }
  }

  @Test("the right button that takes a drag back is claimed, also over free space")
  func rightButtonCancels() {
    let rig = rangeRig(2, 8)
    rig.drag(from: rig.at(40), by: Vector(x: 20, y: 200), release: false)
    #expect(rig.harness.mouse.press(.right) == .claimed)
    rig.step()
    #expect(rig.model == Pair(2, 8) && rig.edits(.cancelled).count == 1)
    #expect(rig.harness.mouse.release(.right) == .claimed)
    #expect(rig.harness.mouse.release() == .claimed)
  }

  @Test("while the game holds a button, the pointer stays the game's, over controls too")
  func gameHolds() {
    let harness = window(), mouse = harness.mouse
    mouse.move(to: free)
    #expect(mouse.press(.right) == .free)
    #expect(mouse.move(to: button) == .free)
    #expect(mouse.press() == .free)
    #expect(mouse.move(to: button) == .free)
    #expect(mouse.release() == .free)
    #expect(mouse.release(.right) == .free)
    #expect(mouse.press() == .claimed)
  }

  @Test("one finger's claim does not touch another's")
  func perFinger() {
    let harness = window(), a = harness.finger(1), b = harness.finger(2)
    #expect(a.press(at: button) == .claimed && b.press(at: free) == .free)
    #expect(a.move(to: free) == .claimed && b.move(to: button) == .free)
    #expect(b.lift() == .free && a.lift() == .claimed)
  }

  @Test("Escape and pad B are claimed only while they take a drag back")
  func escape() {
    let rig = rangeRig(2, 8)
    #expect(rig.harness.keyboard.press(.escape) == .free)
    rig.drag(from: rig.at(40), by: Vector(x: 20, y: 0), release: false)
    #expect(rig.harness.keyboard.press(.escape) == .claimed)
    #expect(rig.harness.keyboard.press(.escape) == .free)
    rig.step()
    #expect(rig.model == Pair(2, 8))
    #expect(rig.harness.mouse.move(by: Vector(x: 5, y: 0)) == .claimed)
    #expect(rig.harness.mouse.release() == .claimed)
  }

  @Test("a key's release is whose its press was")
  func keyUp() {
    let rig = rangeRig(2, 8), time = rig.harness.time
    let up = InputEvent(.keyUp(.right, []), time: time)
    let down = InputEvent(.keyDown(.right, [], isRepeat: false), time: time)
    #expect(rig.harness.send(down) == .free && rig.harness.send(up) == .free)
    rig.press(.tab)
    #expect(rig.harness.send(down) == .claimed && rig.harness.send(up) == .claimed)
    #expect(rig.harness.send(up) == .free)
    #expect(rig.harness.keyboard.type("x") == .free)
  }

  @Test("a finger on a panel does not reach a control hidden below it")
  func hiddenBelowPanel() {
    var clicks = 0
    let harness = Harness(size: Size(width: 400, height: 300)) { ui in
      ui.place(Rect(x: 100, y: 100, width: 40, height: 20)) { clicks += ui.button(id: "under", "U").clickCount }
      ui.place(Rect(x: 80, y: 80, width: 200, height: 150)) { ui.panel { ui.label("over") } }
    }
    harness.step()
    for point in [Point(x: 120, y: 110), Point(x: 120, y: 125), Point(x: 95, y: 110)] {
      #expect(harness.finger(1).press(at: point) == .claimed)
      #expect(harness.finger(1).lift() == .claimed)
    }
    harness.step()
    #expect(clicks == 0)
  }
}
