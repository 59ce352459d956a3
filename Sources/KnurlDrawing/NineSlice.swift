/// A picture that is stretched but for its corners: a button, a frame or a speech bubble of any size.
///
/// Four cuts make nine pieces. Corners are drawn at the picture's own scale, so many points large as they have pixels by
/// its pixels per point; the pieces between them are stretched along their edge, the middle both ways. Each piece is
/// drawn from its own pixels only, and all of them at once, so that no seam shows between them.
public struct NineSlice: Sendable {
  /// The picture.
  public let image: Image
  /// The pixels of the picture that are drawn.
  public let part: PixelRect
  /// The pixels of the picture that are stretched both ways.
  public let middle: PixelRect

  /// Creates the nine pieces of a picture.
  /// - Parameters:
  ///   - image: The picture.
  ///   - part: The pixels to use, all by default; cut to those that the picture has.
  ///   - insets: The cuts' distances from the part's edges, in pixels of the picture, rounded to whole ones. Negative
  ///     ones and NaN count as zero. One pixel at least is left in the middle: first the right and lower insets give
  ///     way, then the others.
  public init(_ image: Image, part: PixelRect? = nil, insets: Insets) {
    let part = (part ?? image.bounds).cut(to: image.bounds)
    let (left, right) = Self.cuts(insets.left, insets.right, part.width)
    let (top, bottom) = Self.cuts(insets.top, insets.bottom, part.height)
    self.image = image
    self.part = part
    middle = PixelRect(
      x: part.x + left, y: part.y + top, width: part.width - left - right, height: part.height - top - bottom)
  }

  private static func cuts(_ low: Double, _ high: Double, _ length: Int) -> (Int, Int) {
    let room = max(0, length - 1)
    let first = Int(Interpolation.clamp(low.rounded(), 0, Double(room)))
    return (first, Int(Interpolation.clamp(high.rounded(), 0, Double(room - first))))
  }

  /// The least size at which the corners keep their own, in points.
  public var minimumSize: Size {
    Size(width: corners.left + corners.right, height: corners.top + corners.bottom)
  }

  /// Where the middle goes in a frame, both in points: the place for what stands inside.
  ///
  /// In a frame smaller than two corners, all corners shrink by one factor until they fit, so that they keep their shape
  /// (CSS Backgrounds 3, section 6.3).
  public func middle(in frame: Rect) -> Rect {
    let frame = frame.standardized, corners = corners, least = minimumSize
    var factor = 1.0
    if least.width > frame.width { factor = frame.width / least.width }
    if least.height > frame.height { factor = min(factor, frame.height / least.height) }
    // No edge may pass the opposite one by a rounding error.
    let left = min(frame.minX + corners.left * factor, frame.maxX)
    let top = min(frame.minY + corners.top * factor, frame.maxY)
    let right = max(left, frame.maxX - corners.right * factor)
    let bottom = max(top, frame.maxY - corners.bottom * factor)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The corners' own extents, in points.
  private var corners: Insets {
    let scale = image.pixelsPerPoint
    return Insets(
      left: Double(middle.x - part.x) / scale, top: Double(middle.y - part.y) / scale,
      right: Double(part.maxX - middle.maxX) / scale, bottom: Double(part.maxY - middle.maxY) / scale)
  }
}
