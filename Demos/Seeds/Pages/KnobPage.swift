import DemoSupport
import Knurl

/// A knob from 0 to 1, its value in large figures, a slider that is bound to it, a switch for animation and a button for a
/// random value.
public struct KnobPage {
  /// The value of both.
  public var value = 0.0
  /// Whether the picture moves to a value that the button sets.
  public var animates = true
  private var dice = Dice(seed: 2)

  mutating func body(_ ui: UI, isClassic: Bool) {
    var options = ValueOptions(dragMode: .absoluteAngle, animatesSets: animates)
    options.format.decimals = 2
    ui.space(isClassic ? 34 : 38)
    ui.row(.fixed(230), .share(1), spacing: 24) {
      ui.column(alignment: .center) {
        ui.styled({ style(&$0, isClassic) }) { ui.knob(id: "knob", &value, options: options) }
      }
      ui.column(spacing: 14) {
        ui.styled({ $0.textSize = 50 }) { ui.label(RangePage.digits(value)) }
        ui.slider(id: "slider", &value, options: options)
        ui.row(.share(1), .fixed(126)) {
          ui.toggle(id: "animate", &animates, label: "Animate")
          if ui.button(id: "random", "Random value").wasClicked { value = Double(dice.roll(101)) / 100 }
        }
      }
    }
  }

  /// The classic one in red, with thicker lines.
  private func style(_ theme: inout Theme, _ isClassic: Bool) {
    theme.knob.radius = isClassic ? 90 : 72
    if !isClassic { return }
    theme.knob.color = Color(red: 1, green: 0, blue: 0)
    theme.knob.lineWidth = 4
    theme.knob.indicatorLength = 12
  }
}
