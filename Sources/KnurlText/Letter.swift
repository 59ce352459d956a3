/// A character's drawing: its width from edge to edge in regular, its sides, and the pen's way.
struct Letter: Sendable {
  typealias Drawing = @Sendable (inout Engraver) -> Void

  let scalar: Unicode.Scalar
  let draw: Drawing
  private let width: Double
  private let left: Double
  private let right: Double
  private let advance: Double?
  private var isMirrored = false

  /// A letter whose box is its width and its two sides.
  init(_ scalar: Unicode.Scalar, _ width: Double, _ left: Side, _ right: Side, _ draw: @escaping Drawing) {
    (self.scalar, self.width, self.draw) = (scalar, width, draw)
    (self.left, self.right, advance) = (left.distance, right.distance, nil)
  }

  /// A letter in the middle of a box that is equally wide in all weights.
  init(_ scalar: Unicode.Scalar, _ width: Double, on advance: Double, _ draw: @escaping Drawing) {
    (self.scalar, self.width, self.draw) = (scalar, width, draw)
    (left, right, self.advance) = (0, 0, advance)
  }

  /// Another letter's shape, with something added, for which there may be room at the left.
  init(_ scalar: Unicode.Scalar, like other: Letter, leftRoom: Double = 0, adding addition: Drawing? = nil) {
    (self.scalar, width, left, right) = (scalar, other.width, other.left + leftRoom, other.right)
    (advance, isMirrored) = (other.advance, other.isMirrored)
    let base = other.draw
    if let addition {
      draw = {
        base(&$0)
        $0.lift()
        addition(&$0)
      }
    } else {
      draw = base
    }
  }

  /// Another letter's shape, its left on the right.
  init(_ scalar: Unicode.Scalar, mirrored other: Letter) {
    (self.scalar, draw, width, left, right) = (scalar, other.draw, other.width, other.right, other.left)
    (advance, isMirrored) = (other.advance, !other.isMirrored)
  }

  /// The width from edge to edge.
  ///
  /// Half of what a heavier pen gains goes outwards, or counters would close. What is only as wide as the pen, stems and
  /// dots, grows with it.
  func edges(pen: Double) -> Double { width <= 84 ? pen : width + (pen - 84) * 0.5 }

  /// Draws the letter with a pen of so many thousandths of an em.
  func engrave(pen: Double) -> EngravedGlyph {
    let edges = edges(pen: pen)
    // The sides give back a little of what a heavier letter gains.
    let narrower = (pen - 84) * 0.15
    let origin = advance.map { ($0 - edges) / 2 } ?? left - narrower
    let box = advance ?? left + edges + right - 2 * narrower
    var engraver = Engraver(pen: pen, width: edges - pen, origin: origin + pen / 2, isMirrored: isMirrored)
    draw(&engraver)
    return EngravedGlyph(path: engraver.path, advance: box / 1000)
  }
}
