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
  func dash(_ vertices: [Vertex], _ isClosed: Bool, _ stroke: StrokeWords) {
    var total = 0.0
    forEachLine(vertices, isClosed) { a, b in total += Self.distance(a, b) }
    let period = dashes.reduce(0, +)
    let ends = stroke.cap == .round ? ArcSteps.perTurn(radius: stroke.half) : 0
    let edges = Double(6 * vertices.count) + total / period * Double(dashes.count) / 2 * Double(6 + ends)
    if total <= 0 || edges > Self.maximumDashEdges {
      return self.stroke(vertices, isClosed, stroke)
    }
    var state = firstDash
    let isHeld = isClosed && state.isDrawn
    holdsDash = isHeld
    dashed.removeAll(keepingCapacity: true)
    held.removeAll(keepingCapacity: true)
    // Two dashes may lie over one another: their ends, or where the line turns or comes back.
    if stroke.cap != .butt || vertices.count > 2 { hasOverlaps = true }
    forEachLine(vertices, isClosed) { a, b in walk(a, b, &state, stroke) }
    if holdsDash { return self.stroke(vertices, true, stroke) }
    // A dash that ends where the first one begins goes on with it, round the corner that is there.
    if isHeld && dashed.isEmpty { dashDirection = heldDirection }
    if isHeld { dashed += held }
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
    _ a: Vertex, _ b: Vertex, _ state: inout (index: Int, rest: Double, isDrawn: Bool), _ stroke: StrokeWords
  ) {
    let length = Self.distance(a, b)
    if length == 0 { return }
    dashDirection = ((b.x - a.x) / length, (b.y - a.y) / length)
    var done = 0.0
    if state.isDrawn { dashed.append(a) }
    while length - done > state.rest {
      done += state.rest
      let share = done / length
      let place = Vertex(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
      if state.isDrawn {
        dashed.append(place)
        finishDash(stroke)
      } else {
        dashed.append(place)
      }
      state.isDrawn.toggle()
      state.index = (state.index + 1) % dashes.count
      state.rest = dashes[state.index]
    }
    state.rest -= length - done
    if state.isDrawn { dashed.append(b) }
  }

  private func finishDash(_ stroke: StrokeWords) {
    if holdsDash {
      swap(&dashed, &held)
      heldDirection = dashDirection
      holdsDash = false
    } else if dashed.count > 1 {
      self.stroke(dashed, false, stroke, direction: dashDirection)
    }
    dashed.removeAll(keepingCapacity: true)
  }

  private func forEachLine(_ vertices: [Vertex], _ isClosed: Bool, _ body: (Vertex, Vertex) -> Void) {
    for index in 1..<max(1, vertices.count) { body(vertices[index - 1], vertices[index]) }
    if isClosed, vertices.count > 1 { body(vertices[vertices.count - 1], vertices[0]) }
  }

  private static func distance(_ a: Vertex, _ b: Vertex) -> Double {
    let x = b.x - a.x, y = b.y - a.y
    return (x * x + y * y).squareRoot()
  }
}
