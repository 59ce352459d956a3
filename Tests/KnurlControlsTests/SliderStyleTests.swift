import KnurlControls
import Testing

@Suite struct SliderStyleTests {
  @Test("a larger thumb takes more height, and styles of others do not matter")
  func sizes() {
    let ui = UI(text: EngineForTests())
    var value = 0.5
    ui.frame(size: Size(width: 300, height: 300), time: 0) { ui in
      ui.column {
        ui.styled({ $0.slider.thumbRadius = 20 }) { ui.slider(id: "large", &value) }
        ui.styled({ $0.rangeSlider.thumbRadius = 20 }) { ui.slider(id: "plain", &value) }
      }
    }
    #expect(ui.node("large")?.frame.height == 46 && ui.node("plain")?.frame.height == 34)
    #expect(ui.node("large/thumb")?.frame.width == 40)
  }
}
