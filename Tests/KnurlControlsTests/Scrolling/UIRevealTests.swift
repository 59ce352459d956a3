import KnurlCapture
import KnurlControls
import Testing

/// Keys, the focus and programs scroll.
@Suite struct UIRevealTests {
  private func list(_ rows: Int = 10, labels: Bool = false) -> Harness {
    let harness = Harness(size: Size(width: 640, height: 360)) { ui in
      ui.place(ListRig.frame) {
        ui.scroll(id: "list") {
          for row in 0..<rows {
            if labels { ui.label("Row \(row)") } else { ui.button(id: ControlID(row), "Row \(row)") }
          }
        }
      }
    }
    harness.step(2)
    return harness
  }

  @Test("Tab brings what it gives the focus to into view, forwards and back")
  func tab() throws {
    let harness = list()
    for key in [Modifiers(), .shift] {
      for _ in 0..<12 {
        harness.keyboard.press(.tab, with: key)
        try harness.settle()
        let focused = try #require(harness.nodes.first { $0.isFocused })
        #expect(focused.frame.minY >= 204 && focused.frame.maxY <= 336, "\(focused.path) \(focused.frame)")
      }
    }
  }

  @Test("six Tabs in one frame end at the sixth control, in view")
  func manyTabs() throws {
    let harness = list()
    for _ in 0..<6 { harness.keyboard.press(.tab) }
    try harness.settle()
    #expect(harness.node("list/5")?.isFocused == true && (harness.node("list/5")?.frame.maxY ?? 999) <= 336)
  }

  @Test("keys that a control leaves alone scroll the list around it", arguments: [Key.pageDown, .down, .end])
  func around(_ key: Key) throws {
    let harness = list()
    harness.keyboard.press(.tab)
    try harness.settle()
    #expect(harness.keyboard.press(key) == .claimed)
    try harness.settle()
    let expected = key == .down ? 60 : key == .pageDown ? 80 : harness.node("list")?.maximum
    #expect(harness.node("list")?.value == expected)
    #expect(harness.keyboard.press(.left) == .free && harness.node("list/0")?.isFocused == true)
  }

  @Test("a list without controls is a stop of Tab, and its keys scroll it")
  func keys() throws {
    let harness = list(40, labels: true)
    harness.keyboard.press(.tab)
    harness.step()
    #expect(harness.node("list")?.isFocused == true)
    let limit = try #require(harness.node("list")?.maximum)
    let steps: [(Key, Modifiers, Double)] = [
      (.space, [], 80), (.space, .shift, 0), (.pageDown, [], 80), (.down, [], 140), (.up, [], 80), (.pageUp, [], 0),
      (.end, [], limit), (.home, [], 0),
    ]
    for (key, modifiers, offset) in steps {
      #expect(harness.keyboard.press(key, with: modifiers) == .claimed)
      try harness.settle()
      #expect(harness.node("list")?.value == offset, "\(key)")
    }
    #expect(harness.keyboard.press(.enter) == .free && harness.keyboard.press(.left) == .free)
  }

  @Test("two keys in one frame go two steps")
  func twice() throws {
    let harness = list(40, labels: true)
    harness.keyboard.press(.tab)
    for _ in 0..<2 { harness.keyboard.press(.down) }
    try harness.settle()
    #expect(harness.node("list")?.value == 120)
  }

  @Test("a press between the controls gives the list the keys")
  func press() throws {
    let harness = list()
    harness.mouse.move(to: Point(x: 310, y: 300))
    harness.mouse.press()
    harness.mouse.release()
    harness.step()
    #expect(harness.node("list")?.isFocused == true)
    harness.keyboard.press(.pageDown)
    try harness.settle()
    #expect(harness.node("list")?.value == 80)
    harness.keyboard.press(.tab)
    harness.step()
    #expect(harness.node("list/0")?.isFocused == true)
  }

  @Test("a program scrolls to a place, or brings a control into view, in areas within areas")
  func programs() throws {
    let harness = Harness(size: Size(width: 640, height: 360)) { ui in
      ui.place(ListRig.frame) {
        ui.scroll(id: "list") {
          ui.space(400)
          ui.scroll(id: "strip", axes: .horizontal) {
            ui.row { for column in 0..<30 { ui.button(id: ControlID(column), "Cell \(column)") } }
          }
          ui.space(400)
        }
      }
    }
    harness.step(2)
    harness.ui.reveal("list/strip/20")
    harness.step()
    #expect(harness.node("list")?.value ?? 0 > 0 && harness.ui.nextWake != nil)
    try harness.settle()
    let frame = try #require(harness.node("list/strip/20")).frame
    #expect(ListRig.frame.intersection(frame) == frame)
    harness.ui.scroll("list", to: Point(x: .nan, y: 33), animates: false)
    harness.step()
    #expect(harness.node("list")?.value == 33)
    harness.ui.reveal("nowhere")
    harness.ui.scroll("list/strip/20", to: .zero)
    try harness.settle()
    #expect(harness.node("list")?.value == 33)
  }

  @Test("with reduced motion everything is there at once")
  func reduced() {
    var theme = Theme.studio
    theme.reduceMotion = true
    let rig = ListRig(theme: theme)
    rig.wheel(-2, at: rig.blank)
    #expect(rig.offset == 120 && rig.harness.ui.nextWake == nil)
    rig.swipe(from: rig.blank + Vector(x: 0, y: 100), by: Vector(x: 0, y: -50))
    rig.lift()
    #expect(rig.offset == 170)
    rig.step()
    #expect(rig.offset == 170)
  }
}
