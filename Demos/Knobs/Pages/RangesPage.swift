import Knurl

/// Two thumbs and more: on rings, on a knob's arc, on straight tracks.
struct RangesPage {
  /// The values of the whole ring.
  var ring = 30.0...80
  private var knob = 25.0...70, arc = -20.0...35, filled = 40.0...60
  private var blocked = 20.0...60, pushed = 30.0...50, crossed = 30.0...75, limited = 25.0...70
  private var many = [10.0, 30, 50, 70, 90]

  mutating func body(_ ui: UI) {
    ui.panel("ROUND") {
      ui.styled({
        ($0.ringSlider.radius, $0.ringSlider.readoutSize) = (68, 20)
        $0.knob.radius = 48
      }) { round(ui) }
    }
    ui.panel("STRAIGHT") { straight(ui) }
  }

  private static func options(_ meeting: Meeting = .block, gap: Double = 0, dragsFill: Bool = false) -> RangeOptions {
    var options = RangeOptions(minimumGap: gap, meeting: meeting, dragsFill: dragsFill)
    options.value.format = ValueFormat(decimals: 0)
    return options
  }

  private mutating func round(_ ui: UI) {
    ui.row(.share(1), .share(1), .share(1), .share(1), alignment: .leading) {
      ui.cell { ui.rangeRing(id: "ring", &ring, in: 0...100, label: "Ring", options: Self.options()) }
      ui.cell {
        ui.styled({ ($0.ringSlider.startAngle, $0.ringSlider.sweep) = (.degrees(135), .degrees(270)) }) {
          ui.rangeRing(id: "arc", &arc, in: -50...50, label: "Arc that pushes", options: Self.options(.push))
        }
      }
      ui.cell { ui.rangeKnob(id: "knob", &knob, in: 0...100, label: "Knob", options: Self.options()) }
      ui.cell {
        ui.rangeKnob(
          id: "filled", &filled, in: 0...100, label: "Turn both", options: Self.options(gap: 10, dragsFill: true))
      }
    }
  }

  private mutating func straight(_ ui: UI) {
    ui.row(.share(1), .share(1), spacing: 40) {
      ui.column {
        ui.rangeSlider(id: "blocked", &blocked, in: 0...100, label: "A gap of 10", options: Self.options(gap: 10))
        ui.rangeSlider(id: "pushed", &pushed, in: 0...100, label: "Push", options: Self.options(.push))
      }
      ui.column {
        ui.rangeSlider(
          id: "crossed", &crossed, in: 0...100, label: "Cross, or drag the fill",
          options: Self.options(.cross, dragsFill: true))
        var limits = Self.options()
        limits.limits = [0...40, 60...100]
        ui.rangeSlider(id: "limited", &limited, in: 0...100, label: "Up to 40, from 60", options: limits)
      }
    }
    ui.multiSlider(id: "many", &many, in: 0...100, label: "Five thumbs", options: Self.options(.push, gap: 5))
  }
}
