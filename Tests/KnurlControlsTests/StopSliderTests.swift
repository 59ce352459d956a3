import KnurlCapture
import KnurlControls
import Testing

@Suite struct StopSliderTests {
  @Test("CS-8 stops stand at distances as their values have")
  func spacing() {
    for (value, x) in [(1, 100.0), (10, 146.154), (30, 248.718), (40, 300)] {
      #expect(isNear(stopRig(value, [1, 10, 30, 40]).center("slider/thumb").x, x, 0.001))
    }
  }

  @Test("CS-10 CS-11 a drag goes from stop to stop, and reports each once", arguments: Hand.allCases)
  func drag(_ hand: Hand) {
    for following in [Following.pointer, .hop, .value] {
      let rig = stopRig(1, [1, 10, 30, 40]) { $0.following = following }
      rig.drag(hand, from: straight(0), by: Vector(x: 200, y: 0), over: 200)
      #expect(rig.edits(.changed).map(\.newValue) == [.integer(10), .integer(30), .integer(40)])
      #expect(rig.edits(.committed).count == 1 && rig.model == 40)
    }
  }

  @Test(
    "CS-12 CS-13 a click goes to the nearest stop, and says nothing where that is the same", arguments: Hand.allCases)
  func click(_ hand: Hand) {
    let rig = stopRig(30, [1, 10, 30, 40])
    rig.click(hand, at: straight(60))
    #expect(rig.model == 10 && rig.edits(.changed).count == 1)
    rig.step(30)
    rig.click(hand, at: straight(80))
    #expect(rig.model == 10 && rig.edits(.changed).count == 1 && rig.edits(.committed).count == 1)
  }

  @Test("a held thumb glides under the pointer, hops in 0.2 seconds, or stands at its stop")
  func pictures() {
    func hashes(_ following: Following?) -> (before: UInt64, after: UInt64, later: UInt64) {
      let rig = stopRig(1, [1, 10, 30, 40]) { $0.following = following }
      rig.drag(from: straight(0), by: Vector(x: 60, y: 0), release: false)
      let before = rig.harness.pixmap.contentHash
      rig.move(.mouse, to: straight(64))
      let after = rig.harness.pixmap.contentHash
      rig.step(20)
      return (before, after, rig.harness.pixmap.contentHash)
    }
    let glides = hashes(nil), hops = hashes(.hop), stands = hashes(.value)
    #expect(glides.before != glides.after && glides.after == glides.later)
    #expect(hops.after != hops.later && hops.later == stands.later)
    #expect(stands.before == stands.after && stands.after == stands.later)
  }

  @Test("stops in any order are in order; equal ones are one; what is no number is left out and told")
  func disorder() {
    let rig = Rig(1.0) { ui, state in
      ui.place(straightFrame(.horizontal)) {
        ui.stopSlider(id: "slider", &state.model, stops: [40, 1, .nan, 10, 1, .infinity, 30])
      }
    }
    rig.press(.tab)
    for expected in [10.0, 30, 40, 40] {
      rig.press(.right)
      #expect(rig.model == expected)
    }
    #expect(rig.harness.ui.problems.count == 1)
  }

  @Test("of no stop or one, nothing can be changed", arguments: [[], [7]] as [[Int]])
  func few(_ stops: [Int]) {
    let rig = stopRig(3, stops)
    rig.drag(from: straight(0), by: Vector(x: 100, y: 0))
    rig.press(.right)
    #expect(rig.model == 3 && rig.state.edits.isEmpty && rig.frame("slider/thumb").isFinite)
  }

  @Test("stops may change from frame to frame; a value between two stays until the user acts")
  func changing() {
    final class Box { var stops = [0, 10, 20] }
    let box = Box()
    let rig = Rig(10) { ui, state in
      ui.place(straightFrame(.horizontal)) { ui.stopSlider(id: "slider", &state.model, stops: box.stops) }
    }
    box.stops = [0, 8, 16, 20]
    rig.step(10)
    #expect(rig.model == 10 && rig.center("slider/thumb").x == 200)
    rig.press(.tab)
    rig.press(.left)
    #expect(rig.model == 8)
  }

  @Test("names stand for values in text and readout")
  func names() {
    let rig = Rig(3) { ui, state in
      ui.place(Rect(x: 20, y: 20, width: 300, height: 100)) {
        ui.stopSlider(id: "slider", &state.model, stops: [5, 3, 1], names: ["L", "M"], label: "Size")
      }
    }
    #expect(rig.harness.node("slider")?.text == "M")
    rig.model = 1
    rig.step()
    #expect(rig.harness.node("slider")?.text == "1")
  }

  @Test("whole stops at the ends of 64 bits are exact", arguments: Hand.allCases)
  func exact(_ hand: Hand) {
    let rig = stopRig(Int64.min, [.min, -1, 0, .max - 1, .max])
    rig.drag(hand, from: straight(0), by: Vector(x: 300, y: 0))
    #expect(rig.model == .max)
    rig.press(.left)
    #expect(rig.model == .max - 1)
  }

  @Test("CS-6 the outermost names are aligned with the ends of the track, in whatever direction, the others centred")
  func alignedNames() {
    func lefts(_ change: @escaping (inout ValueOptions, UI) -> Void = { _, _ in }, width: Double = 400) -> [Double] {
      let ui = UI(text: EngineForTests())
      var value = 10, options = ValueOptions()
      ui.frame(size: Size(width: 500, height: 200), time: 0) { ui in
        change(&options, ui)
        ui.styled({ ($0.stopSlider.alignsNames, $0.stopSlider.sideInset, $0.textEdge) = (true, 40, .clear) }) {
          ui.place(Rect(x: 0, y: 0, width: width, height: 100)) {
            ui.stopSlider(
              id: "s", &value, stops: [1, 10, 30, 40], names: ["first", "2nd", "3rd", "the last"], options: options)
          }
        }
      }
      return ui.drawList.commands.filter { $0.operation == .glyphs }.map {
        Double($0.originX) + Double(ui.drawList.words[Int($0.start) + 1]) / 256
      }
    }
    // Letters are half of 12 points wide; the track goes from 40 to 360.
    let plain = lefts()
    #expect(plain.count == 4 && plain.contains(40) && plain.contains(360 - 48))
    let inverted = lefts { options, _ in options.isInverted = true }
    #expect(inverted.contains(360 - 30) && inverted.contains(40) && inverted.count == 4)
    #expect(lefts { _, ui in ui.layoutDirection = .rightToLeft }.sorted() == inverted.sorted())
    #expect(lefts(width: 200).count == 2)
  }
}
