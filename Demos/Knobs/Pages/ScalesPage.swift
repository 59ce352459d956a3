import Knurl

/// The maps between values and places.
struct ScalesPage {
  private var linear = 40.0, frequency = 440.0, share = 0.01, both = -10.0, power = 20.0, skew = 200.0, gain = -6.0
  private var square = 6.0

  mutating func body(_ ui: UI) {
    ui.panel("SCALES") {
      ui.row(.share(1), .share(1), spacing: 48, alignment: .leading) {
        ui.column(spacing: 32) { left(ui) }
        ui.column(spacing: 32) { right(ui) }
      }
    }
  }

  private static func options(_ marks: [Double], decimals: Int = 0, suffix: String = "") -> ValueOptions {
    ValueOptions(format: ValueFormat(decimals: decimals, suffix: suffix), marks: marks)
  }

  private mutating func left(_ ui: UI) {
    ui.slider(
      id: "linear", &linear, in: 0...100, label: "Linear", options: Self.options([0, 20, 40, 60, 80, 100]))
    ui.slider(
      id: "frequency", &frequency, in: 20...20_000, scale: .logarithmic, label: "Logarithmic",
      options: Self.options([20, 100, 440, 1000, 5000, 20_000], suffix: " Hz"))
    ui.slider(
      id: "share", &share, in: 0...1, scale: .logarithmic, label: "Logarithmic from zero",
      options: Self.options([0, 0.001, 0.01, 0.1, 1], decimals: 4))
    ui.slider(
      id: "both", &both, in: -1000...1000, scale: .symmetricLogarithmic(threshold: 1),
      label: "Logarithmic on both sides",
      options: Self.options([-1000, -100, -10, 0, 10, 100, 1000]))
  }

  private mutating func right(_ ui: UI) {
    ui.slider(
      id: "power", &power, in: 0...100, scale: .power(2), label: "Power of 2",
      options: Self.options([0, 5, 20, 50, 100]))
    ui.slider(
      id: "skew", &skew, in: 0...1000, scale: .skew(midpoint: 200), label: "200 in the middle",
      options: Self.options([0, 10, 50, 200, 500, 1000]))
    var levels = ValueOptions(defaultValue: 0, format: .decibels)
    levels.marks = [-60, -40, -20, -10, -5, 0, 5, 10]
    ui.slider(id: "gain", &gain, in: -60...10, scale: .decibels, label: "A table: a mixer's travel", options: levels)
    let roots = ValueScale.custom(
      position: { ($0 / 10).squareRoot() }, value: { $0 * $0 * 10 })
    ui.slider(
      id: "square", &square, in: 0...10, scale: roots, label: "Two functions of your own",
      options: Self.options([0, 1, 2, 4, 6, 8, 10], decimals: 1))
  }
}
