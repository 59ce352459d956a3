import Knurl

/// The controls over the game.
enum Hud {
  static func body(_ ui: UI, _ settings: inout World.Settings, isPaused: inout Bool) {
    ui.place(Rect(x: 16, y: ui.size.height - 242, width: 364, height: 226)) {
      ui.panel("ENGINE") {
        ui.row(spacing: 0) {
          knob(ui, "thrust", "Thrust", &settings, \.thrust, 0...400, ValueFormat(decimals: 0))
          knob(ui, "drag", "Drag", &settings, \.drag, 0...1, .percent)
          knob(ui, "field", "Field", &settings, \.field, 0...1, .percent)
        }
      }
    }
    ui.place(Rect(x: 16, y: 16, width: 110, height: 32)) {
      if ui.button(id: "pause", isPaused ? "Go on" : "Pause").wasClicked { isPaused.toggle() }
    }
  }

  private static func knob(
    _ ui: UI, _ id: ControlID, _ label: String, _ settings: inout World.Settings,
    _ path: WritableKeyPath<World.Settings, Double>, _ bounds: ClosedRange<Double>, _ format: ValueFormat
  ) {
    var options = ValueOptions(defaultValue: World.Settings()[keyPath: path])
    options.format = format
    ui.styled({ $0.knob.radius = 34 }) {
      _ = ui.knob(id: id, &settings[keyPath: path], in: bounds, label: label, options: options)
    }
  }
}
