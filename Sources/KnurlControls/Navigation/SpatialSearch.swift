/// Looks for the nearest of many frames in a direction, as an eye would.
///
/// What lies in the beam of the frame one comes from goes before all else, the next row of it first, and in that row what is
/// nearest to the anchor. Where the beam is empty what lies ahead beside it counts, distances across twice; and at last what
/// overlaps, if its middle is beyond the edge.
struct SpatialSearch {
  /// A frame turned so that the direction goes towards higher numbers.
  private struct Span {
    var start: Double
    var end: Double
    var low: Double
    var high: Double
    var index: Int

    var middle: Double { start + (end - start) / 2 }
  }

  let direction: PadDirection
  private var from: Span
  private let anchor: Double
  private var spans: [Span] = []

  /// Begins at a frame; `anchor` is the place across the direction that one wants to stay at.
  init(_ direction: PadDirection, from frame: Rect, anchor: Point) {
    self.direction = direction
    from = Self.span(frame, -1, direction)
    let across = direction.axes == .horizontal ? anchor.y : anchor.x
    self.anchor = Interpolation.clamp(across, from.low, max(from.low, from.high))
  }

  private static func span(_ frame: Rect, _ index: Int, _ direction: PadDirection) -> Span {
    switch direction {
    case .right: Span(start: frame.minX, end: frame.maxX, low: frame.minY, high: frame.maxY, index: index)
    case .left: Span(start: -frame.maxX, end: -frame.minX, low: frame.minY, high: frame.maxY, index: index)
    case .down: Span(start: frame.minY, end: frame.maxY, low: frame.minX, high: frame.maxX, index: index)
    case .up: Span(start: -frame.maxY, end: -frame.minY, low: frame.minX, high: frame.maxX, index: index)
    }
  }

  mutating func add(_ frame: Rect, _ index: Int) { spans.append(Self.span(frame, index, direction)) }

  /// The index of the nearest frame; nil where there is none.
  var nearest: Int? {
    let ahead = spans.filter(isAhead)
    return inBeam(ahead) ?? beside(ahead) ?? beside(spans.filter { $0.middle >= from.end })
  }

  /// The farthest frame back in the beam: where one comes out that goes on at the other side.
  var wrapped: Int? {
    var back = self
    let before = spans.map(\.start).min() ?? 0
    (back.from.start, back.from.end) = (before - 2, before - 1)
    return back.inBeam(spans)
  }

  /// Frames may overlap by up to half of the shorter.
  private func isAhead(_ span: Span) -> Bool {
    let overlap = from.end - span.start, shorter = min(from.end - from.start, span.end - span.start)
    return span.middle > from.start + (from.end - from.start) / 2 && overlap <= shorter / 2
  }

  /// Whether a quarter of the narrower one lies in the beam.
  private func isInBeam(_ span: Span) -> Bool {
    let overlap = min(from.high, span.high) - max(from.low, span.low)
    return overlap > 0 && overlap >= min(from.high - from.low, span.high - span.low) / 4
  }

  private func inBeam(_ spans: [Span]) -> Int? {
    let beam = spans.filter(isInBeam)
    guard let first = beam.min(by: { $0.start < $1.start }) else { return nil }
    let row = beam.filter { $0.start <= first.middle }
    return row.min { isNearer($0, $1) }?.index
  }

  private func isNearer(_ a: Span, _ b: Span) -> Bool {
    let (away, other) = (distance(a), distance(b))
    return away != other ? away < other : center(a) < center(b)
  }

  /// How far a frame is from the anchor, across.
  private func distance(_ span: Span) -> Double { max(0, span.low - anchor, anchor - span.high) }
  private func center(_ span: Span) -> Double { (span.low + (span.high - span.low) / 2 - anchor).magnitude }

  private func beside(_ spans: [Span]) -> Int? {
    spans.min { score($0) < score($1) }?.index
  }

  private func score(_ span: Span) -> Double {
    max(0, span.start - from.end) + 2 * max(0, span.low - from.high, from.low - span.high)
  }
}
