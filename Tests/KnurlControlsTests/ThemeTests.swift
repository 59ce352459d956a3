import KnurlCapture
import KnurlControls
import Testing

@Suite struct ThemeTests {
  @Test("styled changes the looks of its content alone")
  func styled() {
    let ui = UI(text: EngineForTests())
    var gain = 0.5
    ui.frame(size: Size(width: 600, height: 400), time: 0) { ui in
      ui.styled({ $0.knob.radius = 60 }) { ui.knob(id: "big", &gain) }
      ui.knob(id: "plain", &gain)
    }
    #expect((ui.node("big")?.frame.width ?? 0) > (ui.node("plain")?.frame.width ?? 0))
    #expect(ui.theme.knob.radius == Theme.studio.knob.radius)
  }

  @Test("looks without sense stop nothing", arguments: [Double.nan, .infinity, -1, 0, 1e300])
  func odd(_ bad: Double) {
    var gain = 0.5, pair = Pair(2, 8), isOn = true
    let harness = Harness(size: Size(width: 300, height: 300)) { ui in
      ui.styled({
        $0.knob.radius = bad
        $0.knob.travel = bad
        $0.knob.lineWidth = bad
        $0.rangeSlider.thumbRadius = bad
        $0.rangeSlider.trackThickness = bad
        $0.rangeSlider.curvaceousness = bad
        $0.toggle.height = bad
        $0.button.padding = bad
        $0.spacing = bad
        $0.panel.padding = bad
        $0.naturalWidth = bad
      }) {
        ui.panel("P") {
          ui.row { ui.knob(id: "k", &gain, options: ValueOptions(dragMode: .vertical)) }
          ui.rangeSlider(id: "r", &pair, \.lower, \.upper, label: "R")
          ui.toggle(id: "t", &isOn)
          ui.button(id: "b", "B")
        }
        ui.place(Rect(x: 10, y: 10, width: 100, height: 100)) { ui.knob(id: "placed", &gain) }
        ui.place(Rect(x: 110, y: 10, width: 100, height: 40)) { ui.rangeSlider(id: "wide", &pair, \.lower, \.upper) }
      }
    }
    harness.step()
    for path in ["k", "r", "placed", "wide"] { harness.drag(path, by: Vector(x: 20, y: -30), over: 2) }
    #expect((0...1).contains(gain) && (0...10).contains(pair.lower) && (0...10).contains(pair.upper))
    #expect(harness.nodes.flatMap { [$0] + $0.children }.allSatisfy { $0.frame.isFinite })
  }

  @Test("without motion a jump stands at once, with it the picture comes to rest after a fifth of a second")
  func motion() throws {
    for isReduced in [true, false] {
      let rig = rangeRig(2, 10)
      rig.harness.ui.theme.reduceMotion = isReduced
      rig.drag(from: rig.at(100), by: .zero, over: 1)
      #expect((rig.harness.ui.nextWake == nil) == isReduced)
      #expect(rig.harness.node("range/lower")?.value == 5 && isNear(rig.center("range/lower").x, 200, 1e-9))
      rig.step(14)
      #expect(rig.harness.ui.nextWake == nil)
    }
  }
}
