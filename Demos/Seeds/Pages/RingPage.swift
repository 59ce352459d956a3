import DemoSupport
import Knurl

/// A ring of whole degrees that goes on at the other end of its turn, with the number in the middle; its line may be thinner
/// or thicker.
public struct RingPage {
  /// The angle, in degrees from 0 to 359.
  public var angle = 280
  /// The width of the line, in points.
  var lineWidth = 5

  mutating func body(_ ui: UI, isClassic: Bool) {
    var options = ValueOptions(turning: .wrap)
    options.format = ValueFormat(suffix: "°")
    var widths = ValueOptions()
    widths.format = ValueFormat(suffix: " pt")
    ui.row(.fixed(280), .share(1), spacing: 24) {
      ui.column(alignment: .center) {
        ui.styled({
          $0.ringSlider.radius = 125
          $0.ringSlider.readoutSize = 48
          $0.ringSlider.lineWidth = Double(lineWidth) * (isClassic ? 1 : 1.6)
          if !isClassic { $0.ringSlider.thumbRadius = max(8, Double(lineWidth) * 2.4) }
        }) {
          ui.ringSlider(id: "ring", &angle, in: 0...360, options: options)
        }
      }
      ui.column(spacing: 14) {
        ui.slider(id: "width", &lineWidth, in: 1...15, label: "Width of the line", options: widths)
        ui.row(spacing: 6) {
          for turn in [0, 120, 260] {
            if ui.button(id: "\(turn)", "\(turn)°").wasClicked { angle = turn }
          }
        }
      }
    }
  }
}
