import Knurl

/// The time that one control takes to be built, with a label that the program formats and without painting.
struct Building {
  private final class Model {
    var low = (0..<100).map { Double(13 * $0 % 40) }
    var high = (0..<100).map { Double(13 * $0 % 40 + 30) }
    var values = (0..<100).map { Double(37 * $0 % 101) }
    var switches = (0..<100).map { $0 % 2 == 1 }
  }

  private typealias Call = (UI, Model, Int) -> Void

  private static var kinds: [(name: String, call: Call)] {
    [
      (
        "range slider",
        { $0.rangeSlider(id: ControlID($2), &$1.low[$2], &$1.high[$2], in: 0...100, label: "Range \($2)") }
      ),
      ("slider", { $0.slider(id: ControlID($2), &$1.values[$2], in: 0...100, label: "Slider \($2)") }),
      ("knob", { $0.knob(id: ControlID($2), &$1.values[$2], in: 0...100, label: "Knob \($2)") }),
      ("ring slider", { $0.ringSlider(id: ControlID($2), &$1.values[$2], in: 0...100, label: "Ring \($2)") }),
      ("button", { $0.button(id: ControlID($2), "Button \($2)") }),
      ("toggle", { $0.toggle(id: ControlID($2), &$1.switches[$2], label: "Check \($2)") }),
    ]
  }

  /// Measures each kind at rest, and while its value changes in each frame.
  static func measure(_ lines: inout Lines) {
    for kind in kinds {
      lines.add("building a \(kind.name) at rest", sample(kind.call, changes: false), "us")
      lines.add("building a \(kind.name) that changes", sample(kind.call, changes: true), "us")
    }
  }

  /// The median of the microseconds of a frame, less those of one with empty places, for each of 100 controls.
  private static func sample(_ call: Call, changes: Bool) -> Double {
    let ui = UI(text: EngravedText()), model = Model()
    let empty = frames(ui, model, changes: false) { _, _, _ in }
    return (frames(ui, model, changes: changes, call) - empty) / 100
  }

  private static func frames(_ ui: UI, _ model: Model, changes: Bool, _ call: Call) -> Double {
    var samples: [Double] = []
    for index in 0..<200 {
      if changes {
        for place in 0..<100 {
          model.low[place] = Double((index + place) % 40)
          model.values[place] = Double((index + place) % 101)
          model.switches[place].toggle()
        }
      }
      let start = processorTime()
      ui.frame(size: Size(width: 1280, height: 720), time: Double(index)) { ui in
        for number in 0..<100 {
          let x = Double(number % 10) * 128, y = Double(number / 10) * 72
          ui.place(Rect(x: x + 8, y: y + 4, width: 112, height: 64)) { call(ui, model, number) }
        }
      }
      samples.append(processorTime() - start)
    }
    return samples.median
  }
}
