import KnurlCapture
import KnurlControls
import Testing

/// Containers move what their children recorded; the picture is that of children recorded there in the first place.
@Suite struct MovingTests {
  @Test("moved equals recorded there, byte for byte", arguments: [1, 1.25, 1.5, 2])
  func movedEqualsRecorded(_ scale: Double) {
    var gain = 0.3, values = Pair(2, 8), isOn = true
    func controls(_ ui: UI) -> [(Size, () -> Void)] {
      [
        (Size(width: 120, height: 158), { ui.knob(id: "gain", &gain, label: "Gain") }),
        (Size(width: 160, height: 34), { ui.rangeSlider(id: "range", &values, \.lower, \.upper) }),
        (Size(width: 100, height: 28), { ui.toggle(id: "loop", &isOn, label: "On") }),
      ]
    }
    let size = Size(width: 520, height: 220)
    let row = Harness(size: size, pixelsPerPoint: scale) { ui in
      ui.row { for (_, control) in controls(ui) { control() } }
    }
    row.step()
    let frames = ["gain", "range", "loop"].map { row.node($0)?.frame ?? .zero }
    let grid = PixelGrid(pixelsPerPoint: scale)
    let placed = Harness(size: size, pixelsPerPoint: scale) { ui in
      for (index, (_, control)) in controls(ui).enumerated() {
        // The row puts its tallest child on top and centres the others on whole pixels.
        let whole =
          index == 0
          ? Rect(x: grid.snapped(24), y: grid.snapped(24), width: grid.snapped(120), height: grid.snapped(158))
          : frames[index]
        ui.place(whole, control)
      }
    }
    placed.step()
    #expect(placed.pixmap.contentHash == row.pixmap.contentHash)
  }

  @Test("a panel's background lies under its content, whatever the nesting")
  func background() {
    let harness = Harness(size: Size(width: 300, height: 260)) { ui in
      ui.panel("OUTER") { ui.panel("INNER") { ui.button(id: "go", "Go") } }
    }
    harness.step()
    let dump = harness.ui.drawList.dump.split(separator: "\n").filter { $0.hasPrefix("shadow") }
    // Window, outer panel, inner panel, button: their shadows in this order.
    #expect(dump.count == 3)
    let sides = harness.nodes.map(\.frame)
    #expect(sides.count == 3 && sides[0].union(sides[1]) == sides[0] && sides[1].union(sides[2]) == sides[1])
  }
}
