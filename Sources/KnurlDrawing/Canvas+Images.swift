extension Canvas {
  /// Draws a picture, or a part of it, scaled into a frame: bilinear, with edges clamped.
  ///
  /// Where a pixel of the picture falls on one of the window, at whole pixels, it is copied. Opaque pictures stay opaque
  /// at any scale.
  /// - Parameters:
  ///   - image: The picture; one without pixels is not drawn.
  ///   - frame: Where it goes, in points; of negative size, the same place. Edges between pixels are smooth.
  ///   - part: The pixels to draw, all by default. None beyond it are mixed in. Of a part that reaches beyond the
  ///     picture, the frame is cut to what is there.
  ///   - tint: What becomes of its colours.
  ///   - opacity: 0...1, clamped; NaN counts as 0.
  public func image(
    _ image: Image, in frame: Rect, part: PixelRect? = nil, tint: Tint = .none, opacity: Double = 1
  ) {
    let wanted = part ?? image.bounds, part = wanted.cut(to: image.bounds)
    var frame = frame.standardized
    if part != wanted && !part.isEmpty {
      let x = frame.width / Double(wanted.width), y = frame.height / Double(wanted.height)
      frame = Rect(
        x: frame.minX + Double(part.x - wanted.x) * x, y: frame.minY + Double(part.y - wanted.y) * y,
        width: Double(part.width) * x, height: Double(part.height) * y)
    }
    record(image, ImagePlace(part: part, middle: part, frame: frame, stretched: frame), tint, opacity)
  }

  /// Draws a picture by its nine pieces, corners at their own size and the rest stretched to fill a frame.
  /// - Parameters:
  ///   - slice: The picture and its cuts.
  ///   - frame: Where it goes, in points; see ``NineSlice/middle(in:)`` for frames smaller than two corners.
  ///   - tint: What becomes of its colours.
  ///   - opacity: 0...1, clamped; NaN counts as 0.
  public func image(_ slice: NineSlice, in frame: Rect, tint: Tint = .none, opacity: Double = 1) {
    let frame = frame.standardized
    let place = ImagePlace(part: slice.part, middle: slice.middle, frame: frame, stretched: slice.middle(in: frame))
    record(slice.image, place, tint, opacity)
  }

  /// Draws one frame of a strip.
  /// - Parameters:
  ///   - strip: The picture and its division.
  ///   - index: The frame, from zero; the first or the last one for an index outside.
  ///   - frame: Where it goes, in points.
  ///   - tint: What becomes of its colours.
  ///   - opacity: 0...1, clamped; NaN counts as 0.
  public func image(
    _ strip: SpriteStrip, frame index: Int, in frame: Rect, tint: Tint = .none, opacity: Double = 1
  ) {
    image(strip.image, in: frame, part: strip.frame(index), tint: tint, opacity: opacity)
  }

  /// Draws the frame of a strip that is nearest to a position of 0...1, as of a knob.
  /// - Parameters:
  ///   - strip: The picture and its division.
  ///   - position: From 0, the first frame, to 1, the last; clamped, zero for NaN.
  ///   - frame: Where it goes, in points.
  ///   - tint: What becomes of its colours.
  ///   - opacity: 0...1, clamped; NaN counts as 0.
  public func image(
    _ strip: SpriteStrip, position: Double, in frame: Rect, tint: Tint = .none, opacity: Double = 1
  ) {
    image(strip, frame: strip.index(at: position), in: frame, tint: tint, opacity: opacity)
  }

  private func record(_ image: Image, _ place: ImagePlace, _ tint: Tint, _ opacity: Double) {
    let alpha = Int32(Interpolation.clamp(opacity, 0, 1) * 255 + 0.5)
    guard !place.part.isEmpty, alpha > 0 else { return }
    let index = Int32(truncatingIfNeeded: list.images.count)
    let (kind, color) = tint.words
    let isRecorded = record(.image, .rect(place.frame), resource: image.contentHash) { writer, box, words in
      words.append(index)
      writer.write(place.frame, to: &words)
      words.append(alpha)
      words.append(kind)
      words.append(Int32(bitPattern: color))
      Self.write(place.part, to: &words)
      Self.write(place.middle, to: &words)
      writer.write(place.stretched, to: &words)
      return (box, image.isOpaque && alpha == 255 && color >> 24 == 255)
    }
    if isRecorded { list.images.append(image) }
  }

  private static func write(_ pixels: PixelRect, to words: inout [Int32]) {
    words.append(Int32(truncatingIfNeeded: pixels.x))
    words.append(Int32(truncatingIfNeeded: pixels.y))
    words.append(Int32(truncatingIfNeeded: pixels.maxX))
    words.append(Int32(truncatingIfNeeded: pixels.maxY))
  }
}

/// Which pixels of a picture go where.
private struct ImagePlace {
  var part: PixelRect
  /// The pixels that are stretched both ways; those around them only one way or not at all.
  var middle: PixelRect
  /// Where the part goes.
  var frame: Rect
  /// Where the middle goes.
  var stretched: Rect
}

extension DrawWriter {
  /// Writes the four edges of a rectangle.
  fileprivate mutating func write(_ rect: Rect, to words: inout [Int32]) {
    words.append(x(rect.minX))
    words.append(y(rect.minY))
    words.append(x(rect.maxX))
    words.append(y(rect.maxY))
  }
}
