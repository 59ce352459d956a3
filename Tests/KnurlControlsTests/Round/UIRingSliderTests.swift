import KnurlControls
import Testing

@Suite struct UIRingSliderTests {
  @Test("every form reads and writes its own value, forwards and in reverse")
  func forms() {
    let ui = UI(text: EngineForTests())
    var half = Float(180), angle = 90.0, small = Int8(5), big = UInt64.max - 1
    for frame in 0...1 {
      ui.frame(size: Size(width: 900, height: 900), time: Double(frame)) { ui in
        ui.ringSlider(id: "a", &half)
        ui.ringSlider(id: "b", &angle, from: 360, to: 0)
        ui.ringSlider(id: "c", &small, in: Int8.min...Int8.max)
        ui.ringSlider(id: "d", &big, from: UInt64.max, to: 0)
      }
      if frame == 0 {
        #expect(ui.node("a")?.maximum == 360 && ui.node("b")?.value == 90 && ui.node("c")?.text == "5")
        for _ in 0..<4 {
          ui.handle(InputEvent(.keyDown(.tab, [], isRepeat: false), time: 0))
          ui.handle(InputEvent(.keyDown(.end, [], isRepeat: false), time: 0))
        }
      }
    }
    #expect(half == 360 && angle == 360 && small == .max && big == .max)
  }

  @Test("bounds that are no numbers are reported and nothing is written")
  func broken() {
    let ui = UI(text: EngineForTests())
    var angle = 90.0
    ui.frame(size: Size(width: 300, height: 300), time: 0) { $0.ringSlider(id: "a", &angle, from: 0, to: .infinity) }
    #expect(angle == 90 && ui.problems.count == 1)
  }
}
