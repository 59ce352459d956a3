import Knurl

/// Sliders with one thumb, lying and upright, and faders.
struct SlidersPage {
  private var level = 0.4, pan = -20.0, detents = 0.5, marked = 25.0, size = 3, inverted = 0.3, paged = 60.0
  private var upright = 0.6, hanging = 0.3, band = 30.0...70, channels = [0.0, -12]

  mutating func body(_ ui: UI) {
    ui.row(.share(5), .share(6), alignment: .leading) {
      ui.panel("LYING") { lying(ui) }
      ui.panel("UPRIGHT") { upright(ui) }
    }
  }

  private mutating func lying(_ ui: UI) {
    ui.styled({ $0.slider.showsBubble = true }) {
      ui.slider(id: "level", &level, label: "With a bubble", options: ValueOptions(format: .percent, tickCount: 5))
    }
    let middle = ValueOptions(
      defaultValue: 0, origin: 0, detents: [0], format: ValueFormat(decimals: 0, showsPlus: true))
    ui.slider(id: "pan", &pan, in: -50...50, label: "From the middle", options: middle)
    ui.slider(id: "detents", &detents, label: "Notches", options: ValueOptions(detents: [0.25, 0.5, 0.75]))
    let marks = ValueOptions(format: ValueFormat(decimals: 0), marks: [0, 10, 25, 60, 100])
    ui.slider(id: "marked", &marked, in: 0...100, label: "Marked values", options: marks)
    ui.slider(id: "inverted", &inverted, label: "Inverted", options: ValueOptions(isInverted: true))
    let paging = ValueOptions(format: ValueFormat(decimals: 0), trackPress: .page)
    ui.slider(id: "paged", &paged, in: 0...100, step: 5, label: "Pages towards a press", options: paging)
  }

  private mutating func upright(_ ui: UI) {
    ui.styled({ $0.naturalWidth = 432 }) {
      ui.row(.share(1), .share(1), .share(1), .share(1), .share(1), alignment: .leading) {
        ui.cell {
          let options = ValueOptions(axis: .vertical, format: .percent, tickCount: 5)
          ui.slider(id: "upright", &upright, label: "Up", options: options)
        }
        ui.cell {
          ui.slider(
            id: "hanging", &hanging, label: "Down",
            options: ValueOptions(axis: .vertical, isInverted: true, format: .percent))
        }
        ui.cell {
          var options = RangeOptions(dragsFill: true)
          (options.value.axis, options.value.format) = (.vertical, ValueFormat(decimals: 0))
          ui.rangeSlider(id: "band", &band, in: 0...100, label: "Band", options: options)
        }
        for index in channels.indices {
          ui.cell {
            ui.styled({ $0.naturalWidth += 20 }) {
              ui.fader(id: "channel\(index)", &channels[index], label: "Channel \(index + 1)")
            }
          }
        }
      }
    }
  }
}
