import Testing

@testable import KnurlControls

@Suite struct MeterStyleTests {
  @Test("lamps that are lit differ from dark ones by 3 to 1 in luminance where contrast is asked for")
  func contrast() {
    let style = MeterStyle.contrast
    for color in [style.lowColor, style.warningColor, style.dangerColor, style.clipColor] {
      let dark = color.adjusted(by: style.darkOpacity * 1.6)
      #expect((color.luminance + 0.05) / (dark.luminance + 0.05) >= 3)
    }
  }

  @Test("broader channels take more room, as many as there are")
  func sizes() {
    let ui = UI(text: EngineForTests())
    ui.frame(size: Size(width: 300, height: 300), time: 0) { ui in
      ui.row {
        ui.meter(id: "one", 0)
        ui.meter(id: "two", [0, 0])
        ui.styled({ ($0.meter.breadth, $0.meter.spacing) = (20, 4) }) { ui.meter(id: "broad", [0, 0, 0]) }
      }
    }
    #expect(["one", "two", "broad"].map { ui.node($0)?.frame.width } == [10, 22, 68])
  }
}
