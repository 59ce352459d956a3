import Knurl

/// Each control as it is, disabled, and read-only.
struct StatesPage {
  private var columns = [Values(), Values(), Values()]

  private struct Values {
    var knob = 0.6, ring = 70.0, slider = 0.4, range = 25.0...70, stop = 10, isOn = true
  }

  mutating func body(_ ui: UI) {
    ui.row(.share(1), .share(1), .share(1), alignment: .leading) {
      for (index, title) in ["AS IT IS", "DISABLED", "READ-ONLY"].enumerated() {
        ui.scope(index) {
          ui.disabled(if: index == 1) {
            ui.panel(title) { Self.column(ui, &columns[index], isReadOnly: index == 2) }
          }
        }
      }
    }
  }

  private static func column(_ ui: UI, _ values: inout Values, isReadOnly: Bool) {
    let options = ValueOptions(isReadOnly: isReadOnly)
    var whole = options
    whole.format.decimals = 0
    dials(ui, &values, options, whole)
    ui.slider(id: "slider", &values.slider, label: "Slider", options: options)
    ui.rangeSlider(id: "range", &values.range, in: 0...100, label: "Range", options: RangeOptions(value: whole))
    ui.stopSlider(id: "stops", &values.stop, stops: [1, 10, 30, 40], label: "Stops", options: options)
    ui.row(.share(1), .fixed(80)) {
      ui.toggle(id: "toggle", &values.isOn, label: "Toggle")
      ui.column(alignment: .trailing) { ui.button(id: "button", "Button") }
    }
  }

  private static func dials(_ ui: UI, _ values: inout Values, _ options: ValueOptions, _ whole: ValueOptions) {
    ui.styled({
      $0.fit(knobs: 40, tickCount: 11)
      ($0.ringSlider.radius, $0.ringSlider.readoutSize) = (60, 20)
    }) {
      ui.row(.share(1), .share(1), alignment: .leading) {
        ui.cell { ui.knob(id: "knob", &values.knob, label: "Knob", options: options) }
        ui.cell { ui.ringSlider(id: "ring", &values.ring, in: 0...100, label: "Ring", options: whole) }
      }
    }
  }
}
