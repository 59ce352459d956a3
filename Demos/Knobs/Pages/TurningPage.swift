import Knurl

/// What knobs and rings do at their ends.
struct TurningPage {
  private var knobs = [0.8, 0.2, 90, 0.4]
  /// The value of the knob without ends.
  var endless = 1.25
  private var steps = 3
  private var rings = [0.6, 300, 0.55, 2.2, 0.4, -0.3]

  mutating func body(_ ui: UI) {
    ui.styled({ $0.fit(knobs: 48, tickCount: 11) }) {
      ui.panel("KNOBS") { knobs(ui) }
    }
    ui.panel("RINGS") {
      ui.styled({ ($0.ringSlider.radius, $0.ringSlider.readoutSize) = (66, 22) }) { rings(ui) }
    }
  }

  private mutating func knobs(_ ui: UI) {
    ui.row(.share(1), .share(1), .share(1), .share(1), .share(1), .share(1)) {
      ui.cell { ui.knob(id: "stops", &knobs[0], label: "Stops") }
      ui.cell {
        var options = ValueOptions(dragMode: .absoluteAngle)
        options.flipsAcrossGap = true
        ui.knob(id: "flips", &knobs[1], label: "Flips in the gap", options: options)
      }
      ui.cell {
        let options = ValueOptions(turning: .wrap, format: ValueFormat(decimals: 0, suffix: "°"))
        ui.styled({ ($0.knob.startAngle, $0.knob.endAngle) = (.degrees(-90), .degrees(270)) }) {
          ui.knob(id: "wraps", &knobs[2], in: 0...360, label: "Wraps", options: options)
        }
      }
      ui.cell { ui.knob(id: "turns", &knobs[3], label: "Three turns", options: ValueOptions(turning: .turns(3))) }
      ui.cell { ui.knob(id: "endless", &endless, label: "Endless", options: ValueOptions(turning: .unbounded)) }
      ui.cell {
        ui.styled({ $0.fit(knobs: 48, tickCount: 12) }) {
          ui.knob(id: "steps", &steps, in: 1...12, label: "Steps that wrap", options: ValueOptions(turning: .wrap))
        }
      }
    }
  }

  private mutating func rings(_ ui: UI) {
    let degrees = ValueFormat(decimals: 0, suffix: "°")
    ui.row(.share(1), .share(1), .share(1), .share(1), .share(1), .share(1)) {
      ui.cell { ui.ringSlider(id: "ring", &rings[0], in: 0...1, label: "Stops") }
      ui.cell {
        ui.ringSlider(
          id: "compass", &rings[1], in: 0...360, label: "Wraps",
          options: ValueOptions(turning: .wrap, format: degrees))
      }
      ui.cell {
        ui.ringSlider(
          id: "ring-turns", &rings[2], in: 0...1, label: "Three turns", options: ValueOptions(turning: .turns(3)))
      }
      ui.cell {
        ui.ringSlider(
          id: "ring-endless", &rings[3], in: 0...1, label: "Endless", options: ValueOptions(turning: .unbounded))
      }
      ui.cell { arc(ui, "arc", 4, start: 135, sweep: 270, in: 0...1, ValueOptions(), "Arc") }
      ui.cell {
        arc(ui, "half", 5, start: 180, sweep: 180, in: -1...1, ValueOptions(origin: 0), "Half, from zero")
      }
    }
  }

  private mutating func arc(
    _ ui: UI, _ id: ControlID, _ index: Int, start: Double, sweep: Double, in bounds: ClosedRange<Double>,
    _ options: ValueOptions, _ label: String
  ) {
    ui.styled({ ($0.ringSlider.startAngle, $0.ringSlider.sweep) = (.degrees(start), .degrees(sweep)) }) {
      ui.ringSlider(id: id, &rings[index], in: bounds, label: label, options: options)
    }
  }
}
