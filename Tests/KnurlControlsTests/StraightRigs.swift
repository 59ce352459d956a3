import KnurlCapture
import KnurlControls
import Testing

extension Rig {
  /// Presses at a place, moves by a distance in some frames, and lets go unless told otherwise.
  func drag(_ hand: Hand, from start: Point, by distance: Vector, over frames: Int = 5, release: Bool = true) {
    if hand == .mouse { return drag(from: start, by: distance, over: frames, release: release) }
    let finger = harness.finger(1)
    finger.press(at: start)
    step()
    for frame in 1...frames {
      finger.move(to: start + distance * (Double(frame) / Double(frames)))
      step()
    }
    if release {
      finger.lift()
      step()
    }
  }

  func click(_ hand: Hand, at place: Point) { drag(hand, from: place, by: .zero, over: 1) }

  func letGo(_ hand: Hand) { release(hand) }
}

/// A slider "slider" whose thumb travels 200 points from x = 100 (rig H), or from y = 50 down (rig V).
func sliderRig<V: BinaryFloatingPoint>(
  _ value: V, from start: V = 0, to end: V = 1, step: V? = nil, scale: ValueScale = .linear,
  _ configure: (inout ValueOptions) -> Void = { _ in }
) -> Rig<V> {
  var options = ValueOptions()
  configure(&options)
  let fixed = options
  return Rig(value) { ui, state in
    ui.place(straightFrame(fixed.axis)) {
      state.response = ui.slider(
        id: "slider", &state.model, from: start, to: end, step: step, scale: scale, options: fixed)
    }
  }
}

/// The same over integers.
func wholeRig<V: FixedWidthInteger>(
  _ value: V, from start: V, to end: V, step: V = 1, _ configure: (inout ValueOptions) -> Void = { _ in }
) -> Rig<V> {
  var options = ValueOptions()
  configure(&options)
  let fixed = options
  return Rig(value) { ui, state in
    ui.place(straightFrame(fixed.axis)) {
      state.response = ui.slider(id: "slider", &state.model, from: start, to: end, step: step, options: fixed)
    }
  }
}

/// A slider of stops, "slider", whose thumb travels 200 points from x = 100.
func stopRig<V: FixedWidthInteger>(
  _ value: V, _ stops: [V], _ configure: (inout ValueOptions) -> Void = { _ in }
) -> Rig<V> {
  var options = ValueOptions()
  configure(&options)
  let fixed = options
  return Rig(value) { ui, state in
    ui.place(straightFrame(fixed.axis)) {
      state.response = ui.stopSlider(id: "slider", &state.model, stops: stops, options: fixed)
    }
  }
}

/// A slider of many thumbs, "slider", which travel 200 points from x = 100.
func multiRig(
  _ values: [Double], in bounds: ClosedRange<Double> = 0...10, step: Double? = nil,
  _ configure: (inout RangeOptions) -> Void = { _ in }
) -> Rig<[Double]> {
  var options = RangeOptions()
  configure(&options)
  let fixed = options
  return Rig(values) { ui, state in
    ui.place(straightFrame(fixed.value.axis)) {
      state.response = ui.multiSlider(id: "slider", &state.model, in: bounds, step: step, options: fixed)
    }
  }
}

func straightFrame(_ axis: Axis) -> Rect {
  axis == .horizontal
    ? Rect(x: 86, y: 60, width: 228, height: 34) : Rect(x: 183, y: 36, width: 34, height: 228)
}

/// The place at x points of the travel from the left, or from the top.
func straight(_ x: Double, _ axis: Axis = .horizontal) -> Point {
  axis == .horizontal ? Point(x: 100 + x, y: 77) : Point(x: 200, y: 50 + x)
}
