import KnurlDrawing

/// Turns the shapes of a list into lines, once for all boxes that they are painted in.
///
/// Curves become lines here and nowhere else, from rounded numbers with basic operations and square roots, so each
/// machine and each box gets the same lines.
final class EdgeBuilder {
  var list = LineList()
  var flattener = Flattener()
  var piece: [Vertex] = []
  var dashes: [Double] = []
  var dashPhase = 0.0
  var dashed: [Vertex] = []
  var track: [Vertex] = []
  var quarter = QuarterCircle()

  var lines: [Line] { list.lines }

  func removeAll() { list.removeAll() }

  // MARK: Shapes

  /// Adds the lines of a filled shape and answers the rule to fill by.
  func fill(_ shape: UnsafePointer<Int32>) -> FillRule {
    switch unsafe shape[0] {
    case DrawWords.Shape.rect:
      unsafe fill(RoundedBox(words: shape + 1))
    case DrawWords.Shape.arc:
      unsafe fill(ArcWords(words: shape + 1))
    default:
      unsafe flattener.flatten(shape + 1) { vertices, _ in list.contour(vertices) }
      return unsafe shape[1] == 1 ? .evenOdd : .nonZero
    }
    return .nonZero
  }

  /// Adds the lines of a shape's stroke, to be filled by the rule non-zero.
  func stroke(_ shape: UnsafePointer<Int32>, _ words: UnsafePointer<Int32>) {
    unsafe readDashes(words)
    unsafe self.stroke(shape, StrokeWords(words: words))
  }

  /// Adds the lines of a shape drawn with a round pen.
  func draw(_ shape: UnsafePointer<Int32>, pen: Int32) {
    dashes.removeAll(keepingCapacity: true)
    unsafe stroke(shape, StrokeWords(roundPen: pen))
  }

  private func stroke(_ shape: UnsafePointer<Int32>, _ stroke: StrokeWords) {
    if stroke.width <= 0 { return }
    if !dashes.isEmpty {
      unsafe outline(shape) { vertices, isClosed in dash(vertices, isClosed, stroke) }
    } else if unsafe shape[0] == DrawWords.Shape.rect {
      unsafe self.stroke(RoundedBox(words: shape + 1), stroke)
    } else if unsafe shape[0] == DrawWords.Shape.arc {
      unsafe self.stroke(ArcWords(words: shape + 1), stroke)
    } else {
      unsafe flattener.flatten(shape + 1) { vertices, isClosed in self.stroke(vertices, isClosed, stroke) }
    }
  }

  /// Lends the outline of any shape as lines, subpath by subpath.
  private func outline(_ shape: UnsafePointer<Int32>, _ body: ([Vertex], Bool) -> Void) {
    switch unsafe shape[0] {
    case DrawWords.Shape.rect: unsafe body(RoundedBox(words: shape + 1).vertices(&quarter), true)
    case DrawWords.Shape.arc:
      let arc = unsafe ArcWords(words: shape + 1)
      body(arc.vertices, arc.isWhole)
    default: unsafe flattener.flatten(shape + 1, body)
    }
  }
}

/// Rounds a coordinate in 24.8 half up; beyond 2^30 it is clamped.
func rounded(_ value: Double) -> Int32 {
  let clamped = value > 0x1p30 - 1 ? 0x1p30 - 1 : value > -0x1p30 ? value : -0x1p30 + 1
  return Int32(truncatingIfNeeded: Int(clamped + 0x1p30 + 0.5) &- 0x4000_0000)
}
