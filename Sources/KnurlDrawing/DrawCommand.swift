/// What a command of a draw list does.
package enum DrawOperation: UInt8, Sendable {
  case fill, stroke, shadow, innerShadow, image, glyphs, beginLayer, endLayer
}

/// A rectangle of whole pixels by its edges; inlinable, as the renderer asks for little else.
@frozen
package struct PixelBox: Hashable, Sendable {
  package var left: Int32
  package var top: Int32
  package var right: Int32
  package var bottom: Int32

  @inlinable package static var empty: PixelBox { PixelBox(left: 0, top: 0, right: 0, bottom: 0) }

  @inlinable package init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  @inlinable package var isEmpty: Bool { left >= right || top >= bottom }

  @inlinable package static func == (a: PixelBox, b: PixelBox) -> Bool {
    a.left == b.left && a.top == b.top && a.right == b.right && a.bottom == b.bottom
  }

  @inlinable package func moved(_ x: Int32, _ y: Int32) -> PixelBox {
    PixelBox(left: left &+ x, top: top &+ y, right: right &+ x, bottom: bottom &+ y)
  }

  @inlinable package func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  @inlinable package func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  @inlinable package func grown(by pixels: Int32) -> PixelBox {
    PixelBox(left: left &- pixels, top: top &- pixels, right: right &+ pixels, bottom: bottom &+ pixels)
  }
}

/// One command: plain data. Its geometry stands in the list's words, relative to its origin, so that moving a command is
/// adding to its origin, and equal shapes have equal hashes wherever they stand.
package struct DrawCommand: Sendable {
  package var operation: DrawOperation
  /// Whether the command covers its interior with full alpha: a solid opaque paint or an opaque picture.
  package var isOpaque: Bool
  /// The innermost clip in the list's clips, or -1.
  package var clip: Int32
  /// The whole pixel that the words are relative to.
  package var originX: Int32
  package var originY: Int32
  /// The pixels that the command can touch, relative to the origin; clips not considered.
  package var box: PixelBox
  /// Where the words begin, and how many there are.
  package var start: Int32
  package var count: Int32
  /// Hash of operation, words and the content of what they refer to; not of origin and clip.
  package var hash: UInt64

  /// The pixels that the command can touch.
  @inlinable package var absoluteBox: PixelBox { box.moved(originX, originY) }
}

/// A clip; it holds within its parent.
package struct ClipNode: Sendable {
  /// The next outer clip, or -1.
  package var parent: Int32
  package var originX: Int32
  package var originY: Int32
  /// The pixels inside, relative to the origin; the parent not considered.
  package var box: PixelBox
  /// The shape's words; an integral rectangle has none, and its box is the clip.
  package var start: Int32
  package var count: Int32
  package var hash: UInt64

  @inlinable package var absoluteBox: PixelBox { box.moved(originX, originY) }
}
