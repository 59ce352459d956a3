import KnurlCapture
import KnurlControls
import Testing

/// Empty bounds, no size, no number, logarithms from zero.
@Suite struct BoundsTrials {
  @Test("B1 B3 equal bounds draw at the start and stay", arguments: Hand.allCases)
  func equal(_ hand: Hand) {
    let real = sliderRig(5.0, from: 5, to: 5)
    let whole = wholeRig(7, from: 7, to: 7)
    #expect(real.center("slider/thumb").x == 100 && whole.center("slider/thumb").x == 100)
    for distance in [50.0, -50] {
      real.drag(hand, from: straight(0), by: Vector(x: distance, y: 0))
      whole.drag(hand, from: straight(0), by: Vector(x: distance, y: 0))
    }
    #expect(real.model == 5 && whole.model == 7 && real.state.edits.isEmpty && whole.state.edits.isEmpty)
    #expect(real.harness.nodes.allSatisfy { $0.frame.isFinite })
  }

  @Test("B5 no width, or next to none, keeps values finite and inside", arguments: Hand.allCases)
  func noWidth(_ hand: Hand) {
    for width in [0.0, 1, 5, 27, 28, 29] {
      for axis in [Axis.horizontal, .vertical] {
        let rig = Rig([0.4, 0.6, 3, -20]) { ui, state in
          let size =
            axis == .horizontal ? Size(width: width, height: 34) : Size(width: 34, height: width)
          let options = ValueOptions(axis: axis)
          for index in 0..<4 {
            ui.place(Rect(origin: Point(x: 100 + Double(index) * 80, y: 60), size: size)) {
              switch index {
              case 0: ui.slider(id: "0", &state.model[0], options: options)
              case 1: ui.rangeSlider(id: "1", &state.model, \.[0], \.[1], options: RangeOptions(value: options))
              case 2: ui.stopSlider(id: "2", &state.model[2], stops: [1, 3, 9], options: options)
              default: ui.fader(id: "3", &state.model[3])
              }
            }
          }
        }
        for index in 0..<4 {
          rig.drag(hand, from: Point(x: 101 + Double(index) * 80, y: 62), by: Vector(x: 30, y: 20))
        }
        #expect(rig.model.allSatisfy(\.isFinite) && (0...10).contains(rig.model[0]), "\(width) \(axis): \(rig.model)")
        #expect(rig.harness.nodes.allSatisfy { $0.frame.isFinite && $0.children.allSatisfy(\.frame.isFinite) })
      }
    }
  }

  @Test("B7 B9 a logarithm from zero finds zero, leaves it, and comes back by drag and key", arguments: Hand.allCases)
  func logarithm(_ hand: Hand) {
    let rig = sliderRig(64.0, from: 0, to: 64, scale: .logarithmic)
    rig.drag(hand, from: straight(200), by: Vector(x: -200, y: 0))
    #expect(rig.model == 0)
    var last = 0.0
    rig.drag(hand, from: straight(0), by: Vector(x: 10, y: 0), release: false)
    for x in 11...200 {
      rig.move(hand, to: straight(Double(x)))
      #expect(rig.model.isFinite && rig.model > last, "at \(x): \(rig.model)")
      last = rig.model
    }
    rig.letGo(hand)
    #expect(rig.model == 64)
    rig.press(.tab)
    rig.press(.home)
    #expect(rig.model == 0)
  }

  @Test("B11 a small logarithmic value is kept, whatever its text says")
  func small() {
    let rig = sliderRig(1.0, from: 0.0001, to: 1, scale: .logarithmic) { $0.format = ValueFormat(decimals: 2) }
    rig.click(.mouse, at: straight(20))
    #expect(isNear(rig.model, 0.000251, 1e-6) && rig.harness.node("slider")?.text == "0.00")
  }

  @Test("B12 what is no number is shown, left alone, and replaced by the first drag", arguments: Hand.allCases)
  func noNumber(_ hand: Hand) {
    for (value, text, x) in [(Double.nan, "—", 100.0), (.infinity, "∞", 300), (-.infinity, "-∞", 100)] {
      let rig = sliderRig(value)
      rig.step(10)
      #expect(rig.model.isNaN == value.isNaN && (value.isNaN || rig.model == value))
      #expect(rig.harness.node("slider")?.text == text && rig.center("slider/thumb").x == x)
      rig.drag(hand, from: rig.center("slider/thumb"), by: Vector(x: x == 100 ? 50 : -50, y: 0))
      #expect(rig.model == (x == 100 ? 0.25 : 0.75))
    }
    let broken = sliderRig(0.5, from: .nan, to: 1)
    broken.drag(hand, from: straight(0), by: Vector(x: 50, y: 0))
    #expect(broken.model == 0.5 && broken.state.edits.isEmpty)
    #expect(broken.harness.ui.problems.contains { $0.contains("\"slider\"") })
  }

  @Test("peers 48 a value outside stays until the user acts, then it is inside", arguments: Hand.allCases)
  func outside(_ hand: Hand) {
    let rig = sliderRig(-30.0, from: 0, to: 100)
    rig.step(100)
    #expect(rig.model == -30 && rig.center("slider/thumb").x == 100)
    rig.drag(hand, from: straight(0), by: Vector(x: 10, y: 0))
    #expect(rig.model == 5)
  }

  @Test("peers 47 bounds as wide as there are give finite values", arguments: Hand.allCases)
  func widest(_ hand: Hand) {
    let most = Double.greatestFiniteMagnitude
    let rig = sliderRig(0.0, from: -most, to: most)
    rig.drag(hand, from: straight(100), by: Vector(x: 300, y: 0))
    #expect(rig.model == most)
    rig.drag(hand, from: straight(200), by: Vector(x: -50, y: 0))
    #expect(rig.model.isFinite && rig.model > 0)
  }
}
