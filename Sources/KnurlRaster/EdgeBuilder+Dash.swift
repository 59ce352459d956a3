extension EdgeBuilder {
  /// A line whose dashes would have more edges is drawn unbroken: dots of a pixel fill the side of the largest picture.
  static let maximumDashEdges = 100_000.0

  /// Reads the dashes of a stroke and, behind them, their phase; no dashes where they do not interrupt the line.
  func readDashes(_ words: UnsafePointer<Int32>) {
    dashes.removeAll(keepingCapacity: true)
    var sum = 0.0
    let count = unsafe Int(words[3]) - 1
    if count < 0 { return }
    dashPhase = unsafe Double(words[4 + count])
    for index in 0..<count {
      let length = unsafe Double(max(0, words[4 + index]))
      dashes.append(length)
      sum += length
    }
    if sum <= 0 { dashes.removeAll(keepingCapacity: true) }
  }

  /// Strokes the dashes of a subpath.
  func dash(_ line: Polyline, _ isClosed: Bool, _ stroke: StrokeWords) {
    path.take(line, isClosed: isClosed)
    path.measureCurves(isPushedOut: line.isPushedOut)
    let lineCount = path.lineCount
    var total = 0.0
    for index in 0..<lineCount { total += path.places[index].length }
    let period = dashes.reduce(0, +)
    let ends = stroke.cap == .round ? ArcSteps.perTurn(radius: stroke.half) : 0
    let edges = Double(6 * lineCount) + total / period * Double(dashes.count) / 2 * Double(6 + ends)
    if total <= 0 || edges > Self.maximumDashEdges {
      return self.stroke(line, isClosed, stroke)
    }
    var state = firstDash
    let isHeld = isClosed && state.isDrawn
    holdsDash = isHeld
    dashed.removeAll()
    held.removeAll()
    // Two dashes may lie over one another: their ends, or where the line turns or comes back.
    if stroke.cap != .butt || lineCount > 1 { hasOverlaps = true }
    for index in 0..<lineCount { walk(index, &state, stroke) }
    if holdsDash { return self.stroke(line, true, stroke) }
    // A dash that ends where the first one begins goes on with it, round the corner that is there.
    if isHeld && dashed.vertices.isEmpty { dashDirection = heldDirection }
    if isHeld { dashed.append(held) }
    finishDash(stroke)
  }

  /// Where in the dashes a subpath begins: never at the end of one that has a length.
  private var firstDash: (index: Int, rest: Double, isDrawn: Bool) {
    var state = (index: 0, rest: dashes[0] - dashPhase, isDrawn: true)
    while state.rest < 0 || (state.rest == 0 && dashes[state.index] > 0) {
      state.index = (state.index + 1) % dashes.count
      state.rest += dashes[state.index]
      state.isDrawn.toggle()
    }
    return state
  }

  private func walk(
    _ line: Int, _ state: inout (index: Int, rest: Double, isDrawn: Bool), _ stroke: StrokeWords
  ) {
    let a = path.places[line], b = path.places[path.next(line)]
    let length = a.length
    var done = 0.0
    if state.isDrawn { beginLine(line) }
    while length - done > state.rest {
      done += state.rest
      let share = done / length
      dashDirection = path.direction(line, share)
      let turn = path.isStraight(line) ? Turn() : Turn(arrival: dashDirection, departure: dashDirection)
      dashed.append(Vertex(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share), turn)
      if state.isDrawn { finishDash(stroke) }
      state.isDrawn.toggle()
      state.index = (state.index + 1) % dashes.count
      state.rest = dashes[state.index]
    }
    state.rest -= length - done
    if state.isDrawn { endLine(line) }
  }

  /// Goes on with a dash at the beginning of a line. A closed path has no place within a curve where the dash begins.
  private func beginLine(_ line: Int) {
    let place = path.places[line]
    if place.isSmooth && line == 0 {
      dashed.append(place.vertex, Turn(departure: path.direction(line, 0)))
    } else {
      dashed.append(Vertex(place.x, place.y, isSmooth: place.isSmooth), place.turn)
    }
  }

  private func endLine(_ line: Int) {
    let index = path.next(line), place = path.places[index]
    dashDirection = path.direction(line, 1)
    if place.isSmooth && index == 0 {
      dashed.append(place.vertex, Turn(arrival: dashDirection))
    } else if index == 0 || line == path.lineCount - 1 {
      dashed.append(place.vertex, place.turn)
    }
  }

  private func finishDash(_ stroke: StrokeWords) {
    if holdsDash {
      swap(&dashed, &held)
      heldDirection = dashDirection
      holdsDash = false
    } else if dashed.vertices.count > 1 {
      self.stroke(dashed, false, stroke, direction: dashDirection)
    }
    dashed.removeAll()
  }
}
