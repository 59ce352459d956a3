/// The formats of the words of a draw list, in one place for those who write and those who read them.
///
/// Lengths and places are 24.8 fixed-point pixels relative to the command's origin. Angles are 1/2^24 turns, clockwise
/// from +x. Colours are premultiplied 0xAARRGGBB.
///
/// A picture's frame and the place that its middle is stretched to are left, top, right and bottom; so are part and
/// middle, in whole pixels of the picture.
///
/// Words of a command, by operation:
///
///     fill          shape, paint
///     stroke        shape, stroke, paint
///     shadow        isStroke, shape, [stroke], color, offset x, offset y, sigma
///     innerShadow   shape, color, offset x, offset y, sigma
///     image         index of the picture, frame (4), opacity 0...255, tint, color, part (4), middle (4), stretched (4)
///     glyphs        index of the layout, x and y of the baseline's beginning, color, pixels per point (16.16)
///     beginLayer    opacity 0...255
///     endLayer      -
///
///     shape         kind, then
///       rect        left, top, right, bottom, radii from the upper left clockwise (4)
///       arc         center x, center y, radius, start, sweep
///       path        rule, number of words, then elements: verb, coordinates
///     stroke        width, join | cap << 8, miter limit (16.16), number of words behind, [dashes, phase]
///     paint         kind, then
///       solid       color
///       linear      start x, start y, end x, end y, stops
///       radial      center x, center y, radius, stops
///       conic       center x, center y, start, stops
///     stops         number, then offset (16.16), color of each
package enum DrawWords {
  package enum Shape {
    package static let rect: Int32 = 0
    package static let arc: Int32 = 1
    package static let path: Int32 = 2
  }

  package enum Verb {
    package static let move: Int32 = 0
    package static let line: Int32 = 1
    package static let quadratic: Int32 = 2  // control, end
    package static let cubic: Int32 = 3  // control 1, control 2, end
    package static let close: Int32 = 4

    /// The number of coordinates behind a verb.
    package static func coordinates(_ verb: Int32) -> Int {
      switch verb {
      case move, line: 2
      case quadratic: 4
      case cubic: 6
      default: 0
      }
    }
  }

  package enum Paint {
    package static let solid: Int32 = 0
    package static let linear: Int32 = 1
    package static let radial: Int32 = 2
    package static let conic: Int32 = 3
  }

  package enum Tint {
    package static let none: Int32 = 0
    package static let multiply: Int32 = 1
    package static let mask: Int32 = 2
  }

  /// One whole turn.
  package static let turn: Int32 = 1 << 24
  /// Coordinates reach from minus to plus this many pixels; what lies beyond is clamped.
  package static let limit = 0x1p20
  /// A command with a number beyond this, or none at all, is dropped.
  package static let absurd = 1e40

  /// The words behind a shape that begins at `start`.
  package static func shapeCount(_ words: [Int32], _ start: Int) -> Int {
    switch words[start] {
    case Shape.rect: 9
    case Shape.arc: 6
    default: 3 + Int(words[start + 2])
    }
  }

  /// The words of a stroke that begins at `start`.
  package static func strokeCount(_ words: [Int32], _ start: Int) -> Int { 4 + Int(words[start + 3]) }

  /// The words of a paint that begins at `start`.
  package static func paintCount(_ words: [Int32], _ start: Int) -> Int {
    switch words[start] {
    case Paint.solid: 2
    case Paint.linear: 6 + 2 * Int(words[start + 5])
    default: 5 + 2 * Int(words[start + 4])
    }
  }
}
