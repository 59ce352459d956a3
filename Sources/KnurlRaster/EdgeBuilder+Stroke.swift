import KnurlGeometry

/// The two sides of a line at one of its corners, as distances from the corner.
private struct Sides {
  var leftX: Double
  var leftY: Double
  var rightX: Double
  var rightY: Double
  /// Whether the lines before and behind the corner have the same sides, so that nothing is left to join.
  var isShared: Bool

  init(normalX: Double, normalY: Double, isShared: Bool = false) {
    (leftX, leftY, rightX, rightY) = (normalX, normalY, -normalX, -normalY)
    self.isShared = isShared
  }
}

extension EdgeBuilder {
  /// Adds the stroke of a subpath as pieces that all turn the same way: one for each line, one for each corner, one for
  /// each end. Neighbours share edges to the bit, so their sum is the union wherever they do not overlap.
  ///
  /// The caps of a subpath without length lie along `direction`.
  func stroke(
    _ vertices: [Vertex], _ isClosed: Bool, _ stroke: StrokeWords,
    direction dotDirection: (x: Double, y: Double) = (1, 0)
  ) {
    compact(vertices, isClosed)
    let count = track.count
    if count == 0 { return }
    if count == 1 { return dot(track[0], dotDirection, stroke) }
    let lineCount = isClosed ? count : count - 1
    if !hasOverlaps && meetsItself(lineCount, isClosed) { hasOverlaps = true }
    for index in 0..<lineCount { addLine(index, lineCount, isClosed, stroke) }
    if isClosed {
      for index in 0..<count { join((index + count - 1) % count, index, stroke) }
    } else {
      for index in 1..<max(1, count - 1) { join(index - 1, index, stroke) }
      end(at: track[0], endDirection(0, 1, atStart: true), -1, stroke)
      end(at: track[count - 1], endDirection(lineCount - 1, lineCount - 2, atStart: false), 1, stroke)
    }
  }

  /// Copies a subpath without places that repeat the one before.
  private func compact(_ vertices: [Vertex], _ isClosed: Bool) {
    track.removeAll(keepingCapacity: true)
    for vertex in vertices {
      if let last = track.last, last.x == vertex.x && last.y == vertex.y {
        if !vertex.isSmooth { track[track.count - 1].isSmooth = false }
      } else {
        track.append(vertex)
      }
    }
    while isClosed && track.count > 1 && track[0].x == track[track.count - 1].x
      && track[0].y == track[track.count - 1].y
    {
      track.removeLast()
    }
  }

  /// The unit vector along a line of the track.
  private func direction(_ index: Int) -> (x: Double, y: Double) {
    let a = track[index], b = track[index + 1 == track.count ? 0 : index + 1]
    let x = b.x - a.x, y = b.y - a.y
    let length = (x * x + y * y).squareRoot()
    return (x / length, y / length)
  }

  /// The direction of a subpath at one of its ends, whose outermost line has a neighbour: of a curve not that of the line,
  /// but of the parabola through three places, which is the curve's own but for the third order.
  private func endDirection(_ index: Int, _ neighbour: Int, atStart: Bool) -> (x: Double, y: Double) {
    let own = direction(index)
    guard track.count > 2, neighbour >= 0, neighbour < track.count - 1, track[atStart ? 1 : track.count - 2].isSmooth
    else { return own }
    let other = direction(neighbour)
    if own.x * other.x + own.y * other.y < 0.7 { return own }
    let share = length(index) / (length(index) + length(neighbour))
    let x = own.x + (own.x - other.x) * share, y = own.y + (own.y - other.y) * share
    let size = (x * x + y * y).squareRoot()
    return (x / size, y / size)
  }

  private func length(_ index: Int) -> Double {
    let a = track[index], b = track[index + 1 == track.count ? 0 : index + 1]
    let x = b.x - a.x, y = b.y - a.y
    return (x * x + y * y).squareRoot()
  }

  private func addLine(_ index: Int, _ lineCount: Int, _ isClosed: Bool, _ stroke: StrokeWords) {
    let next = index + 1 == track.count ? 0 : index + 1
    let before = index > 0 ? index - 1 : isClosed ? lineCount - 1 : nil
    let after = index + 1 < lineCount ? index + 1 : isClosed ? 0 : nil
    let here = direction(index)
    let first = before == nil ? endDirection(index, index + 1, atStart: true) : here
    let last = after == nil ? endDirection(index, index - 1, atStart: false) : here
    var start = Sides(normalX: first.y * stroke.half, normalY: -first.x * stroke.half)
    var end = Sides(normalX: last.y * stroke.half, normalY: -last.x * stroke.half)
    if let before { cut(&start, before, index, index, stroke) }
    if let after { cut(&end, index, after, next, stroke) }
    let a = track[index], b = track[next]
    beginPiece()
    add(a, start.leftX, start.leftY)
    add(b, end.leftX, end.leftY)
    piece.append(b)
    add(b, end.rightX, end.rightY)
    add(a, start.rightX, start.rightY)
    piece.append(a)
    addPiece(canFlip: !start.isShared && !end.isShared)
  }

  private func add(_ vertex: Vertex, _ x: Double, _ y: Double) {
    piece.append(Vertex(vertex.x + x, vertex.y + y))
  }

  /// The common sides of two lines that meet in a smooth place, or nil where they have to be joined.
  private func sides(_ first: Int, _ second: Int, _ corner: Int, _ stroke: StrokeWords) -> Sides? {
    guard track[corner].isSmooth else { return nil }
    let a = direction(first), b = direction(second)
    let sumX = a.x + b.x, sumY = a.y + b.y
    let square = sumX * sumX + sumY * sumY
    // Half the turn's tangent, times half the width: how far the inner side is shortened.
    let cross = a.x * b.y - a.y * b.x
    if square < 3 { return nil }
    let shortened = stroke.half * abs(cross) / (square / 2)
    if shortened > 0.5 * min(length(first), length(second)) { return nil }
    let factor = 2 * stroke.half / square
    return Sides(normalX: sumY * factor, normalY: -sumX * factor, isShared: true)
  }

  /// Cuts the sides of a line where it meets its neighbour: both in a smooth place, the inner one at a corner.
  private func cut(_ own: inout Sides, _ first: Int, _ second: Int, _ corner: Int, _ stroke: StrokeWords) {
    if let shared = sides(first, second, corner, stroke) {
      own = shared
    } else if let inner = innerCorner(first, second, stroke) {
      if inner.isRight {
        (own.rightX, own.rightY) = (inner.x, inner.y)
      } else {
        (own.leftX, own.leftY) = (inner.x, inner.y)
      }
    }
  }

  /// Where the inner sides of two lines meet, from their corner; nil where the lines are too short for it, and overlap.
  private func innerCorner(_ first: Int, _ second: Int, _ stroke: StrokeWords) -> (x: Double, y: Double, isRight: Bool)?
  {
    let a = direction(first), b = direction(second)
    let cross = a.x * b.y - a.y * b.x
    if cross == 0 && a.x * b.x + a.y * b.y > 0 { return nil }
    let sumX = a.x + b.x, sumY = a.y + b.y
    let square = sumX * sumX + sumY * sumY
    if 2 * stroke.half * abs(cross) > 0.5 * min(length(first), length(second)) * square || square < 1e-6 {
      hasOverlaps = true
      return nil
    }
    let factor = 2 * stroke.half / square
    return cross >= 0 ? (-sumY * factor, sumX * factor, true) : (sumY * factor, -sumX * factor, false)
  }

  /// Whether a line may come back to where it was. One that always goes on in one direction does not, nor does a convex
  /// outline.
  private func meetsItself(_ lineCount: Int, _ isClosed: Bool) -> Bool {
    if lineCount < 3 && !isClosed { return false }
    let first = direction(0)
    var goesOn = true, goesRight = true, goesLeft = true, goesDown = true, goesUp = true
    var turnsLeft = true, turnsRight = true, changes = 0
    var last = direction(lineCount - 1)
    for index in 0..<lineCount {
      let here = direction(index)
      goesOn = goesOn && here.x * first.x + here.y * first.y > 0
      (goesRight, goesLeft) = (goesRight && here.x > 0, goesLeft && here.x < 0)
      (goesDown, goesUp) = (goesDown && here.y > 0, goesUp && here.y < 0)
      let cross = last.x * here.y - last.y * here.x
      (turnsLeft, turnsRight) = (turnsLeft && cross <= 0, turnsRight && cross >= 0)
      if (last.x < 0) != (here.x < 0) { changes += 1 }
      last = here
    }
    if isClosed { return !((turnsLeft || turnsRight) && changes <= 2) }
    return !(goesOn || goesRight || goesLeft || goesDown || goesUp)
  }

  // MARK: Corners

  private func join(_ first: Int, _ second: Int, _ stroke: StrokeWords) {
    if sides(first, second, second, stroke) != nil { return }
    let a = direction(first), b = direction(second)
    let cross = a.x * b.y - a.y * b.x, dot = a.x * b.x + a.y * b.y
    if cross == 0 && dot > 0 { return }
    let corner = track[second]
    // The outer side: left of a turn to the right, and the other way round.
    let side = cross >= 0 ? stroke.half : -stroke.half
    let from = (x: a.y * side, y: -a.x * side), to = (x: b.y * side, y: -b.x * side)
    beginPiece()
    piece.append(corner)
    add(corner, from.x, from.y)
    if stroke.join == .round || corner.isSmooth {
      addRound(corner, from, to, (a.x * stroke.half, a.y * stroke.half), isReversal: dot < -0.999_999)
    } else if stroke.join == .miter {
      addMiter(corner, from, to, dot, stroke)
    }
    add(corner, to.x, to.y)
    addPiece()
  }

  private func addRound(
    _ corner: Vertex, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ ahead: (x: Double, y: Double),
    isReversal: Bool
  ) {
    if isReversal {
      fan(corner, from, ahead)
      add(corner, ahead.x, ahead.y)
      fan(corner, ahead, to)
    } else {
      fan(corner, from, to)
    }
  }

  /// Adds the tip where the outer sides meet, unless it is longer than the limit.
  private func addMiter(
    _ corner: Vertex, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ dot: Double,
    _ stroke: StrokeWords
  ) {
    // The tip's length in widths is 1 / sin(half the angle between the lines), and sin² of it is (1 + dot) / 2.
    let square = (1 + dot) / 2
    if square <= 1e-9 || square * stroke.miterLimit * stroke.miterLimit < 1 { return }
    let factor = 1 / (2 * square)
    add(corner, (from.x + to.x) * factor, (from.y + to.y) * factor)
  }

  // MARK: Ends

  private func end(at place: Vertex, _ direction: (x: Double, y: Double), _ sign: Double, _ stroke: StrokeWords) {
    if stroke.cap == .butt { return }
    let half = stroke.half * sign
    let left = (x: direction.y * half, y: -direction.x * half), ahead = (x: direction.x * half, y: direction.y * half)
    beginPiece()
    add(place, left.x, left.y)
    if stroke.cap == .square {
      add(place, left.x + ahead.x, left.y + ahead.y)
      add(place, ahead.x - left.x, ahead.y - left.y)
    } else {
      fan(place, left, ahead)
      add(place, ahead.x, ahead.y)
      fan(place, ahead, (-left.x, -left.y))
    }
    add(place, -left.x, -left.y)
    piece.append(place)
    addPiece()
  }

  /// A line without length: both its caps.
  func dot(_ place: Vertex, _ direction: (x: Double, y: Double), _ stroke: StrokeWords) {
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

  /// Adds the places between two directions round a centre, without the ends.
  func fan(_ center: Vertex, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double)) {
    let cross = from.x * to.y - from.y * to.x, dot = from.x * to.x + from.y * to.y
    let angle = Trigonometry.arctangent(y: cross, x: dot)
    let radius = (from.x * from.x + from.y * from.y).squareRoot()
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
  func addPiece(canFlip: Bool = true) {
    guard piece.count > 2 else { return }
    if canFlip && twiceArea < 0 { piece.reverse() }
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
