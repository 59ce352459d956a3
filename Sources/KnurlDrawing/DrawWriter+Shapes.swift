extension DrawWriter {
  /// Writes a path; `place` has been called with it.
  mutating func write(_ path: Path, _ rule: FillRule, to words: inout [Int32]) {
    switch path.content {
    case .rect(let rect, let radii):
      words.append(DrawWords.Shape.rect)
      point(rect.origin, &words)
      point(Point(x: rect.maxX, y: rect.maxY), &words)
      words.append(length(radii.topLeft))
      words.append(length(radii.topRight))
      words.append(length(radii.bottomRight))
      words.append(length(radii.bottomLeft))
    case .circle(let center, let radius):
      circle(center, abs(radius), &words)
    case .arc(let center, let radius, let start, let sweep):
      words.append(DrawWords.Shape.arc)
      point(center, &words)
      words.append(length(abs(radius)))
      words.append(angle(start.wrapped))
      words.append(max(-DrawWords.turn, min(DrawWords.turn, angle(sweep))))
    case .segment(let start, let end):
      words.append(DrawWords.Shape.path)
      words.append(Int32(rule.rawValue))
      words.append(6)
      words.append(DrawWords.Verb.move)
      point(start, &words)
      words.append(DrawWords.Verb.line)
      point(end, &words)
    case .elements, .ellipse, .ring, .border:
      words.append(DrawWords.Shape.path)
      words.append(Int32(rule.rawValue))
      let count = words.count
      words.append(0)
      path.forEachElement { write($0, to: &words) }
      words[count] = Int32(truncatingIfNeeded: words.count - count - 1)
    }
  }

  private mutating func circle(_ center: Point, _ radius: Double, _ words: inout [Int32]) {
    // Edges are rounded first and the radius follows from them, so that a circle is one to the last bit.
    let left = x(center.x - radius), top = y(center.y - radius)
    let right = x(center.x + radius), bottom = y(center.y + radius)
    words.append(DrawWords.Shape.rect)
    words.append(left)
    words.append(top)
    words.append(right)
    words.append(bottom)
    for _ in 0..<4 { words.append(min(right &- left, bottom &- top) / 2) }
  }

  private mutating func write(_ element: PathElement, to words: inout [Int32]) {
    switch element {
    case .move(let p):
      words.append(DrawWords.Verb.move)
      point(p, &words)
    case .line(let p):
      words.append(DrawWords.Verb.line)
      point(p, &words)
    case .quadratic(let p, let control):
      words.append(DrawWords.Verb.quadratic)
      point(control, &words)
      point(p, &words)
    case .cubic(let p, let control1, let control2):
      words.append(DrawWords.Verb.cubic)
      point(control1, &words)
      point(control2, &words)
      point(p, &words)
    case .close:
      words.append(DrawWords.Verb.close)
    }
  }

  private mutating func point(_ point: Point, _ words: inout [Int32]) {
    words.append(x(point.x))
    words.append(y(point.y))
  }

  /// Writes a stroke.
  mutating func write(_ stroke: Stroke, to words: inout [Int32]) {
    words.append(length(stroke.width))
    words.append(Int32(stroke.join.rawValue) | Int32(stroke.cap.rawValue) << 8)
    words.append(Int32(Interpolation.clamp(stroke.miterLimit, 0, 1000) * 65536))
    if stroke.dash.isEmpty { return words.append(0) }
    words.append(Int32(truncatingIfNeeded: stroke.dash.count + 1))
    let first = words.count
    for dash in stroke.dash { words.append(length(dash)) }
    words.append(phase(stroke.dashPhase, words[first...]))
  }

  /// A phase from zero to below the length of all dashes, so that equal pictures have equal words.
  private mutating func phase(_ points: Double, _ dashes: ArraySlice<Int32>) -> Int32 {
    // An odd number of dashes begins anew with what it left out.
    let period = dashes.reduce(0) { $0 + Int64(max(0, $1)) } * (dashes.count % 2 == 0 ? 1 : 2)
    let phase = Int64(length(points))
    return period > 0 ? Int32(truncatingIfNeeded: (phase % period + period) % period) : 0
  }

  /// Writes a paint and answers whether it is opaque.
  mutating func write(_ paint: Paint, to words: inout [Int32]) -> Bool {
    switch paint.kind {
    case .solid(let color):
      let pixel = color.premultiplied
      words.append(DrawWords.Paint.solid)
      words.append(Int32(bitPattern: pixel))
      return pixel >> 24 == 255
    case .linear(let start, let end, let stops):
      words.append(DrawWords.Paint.linear)
      point(start, &words)
      point(end, &words)
      return write(stops, to: &words)
    case .radial(let center, let radius, let stops):
      words.append(DrawWords.Paint.radial)
      point(center, &words)
      words.append(length(radius))
      return write(stops, to: &words)
    case .conic(let center, let start, let stops):
      words.append(DrawWords.Paint.conic)
      point(center, &words)
      words.append(angle(start.wrapped))
      return write(stops, to: &words)
    }
  }

  private mutating func write(_ stops: GradientStops, to words: inout [Int32]) -> Bool {
    var isOpaque = true
    words.append(Int32(truncatingIfNeeded: stops.count))
    for index in 0..<stops.count {
      let stop = stops[index]
      let pixel = stop.color.premultiplied
      words.append(Int32(stop.offset * 65536 + 0.5))
      words.append(Int32(bitPattern: pixel))
      isOpaque = isOpaque && pixel >> 24 == 255
    }
    return isOpaque
  }

  /// Writes color, offset and sigma of a shadow.
  mutating func write(_ shadow: Shadow, to words: inout [Int32]) {
    words.append(Int32(bitPattern: shadow.color.premultiplied))
    words.append(length(shadow.offset.x))
    words.append(length(shadow.offset.y))
    words.append(max(0, min(length(shadow.sigma), 300 << 8)))
  }
}
