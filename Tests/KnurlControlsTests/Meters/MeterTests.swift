import KnurlCapture
import KnurlControls
import KnurlTesting
import Testing

/// A meter only shows: levels, marks and lamps, by time alone.
@Suite struct MeterTests {
  private func harness(_ scale: Double = 1, _ body: @escaping (UI) -> Void) -> Harness {
    Harness(size: Size(width: 120, height: 120), pixelsPerPoint: scale, body)
  }

  private final class Model { var levels = [-12.0, -20] }

  private func rig(_ model: Model, _ options: MeterOptions = .decibels) -> Harness {
    let harness = harness { ui in
      ui.place(Rect(x: 20, y: 10, width: 22, height: 100)) { ui.meter(id: "out", model.levels, options: options) }
    }
    harness.step()
    return harness
  }

  @Test("no pointer finds it and no key reaches it")
  func claims() {
    let harness = rig(Model()), center = Point(x: 31, y: 60)
    #expect(harness.mouse.move(to: center) == .free && harness.mouse.press() == .free)
    #expect(harness.finger(1).press(at: center) == .free)
    harness.keyboard.press(.tab)
    harness.step()
    #expect(harness.nodes.allSatisfy { !$0.isHot && !$0.isActive && !$0.isFocused && $0.actions.isEmpty })
    #expect(harness.ui.edits.isEmpty && harness.node("out")?.focusIndex == nil)
  }

  @Test("its node says the highest level, those of its channels their own, in the words of the format")
  func nodes() throws {
    let model = Model(), harness = rig(model)
    let node = try #require(harness.node("out"))
    #expect(node.role == "meter" && node.value == -12 && node.text == "-12.0 dB" && node.minimum == -60)
    #expect(node.children.map(\.path) == ["out/0", "out/1"] && node.children.map(\.value) == [-12, -20])
    #expect(node.children.map(\.role) == ["channel", "channel"] && node.children[1].text == "-20.0 dB")
    model.levels = [-.infinity, .nan]
    harness.step()
    #expect(harness.node("out")?.text == "-∞ dB" && harness.node("out/1")?.text == "—")
    model.levels = [3]
    harness.step()
    #expect(harness.node("out")?.children.isEmpty == true && harness.node("out")?.text == "+3.0 dB")
    model.levels = []
    harness.step()
    #expect(harness.node("out")?.value?.isNaN == true && harness.ui.problems.isEmpty)
  }

  @Test("the mark stays, falls and comes to rest, at any frame rate by the same times", arguments: [1.0, 7, 60, 240])
  func marks(_ rate: Double) throws {
    let ui = UI(text: EngineForTests())
    func frame(_ time: Double, _ level: Double) -> String {
      ui.frame(size: Size(width: 60, height: 120), time: time) { ui in
        ui.place(Rect(x: 20, y: 10, width: 10, height: 100)) {
          ui.meter(id: "out", level, in: 0...1, scale: .linear, options: MeterOptions(peakHold: 2, peakFall: 0.25))
        }
      }
      return ui.drawList.dump
    }
    let low = frame(0, 0.2)
    _ = frame(1, 0.8)
    var time = 1 + 1 / rate
    let held = frame(time, 0.2)
    #expect(held != low && ui.nextWake.map { abs(time + $0 - 3) < 1e-9 } == true)
    while time < 3 - 1 / rate { time += 1 / rate }
    #expect(frame(3, 0.2) == held)
    #expect(ui.nextWake == 0)
    // Half of its way down it stands where it would without the frames between.
    let half = frame(4.2, 0.2)
    #expect(half != held && half != low)
    #expect(frame(5.41, 0.2) == low && ui.nextWake == nil)
  }

  @Test("a level that rested counts until it falls: its mark stays from then on")
  func rests() {
    let model = Model(), harness = rig(model)
    model.levels = [-5, -5]
    harness.step(600)
    #expect(harness.paintedPixels == 0 && harness.ui.nextWake == nil)
    model.levels = [-40, -40]
    harness.step()
    let hold = MeterOptions.decibels.peakHold - harness.timeStep
    #expect(harness.ui.nextWake.map { abs($0 - hold) < 1e-6 } == true)
  }

  @Test("the lamp of overload stays lit for its time, for ever where that is infinite")
  func overload() throws {
    for (hold, isForEver) in [(0.5, false), (Double.infinity, true)] {
      let model = Model()
      let harness = rig(model, MeterOptions(showsPeak: false, clipHold: hold))
      let dark = harness.pixmap.contentHash
      model.levels[0] = 20
      harness.step()
      model.levels[0] = -12
      harness.step(10)
      #expect(harness.pixmap.contentHash != dark)
      try harness.settle()
      harness.step(120)
      #expect((harness.pixmap.contentHash != dark) == isForEver && harness.ui.nextWake == nil)
    }
  }

  @Test("a moving level paints no more than the cells of the meter")
  func damage() {
    var level = -50.0
    let harness = Harness(size: Size(width: 640, height: 360)) { ui in
      ui.place(Rect(x: 0, y: 0, width: 640, height: 360)) { ui.panel("AROUND") {} }
      ui.place(Rect(x: 70, y: 70, width: 20, height: 180)) { ui.meter(id: "out", [level, level]) }
    }
    harness.step(2)
    for step in 0..<40 {
      level = -50 + Double(step * 37 % 57)
      harness.step()
      #expect(harness.paintedPixels <= 64 * 32 * 7)
    }
    #expect(harness.paintedPixels > 0)
  }

  @Test("frames of a meter at rest are recorded again, and equal those that are not")
  func stills() {
    let keeping = UI(text: EngineForTests()), drawing = UI(text: EngineForTests())
    drawing.keepsStills = false
    let levels: [[Double]] = [[-9], [-9], [-9], [-9, -3], [-9, -3], [20, 0], [-60, 0], [-60, 0], [-60, 0]]
    for (index, values) in levels.enumerated() {
      for ui in [keeping, drawing] {
        ui.frame(size: Size(width: 90, height: 120), time: Double(index)) { ui in
          ui.row(alignment: .center) {
            ui.meter(id: "out", values, label: "Out")
            ui.label("After")
          }
        }
      }
      #expect(keeping.drawList.dump == drawing.drawList.dump, "frame \(index)")
      #expect("\(keeping.nodes)" == "\(drawing.nodes)" && keeping.nextWake == drawing.nextWake, "frame \(index)")
    }
  }

  @Test("bounds that are reversed, equal or none, and levels that are no numbers, have a place and no effect")
  func badInput() {
    let ui = UI(text: EngineForTests())
    for (start, end) in [(0.0, 1.0), (1, 0), (0.5, 0.5), (.nan, 1), (0, .infinity)] {
      for level in [0.5, -9, 9, .nan, .infinity, -.infinity] {
        for axis in [Axis.vertical, .horizontal] {
          for side in [0.0, 1, 3, 40] {
            ui.frame(size: Size(width: 60, height: 60), time: 0) { ui in
              ui.place(Rect(x: 5, y: 5, width: side, height: side)) {
                ui.meter(
                  id: "a", [level, 0.5], from: start, to: end, scale: .linear, label: "A",
                  options: MeterOptions(
                    axis: axis, isSegmented: side != 3, warning: .nan, danger: -1, clip: .nan, peakHold: .nan,
                    peakFall: -1,
                    clipHold: -1))
              }
            }
          }
        }
        #expect(ui.nodes.allSatisfy { $0.frame.isFinite } && ui.drawList.droppedCommands == 0)
        #expect(ui.problems.isEmpty == (start.isFinite && end.isFinite))
      }
    }
  }

  @Test("another control that takes the id of a meter says its own text")
  func reusedID() {
    let ui = UI(text: EngineForTests())
    var value = 0.25
    ui.frame(size: Size(width: 200, height: 60), time: 0) { ui in ui.meter(id: "a", 0.5, in: 0...1, scale: .linear) }
    ui.frame(size: Size(width: 200, height: 60), time: 1) { ui in ui.slider(id: "a", &value) }
    #expect(ui.node("a")?.text == "0.25" && ui.node("a")?.role == "slider")
  }

  @Test("singles and whole lists of Float are the same as of Double")
  func types() {
    let ui = UI(text: EngineForTests())
    ui.frame(size: Size(width: 200, height: 200), time: 0) { ui in
      ui.meter(id: "a", Float(0.5), in: 0...1, scale: .linear, options: MeterOptions())
      ui.meter(id: "b", [Float(0.5), 0.25], from: 1, to: 0, scale: .linear, options: MeterOptions())
    }
    #expect(ui.node("a")?.value == 0.5 && ui.node("b/1")?.value == 0.25)
  }
}
