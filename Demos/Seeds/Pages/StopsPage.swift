import DemoSupport
import Knurl

/// A slider that stops at 1, 10, 30 and 40, at distances as the values have; its thumb hops from stop to stop, or follows the
/// finger.
public struct StopsPage {
  /// The value.
  public var value = 1
  /// Whether the held thumb hops from stop to stop.
  public var hops = true
  private let stops = [1, 10, 30, 40]

  mutating func body(_ ui: UI, isClassic: Bool) {
    var options = ValueOptions()
    options.following = hops ? .hop : .pointer
    options.animatesSets = true
    ui.space(14)
    ui.headline("\(value)", size: 50)
    ui.space(10)
    ui.styled({
      $0.stopSlider.nameSize = 20
      $0.stopSlider.sideInset = 40
    }) {
      ui.stopSlider(id: "stops", &value, stops: stops, options: options)
    }
    ui.space(24)
    ui.row(.share(1), .fixed(52), .fixed(52), .fixed(52), .fixed(52), spacing: 6) {
      ui.toggle(id: "hops", &hops, label: "Hop from stop to stop")
      for stop in stops {
        ui.column(alignment: .trailing) {
          if ui.button(id: "\(stop)", "\(stop)").wasClicked { value = stop }
        }
      }
    }
  }
}
