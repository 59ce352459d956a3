public import Knurl

/// Everything that text and numbers can be typed into.
public final class EntryView {
  /// A preset's text.
  struct Preset {
    var title = "Night drive"
    var artist = ""
    var search = "warm pads"
    var password = "s3cret!"
    var serial = "12O4"
    var notes = "Slow attack, long tail.\nOpen the filter with the wheel, and keep the chorus low in the mix."
  }

  /// A preset's numbers.
  struct Numbers {
    var tempo = 128.0
    var voices = 8
    var tune = -12.5
    var cutoff = 440.0
    var mix = 0.35
    var lower = 20.0
    var upper = 80.0
  }

  private(set) var preset = Preset()
  private(set) var numbers = Numbers()

  /// Creates the window's content.
  public init() {}

  /// Calls the controls.
  public func body(_ ui: UI) {
    ui.row(.share(1), .share(1), alignment: .leading) {
      ui.panel("TEXT") { texts(ui) }
      ui.panel("NUMBERS") { numbers(ui) }
    }
  }

  private func texts(_ ui: UI) {
    ui.textField(id: "title", &preset.title, label: "Title", options: TextFieldOptions(maximumLength: 40))
    ui.textField(id: "artist", &preset.artist, placeholder: "Unknown artist", label: "Artist")
    ui.textField(id: "search", &preset.search, placeholder: "Search sounds", options: TextFieldOptions(kind: .search))
    ui.textField(id: "password", &preset.password, label: "Password", options: TextFieldOptions(kind: .password))
    let isWrong = !preset.serial.allSatisfy(\.isNumber)
    ui.textField(
      id: "serial", &preset.serial, label: "Serial number",
      error: isWrong ? "Digits only: that is a letter O, not a zero" : "")
    ui.textArea(id: "notes", &preset.notes, lines: 3, label: "Notes")
  }

  private func numbers(_ ui: UI) {
    ui.row(.share(1), .share(1)) {
      ui.numberField(
        id: "tempo", &numbers.tempo, in: 20...300, label: "Tempo",
        options: NumberFieldOptions(format: ValueFormat(suffix: " BPM"), dragsValue: true, defaultValue: 120))
      ui.numberField(id: "voices", &numbers.voices, in: 1...64, label: "Voices")
    }
    ui.slider(
      id: "tune", &numbers.tune, in: -50...50, step: 0.5, label: "Fine tune",
      options: ValueOptions(origin: 0, format: ValueFormat(suffix: " ct", showsPlus: true)))
    ui.rangeSlider(id: "keys", &numbers, \.lower, \.upper, in: 0...127, step: 1, label: "Key range")
    ui.row(.share(1), .share(1)) {
      ui.column(alignment: .center) {
        ui.knob(
          id: "cutoff", &numbers.cutoff, in: 20...20_000, scale: .logarithmic, label: "Cutoff",
          options: ValueOptions(format: ValueFormat(decimals: 0, suffix: " Hz")))
      }
      ui.column(alignment: .center) {
        ui.ringSlider(id: "mix", &numbers.mix, in: 0...1, label: "Mix", options: ValueOptions(format: .percent))
      }
    }
  }

  /// The model's values as text, for scripts.
  public var values: [(String, String)] {
    [
      ("title", preset.title), ("artist", preset.artist), ("search", preset.search), ("serial", preset.serial),
      ("tempo", "\(numbers.tempo)"), ("voices", "\(numbers.voices)"), ("tune", "\(numbers.tune)"),
      ("cutoff", "\(numbers.cutoff)"), ("mix", "\(numbers.mix)"),
    ]
  }
}
