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

  // MARK: Lists

  @Test("a click and a tap choose a row", arguments: hands)
  func list(_ hand: Int?) {
    let rig = ChoicesRig()
    rig.tap(hand, at: rig.frame("list/2").center)
    #expect(rig.model.list == "Cherry" && rig.phases("list") == [.began, .changed, .committed])
  }

  @Test("a finger's draw scrolls and chooses nothing; a wheel scrolls too")
  func listScrolls() {
    let rig = ChoicesRig()
    rig.harness.finger(1).fling(.point(rig.frame("list/3").center), by: Vector(x: 0, y: -60))
    rig.step(60)
    #expect(rig.model.list == "Apple" && (rig.harness.node("list/view")?.value ?? 0) >= 60)
  }

  @Test("arrow keys choose and bring the row into view, letters find names")
  func listKeys() {
    let rig = ChoicesRig()
    rig.tap(nil, at: rig.frame("list/0").center)
    for _ in 0..<8 { rig.key(.down) }
    #expect(rig.model.list == "Iris")
    rig.step(40)
    let view = rig.frame("list/view"), row = rig.frame("list/8")
    #expect(row.minY >= view.minY && row.maxY <= view.maxY)
    rig.key(.character("k"))
    #expect(rig.model.list == "Kiwi")
    rig.key(.end)
    #expect(rig.model.list == "Mango")
  }

  @Test("of ten thousand rows only those in view are built")
  func long() {
    let names = (0..<10_000).map { "Row \($0)" }
    var chosen: String? = nil
    let harness = Harness(size: Size(width: 300, height: 300)) { ui in
      ui.list(id: "rows", &chosen, names, names: names)
    }
    harness.step(2)
    #expect(harness.node("rows")?.children.count ?? 0 < 12)
    harness.ui.scroll("rows/view", to: Point(x: 0, y: 100_000), animates: false)
    harness.step()
    #expect(harness.node("rows/3572") != nil)
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
