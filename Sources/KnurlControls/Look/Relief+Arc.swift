extension Relief {
  /// A groove along an arc: dark, with a thin bright lip below.
  static func groove(_ canvas: Canvas, _ arc: Arc, width: Double, _ style: GrooveStyle) {
    canvas.stroke(arc.moved(by: 0.8).path, .color(style.lip), Stroke(width: width + 0.6, cap: .round))
    canvas.stroke(arc.path, .color(style.color.adjusted(by: 0.9)), Stroke(width: width, cap: .round))
    canvas.stroke(arc.path, .color(style.color.adjusted(by: 1.15)), Stroke(width: max(0, width - 0.6), cap: .round))
  }

  /// A fill along an arc, with a halo of a colour.
  static func fill(
    _ canvas: Canvas, _ arc: Arc, width: Double, _ paint: Paint, halo: Color?, sigma: Double
  ) {
    guard arc.isVisible else { return }
    let stroke = Stroke(width: width, cap: .round)
    if let halo { canvas.shadow(of: arc.path, stroke, Shadow(color: halo, sigma: sigma)) }
    canvas.stroke(arc.path, paint, stroke)
  }
}

/// A part of a circle; angles clockwise from +x.
struct Arc {
  var center: Point
  var radius: Double
  var start: Angle
  var sweep: Angle

  var path: Path { .arc(center: center, radius: radius, start: start, sweep: sweep) }

  /// Whether it is long enough to be seen: round ends leave no dot at nothing.
  var isVisible: Bool { sweep.radians > 0.01 || sweep.radians * radius > 0.5 }

  /// The square round the whole circle.
  var frame: Rect { Rect(center: center, radius: radius) }

  func moved(by distance: Double) -> Arc {
    Arc(center: center + Vector(x: 0, y: distance), radius: radius, start: start, sweep: sweep)
  }

  func with(radius: Double) -> Arc { Arc(center: center, radius: radius, start: start, sweep: sweep) }

  /// The part between two positions of it, 0...1.
  func part(from low: Double, to high: Double) -> Arc {
    Arc(center: center, radius: radius, start: start + sweep * low, sweep: sweep * (high - low))
  }
}
