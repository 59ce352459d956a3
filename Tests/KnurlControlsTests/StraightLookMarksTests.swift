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
