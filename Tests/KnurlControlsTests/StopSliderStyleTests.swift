import KnurlControls
import Testing

@Suite struct StopSliderStyleTests {
  private func thumb(_ change: (inout StopSliderStyle) -> Void) -> Rect {
    let ui = UI(text: EngineForTests())
    var value = 1
    ui.frame(size: Size(width: 700, height: 200), time: 0) { ui in
      ui.styled({ change(&$0.stopSlider) }) {
        ui.place(Rect(x: 0, y: 0, width: 600, height: 100)) {
          ui.stopSlider(id: "s", &value, stops: [1, 10, 30, 40])
        }
      }
    }
    return ui.node("s/thumb")?.frame ?? .zero
  }

  @Test("CS-3 CS-8 with an inset of 40 and a track of 20, the first stop stands at 50")
  func inset() {
    let frame = thumb {
      ($0.sideInset, $0.trackThickness, $0.thumbRadius, $0.showsNames) = (40, 20, 35, false)
    }
    #expect(frame.center == Point(x: 50, y: 50) && frame.width == 70)
  }

  @Test("without a thumb the stops stand in the track's round ends; with one it stays inside")
  func ends() {
    #expect(thumb { $0.showsThumb = false }.center.x == 7 && thumb { _ in }.center.x == 14)
  }

  @Test("names take no room where they are not shown")
  func names() {
    #expect(thumb { $0.showsNames = false }.center.y == 50 && thumb { _ in }.center.y == 38)
  }
}
