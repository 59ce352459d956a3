import KnurlCapture
import KnurlControls
import Testing

/// Two windows over a base: "a" at (40, 40) and "b" at (160, 80), each 200 x 160 points with a button "go" and a slider "x". On the
/// base a button "base" that lies under both, and one, "opener", with a popup "pop" and a modal "ask".
final class LayerRig {
  final class Model {
    var a = 0, b = 0, base = 0, pop = 0, ask = 0, below = 0
    var xa = 20.0, xb = 20.0, p = 0.5, q = 0.5
    var showsA = true, showsB = true, popIsOpen = false, askIsOpen = false
    var opener = Rect(x: 20, y: 320, width: 80, height: 30)
    var edits: [Edit] = []
    var isSticky = false
  }

  let model = Model()
  let harness: Harness

  init(pixelsPerPoint: Double = 1, theme: Theme = .studio, _ change: (Model) -> Void = { _ in }) {
    let model = model
    change(model)
    harness = Harness(size: Size(width: 640, height: 360), pixelsPerPoint: pixelsPerPoint, theme: theme) { ui in
      Self.base(ui, model)
      if model.showsA {
        ui.window(id: "a", title: "A", at: Point(x: 40, y: 40), size: Size(width: 200, height: 160)) {
          if ui.button(id: "go", "Go").wasClicked { model.a += 1 }
          ui.slider(id: "x", &model.xa, in: 0...100)
        }
      }
      ui.window(
        id: "b", title: "B", isOpen: &model.showsB, at: Point(x: 160, y: 80), size: Size(width: 200, height: 160)
      ) {
        if ui.button(id: "go", "Go").wasClicked { model.b += 1 }
        ui.slider(id: "x", &model.xb, in: 0...100)
      }
      model.edits += ui.edits
    }
    harness.step(2)
  }

  private static func base(_ ui: UI, _ model: Model) {
    ui.place(Rect(x: 170, y: 100, width: 60, height: 30)) {
      if ui.button(id: "base", "Base").wasClicked { model.base += 1 }
    }
    ui.place(Rect(x: 500, y: 20, width: 80, height: 30)) {
      if ui.button(id: "below", "Below").wasClicked { model.below += 1 }
    }
    ui.place(model.opener) {
      if ui.button(id: "opener", "Open").wasClicked { model.popIsOpen = true }
    }
    ui.popup(id: "pop", isOpen: &model.popIsOpen) {
      if ui.button(id: "go", "Go").wasClicked { model.pop += 1 }
      ui.slider(id: "p", &model.p)
      if ui.button(id: "done", "Done").wasClicked { ui.dismiss() }
    }
    ui.modal(id: "ask", title: "Ask", isOpen: &model.askIsOpen, closesOnEscape: !model.isSticky) {
      if ui.button(id: "yes", "Yes").wasClicked { model.ask += 1 }
      ui.slider(id: "q", &model.q)
    }
  }

  func step(_ count: Int = 1) { harness.step(count) }
  func frame(_ path: String) -> Rect { harness.node(path)?.frame ?? .zero }

  /// Drags with the mouse, or with a finger.
  func drag(_ finger: Int?, from start: Point, by way: Vector, release: Bool = true) {
    press(finger, at: start)
    for part in 1...4 { move(finger, to: start + way * (Double(part) / 4)) }
    if release { lift(finger) }
  }

  func press(_ finger: Int?, at place: Point) {
    if let finger {
      harness.finger(finger).press(at: place)
    } else {
      harness.mouse.move(to: place)
      step()
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
}

/// The mouse, and a finger.
let hands: [Int?] = [nil, 1]
