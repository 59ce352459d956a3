import KnurlCapture
import KnurlControls
import Testing

@Suite struct UIChoicesTests {
  // MARK: Radio buttons

  @Test("a radio button is chosen by a click, and not by a press that is released on another", arguments: hands)
  func radio(_ hand: Int?) {
    let rig = ChoicesRig()
    rig.tap(hand, at: rig.frame("radio/2").center)
    #expect(rig.model.radio == "Cherry" && rig.phases("radio") == [.began, .changed, .committed])
    #expect(rig.model.edits.last?.newValue == .integer(2) && rig.model.edits.last?.oldValue == .integer(0))
    rig.press(hand, at: rig.frame("radio/1").center)
    rig.move(hand, to: rig.frame("radio/0").center)
    rig.lift(hand)
    #expect(rig.model.radio == "Cherry")
  }

  @Test("arrow keys go from one to the next, and stop at the ends")
  func radioKeys() {
    let rig = ChoicesRig()
    rig.tap(nil, at: rig.frame("radio/0").center)
    for (key, fruit) in [
      (Key.down, "Banana"), (.right, "Cherry"), (.down, "Cherry"), (.up, "Banana"), (.home, "Apple"),
    ] {
      rig.key(key)
      #expect(rig.model.radio == fruit)
    }
  }

  // MARK: Segments

  @Test("drawing across segments chooses them on the way, and is one edit", arguments: hands)
  func segments(_ hand: Int?) {
    let rig = ChoicesRig(), frame = rig.frame("segment")
    rig.press(hand, at: Point(x: frame.minX + frame.width * 0.5, y: frame.center.y))
    rig.move(hand, to: Point(x: frame.minX + frame.width * 0.9, y: frame.center.y))
    #expect(rig.model.segment == 2)
    rig.move(hand, to: Point(x: frame.minX - 40, y: frame.center.y))
    #expect(rig.model.segment == 0)
    rig.lift(hand)
    #expect(rig.model.segment == 0 && rig.phases("segment") == [.began, .changed, .changed, .committed])
  }

  @Test("Escape takes a draw back", arguments: hands)
  func segmentsEscape(_ hand: Int?) {
    let rig = ChoicesRig(), frame = rig.frame("segment")
    rig.press(hand, at: frame.center)
    rig.move(hand, to: Point(x: frame.maxX - 4, y: frame.center.y))
    #expect(rig.model.segment == 2)
    rig.key(.escape)
    #expect(rig.model.segment == 1 && rig.phases("segment").last == .cancelled)
    rig.lift(hand)
    #expect(rig.model.segment == 1)
  }

  @Test("a tap chooses; a value that is none of them shows none until then")
  func unknown() {
    let rig = ChoicesRig { $0.segment = 77 }
    #expect(rig.model.segment == 77 && rig.harness.node("segment")?.value == nil)
    rig.tap(1, at: rig.frame("segment/0").center)
    #expect(rig.model.segment == 0)
  }

  // MARK: Assistive technology

  @Test("actions choose: the next, the one before, and each by its own node")
  func actions() {
    let rig = ChoicesRig()
    for (action, path, segment) in [
      (NodeAction.increment, "segment", 2), (.decrement, "segment", 1), (.press, "segment/0", 0),
    ] {
      #expect(rig.harness.perform(action, on: path))
      #expect(rig.model.segment == segment)
    }
    #expect(rig.harness.perform(.press, on: "radio/2") && rig.model.radio == "Cherry")
    #expect(rig.harness.perform(.press, on: "list/3") && rig.model.list == "Date")
    #expect(rig.harness.perform(.increment, on: "drop") && rig.model.drop == "Banana")
    #expect(rig.harness.perform(.press, on: "drop"))
    rig.step()
    #expect(rig.harness.perform(.press, on: "drop/popup/view/rows/4") && rig.model.drop == "Elder")
  }

  // MARK: Bytes

  @Test("first frame and second are the same, and nothing moves", arguments: [1.0, 1.5])
  func firstFrame(_ scale: Double) throws {
    let rig = ChoicesRig(pixelsPerPoint: scale)
    let again = ChoicesRig(pixelsPerPoint: scale)
    again.step()
    #expect(rig.harness.pixmap.contentHash == again.harness.pixmap.contentHash)
    try rig.harness.expectIdle(for: 3)
  }
}
