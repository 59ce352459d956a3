/// A picture of equal frames side by side, one below the other, or both: the steps of a knob, the states of a button.
///
/// Frames are counted from zero, row by row. A frame is drawn from its own pixels only, never from its neighbours'.
public struct SpriteStrip: Sendable {
  /// The picture that holds all frames.
  public let image: Image
  /// The number of frames side by side.
  public let columns: Int
  /// The number of frames one below the other.
  public let rows: Int

  /// Divides a picture into frames; numbers outside one to the picture's pixels are clamped. Where pixels are left over,
  /// they lie behind the last column and row and are not used.
  public init(_ image: Image, columns: Int = 1, rows: Int = 1) {
    self.image = image
    self.columns = max(1, min(columns, image.bounds.width))
    self.rows = max(1, min(rows, image.bounds.height))
  }

  /// The number of frames, at least one.
  public var count: Int { columns * rows }

  /// The extent of a frame, in points.
  public var frameSize: Size {
    let frame = frame(0), scale = image.pixelsPerPoint
    return Size(width: Double(frame.width) / scale, height: Double(frame.height) / scale)
  }

  /// The pixels of a frame; the first or the last one for an index outside.
  public func frame(_ index: Int) -> PixelRect {
    let index = max(0, min(index, count - 1))
    let width = image.bounds.width / columns, height = image.bounds.height / rows
    return PixelRect(x: index % columns * width, y: index / columns * height, width: width, height: height)
  }

  /// The frame nearest to a position from 0, the first, to 1, the last; clamped, zero for NaN.
  public func index(at position: Double) -> Int {
    Int(Interpolation.clamp(position, 0, 1) * Double(count - 1) + 0.5)
  }
}
