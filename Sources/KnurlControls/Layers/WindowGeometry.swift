/// A part of a window that can be held.
enum WindowZone: Hashable {
  case title, close, content
  /// Edges, by the sides that follow the pointer: -1 the beginning, 1 the end, 0 neither.
  case edge(Int, Int)
}

/// Where the parts of a window are, in its own coordinates.
struct WindowGeometry {
  let size: Size
  let titleHeight: Double
  let isResizable: Bool
  let isClosable: Bool
  /// How far outside its frame a window's edges are held.
  static let reach = 5.0

  /// The middle of the button that closes it.
  var closeCenter: Point { Point(x: size.width - titleHeight / 2 - 2, y: titleHeight / 2) }

  func zone(at place: Point, isTouch: Bool) -> WindowZone {
    let inside = isTouch ? 12.0 : 3, corner = isTouch ? 30.0 : 16
    if isResizable, let edge = edge(at: place, inside, corner) { return edge }
    if isClosable, place.y < titleHeight, place.x >= size.width - titleHeight - 4 { return .close }
    return place.y < titleHeight ? .title : .content
  }

  private func edge(at place: Point, _ inside: Double, _ corner: Double) -> WindowZone? {
    let x =
      place.x < (place.y < titleHeight ? 3 : inside)
      ? -1 : place.x >= size.width - (place.y < titleHeight ? 3 : inside) ? 1 : 0
    let y = place.y < 3 ? -1 : place.y >= size.height - inside ? 1 : 0
    let isRight = place.x >= size.width - corner, isLow = place.y >= size.height - corner
    if isRight && isLow { return .edge(1, 1) }
    if x == 0 && y == 0 { return nil }
    // Near a corner both sides follow.
    let isLeft = place.x < corner, isHigh = place.y < corner
    return .edge(x != 0 ? x : isLeft ? -1 : isRight ? 1 : 0, y != 0 ? y : isHigh ? -1 : isLow ? 1 : 0)
  }

  /// The frame that a drag of a part by a way makes.
  static func frame(_ from: Rect, _ zone: WindowZone, by way: Vector, least: Size) -> Rect {
    guard case .edge(let x, let y) = zone else { return zone == .title ? from.moved(by: way) : from }
    let width = max(least.width, from.width + way.x * Double(x))
    let height = max(least.height, from.height + way.y * Double(y))
    return Rect(
      x: x < 0 ? from.maxX - width : from.minX, y: y < 0 ? from.maxY - height : from.minY, width: width, height: height)
  }

  /// The nearest frame of which enough of the title is in the window to be held.
  static func reachable(_ frame: Rect, in size: Size, titleHeight: Double) -> Rect {
    let grip = min(frame.width, 64)
    let x = Interpolation.clamp(frame.minX, grip - frame.width, max(grip - frame.width, size.width - grip))
    let y = Interpolation.clamp(frame.minY, 0, max(0, size.height - titleHeight))
    return Rect(x: x, y: y, width: frame.width, height: frame.height)
  }
}
