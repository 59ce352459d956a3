import KnurlDrawing
import KnurlGeometry

/// Moves the pen over one letter. All lengths are thousandths of an em, y grows upwards from the baseline, and places
/// are those of the pen's centre: x from 0 to `width`, y from `base` to `cap` and the other levels.
///
/// The levels lie half a pen inside the letter's edges, so that letters stand on the baseline and reach the same height
/// in every weight.
struct Engraver {
  /// The width of the pen.
  let pen: Double
  /// The x of the right edge.
  let width: Double
  private(set) var path = Path()
  private let origin: Double
  private let scale: Double
  private let rise: Double
  private let isMirrored: Bool
  private var current: Point?

  /// Creates an engraver whose x of zero lies at `origin`; a mirrored one draws left what is right.
  init(pen: Double, width: Double, origin: Double, isMirrored: Bool = false) {
    self.init(pen: pen, width: width, origin: origin, scale: 1, rise: 0, isMirrored: isMirrored)
  }

  private init(pen: Double, width: Double, origin: Double, scale: Double, rise: Double, isMirrored: Bool) {
    (self.pen, self.width, self.origin) = (pen, width, origin)
    (self.scale, self.rise, self.isMirrored) = (scale, rise, isMirrored)
  }

  // MARK: Levels

  private var inset: Double { pen / 2 }
  /// Half of the width.
  var middle: Double { width / 2 }
  /// The baseline, for straight and for round letters.
  var base: Double { inset }
  var roundBase: Double { base - 8 }
  /// The top of capitals and figures.
  var cap: Double { 700 - inset }
  var roundCap: Double { cap + 8 }
  /// The top of small letters.
  var mean: Double { 510 - inset }
  var roundMean: Double { mean + 8 }
  /// The top of b, d, f, h, k, l.
  var ascender: Double { 740 - inset }
  /// The bottom of g, j, p, q, y.
  var descender: Double { -200 + inset }

  // MARK: Moves

  /// Lifts the pen and sets it down at a place.
  mutating func move(_ x: Double, _ y: Double) {
    let place = point(x, y)
    path.move(to: place)
    current = place
  }

  /// Goes straight to a place.
  mutating func line(_ x: Double, _ y: Double) {
    let place = point(x, y)
    if let current, current.distance(to: place) < 1e-9 { return }
    path.line(to: place)
    current = place
  }

  /// Lifts the pen, then goes straight from place to place.
  mutating func lines(_ places: (Double, Double)...) {
    move(places[0].0, places[0].1)
    for (x, y) in places.dropFirst() { line(x, y) }
  }

  /// Goes along a circle from one direction to another, in degrees counterclockwise from the right; before that, straight
  /// to where the arc begins.
  mutating func arc(_ x: Double, _ y: Double, _ radius: Double, _ start: Double, _ end: Double) {
    let first = place(x, y, radius, start)
    if current == nil { move(first.x, first.y) } else { line(first.x, first.y) }
    let pieces = max(1, Int((abs(end - start) / 90 - 1e-9).rounded(.up)))
    let step = (end - start) / Double(pieces)
    // The tangent length of a cubic for an arc: four thirds of the tangent of a quarter of its angle.
    let quarter = Angle.degrees(step / 4).sineAndCosine
    let k = 4.0 / 3 * quarter.sine / quarter.cosine * radius
    for piece in 0..<pieces {
      let (from, to) = (start + step * Double(piece), start + step * Double(piece + 1))
      let (a, b) = (Angle.degrees(from).sineAndCosine, Angle.degrees(to).sineAndCosine)
      let (p, q) = (place(x, y, radius, from), place(x, y, radius, to))
      let end = point(q.x, q.y)
      path.cubic(
        to: end, control1: point(p.x - a.sine * k, p.y + a.cosine * k),
        control2: point(q.x + b.sine * k, q.y - b.cosine * k))
      current = end
    }
  }

  /// Goes back to where the pen was set down, and lifts it.
  mutating func close() {
    path.close()
    current = nil
  }

  /// Lifts the pen; an arc that follows begins anew.
  mutating func lift() { current = nil }

  /// Draws another letter with the same pen, so many times as large, its left edge at `x` and its baseline at `y`.
  mutating func inscribe(_ letter: Letter, scale: Double, x: Double, y: Double) {
    let pen = pen / scale
    var other = Engraver(
      pen: pen, width: letter.edges(pen: pen) - pen, origin: (origin + x) / scale, scale: scale, rise: y,
      isMirrored: false)
    letter.draw(&other)
    path.add(other.path)
    lift()
  }

  // MARK: Places

  private func point(_ x: Double, _ y: Double) -> Point {
    let x = isMirrored ? width - x : x
    return Point(x: (origin + x) * scale / 1000, y: -(y * scale + rise) / 1000)
  }

  /// The place on a circle in a direction, in degrees.
  func place(_ x: Double, _ y: Double, _ radius: Double, _ degrees: Double) -> (x: Double, y: Double) {
    let (sine, cosine) = Angle.degrees(degrees).sineAndCosine
    return (x + cosine * radius, y + sine * radius)
  }
}
