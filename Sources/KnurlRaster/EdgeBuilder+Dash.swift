extension EdgeBuilder {
  /// A line whose dashes would have more edges is drawn unbroken: dots of a pixel fill the side of the largest picture.
  static let maximumDashEdges = 100_000.0

  /// Reads the dashes of a stroke; none where they do not interrupt the line.
  func readDashes(_ words: UnsafePointer<Int32>) {
    dashes.removeAll(keepingCapacity: true)
    var sum = 0.0
    for index in 0..<(unsafe Int(words[3])) {
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
    var state = (index: 0, rest: dashes[0], isDrawn: true)
    dashed.removeAll(keepingCapacity: true)
    forEachLine(vertices, isClosed) { a, b in walk(a, b, &state, stroke) }
    finishDash(stroke)
  }

  private func walk(
    _ a: Vertex, _ b: Vertex, _ state: inout (index: Int, rest: Double, isDrawn: Bool), _ stroke: StrokeWords
  ) {
    let length = Self.distance(a, b)
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
    if dashed.count > 1 { self.stroke(dashed, false, stroke) }
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
