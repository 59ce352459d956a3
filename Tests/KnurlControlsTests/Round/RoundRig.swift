import KnurlCapture
import KnurlControls
import Testing

/// What a trial is driven by.
enum Hand: CaseIterable, Sendable {
  case mouse, finger
}

extension Rig {
  func press(_ hand: Hand, at place: Point) {
    switch hand {
    case .mouse:
      harness.mouse.move(to: place)
      harness.mouse.press()
    case .finger: harness.finger(1).press(at: place)
    }
    step()
  }

  func move(_ hand: Hand, to place: Point) {
    switch hand {
    case .mouse: harness.mouse.move(to: place)
    case .finger: harness.finger(1).move(to: place)
    }
    step()
  }

  func release(_ hand: Hand) {
    switch hand {
    case .mouse: harness.mouse.release()
    case .finger: harness.finger(1).lift()
    }
    step()
  }

  /// A press and a release on one spot.
  func tap(_ hand: Hand, at place: Point) {
    press(hand, at: place)
    release(hand)
  }

  /// A press and a way round a centre, a degree and a half a frame at most.
  func turn(
    _ hand: Hand, about center: Point, from start: Double, through degrees: Double, radius: Double, release: Bool = true
  ) {
    func place(_ degrees: Double) -> Point { center + Vector(angle: .degrees(degrees), length: radius) }
    press(hand, at: place(start))
    let count = max(1, Int(abs(degrees) / 1.5))
    for index in 1...count { move(hand, to: place(start + degrees * Double(index) / Double(count))) }
    if release { self.release(hand) }
  }

  /// A place about the middle of the window, where rings stand; degrees clockwise from +x.
  func onRing(_ degrees: Double, radius: Double = 100) -> Point {
    Point(x: 320, y: 180) + Vector(angle: .degrees(degrees), length: radius)
  }

  func turnRing(_ hand: Hand, from start: Double, through degrees: Double, release: Bool = true) {
    turn(hand, about: Point(x: 320, y: 180), from: start, through: degrees, radius: 100, release: release)
  }
}

/// The square in the middle of the window in which a ring of a style has a radius of 100 points.
private func ringFrame(_ style: RingSliderStyle) -> Rect {
  let reach = 100 + (style.thumbRadius ?? 2 * style.lineWidth) + style.lineWidth / 2
  return Rect(x: 320 - reach, y: 180 - reach, width: 2 * reach, height: 2 * reach)
}

/// A ring "ring" about (320, 180) with a radius of 100 points, a whole turn clockwise from +x (rig R).
func ringRig(
  _ value: Double, in bounds: ClosedRange<Double> = 0...360, step: Double? = nil,
  _ configure: (inout ValueOptions) -> Void = { _ in },
  style change: @escaping (inout RingSliderStyle) -> Void = { _ in }
) -> Rig<Double> {
  var options = ValueOptions()
  configure(&options)
  let fixed = options
  return Rig(value) { ui, state in
    ui.styled({ change(&$0.ringSlider) }) {
      ui.place(ringFrame(ui.theme.ringSlider)) {
        state.response = ui.ringSlider(id: "ring", &state.model, in: bounds, step: step, options: fixed)
      }
    }
  }
}

/// A ring "ring" with two thumbs, on the same place.
func rangeRingRig(
  _ lower: Double, _ upper: Double, in bounds: ClosedRange<Double> = 0...360, step: Double? = nil,
  _ configure: (inout RangeOptions) -> Void = { _ in }
) -> Rig<Pair> {
  var options = RangeOptions()
  configure(&options)
  let fixed = options
  return Rig(Pair(lower, upper)) { ui, state in
    ui.place(ringFrame(ui.theme.ringSlider)) {
      state.response = ui.rangeRing(
        id: "ring", &state.model, \.lower, \.upper, in: bounds, step: step, options: fixed)
    }
  }
}

/// A knob "knob" about (400, 120) that notes what its picture shows.
func probedKnobRig(
  _ value: Double, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil, scale: ValueScale = .linear,
  _ configure: (inout ValueOptions) -> Void = { _ in }
) -> (rig: Rig<Double>, probe: KnobProbe) {
  let probe = KnobProbe()
  var options = ValueOptions()
  configure(&options)
  let fixed = options
  let rig = Rig(value) { ui, state in
    ui.styled({ $0.knob.look = .custom { _, drawing in probe.last = drawing } }) {
      ui.place(Rect(x: 340, y: 60, width: 120, height: 120)) {
        state.response = ui.knob(id: "knob", &state.model, in: bounds, step: step, scale: scale, options: fixed)
      }
    }
  }
  return (rig, probe)
}

/// What a knob's own drawing was told last; of one thread.
final class KnobProbe: @unchecked Sendable {
  var last: KnobDrawing?
  var position: Double { last?.position ?? .nan }
  var degrees: Double { last?.indicator.degrees ?? .nan }
}
