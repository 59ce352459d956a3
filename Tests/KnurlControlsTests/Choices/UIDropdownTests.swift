import KnurlCapture
import KnurlControls
import Testing

@Suite struct UIDropdownTests {
  @Test("a click opens it, a click on a row chooses", arguments: hands)
  func click(_ hand: Int?) {
    let rig = ChoicesRig()
    rig.tap(hand, at: rig.frame("drop").center)
    rig.step()
    #expect(rig.harness.node("drop/popup") != nil && rig.model.drop == "Apple")
    rig.tap(hand, at: rig.frame("drop/popup/view/rows/3").center)
    #expect(rig.model.drop == "Date" && rig.phases("drop") == [.began, .changed, .committed])
    rig.step()
    #expect(rig.harness.node("drop/popup") == nil && rig.harness.ui.leaks.isEmpty)
  }

  @Test("a press that is drawn to a row and released there chooses in one gesture", arguments: hands)
  func drawn(_ hand: Int?) {
    let rig = ChoicesRig(), start = rig.frame("drop").center
    rig.press(hand, at: start)
    rig.move(hand, to: start + Vector(x: 0, y: 12))
    rig.step(2)
    let row = rig.frame("drop/popup/view/rows/2")
    rig.move(hand, to: row.center)
    #expect(rig.model.drop == "Apple")
    rig.lift(hand)
    #expect(rig.model.drop == "Cherry")
    rig.step()
    #expect(rig.harness.node("drop/popup") == nil)
  }

  @Test("drawn away from the list it closes, and nothing is chosen", arguments: hands)
  func drawnAway(_ hand: Int?) {
    let rig = ChoicesRig(), start = rig.frame("drop").center
    rig.press(hand, at: start)
    rig.move(hand, to: start + Vector(x: 0, y: 12))
    rig.step(2)
    rig.move(hand, to: Point(x: 200, y: 400))
    rig.lift(hand)
    rig.step()
    #expect(rig.model.drop == "Apple" && rig.harness.node("drop/popup") == nil)
  }

  @Test("closed, arrow keys and letters choose; Enter opens, arrows move on, Escape leaves all as it was")
  func keys() {
    let rig = ChoicesRig()
    rig.tap(nil, at: rig.frame("drop").center)
    rig.key(.escape)
    rig.step()
    #expect(rig.harness.node("drop")?.isFocused == true)
    rig.key(.down)
    #expect(rig.model.drop == "Banana")
    rig.key(.character("g"))
    #expect(rig.model.drop == "Grape")
    rig.key(.enter)
    rig.step(2)
    rig.key(.down)
    rig.key(.down)
    #expect(rig.model.drop == "Grape")
    rig.key(.escape)
    rig.step()
    #expect(rig.model.drop == "Grape" && rig.harness.node("drop/popup") == nil)
    rig.key(.space)
    rig.step(2)
    rig.key(.down)
    rig.key(.enter)
    rig.step()
    #expect(rig.model.drop == "Hazel" && rig.harness.node("drop")?.isFocused == true)
  }

  @Test("it opens upwards where there is more room, and its list stays in the window")
  func upwards() {
    let rig = ChoicesRig(dropTop: 380)
    rig.tap(nil, at: rig.frame("drop").center)
    rig.step()
    #expect(rig.frame("drop/popup").maxY <= rig.frame("drop").minY && rig.frame("drop/popup").minY >= 0)
  }

  @Test("a list longer than its room scrolls, and opens where the chosen row is in view")
  func long() {
    let rig = ChoicesRig(dropTop: 150) { $0.drop = "Mango" }
    rig.tap(nil, at: rig.frame("drop").center)
    let first = rig.harness.pixmap.contentHash
    rig.step()
    let view = rig.frame("drop/popup/view"), row = rig.frame("drop/popup/view/rows/12")
    #expect(row.maxY <= view.maxY && row.minY >= view.minY)
    rig.step()
    #expect(rig.harness.paintedPixels == 0, "\(first)")
    rig.harness.finger(1).fling(.point(view.center), by: Vector(x: 0, y: 50))
    rig.step(40)
    #expect(rig.model.drop == "Mango" && rig.harness.node("drop/popup") != nil)
  }

  @Test("a press beside it closes it and is not passed on", arguments: hands)
  func beside(_ hand: Int?) {
    let rig = ChoicesRig()
    rig.tap(hand, at: rig.frame("drop").center)
    rig.step()
    rig.tap(hand, at: rig.frame("check").center)
    rig.step()
    #expect(!rig.model.check && rig.harness.node("drop/popup") == nil)
  }
}
