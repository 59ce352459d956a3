import Knurl

/// A synthesizer's panels as windows, over a bench with a menu.
struct WindowsPage {
  private var cutoff = 0.62, resonance = 0.3, drive = 0.45
  private var attack = 0.1, decay = 0.4, sustain = 0.7, release = 0.35
  private var wave = 1, isSynced = true, snaps = true
  private var showsFilter = true, showsEnvelope = true, showsSource = true
  private var sheetIsOpen = false, askIsOpen = false
  private var lastCommand = "none"

  private static let waves = ["Sine", "Saw", "Square", "Noise"]

  var values: [(String, String)] {
    [
      ("windows.cutoff", "\(cutoff)"), ("windows.attack", "\(attack)"), ("windows.wave", "\(wave)"),
      ("windows.command", lastCommand), ("windows.filter", "\(showsFilter)"),
    ]
  }

  mutating func body(_ ui: UI) {
    let content = ui.theme.margin + ui.theme.button.height + 16
    ui.place(Rect(x: ui.theme.margin, y: content, width: max(0, ui.size.width - 2 * ui.theme.margin), height: 32)) {
      bar(ui)
    }
    source(ui, top: content)
    filter(ui, top: content)
    envelope(ui, top: content)
    ask(ui)
  }

  private mutating func bar(_ ui: UI) {
    ui.row {
      ui.menu(id: "patch", "Patch") { menu in
        choose(menu.item("New", shortcut: "Ctrl N"), "New")
        menu.submenu("Open") { menu in
          menu.submenu("Factory") { menu in
            for name in ["Glass Bells", "Warm Pad", "Sub Bass", "Brass"] { choose(menu.item(name), name) }
          }
          menu.submenu("Own") { menu in choose(menu.item("Sketch 1"), "Sketch 1") }
          menu.separator()
          choose(menu.item("From a file", shortcut: "Ctrl O"), "From a file")
        }
        choose(menu.item("Save", shortcut: "Ctrl S"), "Save")
        menu.item("Revert", isEnabled: false)
        menu.separator()
        if menu.item("Snap to grid", isChecked: snaps) { snaps.toggle() }
        menu.separator()
        if menu.item("Delete") { askIsOpen = true }
      }
      ui.tooltip("What can be done\nwith the whole patch")
      ui.menu(id: "view", "View") { menu in
        if menu.item("Source", isChecked: showsSource) { showsSource.toggle() }
        if menu.item("Filter", isChecked: showsFilter) { showsFilter.toggle() }
        if menu.item("Envelope", isChecked: showsEnvelope) { showsEnvelope.toggle() }
      }
      ui.label("Last command: \(lastCommand)")
    }
  }

  private mutating func choose(_ isChosen: Bool, _ name: String) { if isChosen { lastCommand = name } }

  private mutating func source(_ ui: UI, top: Double) {
    var isOpen = showsSource
    defer { showsSource = isOpen }
    let size = Size(width: 330, height: 236)
    ui.window(id: "source", title: "Source", isOpen: &isOpen, at: Point(x: 48, y: top + 64), size: size) {
      ui.label("Wave")
      ui.segmented(id: "wave", &wave, [0, 1, 2, 3], names: Self.waves, fills: true)
      ui.checkbox(id: "sync", &isSynced, label: "Sync to the second source")
      ui.row {
        if ui.button(id: "more", "Tuning").wasClicked { sheetIsOpen = true }
        var sheet = sheetIsOpen
        defer { sheetIsOpen = sheet }
        ui.popup(id: "tuning", isOpen: &sheet) {
          ui.row {
            ui.knob(id: "drive", &drive, label: "Drive")
            ui.knob(id: "fine", &resonance, label: "Fine")
          }
          if ui.button(id: "done", "Done").wasClicked { ui.dismiss() }
        }
        ui.tooltip("Drive and fine tuning")
      }
    }
  }

  private mutating func filter(_ ui: UI, top: Double) {
    var isOpen = showsFilter
    defer { showsFilter = isOpen }
    let size = Size(width: 300, height: 216)
    ui.window(id: "filter", title: "Filter", isOpen: &isOpen, at: Point(x: 300, y: top + 168), size: size) {
      ui.row {
        ui.knob(id: "cutoff", &cutoff, label: "Cutoff")
        ui.knob(id: "resonance", &resonance, label: "Resonance")
      }
    }
  }

  private mutating func envelope(_ ui: UI, top: Double) {
    var isOpen = showsEnvelope
    defer { showsEnvelope = isOpen }
    let size = Size(width: 320, height: 362)
    ui.window(id: "envelope", title: "Envelope", isOpen: &isOpen, at: Point(x: 556, y: top + 84), size: size) {
      ui.slider(id: "attack", &attack, label: "Attack")
      ui.slider(id: "decay", &decay, label: "Decay")
      ui.slider(id: "sustain", &sustain, label: "Sustain")
      ui.slider(id: "release", &release, label: "Release")
    }
  }

  private mutating func ask(_ ui: UI) {
    var isOpen = askIsOpen
    defer { askIsOpen = isOpen }
    ui.modal(id: "ask", title: "Delete the patch?", isOpen: &isOpen, width: 280) {
      ui.label("It can not be brought back.")
      ui.row {
        ui.styled({ $0.button.fill = $0.accent }) {
          if ui.button(id: "keep", "Keep it").wasClicked { ui.dismiss() }
        }
        if ui.button(id: "delete", "Delete").wasClicked {
          lastCommand = "Delete"
          ui.dismiss()
        }
      }
    }
  }
}
