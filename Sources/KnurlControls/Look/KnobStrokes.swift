/// The strokes of a knob that are dashed: kept, since dashes have memory of their own.
struct KnobStrokes {
  let radius: Double
  let tickCount: Int
  let sweep: Angle
  /// The angle between two ridges.
  let ridgeStep: Angle
  /// The ridges of the knurled rim, as the dashes of a ring.
  let ridges: Stroke
  /// The fine marks, as the dashes of an arc; nil where there is none beside the main ones.
  let ticks: Stroke?

  init(radius: Double, inner: Double, length: Double, tickCount: Int, sweep: Angle) {
    (self.radius, self.tickCount, self.sweep) = (radius, tickCount, sweep)
    let count = max(24, Int(min(radius, 2000) * 1.9))
    ridgeStep = .turn * (1 / Double(count))
    let pitch = ridgeStep.radians * max(0, (radius * 0.86 + radius - 0.8) / 2), ridge = min(1.1, pitch * 0.6)
    ridges = Stroke(width: max(0, radius * 0.14 - 0.8), dash: [ridge, pitch - ridge])
    let distance = sweep.radians * (inner + length / 2) / max(1, Double(tickCount) - 1)
    ticks = tickCount > 3 && distance > 2 ? Stroke(width: length, dash: [1, distance - 1]) : nil
  }
}

/// The outline of a pointed knob in one direction: kept, since a path of many steps has memory of its own.
struct KnobOutline {
  let center: Point
  let radius: Double
  let direction: Angle
  let path: Path

  /// A bar that is broad behind the axis and comes to a blunt point.
  init(center: Point, radius: Double, direction: Angle) {
    (self.center, self.radius, self.direction) = (center, radius, direction)
    let ahead = Vector(angle: direction, length: radius), aside = Vector(x: -ahead.y, y: ahead.x)
    func place(_ along: Double, _ across: Double) -> Point { center + ahead * along + aside * across }
    var path = Path()
    path.move(to: place(1.02, -0.05))
    path.cubic(to: place(1.02, 0.05), control1: place(1.06, -0.03), control2: place(1.06, 0.03))
    path.cubic(to: place(-0.3, 0.34), control1: place(0.6, 0.16), control2: place(0.1, 0.36))
    path.cubic(to: place(-0.72, 0), control1: place(-0.58, 0.32), control2: place(-0.72, 0.2))
    path.cubic(to: place(-0.3, -0.34), control1: place(-0.72, -0.2), control2: place(-0.58, -0.32))
    path.cubic(to: place(1.02, -0.05), control1: place(0.1, -0.36), control2: place(0.6, -0.16))
    path.close()
    self.path = path
  }
}

extension UI {
  /// The dashed strokes of a knob, kept for the few kinds of knobs that a UI has.
  func strokes(radius: Double, inner: Double, length: Double, tickCount: Int, _ sweep: Angle) -> KnobStrokes {
    if let known = knobStrokes.first(where: { $0.radius == radius && $0.tickCount == tickCount && $0.sweep == sweep }) {
      return known
    }
    if knobStrokes.count >= 16 { knobStrokes.removeFirst() }
    let strokes = KnobStrokes(radius: radius, inner: inner, length: length, tickCount: tickCount, sweep: sweep)
    knobStrokes.append(strokes)
    return strokes
  }

  /// The outline of a pointed knob, kept for as many as a window is likely to show at rest.
  func outline(center: Point, radius: Double, _ direction: Angle) -> Path {
    let known = knobOutlines.first { $0.center == center && $0.radius == radius && $0.direction == direction }
    if let known { return known.path }
    if knobOutlines.count >= 64 { knobOutlines.removeAll(keepingCapacity: true) }
    let outline = KnobOutline(center: center, radius: radius, direction: direction)
    knobOutlines.append(outline)
    return outline.path
  }
}
