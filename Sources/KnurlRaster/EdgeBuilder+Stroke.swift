/// The two sides of a line at one of its ends, as distances from the place there.
private struct Sides {
  var left: Direction
  var right: Direction

  init(across direction: Direction, _ half: Double) {
    left = Direction(direction.y * half, -direction.x * half)
    right = left * -1
  }
}

/// Where the piece of a line begins or ends, and its sides there.
private struct LineEnd {
  var place: Vertex
  var sides: Sides

  /// Where the line across crosses another one, if both do so between their ends.
  func crossing(_ other: LineEnd) -> Vertex? {
    let own = sides.left, theirs = other.sides.left
    let cross = own.cross(theirs)
    if cross == 0 { return nil }
    let way = Direction(from: place, to: other.place)
    let share = way.cross(theirs) / cross, other = way.cross(own) / cross
    if abs(share) >= 1 || abs(other) >= 1 { return nil }
    return Vertex(place.x + own.x * share, place.y + own.y * share)
  }
}

/// The ends of two lines where they meet.
private struct Seam {
  var before: LineEnd
  var behind: LineEnd

  init(before: LineEnd, behind: LineEnd) {
    (self.before, self.behind) = (before, behind)
  }

  init(both end: LineEnd) {
    (before, behind) = (end, end)
  }
}

extension EdgeBuilder {
  /// Adds the stroke of a subpath as pieces that all turn the same way: one for each line, one for each corner, one for
  /// each end. Neighbours share edges to the bit, so their sum is the union wherever they do not overlap.
  ///
  /// The caps of a subpath without length lie along `direction`.
  func stroke(_ line: Polyline, _ isClosed: Bool, _ stroke: StrokeWords, direction: Direction = Direction(1, 0)) {
    track.take(line, isClosed: isClosed)
    if track.count == 0 { return }
    if track.count == 1 { return dot(track.places[0].vertex, direction, stroke) }
    if !hasOverlaps && track.meetsItself { hasOverlaps = true }
    isSweptInside = !isClosed && stroke.cap != .round
    let last = track.lineCount - 1
    let first = isClosed ? seam(0, stroke) : nil
    var start = first?.behind ?? lineEnd(0, across: track.departure(0), atStart: true, stroke)
    for index in 0..<last {
      let seam = seam(index + 1, stroke)
      addLine(start, seam.before)
      start = seam.behind
    }
    addLine(start, first?.before ?? lineEnd(last, across: track.arrival(last + 1), atStart: false, stroke))
    if isClosed || stroke.cap == .butt { return }
    end(at: track.places[0].vertex, track.departure(0), -1, stroke)
    end(at: track.places[last + 1].vertex, track.arrival(last + 1), 1, stroke)
  }

  private func addLine(_ start: LineEnd, _ end: LineEnd) {
    beginPiece()
    add(start.place, start.sides.left)
    add(end.place, end.sides.left)
    piece.append(end.place)
    add(end.place, end.sides.right)
    add(start.place, start.sides.right)
    piece.append(start.place)
    list.contour(piece)
  }

  // MARK: Seams

  /// Whether a line's side may be cut across a direction that is not its own: where it loses less than half its length.
  private func fits(_ direction: Direction, _ line: Int, _ stroke: StrokeWords) -> Bool {
    let along = track.places[line].along
    return along.dot(direction) > 0.7 && stroke.half * abs(along.cross(direction)) <= 0.5 * track.places[line].length
  }

  /// The end of a line's piece, across the path there. A line that is too short for that has the path's direction in its
  /// middle: its piece ends there, and the rest is swept over while the path turns.
  private func lineEnd(_ line: Int, across direction: Direction, atStart: Bool, _ stroke: StrokeWords) -> LineEnd {
    let a = track.places[line].vertex, b = track.places[track.next(line)].vertex
    let end = LineEnd(place: atStart ? a : b, sides: Sides(across: direction, stroke.half))
    if fits(direction, line, stroke) { return end }
    let along = Sides(across: track.places[line].along, stroke.half)
    let middle = LineEnd(place: Vertex((a.x + b.x) / 2, (a.y + b.y) / 2), sides: along)
    hasOverlaps = true
    if atStart { addSweep(end, middle) } else { addSweep(middle, end) }
    return middle
  }

  /// Adds what a line across the path sweeps over while the path turns: where it turns about a place of its own, two
  /// sectors.
  private func addSweep(_ start: LineEnd, _ end: LineEnd) {
    guard let pivot = start.crossing(end) else { return addLine(start, end) }
    addSector(pivot, start.place, start.sides.left, end.place, end.sides.left)
    addSector(pivot, start.place, start.sides.right, end.place, end.sides.right)
  }

  private func addSector(_ pivot: Vertex, _ a: Vertex, _ first: Direction, _ b: Vertex, _ last: Direction) {
    beginPiece()
    piece.append(pivot)
    add(a, first)
    fan(pivot, Direction(from: pivot, to: a) + first, Direction(from: pivot, to: b) + last)
    add(b, last)
    addPiece()
  }

  /// Joins the lines that meet at a place, and answers their sides there.
  private func seam(_ index: Int, _ stroke: StrokeWords) -> Seam {
    let place = track.places[index]
    let first = track.places[track.before(index)], second = place
    if place.isSmooth {
      if let sides = shared(first, second, stroke) { return Seam(both: LineEnd(place: place.vertex, sides: sides)) }
      if isSweptInside { return seamOfSweeps(index, stroke) }
      addRound(index, first.along, second.along, stroke)
    } else if !place.turn.isNone && (stroke.join != .round || isSweptInside) {
      return seamOfCurves(index, first, second, stroke)
    } else {
      addJoin(index, first.along, second.along, stroke)
    }
    var seam = Seam(
      before: LineEnd(place: place.vertex, sides: Sides(across: first.along, stroke.half)),
      behind: LineEnd(place: place.vertex, sides: Sides(across: second.along, stroke.half)))
    cutInside(&seam, first, second, stroke)
    return seam
  }

  /// Where a curve begins or ends: the path turns from the end of one part to the beginning of the other, and where both
  /// are one direction there is no corner.
  private func seamOfCurves(
    _ index: Int, _ first: StrokeTrack.Place, _ second: StrokeTrack.Place, _ stroke: StrokeWords
  ) -> Seam {
    var arrival = track.arrival(index), departure = track.departure(index)
    let isJoint = abs(arrival.cross(departure)) < 0.02 && arrival.dot(departure) > 0
    if isJoint {
      arrival = (arrival + departure).unit
      departure = arrival
    } else {
      addJoin(index, arrival, departure, stroke)
    }
    let line = track.before(index)
    var seam = Seam(
      before: lineEnd(line, across: arrival, atStart: false, stroke),
      behind: lineEnd(index, across: departure, atStart: true, stroke))
    if !isJoint && fits(arrival, line, stroke) && fits(departure, index, stroke) {
      cutInside(&seam, first, second, stroke)
    }
    return seam
  }

  /// A place of a curve that bends within half the width, where no cap hides what the inner side sweeps over.
  private func seamOfSweeps(_ index: Int, _ stroke: StrokeWords) -> Seam {
    let way = track.middle(index).unit
    return Seam(
      before: lineEnd(track.before(index), across: way, atStart: false, stroke),
      behind: lineEnd(index, across: way, atStart: true, stroke))
  }

  /// The common sides of two lines that meet in a smooth place, or nil where they have to be joined.
  private func shared(_ first: StrokeTrack.Place, _ second: StrokeTrack.Place, _ stroke: StrokeWords) -> Sides? {
    let sum = first.along + second.along
    let square = sum.dot(sum)
    if square < 3 { return nil }
    // Half the turn's tangent, times half the width: how far the inner side is shortened.
    let shortened = stroke.half * abs(first.along.cross(second.along)) / (square / 2)
    if shortened > 0.5 * min(first.length, second.length) { return nil }
    return Sides(across: sum, 2 * stroke.half / square)
  }

  /// Lets the inner sides of two lines end where they meet; where the lines are too short for that, they overlap.
  private func cutInside(
    _ seam: inout Seam, _ first: StrokeTrack.Place, _ second: StrokeTrack.Place, _ stroke: StrokeWords
  ) {
    let a = first.along, b = second.along
    let cross = a.cross(b), sum = a + b, square = sum.dot(sum)
    if cross == 0 && a.dot(b) > 0 { return }
    if 2 * stroke.half * abs(cross) > 0.5 * min(first.length, second.length) * square || square < 1e-6 {
      hasOverlaps = true
      return
    }
    let factor = 2 * stroke.half / square
    if cross >= 0 {
      let right = Direction(-sum.y * factor, sum.x * factor)
      (seam.before.sides.right, seam.behind.sides.right) = (right, right)
    } else {
      let left = Direction(sum.y * factor, -sum.x * factor)
      (seam.before.sides.left, seam.behind.sides.left) = (left, left)
    }
  }
}
