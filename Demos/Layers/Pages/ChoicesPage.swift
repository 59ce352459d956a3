import Knurl

/// Everything that is chosen from.
struct ChoicesPage {
  private enum Mode: CaseIterable { case mono, poly, unison }

  private var mode = Mode.poly, range = 1, isOn = [true, false, true], octave = 2
  private var preset: String? = "Glass Bells", output = 3, key = 0, isLocked = false

  private static let presets = [
    "Acid Line", "Brass", "Choir", "Clavinet", "Digital Rain", "Electric Grand", "Fifths", "Flute", "Glass Bells",
    "Harp", "Hollow Lead", "Kalimba", "Marimba", "Night Drive", "Organ", "Plucked", "Reed", "Soft Strings", "Sub Bass",
    "Tape Choir", "Vibes", "Warm Pad", "Wire", "Xylophone",
  ]
  private static let outputs = ["Main", "Phones", "Bus 1", "Bus 2", "Bus 3", "Bus 4", "Record"]
  private static let keys = [
    "C", "C sharp", "D", "E flat", "E", "F", "F sharp", "G", "A flat", "A", "B flat", "B", "Chromatic", "Whole tones",
    "Pentatonic", "Blues",
  ]

  var values: [(String, String)] {
    [
      ("choices.mode", "\(mode)"), ("choices.preset", preset ?? "none"), ("choices.output", "\(output)"),
      ("choices.octave", "\(octave)"),
    ]
  }

  mutating func body(_ ui: UI) {
    let top = ui.theme.margin + ui.theme.button.height + 16, margin = ui.theme.margin
    let width = max(0, (ui.size.width - 2 * margin - 2 * ui.theme.spacing) / 3),
      height = max(0, ui.size.height - 2 * top)
    ui.place(Rect(x: margin, y: top, width: width, height: height)) { ui.panel("VOICES") { voices(ui) } }
    let next = margin + width + ui.theme.spacing
    ui.place(Rect(x: next, y: top, width: width, height: height)) { ui.panel("PRESET") { presets(ui) } }
    ui.place(Rect(x: next + width + ui.theme.spacing, y: top, width: width, height: height)) {
      ui.panel("ROUTING") { routing(ui) }
    }
  }

  private mutating func voices(_ ui: UI) {
    ui.label("Mode")
    ui.radio(id: "mode", &mode, Mode.allCases, names: ["One voice", "Many voices", "Unison"])
    ui.label("Octave")
    ui.segmented(id: "octave", &octave, [0, 1, 2, 3, 4], names: ["-2", "-1", "0", "+1", "+2"], fills: true)
    ui.label("Modulation")
    let count = isOn.count(where: \.self)
    var all: CheckState = count == 0 ? .off : count == isOn.count ? .on : .mixed
    if ui.checkbox(id: "all", &all, label: "All sources").didChange { isOn = isOn.map { _ in all == .on } }
    for (index, name) in ["Wheel", "Pressure", "Slow wave"].enumerated() {
      ui.row {
        ui.space(20)
        ui.checkbox(id: ControlID(name), &isOn[index], label: name)
      }
    }
    ui.disabled { ui.checkbox(id: "pedal", &isLocked, label: "Pedal, not connected") }
  }

  private mutating func presets(_ ui: UI) {
    ui.list(id: "presets", &preset, Self.presets, names: Self.presets, rows: 14)
    ui.label(preset.map { "Chosen: \($0)" } ?? "None chosen")
  }

  private mutating func routing(_ ui: UI) {
    ui.label("Output")
    ui.dropdown(id: "output", &output, Array(Self.outputs.indices), names: Self.outputs, fills: true)
    ui.label("Scale")
    ui.dropdown(id: "key", &key, Array(Self.keys.indices), names: Self.keys, fills: true)
    ui.label("Range")
    ui.radio(id: "range", &range, [0, 1, 2], names: ["Low", "Mid", "High"], axis: .horizontal)
    ui.label("A menu of its own, by the right button")
    ui.button(id: "voice", "Voice 1")
    ui.contextMenu(id: "voice menu") { menu in
      menu.item("Rename", shortcut: "F2")
      menu.item("Mute", isChecked: isLocked)
      menu.submenu("Colour") { menu in for name in ["Cyan", "Amber", "Rose"] { menu.item(name) } }
      menu.separator()
      menu.item("Remove", shortcut: "Del")
    }
    ui.tooltip("Right button: what can be done with the voice")
  }
}
