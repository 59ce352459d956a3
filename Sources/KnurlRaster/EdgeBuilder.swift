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
  /// The line that is dashed.
  var path = StrokeTrack()
  var dashed = Polyline()
  /// Where the path goes at the end of a dash, for dashes without length.
  var dashDirection = Direction(1, 0)
  /// The first dash of a closed line, which the last one may go on with.
  var held = Polyline()
  var heldDirection = Direction(1, 0)
  /// Whether the first dash is to be held and has not ended yet.
  var holdsDash = false
  /// The line that is stroked.
  var track = StrokeTrack()
  /// Whether nothing else covers what a side sweeps over where it crosses the other one.
  var isSweptInside = false
  var quarter = QuarterCircle()
  /// Whether pieces of the stroke may overlap.
  var hasOverlaps = false
  private var union = LineUnion()
  var outlined = Polyline()

  init() {
    // Enough for what windows are made of, so that a larger arc than those before takes no memory.
    piece.reserveCapacity(512)
    dashed.removeAll()
    held.removeAll()
    outlined.removeAll()
    dashes.reserveCapacity(16)
  }

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
      unsafe flattener.flatten(shape + 1) { line, _ in list.contour(line.vertices) }
      return unsafe shape[1] == 1 ? .evenOdd : .nonZero
    }
    return .nonZero
  }

  /// Adds the lines of a shape's stroke, to be filled by the rule non-zero.
  func stroke(_ shape: UnsafePointer<Int32>, _ words: UnsafePointer<Int32>) {
    unsafe readDashes(words)
    let begin = list.lines.count
    hasOverlaps = false
    unsafe self.stroke(shape, StrokeWords(words: words))
    if hasOverlaps { union.unite(&list.lines, from: begin) }
  }

  /// Adds the lines of a shape drawn with a round pen.
  func draw(_ shape: UnsafePointer<Int32>, pen: Int32) {
    dashes.removeAll(keepingCapacity: true)
    unsafe stroke(shape, StrokeWords(roundPen: pen))
  }

  private func stroke(_ shape: UnsafePointer<Int32>, _ stroke: StrokeWords) {
    if stroke.width <= 0 { return }
    var count = 0
    if !dashes.isEmpty {
      unsafe outline(shape) { line, isClosed in
        dash(line, isClosed, stroke)
        count += 1
      }
    } else if unsafe shape[0] == DrawWords.Shape.rect {
      unsafe self.stroke(RoundedBox(words: shape + 1), stroke)
    } else if unsafe shape[0] == DrawWords.Shape.arc {
      unsafe self.stroke(ArcWords(words: shape + 1), stroke)
    } else {
      unsafe flattener.flatten(shape + 1) { line, isClosed in
        self.stroke(line, isClosed, stroke)
        count += 1
      }
    }
    if count > 1 { hasOverlaps = true }
  }

  /// Lends the outline of any shape as lines, subpath by subpath.
  private func outline(_ shape: UnsafePointer<Int32>, _ body: (Polyline, Bool) -> Void) {
    outlined.removeAll()
    switch unsafe shape[0] {
    case DrawWords.Shape.rect:
      unsafe RoundedBox(words: shape + 1).append(to: &outlined, &quarter)
      body(outlined, true)
    case DrawWords.Shape.arc:
      let arc = unsafe ArcWords(words: shape + 1)
      arc.append(to: &outlined)
      body(outlined, arc.isWhole)
    default: unsafe flattener.flatten(shape + 1, body)
    }
  }
}

/// Rounds a coordinate in 24.8 half up; beyond 2^30 it is clamped.
func rounded(_ value: Double) -> Int32 {
  let clamped = value > 0x1p30 - 1 ? 0x1p30 - 1 : value > -0x1p30 ? value : -0x1p30 + 1
  return Int32(truncatingIfNeeded: Int(clamped + 0x1p30 + 0.5) &- 0x4000_0000)
}
