import Knurl
import KnurlCapture

/// A hundred mixed controls on 1280x720 points: twenty each of range sliders, knobs, buttons, toggles and labels.
final class Board {
  struct Pair {
    var lower = 20.0
    var upper = 60.0
  }

  var ranges = Array(repeating: Pair(), count: 20)
  var knobs = (0..<20).map { Double($0 * 53 % 101) / 100 }
  var toggles = (0..<20).map { $0 % 2 == 1 }
  private static let cell = Size(width: 128, height: 72)

  func body(_ ui: UI) {
    for index in 0..<20 {
      place(ui, index) { _ = ui.rangeSlider(id: "range \(index)", &ranges[index], \.lower, \.upper, in: 0...100) }
      place(ui, 20 + index) { _ = ui.knob(id: "knob \(index)", &knobs[index]) }
      place(ui, 40 + index) { _ = ui.button(id: "button \(index)", "Button") }
      place(ui, 60 + index) { _ = ui.toggle(id: "toggle \(index)", &toggles[index], label: "Check") }
      place(ui, 80 + index) { ui.label("Label") }
    }
  }

  private func place(_ ui: UI, _ index: Int, _ content: () -> Void) {
    let x = Double(index % 10) * Self.cell.width, y = Double(index / 10) * Self.cell.height
    ui.place(Rect(x: x + 8, y: y + 4, width: Self.cell.width - 16, height: Self.cell.height - 8), content)
  }
}
