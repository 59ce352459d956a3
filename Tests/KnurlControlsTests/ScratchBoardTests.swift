import KnurlCapture
import KnurlControls
import Testing


@Suite struct ScratchBoardTests {
  @Test func boards() throws {
    for (name, theme) in [("studio", Theme.studio), ("paper", .paper), ("classic", .classic), ("contrast", .contrast)] {
      for scale in [1.0, 2] {
        let harness = board(theme, scale)
        try PNG.write(harness.pixmap, to: "/tmp/board-\(name)@\(Int(scale))x.png")
      }
    }
  }

  func board(_ theme: Theme, _ scale: Double) -> Harness {
    var values = [0.0, 0.3, 0.5, 0.62, 0.8, 1, 0.7, 0.4, 0.55, 0.25, 0.9]
    var ring = 240.0, partial = 30.0, turns = 500.0, wrap = 90.0
    var pair = Pair(120, 380), pair2 = Pair(2, 8), pair3 = Pair(90, 200), on = true, off = false
    let harness = Harness(size: Size(width: 1000, height: 620), pixelsPerPoint: scale, theme: theme) { ui in
      ui.place(Rect(x: 20, y: 20, width: 960, height: 290)) {
        ui.panel("KNOBS") {}
      }
      ui.place(Rect(x: 20, y: 320, width: 620, height: 290)) {
        ui.panel("RINGS") {}
      }
      ui.place(Rect(x: 655, y: 320, width: 325, height: 290)) {
        ui.panel("OTHERS") {}
      }
      let looks: [(String, KnobStyle.Look?)] = [
        ("Default", nil), ("Knurled", .knurled), ("Flat", .flat), ("Dot", .dot), ("Chicken", .chickenHead), ("Arc", .arc), ("Line", .line),
      ]
      for (i, (name, look)) in looks.enumerated() {
        ui.styled({ if let look { $0.knob.look = look }; $0.knob.radius = 36 }) {
          ui.place(Rect(x: 30 + Double(i) * 134, y: 60, width: 130, height: 158)) {
            ui.knob(id: "k\(i)", &values[i], label: name, options: ValueOptions(origin: i == 6 ? 0.5 : nil, format: .percent))
          }
        }
      }
      ui.styled({ $0.knob.color = Color(hex: 0xff9a1e) }) {
        ui.place(Rect(x: 40, y: 225, width: 70, height: 70)) { ui.knob(id: "s0", &values[7], options: ValueOptions(origin: 0.5)) }
      }
      ui.place(Rect(x: 140, y: 225, width: 70, height: 70)) { ui.knob(id: "s1", &values[8]) }
      ui.disabled { ui.place(Rect(x: 240, y: 225, width: 70, height: 70)) { ui.knob(id: "s2", &values[9]) } }
      ui.place(Rect(x: 340, y: 225, width: 70, height: 70)) { ui.knob(id: "focus", &values[10]) }
      ui.place(Rect(x: 430, y: 205, width: 120, height: 104)) { ui.rangeKnob(id: "rk", &pair2, \.lower, \.upper, in: 0...10) }

      ui.styled({ $0.ringSlider.color = Color(hex: 0xfa5246); $0.ringSlider.glowColor = Color(hex: 0xfa5246); $0.ringSlider.startAngle = .degrees(-90) }) {
        ui.place(Rect(x: 40, y: 365, width: 130, height: 154)) { ui.ringSlider(id: "ring", &ring, label: "Phase", options: ValueOptions(format: ValueFormat(decimals: 0, suffix: "°"))) }
      }
      ui.styled({ $0.ringSlider.startAngle = .degrees(180); $0.ringSlider.sweep = .degrees(180) }) {
        ui.place(Rect(x: 190, y: 365, width: 130, height: 154)) { ui.ringSlider(id: "part", &partial, in: 0...100, label: "Partial") }
      }
      ui.place(Rect(x: 340, y: 365, width: 130, height: 154)) { ui.ringSlider(id: "turns", &turns, in: 0...1080, label: "Turns", options: ValueOptions(turning: .turns(3))) }
      ui.place(Rect(x: 490, y: 365, width: 130, height: 154)) { ui.rangeRing(id: "rr", &pair3, \.lower, \.upper, in: 0...360, label: "Range") }
      ui.place(Rect(x: 60, y: 520, width: 80, height: 80)) { ui.ringSlider(id: "small", &wrap) }
      ui.disabled { ui.place(Rect(x: 160, y: 520, width: 80, height: 80)) { ui.ringSlider(id: "dis", &wrap) } }
      ui.place(Rect(x: 260, y: 520, width: 80, height: 80)) { ui.ringSlider(id: "held", &wrap) }

      ui.place(Rect(x: 680, y: 360, width: 280, height: 90)) {
        ui.rangeSlider(id: "price", &pair, \.lower, \.upper, in: 0...500, label: "Price", options: { var o = RangeOptions(); o.value.tickCount = 6; return o }())
      }
      ui.place(Rect(x: 680, y: 460, width: 280, height: 30)) { ui.rangeSlider(id: "plain", &pair2, \.lower, \.upper) }
      ui.place(Rect(x: 680, y: 505, width: 120, height: 32)) { ui.button(id: "b", "Reset") }
      ui.place(Rect(x: 820, y: 505, width: 120, height: 32)) { ui.styled({ $0.button.fill = $0.accent }) { ui.button(id: "b2", "Show items") } }
      ui.place(Rect(x: 680, y: 555, width: 120, height: 28)) { ui.toggle(id: "t", &on, label: "Loop") }
      ui.place(Rect(x: 820, y: 555, width: 120, height: 28)) { ui.toggle(id: "t2", &off, label: "Mute") }
    }
    harness.step(2)
    while harness.ui.node("focus")?.isFocused != true {
      harness.keyboard.press(.tab)
      harness.step()
    }
    harness.finger(1).press(at: harness.node("held/thumb")!.frame.center)
    harness.step(2)
    harness.keyboard.press(.tab)
    harness.step(2)
    while harness.ui.node("focus")?.isFocused != true {
      harness.keyboard.press(.tab)
      harness.step()
    }
    return harness
  }
}
