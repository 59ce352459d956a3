import KnurlCapture
import KnurlControls
import Testing

/// Controls as a person or a test sees them.
@Suite struct NodeTests {
  @Test("a thumb's centre stands at its value, at every scale, axis and direction", arguments: [1, 1.25, 1.5, 2])
  func thumbs(_ scale: Double) {
    for (axis, isInverted) in [(Axis.horizontal, false), (.horizontal, true), (.vertical, false), (.vertical, true)] {
      var options = RangeOptions()
      options.value.axis = axis
      options.value.isInverted = isInverted
      let fixed = options
      let rig = Rig(Pair(2, 8), pixelsPerPoint: scale) { ui, state in
        ui.place(Rect(x: 100, y: 40, width: 228, height: 228)) {
          ui.rangeSlider(id: "r", &state.model, \.lower, \.upper, options: fixed)
        }
      }
      func along(_ path: String) -> Double { axis == .horizontal ? rig.center(path).x : rig.center(path).y }
      let start = along("r/lower"), end = along("r/upper")
      rig.model = Pair(0, 10)
      rig.step()
      let low = along("r/lower"), high = along("r/upper")
      #expect((high > low) == ((axis == .horizontal) != isInverted))
      #expect(isNear(start, low + 0.2 * (high - low), 1e-9) && isNear(end, low + 0.8 * (high - low), 1e-9))
    }
  }

  @Test("values outside and none at all are told and not written")
  func outside() {
    for (given, text) in [(Double.nan, "—"), (.infinity, "∞"), (-7, "-7.0")] {
      let rig = knobRig(given, in: 0...10)
      rig.step(10)
      #expect(rig.model == given || rig.model.isNaN && given.isNaN)
      #expect(rig.harness.node("knob")?.text == text && rig.frame("knob").isFinite && rig.state.edits.isEmpty)
      rig.drag(from: rig.around(0), by: Vector(x: 0, y: 20))
      #expect((0...10).contains(rig.model))
    }
  }

  @Test("a node tells role, label, limits, step and states")
  func facts() {
    let rig = HoldTrials.board()
    let gain = rig.harness.node("gain"), price = rig.harness.node("price"), loop = rig.harness.node("loop")
    #expect(gain?.role == "knob" && gain?.minimum == 0 && gain?.maximum == 1 && gain?.step == nil && gain?.value == 0.5)
    #expect(price?.role == "slider" && price?.children.map(\.path) == ["price/lower", "price/upper"])
    #expect(loop?.role == "toggle" && loop?.label == "Loop" && loop?.text == "off" && loop?.value == 0)
    #expect(rig.harness.node("nothing") == nil && rig.harness.node("") == nil)
  }

  @Test("L6 hovering one thumb lights that one alone, and a finger leaves no light")
  func hover() {
    let rig = rangeRig(2, 8)
    rig.harness.mouse.move(to: rig.at(40))
    rig.step(2)
    #expect(rig.harness.node("range/lower")?.isHot == true && rig.harness.node("range/upper")?.isHot == false)
    rig.harness.mouse.leave()
    rig.step(2)
    #expect(rig.harness.node("range")?.isHot == false && rig.harness.node("range/lower")?.isHot == false)
  }

  @Test("what moves under a resting mouse is hot, without a motion of the mouse")
  func resting() {
    var x = 300.0
    let harness = Harness(size: Size(width: 400, height: 200)) { ui in
      ui.place(Rect(x: x, y: 20, width: 60, height: 30)) { ui.button(id: "b", "B") }
    }
    harness.step()
    harness.mouse.move(to: Point(x: 30, y: 30))
    harness.step()
    x = 10
    harness.step(2)
    #expect(harness.node("b")?.isHot == true)
  }

  @Test("ten thousand controls stand in one frame, each found by its path")
  func many() {
    let ui = UI(text: EngineForTests())
    var values = [Double](repeating: 0.5, count: 10_000)
    for time in 0..<2 {
      ui.frame(size: Size(width: 640, height: 480), time: Double(time)) { ui in
        for index in values.indices { ui.knob(id: "k\(index)", &values[index]) }
      }
    }
    #expect(ui.nodes.count == 10_000 && ui.problems.isEmpty && ui.node("k9999")?.value == 0.5)
  }
}
