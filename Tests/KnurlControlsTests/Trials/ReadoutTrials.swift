import KnurlControls
import KnurlText
import Testing

@testable import KnurlControls

/// Readouts of values that move.
@Suite struct ReadoutTrials {
  /// The first words of all glyph commands, where they stand, for a control with a value.
  private func places(_ value: Double, _ body: (UI, inout Double) -> Void) -> [String] {
    let ui = UI(text: EngravedText())
    var value = value
    ui.frame(size: Size(width: 400, height: 300), time: 0) { ui in
      ui.place(Rect(x: 20, y: 20, width: 240, height: 200)) { body(ui, &value) }
    }
    return ui.drawList.layouts.flatMap { layout in layout.glyphs.map { "\($0.x) \($0.advance)" } }
      + ui.drawList.commands.filter { $0.operation == .glyphs }.map { command in
        let start = Int(command.start)
        return "\(command.originX) \(command.originY) \(ui.drawList.words[start + 1]) \(ui.drawList.words[start + 2])"
      }
  }

  @Test("peers 55 the letters of a readout stay where they are while its digits change")
  func still() {
    let percent = ValueOptions(format: ValueFormat(decimals: 1, suffix: " dB"))
    let bodies: [(UI, inout Double) -> Void] = [
      { $0.knob(id: "v", &$1, in: 0...100, label: "Gain", options: percent) },
      { $0.ringSlider(id: "v", &$1, in: 0...100, label: "Gain", options: percent) },
      { $0.slider(id: "v", &$1, in: 0...100, label: "Gain", options: percent) },
      { $0.fader(id: "v", &$1, in: 0...100, label: "Gain", options: percent) },
    ]
    for body in bodies {
      let first = places(11.1, body)
      #expect(!first.isEmpty)
      for value in [10.0, 17.3, 44.4, 88.8, 99.9, 71.0] { #expect(places(value, body) == first, "\(value)") }
    }
  }

  @Test("peers 55 figures are of one width in every weight")
  func widths() {
    let text = EngravedText()
    for weight in [TextWeight.light, .regular, .bold] {
      for size in [10.5, 13, 24, 48] {
        let style = TextStyle(size: size, weight: weight)
        let widths = Set("0123456789".map { text.layout(String($0), style).width })
        #expect(widths.count == 1)
      }
    }
  }

  @Test("peers 55 no value is ever written as a negative zero", arguments: [0, 1, 3, 6])
  func zero(_ decimals: Int) {
    var format = ValueFormat(decimals: decimals)
    for value in [-0.0, -1e-9, -0.0000004, 0, -Double.leastNonzeroMagnitude] {
      for factor in [1.0, -1, 0, -0.0] {
        format.factor = factor
        #expect(!format.text(value, decimals: decimals).contains("-"), "\(value) times \(factor)")
      }
    }
  }

  @Test("numbers beyond all bounds are written as what they are")
  func huge() {
    #expect(ValueFormat(factor: 100).text(1e308, decimals: 2) == "∞")
    #expect(ValueFormat(factor: 100).text(-1e308, decimals: 2) == "-∞")
    #expect(ValueFormat(factor: .nan).text(1, decimals: 2) == "—")
    #expect(ValueFormat().text(1e300, decimals: 2) == "1e+300" && ValueFormat().text(-.infinity, decimals: 0) == "-∞")
  }
}
