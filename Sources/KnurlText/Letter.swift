/// A character's drawing: its width from edge to edge in regular, its sides, and the pen's way.
struct Letter: Sendable {
  let scalar: Unicode.Scalar
  let draw: @Sendable (inout Engraver) -> Void
  private let width: Double
  private let left: Double
  private let right: Double
  private let advance: Double?

  /// A letter whose box is its width and its two sides.
  init(
    _ scalar: Unicode.Scalar, _ width: Double, _ left: Side, _ right: Side,
    _ draw: @escaping @Sendable (inout Engraver) -> Void
  ) {
    (self.scalar, self.width, self.draw) = (scalar, width, draw)
    (self.left, self.right, advance) = (left.distance, right.distance, nil)
  }

  /// A letter in the middle of a box that is equally wide in all weights.
  init(
    _ scalar: Unicode.Scalar, _ width: Double, on advance: Double,
    _ draw: @escaping @Sendable (inout Engraver) -> Void
  ) {
    (self.scalar, self.width, self.draw) = (scalar, width, draw)
    (left, right, self.advance) = (0, 0, advance)
  }

  /// Draws the letter with a pen of so many thousandths of an em.
  func engrave(pen: Double) -> EngravedGlyph {
    let heavier = pen - 84
    // Half of what the pen gains goes outwards, or counters would close; the sides give a little of it back. What is
    // only as wide as the pen, stems and dots, grows with it.
    let edges = width <= 84 ? pen : width + heavier * 0.5
    var origin = left - heavier * 0.15
    var box = origin + edges + right - heavier * 0.15
    if let advance {
      origin = (advance - edges) / 2
      box = advance
    }
    var engraver = Engraver(pen: pen, width: edges - pen, origin: origin + pen / 2)
    draw(&engraver)
    return EngravedGlyph(path: engraver.path, advance: box / 1000)
  }
}
