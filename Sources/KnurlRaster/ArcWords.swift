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
  func append(to line: inout Polyline) {
    line.isPushedOut = true
    forEachPlace(Double(radius), isReversed: false) { place, share in
      if place.isSmooth {
        if !(isWhole && share == 1) { line.append(smooth: place.x, place.y) }
      } else {
        line.append(place, Turn(arrival: direction(share), departure: direction(share)))
      }
    }
  }

  /// Appends the places along the arc at a radius.
  func append(to vertices: inout [Vertex], radius: Double, isReversed: Bool = false) {
    forEachPlace(radius, isReversed: isReversed) { place, _ in vertices.append(place) }
  }

  private func forEachPlace(_ radius: Double, isReversed: Bool, _ body: (Vertex, Double) -> Void) {
    let steps = isWhole ? ArcSteps.perTurn(radius: radius) : ArcSteps.count(radius: radius, angle: sweep)
    let reach = ArcSteps.reach(steps: steps, angle: sweep)
    for index in 0...steps {
      let step = isReversed ? steps - index : index
      let isEnd = step == 0 || step == steps
      let share = Double(step) / Double(steps)
      body(place(share, isEnd ? radius : radius * reach, isSmooth: !isEnd || isWhole), share)
    }
  }

  private func place(_ share: Double, _ radius: Double, isSmooth: Bool) -> Vertex {
    let (sine, cosine) = Trigonometry.sineAndCosine(start + sweep * share)
    return Vertex(Double(centerX) + radius * cosine, Double(centerY) + radius * sine, isSmooth: isSmooth)
  }

  /// The direction in which the arc goes on at its start (0) or its end (1).
  func direction(_ share: Double) -> Direction {
    let (sine, cosine) = Trigonometry.sineAndCosine(start + sweep * share)
    return sweep < 0 ? Direction(sine, -cosine) : Direction(-sine, cosine)
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
      outlined.removeAll()
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
  private func cap(from: Vertex, to: Vertex, _ direction: Direction, _ sign: Double, _ stroke: StrokeWords) {
    if stroke.cap == .butt { return }
    let center = Vertex((from.x + to.x) / 2, (from.y + to.y) / 2)
    let ahead = direction * (stroke.half * sign)
    beginPiece()
    piece.append(from)
    if stroke.cap == .square {
      add(from, ahead)
      add(to, ahead)
    } else {
      fan(center, Direction(from: center, to: from), ahead)
      add(center, ahead)
      fan(center, ahead, Direction(from: center, to: to))
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
