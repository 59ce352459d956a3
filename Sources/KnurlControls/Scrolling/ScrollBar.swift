/// Where one bar of a scroll area stands, in the area's own coordinates.
struct ScrollBar: Hashable {
  let axis: Axis
  /// The room that the bar stands in.
  let room: Rect
  /// The length of the viewport.
  let extent: Double
  /// The greatest offset.
  let limit: Double
  private let minimumThumb: Double

  /// The distance of the groove from both ends of its room.
  private static let inset = 3.0

  init(_ axis: Axis, room: Rect, extent: Double, limit: Double, _ style: ScrollStyle) {
    (self.axis, self.room, self.extent, self.limit) = (axis, room, extent, limit)
    minimumThumb = style.minimumThumb
  }

  /// The place along the bar.
  func along(_ point: Point) -> Double { axis == .vertical ? point.y : point.x }

  private var start: Double { (axis == .vertical ? room.minY : room.minX) + Self.inset }
  private var length: Double { max(0, (axis == .vertical ? room.height : room.width) - 2 * Self.inset) }

  /// Whether there is anything to scroll, and room for a thumb.
  var isUsable: Bool { limit > 0 && length > 0 }

  /// The groove, so thick.
  func track(_ thickness: Double) -> Rect { part(from: start, length, thickness) }

  /// The thumb at an offset, so thick; beyond the ends it is pressed together.
  func thumb(at offset: Double, _ thickness: Double) -> Rect {
    let place = Interpolation.clamp(offset, 0, limit)
    let size = max(min(thickness, thumbLength), thumbLength - (offset - place).magnitude)
    let begin = start + (limit > 0 ? place / limit : 0) * travel
    return part(from: offset > limit ? begin + thumbLength - size : begin, size, thickness)
  }

  private var thumbLength: Double {
    let share = extent + limit > 0 ? extent / (extent + limit) : 1
    return max(min(minimumThumb, length), length * share)
  }

  private var travel: Double { length - thumbLength }

  /// How far the offset goes for a way of the thumb.
  func distance(for way: Double) -> Double { travel > 0 ? way * limit / travel : 0 }

  private func part(from place: Double, _ length: Double, _ thickness: Double) -> Rect {
    axis == .vertical
      ? Rect(x: room.center.x - thickness / 2, y: place, width: thickness, height: length)
      : Rect(x: place, y: room.center.y - thickness / 2, width: length, height: thickness)
  }
}
