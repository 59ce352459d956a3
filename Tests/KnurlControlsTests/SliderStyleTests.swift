import Testing

@testable import KnurlControls

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

  @Test("L5 where it overhangs, a thumb's middle stands on the ends of the track, and all of it within the frame")
  func overhanging() {
    let ui = UI(text: EngineForTests())
    var low = 0.0, high = 1.0
    for overhangs in [false, true] {
      ui.frame(size: Size(width: 300, height: 300), time: 0) { ui in
        ui.styled({ ($0.slider.thumbOverhangs, $0.rangeSlider.thumbOverhangs) = (overhangs, overhangs) }) {
          ui.place(Rect(x: 10, y: 10, width: 200, height: 40)) { ui.slider(id: "low", &low) }
          ui.place(Rect(x: 10, y: 60, width: 200, height: 40)) { ui.rangeSlider(id: "both", &low, &high, in: 0...1) }
        }
      }
      for path in ["low/thumb", "both/lower"] { #expect(ui.node(path)?.frame.minX == 10) }
      #expect(ui.node("both/upper")?.frame.maxX == 210)
    }
    var metrics = StraightMetrics(trackThickness: 4, thumbRadius: 14, overhangs: true)
    metrics = metrics.sanitized
    let layout = StraightLayout(
      Rect(x: 0, y: 0, width: 200, height: 40), metrics, axis: .horizontal, isInverted: false)
    #expect(layout.track.minX == layout.center(at: 0).x && layout.track.maxX == layout.center(at: 1).x)
  }
}
