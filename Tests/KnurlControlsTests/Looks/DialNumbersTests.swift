import KnurlControls
import KnurlTesting
import Testing

@testable import KnurlControls

/// The looks of dials with numbers.
@Suite struct DialNumbersTests {
  private func harness(
    _ scale: Double = 1, width: Double = 150, height: Double = 180, _ theme: Theme = .studio,
    _ body: @escaping (UI) -> Void
  ) -> Harness {
    let harness = Harness(size: Size(width: width, height: height), pixelsPerPoint: scale, theme: theme) { ui in
      ui.styled({ $0.margin = 8 }) { ui.place(Rect(x: 8, y: 8, width: width - 16, height: height - 16)) { body(ui) } }
    }
    harness.step(2)
    return harness
  }

  private static let themes: [(name: String, theme: Theme)] = [
    ("studio", .studio), ("paper", .paper), ("contrast", .contrast), ("classic", .classic),
  ]

  @Test("a knob with even numbers in each theme, at 1 and at 2 pixels a point", arguments: [0, 1, 2, 3])
  func knob(_ index: Int) {
    let (name, theme) = Self.themes[index]
    for scale in [1.0, 2] {
      var value = 6.2
      let harness = harness(scale, theme) { ui in
        ui.knob(id: "drive", &value, in: 0...10, label: "Drive", options: ValueOptions(tickCount: 11))
      }
      expectFrame(harness, matches: "looks/numbers-\(name)" + (scale == 1 ? "" : "@2x"))
    }
  }

  @Test("marked values on a logarithmic knob; a disabled one; a ring that closes; two thumbs")
  func kinds() {
    var cutoff = 440.0, mix = 0.3, phase = 280.0, band = 25.0...70
    let marked = ValueOptions(format: ValueFormat(decimals: 0), marks: [20, 100, 500, 2000, 20_000])
    expectFrame(
      harness { $0.knob(id: "k", &cutoff, in: 20...20_000, scale: .logarithmic, label: "Cutoff", options: marked) },
      matches: "looks/numbers-marked")
    expectFrame(
      harness { ui in ui.disabled { ui.knob(id: "k", &mix, label: "Mix", options: ValueOptions(tickCount: 3)) } },
      matches: "looks/numbers-disabled")
    let turn = ValueOptions(turning: .wrap, format: ValueFormat(decimals: 0, suffix: "°"), tickCount: 9)
    expectFrame(
      harness(width: 170) { $0.ringSlider(id: "k", &phase, label: "Phase", options: turn) },
      matches: "looks/numbers-ring")
    var range = RangeOptions()
    (range.value.tickCount, range.value.format.decimals) = (5, 0)
    let fixed = range
    expectFrame(
      harness { $0.rangeKnob(id: "k", &band, in: 0...100, label: "Band", options: fixed) },
      matches: "looks/numbers-range-knob")
    expectFrame(
      harness(width: 170) { $0.rangeRing(id: "k", &band, in: 0...100, label: "Band", options: fixed) },
      matches: "looks/numbers-range-ring")
  }

  @Test("every look of a knob can have numbers, and grows for them by the same")
  func looks() {
    for look in [KnobStyle.Look.knurled, .flat, .dot, .chickenHead, .arc, .line, .custom { _, _ in }] {
      func size(_ options: ValueOptions) -> (width: Double, glyphs: Int) {
        let ui = UI(text: EngineForTests())
        var value = 0.5, edge = Rect.zero
        ui.frame(size: Size(width: 600, height: 300), time: 0) { ui in
          ui.styled({ $0.knob.look = look }) {
            ui.row(spacing: 0) {
              ui.knob(id: "k", &value, options: options)
              edge = ui.button(id: "b", "x").frame
            }
          }
        }
        let glyphs = ui.drawList.dump.split(separator: "\n").filter { $0.contains("glyphs") }.count
        return (edge.minX, glyphs)
      }
      let bare = size(ValueOptions()), numbered = size(ValueOptions(tickCount: 5))
      #expect(numbered.width > bare.width + 8 && numbered.glyphs >= bare.glyphs + 5)
    }
  }
}
