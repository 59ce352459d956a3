import KnurlCapture
import KnurlControls
import Testing

@Suite struct UIListTests {
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
}
