import Knurl

/// The ways to drag a knob, and how it feels.
struct DraggingPage {
  private var modes = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5]
  /// The value of the knob with detents.
  var detents = 0.0
  /// How many detents its drags have crossed.
  var crossings = 0
  private var crossingTime = -1.0
  private var pan = -25.0, stepped = 4, slow = 0.7, backwards = 0.3, original = 0.8

  private static let names = ["Circular", "Absolute angle", "Vertical", "Horizontal", "Both axes", "Velocity"]
  private static let drags: [DragMode] = [.circular, .absoluteAngle, .vertical, .horizontal, .both, .velocity]

  mutating func body(_ ui: UI) {
    ui.styled({ $0.fit(knobs: 48, tickCount: 11) }) {
      ui.panel("DRAG MODES") { modes(ui) }
      ui.panel("FEEL") { feel(ui) }
    }
  }

  private mutating func modes(_ ui: UI) {
    ui.row(.share(1), .share(1), .share(1), .share(1), .share(1), .share(1)) {
      for index in Self.drags.indices {
        ui.cell {
          ui.knob(
            id: ControlID(Self.names[index]), &modes[index], label: Self.names[index],
            options: ValueOptions(dragMode: Self.drags[index]))
        }
      }
    }
  }

  private mutating func feel(_ ui: UI) {
    ui.row(.share(1), .share(1), .share(1), .share(1), .share(1), .share(1)) {
      ui.cell { detented(ui) }
      ui.cell {
        let options = ValueOptions(
          defaultValue: 0, origin: 0, detents: [0], format: ValueFormat(decimals: 0, showsPlus: true))
        ui.knob(id: "pan", &pan, in: -50...50, label: "From the middle", options: options)
      }
      ui.cell {
        ui.styled({ $0.fit(knobs: 48, tickCount: 9) }) { ui.knob(id: "steps", &stepped, in: 0...8, label: "Steps") }
      }
      ui.cell {
        var options = ValueOptions()
        options.slewRate = 0.4
        ui.knob(id: "slow", &slow, label: "Slow needle", options: options)
      }
      ui.cell { ui.knob(id: "backwards", &backwards, from: 1, to: 0, label: "Backwards") }
      ui.cell {
        let options = ValueOptions(isContinuous: false, defaultValue: 0.5)
        ui.knob(id: "original", &original, label: "At the release", options: options)
      }
    }
  }

  /// The arc flashes when a drag crosses a detent.
  private mutating func detented(_ ui: UI) {
    let light = max(0, 1 - (ui.time - crossingTime) / 0.4)
    let options = ValueOptions(origin: 0, detents: [-0.5, 0, 0.5], format: ValueFormat(decimals: 2, showsPlus: true))
    ui.styled({
      $0.fit(knobs: 48, tickCount: 5)
      if light > 0, crossingTime >= 0 {
        $0.knob.color = $0.knob.color.mixed(with: Color(red: 1, green: 0.55, blue: 0.1), by: light)
      }
    }) {
      if ui.knob(id: "detents", &detents, in: -1...1, label: "Detents flash", options: options).didCrossDetent {
        (crossings, crossingTime) = (crossings + 1, ui.time)
      }
    }
    if crossingTime >= 0, ui.time - crossingTime < 0.4 { ui.wake(at: ui.time) }
  }
}
