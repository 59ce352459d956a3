import KnurlGeometry

extension EdgeBuilder {
  // MARK: Corners

  /// Adds what lies between two directions on the outer side of a corner, by the stroke's join.
  func addJoin(_ index: Int, _ from: Direction, _ to: Direction, _ stroke: StrokeWords) {
    let cross = from.cross(to), dot = from.dot(to)
    if cross == 0 && dot > 0 { return }
    // The outer side: left of a turn to the right, and the other way round.
    let side = cross >= 0 ? stroke.half : -stroke.half
    let corner = track.places[index].vertex
    let first = Direction(from.y * side, -from.x * side), last = Direction(to.y * side, -to.x * side)
    beginPiece()
    piece.append(corner)
    add(corner, first)
    if stroke.join == .round {
      fan(corner, first, last, over: from * stroke.half, isReversal: dot < -0.999_999)
    } else if stroke.join == .miter {
      addMiter(corner, first, last, dot, stroke)
    }
    add(corner, last)
    addPiece()
  }

  /// Adds what lies between two directions of a curve that bends within half the width: a wedge on its outer side, and
  /// one on the inner side, where its sides cross over, if no cap and no other side covers that.
  func addRound(_ index: Int, _ from: Direction, _ to: Direction, _ stroke: StrokeWords) {
    let cross = from.cross(to), dot = from.dot(to)
    if cross == 0 && dot > 0 { return }
    hasOverlaps = true
    let corner = track.places[index].vertex
    let outside = cross >= 0 ? stroke.half : -stroke.half
    addWedge(corner, from, to, side: outside, ahead: from * stroke.half, isReversal: dot < -0.999_999)
    if isSweptInside {
      addWedge(corner, from, to, side: -outside, ahead: from * -stroke.half, isReversal: dot < -0.999_999)
    }
  }

  private func addWedge(
    _ corner: Vertex, _ from: Direction, _ to: Direction, side: Double, ahead: Direction, isReversal: Bool
  ) {
    let first = Direction(from.y * side, -from.x * side), last = Direction(to.y * side, -to.x * side)
    beginPiece()
    piece.append(corner)
    add(corner, first)
    fan(corner, first, last, over: ahead, isReversal: isReversal)
    add(corner, last)
    addPiece()
  }

  /// Adds the places between two directions; a turn back goes over a third one.
  private func fan(_ corner: Vertex, _ from: Direction, _ to: Direction, over ahead: Direction, isReversal: Bool) {
    if !isReversal { return fan(corner, from, to) }
    fan(corner, from, ahead)
    add(corner, ahead)
    fan(corner, ahead, to)
  }

  /// Adds the tip where the outer sides meet, unless it is longer than the limit.
  private func addMiter(_ corner: Vertex, _ from: Direction, _ to: Direction, _ dot: Double, _ stroke: StrokeWords) {
    // The tip's length in widths is 1 / sin(half the angle between the lines), and sin² of it is (1 + dot) / 2.
    let square = (1 + dot) / 2
    if square <= 1e-9 || square * stroke.miterLimit * stroke.miterLimit < 1 { return }
    add(corner, (from + to) * (1 / (2 * square)))
  }

  // MARK: Ends

  func end(at place: Vertex, _ direction: Direction, _ sign: Double, _ stroke: StrokeWords) {
    if stroke.cap == .butt { return }
    let half = stroke.half * sign
    let left = Direction(direction.y * half, -direction.x * half), ahead = direction * half
    beginPiece()
    add(place, left)
    if stroke.cap == .square {
      add(place, left + ahead)
      add(place, ahead - left)
    } else {
      fan(place, left, ahead)
      add(place, ahead)
      fan(place, ahead, left * -1)
    }
    add(place, left * -1)
    piece.append(place)
    addPiece()
  }

  /// A line without length: both its caps.
  func dot(_ place: Vertex, _ direction: Direction, _ stroke: StrokeWords) {
    switch stroke.cap {
    case .butt: break
    case .round:
      fill(RoundedBox(circleAtX: rounded(place.x), y: rounded(place.y), radius: (stroke.width &+ 1) / 2))
    case .square:
      end(at: place, direction, -1, stroke)
      end(at: place, direction, 1, stroke)
    }
  }

  // MARK: Pieces

  func beginPiece() { piece.removeAll(keepingCapacity: true) }

  func add(_ vertex: Vertex, _ way: Direction) {
    piece.append(Vertex(vertex.x + way.x, vertex.y + way.y))
  }

  /// Adds the places between two directions round a centre, without the ends.
  func fan(_ center: Vertex, _ from: Direction, _ to: Direction) {
    let angle = Trigonometry.arctangent(y: from.cross(to), x: from.dot(to))
    let radius = from.length
    let steps = ArcSteps.count(radius: radius, angle: angle)
    let reach = ArcSteps.reach(steps: steps, angle: angle)
    var step = 1
    while step < steps {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle * Double(step) / Double(steps))
      let x = (from.x * cosine - from.y * sine) * reach, y = (from.x * sine + from.y * cosine) * reach
      piece.append(Vertex(center.x + x, center.y + y))
      step += 1
    }
  }

  /// Adds the piece as a contour, turned so that its area is not negative.
  func addPiece() {
    guard piece.count > 2 else { return }
    if twiceArea < 0 { piece.reverse() }
    list.contour(piece)
  }

  private var twiceArea: Int {
    var area = 0
    var last = piece[piece.count - 1]
    for vertex in piece {
      let x0 = Int(rounded(last.x)) >> 1, y0 = Int(rounded(last.y)) >> 1
      let x1 = Int(rounded(vertex.x)) >> 1, y1 = Int(rounded(vertex.y)) >> 1
      area &+= x0 &* y1 &- x1 &* y0
      last = vertex
    }
    return area
  }
}
