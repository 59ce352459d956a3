import KnurlDrawing

/// A part of a circle, read from a list's words, in 24.8 and radians.
struct ArcWords {
  let centerX: Int32
  let centerY: Int32
  let radius: Int32
  let start: Double
  let sweep: Double
  /// Whether the arc is the whole circle.
  let isWhole: Bool

  init(words: UnsafePointer<Int32>) {
    unsafe (centerX, centerY, radius) = (words[0], words[1], max(0, words[2]))
    let turn = 2 * Double.pi / Double(DrawWords.turn)
    start = unsafe Double(words[3]) * turn
    sweep = unsafe Double(words[4]) * turn
    isWhole = unsafe abs(Int(words[4])) >= Int(DrawWords.turn)
  }

  /// The circle with another radius.
  func circle(_ radius: Int32) -> RoundedBox { RoundedBox(circleAtX: centerX, y: centerY, radius: radius) }

  /// Whether caps of a stroke pass the middle of the gap between the ends, and so each other: square ones at their inner
  /// corner, before round ones do.
  func capsMeet(_ half: Double) -> Bool {
    let (sine, cosine) = Trigonometry.sineAndCosine(Double.pi - abs(sweep) / 2)
    return (Double(radius) - half) * sine < half * cosine
  }

  /// Appends the arc as lines, from its start to its end; those of a whole circle do not repeat the start.
  func append(to vertices: inout [Vertex]) {
    append(to: &vertices, radius: Double(radius))
    if isWhole { vertices.removeLast() }
  }

  /// Appends the places along the arc at a radius.
  func append(to vertices: inout [Vertex], radius: Double, isReversed: Bool = false) {
    let steps = isWhole ? ArcSteps.perTurn(radius: radius) : ArcSteps.count(radius: radius, angle: sweep)
    let reach = ArcSteps.reach(steps: steps, angle: sweep)
    for index in 0...steps {
      let step = isReversed ? steps - index : index
      let isEnd = step == 0 || step == steps
      vertices.append(place(Double(step) / Double(steps), isEnd ? radius : radius * reach, isSmooth: !isEnd || isWhole))
    }
  }

  private func place(_ share: Double, _ radius: Double, isSmooth: Bool) -> Vertex {
    let (sine, cosine) = Trigonometry.sineAndCosine(start + sweep * share)
    return Vertex(Double(centerX) + radius * cosine, Double(centerY) + radius * sine, isSmooth: isSmooth)
  }

  /// The direction in which the arc goes on at its start (0) or its end (1).
  func direction(_ share: Double) -> (x: Double, y: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(start + sweep * share)
    return sweep < 0 ? (sine, -cosine) : (-sine, cosine)
  }
}

extension RoundedBox {
  init(circleAtX x: Int32, y: Int32, radius: Int32) {
    (left, top, right, bottom) = (x &- radius, y &- radius, x &+ radius, y &+ radius)
    (topLeft, topRight, bottomRight, bottomLeft) = (radius, radius, radius, radius)
  }
}

extension EdgeBuilder {
  /// Adds a filled arc: the whole circle, or the part between the arc and the line that joins its ends.
  func fill(_ arc: ArcWords) {
    if arc.isWhole { return fill(arc.circle(arc.radius)) }
    piece.removeAll(keepingCapacity: true)
    arc.append(to: &piece, radius: Double(arc.radius))
    list.contour(piece)
  }

  /// Adds an arc's stroke: one outline between two radii, and caps. A whole turn is a ring without ends.
  func stroke(_ arc: ArcWords, _ stroke: StrokeWords) {
    if arc.radius == 0 || arc.sweep == 0 { return strokePoint(arc, stroke) }
    if arc.isWhole { return self.stroke(arc.circle(arc.radius), stroke) }
    // Lines across a small arc reach beyond its centre.
    if Double(arc.radius) < stroke.half {
      outlined.removeAll(keepingCapacity: true)
      arc.append(to: &outlined)
      return self.stroke(outlined, false, stroke)
    }
    if stroke.cap != .butt && arc.capsMeet(stroke.half) { hasOverlaps = true }
    let outer = Double(arc.radius) + stroke.half, inner = Double(arc.radius) - stroke.half
    piece.removeAll(keepingCapacity: true)
    arc.append(to: &piece, radius: outer)
    let start = piece[0], end = piece[piece.count - 1]
    let middle = piece.count
    arc.append(to: &piece, radius: inner, isReversed: true)
    let innerEnd = piece[middle], innerStart = piece[piece.count - 1]
    addPiece()
    cap(from: innerStart, to: start, arc.direction(0), -1, stroke)
    cap(from: end, to: innerEnd, arc.direction(1), 1, stroke)
  }

  /// Adds a cap over the end of an arc between two places of its outline; `sign` is 1 at the end, -1 at the start.
  private func cap(from: Vertex, to: Vertex, _ direction: (x: Double, y: Double), _ sign: Double, _ stroke: StrokeWords)
  {
    if stroke.cap == .butt { return }
    let center = Vertex((from.x + to.x) / 2, (from.y + to.y) / 2)
    let reach = stroke.half * sign
    let ahead = (x: direction.x * reach, y: direction.y * reach)
    beginPiece()
    piece.append(from)
    if stroke.cap == .square {
      piece.append(Vertex(from.x + ahead.x, from.y + ahead.y))
      piece.append(Vertex(to.x + ahead.x, to.y + ahead.y))
    } else {
      fan(center, (from.x - center.x, from.y - center.y), ahead)
      piece.append(Vertex(center.x + ahead.x, center.y + ahead.y))
      fan(center, ahead, (to.x - center.x, to.y - center.y))
    }
    piece.append(to)
    addPiece()
  }

  /// An arc that is one place only: a dot by its cap.
  private func strokePoint(_ arc: ArcWords, _ stroke: StrokeWords) {
    let direction = arc.direction(0)
    let place = arc.circle(0)
    if arc.radius == 0 {
      dot(Vertex(Double(place.left), Double(place.top)), direction, stroke)
    } else {
      piece.removeAll(keepingCapacity: true)
      arc.append(to: &piece, radius: Double(arc.radius))
      dot(piece[0], direction, stroke)
    }
  }
}
