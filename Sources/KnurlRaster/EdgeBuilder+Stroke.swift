/// The two sides of a line at one of its ends, as distances from the place there.
private struct Sides {
  var left: Direction
  var right: Direction

  init(across direction: Direction, _ half: Double) {
    left = Direction(direction.y * half, -direction.x * half)
    right = left * -1
  }
}

/// The sides of two lines where they meet.
private struct Seam {
  var before: Sides
  var behind: Sides
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
    var start = first?.behind ?? openSides(0, atStart: true, stroke)
    for index in 0..<last {
      let seam = seam(index + 1, stroke)
      addLine(index, start, seam.before)
      start = seam.behind
    }
    addLine(last, start, first?.before ?? openSides(last, atStart: false, stroke))
    if isClosed || stroke.cap == .butt { return }
    end(at: track.places[0].vertex, track.departure(0), -1, stroke)
    end(at: track.places[last + 1].vertex, track.arrival(last + 1), 1, stroke)
  }

  private func addLine(_ index: Int, _ start: Sides, _ end: Sides) {
    let a = track.places[index].vertex, b = track.places[track.next(index)].vertex
    beginPiece()
    add(a, start.left)
    add(b, end.left)
    piece.append(b)
    add(b, end.right)
    add(a, start.right)
    piece.append(a)
    list.contour(piece)
  }

  // MARK: Seams

  /// Whether a line's side may be cut across a direction that is not its own: where it loses less than half its length.
  private func fits(_ direction: Direction, _ line: Int, _ stroke: StrokeWords) -> Bool {
    let along = track.places[line].along
    return along.dot(direction) > 0.7 && stroke.half * abs(along.cross(direction)) <= 0.5 * track.places[line].length
  }

  /// The sides at an open end, across the path there. Where its line is too short for that, that ends across itself, and
  /// the rest of the turn is added.
  private func openSides(_ line: Int, atStart: Bool, _ stroke: StrokeWords) -> Sides {
    let own = atStart ? track.departure(line) : track.arrival(line + 1)
    if fits(own, line, stroke) { return Sides(across: own, stroke.half) }
    let along = track.places[line].along
    if atStart { addRound(line, own, along, stroke) } else { addRound(line + 1, along, own, stroke) }
    return Sides(across: along, stroke.half)
  }

  /// Joins the lines that meet at a place, and answers their sides there.
  private func seam(_ index: Int, _ stroke: StrokeWords) -> Seam {
    let place = track.places[index]
    let first = track.places[track.before(index)], second = place
    if place.isSmooth {
      if let sides = shared(first, second, stroke) { return Seam(before: sides, behind: sides) }
      addRound(index, first.along, second.along, stroke)
    } else if !place.turn.isNone && (stroke.join != .round || isSweptInside) {
      return seamOfCurves(index, first, second, stroke)
    } else {
      addJoin(index, first.along, second.along, stroke)
    }
    var seam = Seam(before: Sides(across: first.along, stroke.half), behind: Sides(across: second.along, stroke.half))
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
    let before = fits(arrival, track.before(index), stroke) ? arrival : first.along
    let behind = fits(departure, index, stroke) ? departure : second.along
    if before != arrival { addRound(index, before, arrival, stroke) }
    if behind != departure { addRound(index, departure, behind, stroke) }
    var seam = Seam(before: Sides(across: before, stroke.half), behind: Sides(across: behind, stroke.half))
    if !isJoint { cutInside(&seam, first, second, stroke) }
    return seam
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
      (seam.before.right, seam.behind.right) = (right, right)
    } else {
      let left = Direction(sum.y * factor, -sum.x * factor)
      (seam.before.left, seam.behind.left) = (left, left)
    }
  }
}
