import KnurlControls
import Testing

@Suite struct UIRangeRingTests {
  private struct Settings {
    var low = 2.0
    var high = 8.0
    var first: UInt64 = 1
    var last = UInt64.max
  }

  @Test("every form reads and writes its own values, forwards and in reverse")
  func forms() {
    let ui = UI(text: EngineForTests())
    var low = Float(2), high = Float(8), range = 2.0...8, settings = Settings()
    var small = Int8(-100), large = Int8(100), whole = -5...5
    for frame in 0...1 {
      ui.frame(size: Size(width: 900, height: 900), time: Double(frame)) { ui in
        ui.rangeRing(id: "a", &low, &high)
        ui.rangeRing(id: "b", &low, &high, from: 10, to: 0)
        ui.rangeRing(id: "c", &range)
        ui.rangeRing(id: "d", &range, from: 10, to: 0)
        ui.rangeRing(id: "e", &settings, \.low, \.high)
        ui.rangeRing(id: "f", &settings, \.low, \.high, from: 10, to: 0)
        ui.rangeRing(id: "g", &small, &large, in: Int8.min...Int8.max)
        ui.rangeRing(id: "h", &small, &large, from: Int8.max, to: Int8.min)
        ui.rangeRing(id: "i", &whole, in: -10...10)
        ui.rangeRing(id: "j", &whole, from: 10, to: -10)
        ui.rangeRing(id: "k", &settings, \.first, \.last, in: 0...UInt64.max)
        ui.rangeRing(id: "l", &settings, \.first, \.last, from: UInt64.max, to: 0)
      }
      if frame == 0 {
        for _ in 0..<24 {
          ui.handle(InputEvent(.keyDown(.tab, [], isRepeat: false), time: 0))
          ui.handle(InputEvent(.keyDown(.home, [], isRepeat: false), time: 0))
        }
      }
    }
    #expect(low == 0 && high == 0 && range == 0...0 && settings.low == 0 && settings.high == 0)
    #expect(small == .min && large == .min && whole == -10 ... -10)
    #expect(settings.first == 0 && settings.last == 0 && ui.problems.isEmpty)
    #expect(ui.edits.filter { $0.phase == .committed }.count >= 12)
  }

  @Test("bounds that are no numbers are reported and nothing is written")
  func broken() {
    let ui = UI(text: EngineForTests())
    var range = 2.0...8
    ui.frame(size: Size(width: 300, height: 300), time: 0) { $0.rangeRing(id: "a", &range, from: .nan, to: 10) }
    #expect(range == 2...8 && ui.problems.count == 1)
  }
}
