import KnurlCapture
import KnurlControls
import Testing

/// A model on show in a window of 640x360 points, driven as a person would, with every edit kept.
///
/// Trials speak in the units of the reports that they come from: a range slider whose thumbs travel 200 points, a knob
/// whose angles are degrees clockwise from +x.
final class Rig<Model> {
  final class State {
    var model: Model
    var edits: [Edit] = []
    var response: Response?
    init(_ model: Model) { self.model = model }
  }

  let state: State
  let harness: Harness
  var model: Model {
    get { state.model }
    set { state.model = newValue }
  }

  init(_ model: Model, pixelsPerPoint: Double = 1, _ body: @escaping (UI, State) -> Void) {
    let state = State(model)
    self.state = state
    harness = Harness(size: Size(width: 640, height: 360), pixelsPerPoint: pixelsPerPoint) { ui in
      body(ui, state)
      state.edits += ui.edits
    }
    harness.step(2)
  }

  func frame(_ path: String) -> Rect { harness.node(path)?.frame ?? .zero }
  func center(_ path: String) -> Point { frame(path).center }
  func isActive(_ path: String) -> Bool { harness.node(path)?.isActive == true }
  func step(_ count: Int = 1) { harness.step(count) }

  func edits(_ phase: Edit.Phase, _ path: String? = nil) -> [Edit] {
    state.edits.filter { $0.phase == phase && (path == nil || $0.path == path) }
  }

  /// Presses with the mouse at a place, moves by a distance in some frames, and releases unless told otherwise.
  func drag(from start: Point, by distance: Vector, over frames: Int = 5, release: Bool = true) {
    harness.mouse.move(to: start)
    step()
    harness.mouse.press()
    step()
    for frame in 1...frames {
      harness.mouse.move(to: start + distance * (Double(frame) / Double(frames)))
      step()
    }
    if release {
      harness.mouse.release()
      step()
    }
  }

  func press(_ key: Key, with modifiers: Modifiers = []) {
    harness.keyboard.press(key, with: modifiers)
    step()
  }
}

/// The two values of a range slider.
struct Pair: Equatable {
  var lower: Double
  var upper: Double
  init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }
}

func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 0.001) -> Bool { abs(a - b) <= tolerance }

/// A range slider "range" whose thumbs travel 200 points from x = 100 (rig H).
func rangeRig(
  _ lower: Double, _ upper: Double, in bounds: ClosedRange<Double> = 0...10, step: Double? = nil,
  _ configure: (inout RangeOptions) -> Void = { _ in }
) -> Rig<Pair> {
  var options = RangeOptions()
  configure(&options)
  let fixed = options
  return Rig(Pair(lower, upper)) { ui, state in
    ui.place(Rect(x: 86, y: 60, width: 228, height: 34)) {
      state.response = ui.rangeSlider(
        id: "range", &state.model, \.lower, \.upper, in: bounds, step: step, options: fixed)
    }
  }
}

extension Rig where Model == Pair {
  /// The place at x points of the travel.
  func at(_ x: Double) -> Point { Point(x: 100 + x, y: 77) }
}

/// A knob "knob" about (400, 120), sweep 315 degrees from 112.5 (rig K).
func knobRig(
  _ value: Double, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
  _ configure: (inout ValueOptions) -> Void = { _ in }
) -> Rig<Double> {
  var options = ValueOptions()
  configure(&options)
  let fixed = options
  return Rig(value) { ui, state in
    ui.place(Rect(x: 340, y: 60, width: 120, height: 120)) {
      state.response = ui.knob(id: "knob", &state.model, in: bounds, step: step, options: fixed)
    }
  }
}

extension Rig where Model == Double {
  /// A place about the knob's axis; degrees clockwise from +x.
  func around(_ degrees: Double, radius: Double = 40) -> Point {
    center("knob") + Vector(angle: .degrees(degrees), length: radius)
  }
}
