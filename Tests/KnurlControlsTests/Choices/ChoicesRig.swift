import KnurlCapture
import KnurlControls
import Testing

/// Every control that is chosen from, of the fruits of a model.
final class ChoicesRig {
  final class Model {
    var check = false, mixed = CheckState.mixed, radio = "Apple", segment = 1, list: String? = "Apple", drop = "Apple"
    var isEnabled = true
    var edits: [Edit] = []
    var responses: [String: Response] = [:]
  }

  static let fruits = [
    "Apple", "Banana", "Cherry", "Date", "Elder", "Fig", "Grape", "Hazel", "Iris", "Jam", "Kiwi", "Lime", "Mango",
  ]
  let model = Model()
  let harness: Harness

  init(pixelsPerPoint: Double = 1, theme: Theme = .studio, dropTop: Double = 24, _ change: (Model) -> Void = { _ in }) {
    let model = model
    change(model)
    harness = Harness(size: Size(width: 640, height: 420), pixelsPerPoint: pixelsPerPoint, theme: theme) { ui in
      ui.disabled(if: !model.isEnabled) {
        ui.checkbox(id: "check", &model.check, label: "Check")
        ui.checkbox(id: "mixed", &model.mixed, label: "Mixed")
        ui.radio(id: "radio", &model.radio, Self.fruits.prefix(3).map(\.self), names: Self.fruits)
        ui.segmented(id: "segment", &model.segment, [0, 1, 2], names: ["Low", "Mid", "High"])
        ui.place(Rect(x: 300, y: 24, width: 160, height: 300)) {
          ui.column { ui.list(id: "list", &model.list, Self.fruits, names: Self.fruits, rows: 5) }
        }
        ui.place(Rect(x: 480, y: dropTop, width: 140, height: 32)) {
          ui.dropdown(id: "drop", &model.drop, Self.fruits, names: Self.fruits)
        }
      }
      model.edits += ui.edits
    }
    harness.step(2)
  }

  func step(_ count: Int = 1) { harness.step(count) }
  func frame(_ path: String) -> Rect { harness.node(path)?.frame ?? .zero }
  func phases(_ path: String) -> [Edit.Phase] { model.edits.filter { $0.path == path }.map(\.phase) }

  func press(_ finger: Int?, at place: Point) {
    if let finger {
      harness.finger(finger).press(at: place)
    } else {
      harness.mouse.move(to: place)
      harness.mouse.press()
    }
    step()
  }

  func move(_ finger: Int?, to place: Point) {
    if let finger { harness.finger(finger).move(to: place) } else { harness.mouse.move(to: place) }
    step()
  }

  func lift(_ finger: Int?) {
    if let finger { harness.finger(finger).lift() } else { harness.mouse.release() }
    step()
  }

  func tap(_ finger: Int?, at place: Point) {
    press(finger, at: place)
    lift(finger)
  }

  func key(_ key: Key) {
    harness.keyboard.press(key)
    step()
  }
}
