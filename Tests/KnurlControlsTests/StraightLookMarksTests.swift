import KnurlCapture
import KnurlControls
import Testing

@testable import KnurlControls

@Suite struct StraightLookMarksTests {
  private func lines(_ options: ValueOptions, width: Double = 300, in bounds: ClosedRange<Double> = 0...100) -> Int {
    let ui = UI(text: EngineForTests())
    var value = 50.0
    ui.frame(size: Size(width: 400, height: 300), time: 0) { ui in
      ui.place(Rect(x: 10, y: 10, width: width, height: 200)) {
        ui.slider(id: "s", &value, in: bounds, options: options)
      }
    }
    return ui.drawList.dump.split(separator: "\n").filter { $0.hasPrefix("glyphs") || $0.contains(" glyphs ") }.count
  }

  @Test("numbers stand at even places or at marked values; those outside are left out")
  func count() {
    let even = lines(ValueOptions(tickCount: 5)), one = lines(ValueOptions(tickCount: 2)) / 2
    #expect(one > 0 && even == 5 * one)
    #expect(lines(ValueOptions(marks: [0, 50, 100, 120, -3, .nan])) == 3 * one)
    #expect(lines(ValueOptions(tickCount: 1)) == 0 && lines(ValueOptions(tickCount: -4)) == 0)
  }

  @Test("a number that has no room beside the last is left out, on both axes")
  func room() {
    let one = lines(ValueOptions(tickCount: 2)) / 2
    #expect(lines(ValueOptions(tickCount: 100)) < 40 * one)
    #expect(lines(ValueOptions(axis: .vertical, tickCount: 100)) < 20 * one)
  }

  @Test("texts that stand in a row keep their distance")
  func rooms() {
    var room = Room()
    #expect(room.takes(10, half: 5) && !room.takes(19, half: 5) && room.takes(20, half: 5) && room.takes(0, half: 5))
  }
}

/// What stands along a track that has more to show than room.
@Suite struct CrowdedTrackTests {
  private func commands(_ operation: DrawOperation, _ body: @escaping (UI) -> Void) -> [DrawCommand] {
    let ui = UI(text: EngineForTests())
    ui.frame(size: Size(width: 400, height: 300), time: 0) { ui in
      ui.styled({ $0.textEdge = .clear }) { body(ui) }
    }
    return ui.drawList.commands.filter { $0.operation == operation }
  }

  @Test("of a thousand stops some dots stand for all")
  func dots() {
    func fills(_ stops: [Int]) -> Int {
      commands(.fill) { ui in
        var value = 0
        ui.place(Rect(x: 10, y: 10, width: 300, height: 60)) { ui.stopSlider(id: "s", &value, stops: stops) }
      }.count
    }
    let few = fills([0, 500, 1000])
    #expect(fills([0, 250, 500, 1000]) == few + 1)
    #expect(fills(Array(0...1000)) < few + 110 && fills(Array(0...1000)) > few + 50)
  }

  @Test(
    "readouts, labels and names of any length stay inside the control",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func inside(_ direction: LayoutDirection) {
    let long = "A text that is far longer than any control could be wide, whatever else stands in it, and then some"
    let format = ValueFormat(decimals: 2, prefix: "approximately ", suffix: " cubic metres per second and square inch")
    for width in [20.0, 60, 140, 300] {
      let frame = Rect(x: 10, y: 10, width: width, height: 150)
      let texts = commands(.glyphs) { ui in
        ui.layoutDirection = direction
        var value = 0.5, stop = 1, pair = 0.25...0.5
        var options = ValueOptions(format: format)
        let kinds: [() -> Void] = [
          { ui.slider(id: "a", &value, label: long, options: options) },
          { ui.rangeSlider(id: "b", &pair, in: 0...1, label: long, options: RangeOptions(value: options)) },
          { ui.stopSlider(id: "c", &stop, stops: [0, 1, 2], names: [long, long, long], label: long) },
          { ui.knob(id: "d", &value, label: long, options: options) },
          { ui.ringSlider(id: "e", &value, in: 0...1, label: long, options: options) },
          { ui.rangeKnob(id: "f", &pair, in: 0...1, label: long, options: RangeOptions(value: options)) },
          { ui.rangeRing(id: "g", &pair, in: 0...1, label: long, options: RangeOptions(value: options)) },
          {
            options.axis = .vertical
            ui.slider(id: "h", &value, label: long, options: options)
            ui.fader(id: "i", &value, in: 0...1, label: long, options: options)
          },
        ]
        for kind in kinds { ui.place(frame) { kind() } }
        ui.layoutDirection = .leftToRight
      }
      for text in texts {
        // The box of a text reaches one em beyond it on both sides.
        let box = text.absoluteBox
        #expect(Double(box.left) > frame.minX - 50 && Double(box.right) < frame.maxX + 50, "\(width)")
      }
    }
  }

  @Test("a bubble's text is cut to the window, and the bubble stays inside it")
  func bubbles() {
    let harness = Harness(size: Size(width: 120, height: 90)) { ui in
      var value = 0.5
      let format = ValueFormat(decimals: 2, suffix: " cubic metres per second and square inch")
      ui.place(Rect(x: 0, y: 40, width: 120, height: 40)) {
        ui.slider(id: "s", &value, options: ValueOptions(format: format))
      }
    }
    harness.step(2)
    harness.finger(1).press(at: harness.node("s/thumb")?.frame.center ?? .zero)
    harness.step()
    let widest = harness.ui.drawList.layouts.map(\.width).max() ?? 0
    #expect(widest > 40 && widest <= 100)
  }

  @Test(
    "absurd styles and counts draw something or nothing, and never trap", arguments: [Int.min, -1, 0, 1, 2, 1000, .max])
  func absurd(_ count: Int) {
    for length in [-1e300, -1, 0, 0.3, 1e300, .nan, .infinity] {
      _ = commands(.fill) { ui in
        var value = 0.5, pair = 0.5...0.5, stop = 1
        ui.styled({
          ($0.knob.tickCount, $0.fader.tickCount) = (count, count)
          ($0.knob.tickSize, $0.ringSlider.tickSize, $0.knob.lineWidth, $0.ringSlider.lineWidth) = (
            length, length, length, length
          )
          ($0.ringSlider.blur, $0.ringSlider.bottomColor, $0.ringSlider.look) = (length, .white, .glass)
          ($0.rangeSlider.curvaceousness, $0.stopSlider.dotRadius, $0.slider.tickSize) = (length, length, length)
          $0.knob.indicatorLength = length
        }) {
          let options = ValueOptions(tickCount: count, marks: count == 2 ? [length, 0, 1] : [])
          for side in [0.0, 1, 7, 20, 90] {
            ui.scope("\(side)") {
              ui.place(Rect(x: 0, y: 0, width: side, height: side)) { ui.knob(id: "a", &value, options: options) }
              ui.place(Rect(x: 0, y: 0, width: side, height: side)) {
                ui.ringSlider(id: "b", &value, in: 0...1, options: options)
              }
              ui.place(Rect(x: 0, y: 0, width: side, height: side)) {
                ui.rangeKnob(id: "c", &pair, in: 0...1, options: RangeOptions(value: options))
              }
              ui.place(Rect(x: 0, y: 0, width: side, height: side)) { ui.slider(id: "d", &value, options: options) }
              ui.place(Rect(x: 0, y: 0, width: side, height: side)) { ui.fader(id: "e", &value, options: options) }
              ui.place(Rect(x: 0, y: 0, width: side, height: side)) { ui.stopSlider(id: "f", &stop, stops: [0, 1, 2]) }
              ui.place(Rect(x: 0, y: 0, width: side, height: side)) {
                ui.rangeSlider(id: "g", &pair, in: 0...1, options: RangeOptions(value: options))
              }
            }
          }
        }
      }
    }
  }
}
