public import KnurlDrawing
public import KnurlGeometry

extension Harness {
  /// Drags a control or a part of one with the mouse from its centre, in even moves over `frames` frames; a frame each
  /// before, for arriving and for the press, and one after, for the release.
  ///
  /// A knob that is turned round its axis does not turn by a straight drag from its centre: press beside it by hand.
  /// - Precondition: The last frame showed the path.
  public func drag(_ path: String, by distance: Vector, over frames: Int = 10) {
    let start = center(of: path)
    arriveAndPress(start)
    let count = max(1, frames)
    for index in 1...count {
      let part = Double(index) / Double(count)
      mouse.move(to: Point(x: start.x + distance.x * part, y: start.y + distance.y * part))
      step()
    }
    mouse.release()
    step()
  }

  /// Clicks on a control or a part of one with the mouse, in three frames: arriving, press, release.
  /// - Precondition: The last frame showed the path.
  public func click(_ path: String) {
    arriveAndPress(center(of: path))
    mouse.release()
    step()
  }

  private func arriveAndPress(_ point: Point) {
    mouse.move(to: point)
    step()
    mouse.press()
    step()
  }

  private func center(of path: String) -> Point {
    place(of: .path(path))
  }

  // MARK: Pictures

  /// Writes the picture of the last frame to a PNG file, and its semantic tree to a JSON file beside it.
  public func capture(_ path: String) throws(CaptureError) {
    try PNG.write(pixmap, to: path)
    let stem = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
    try Files.write(Array(tree.utf8), to: stem + ".json")
  }

  /// The picture of one control or part in the last frame, with a margin in points around it, as far as the window goes;
  /// nil where the last frame did not show it.
  public func crop(_ path: String, margin: Double = 8) -> Pixmap? {
    guard let frame = node(path)?.frame else { return nil }
    let grid = PixelGrid(pixelsPerPoint: pixelsPerPoint)
    let left = grid.pixel(frame.minX - margin), top = grid.pixel(frame.minY - margin)
    let right = grid.pixel(frame.maxX + margin), bottom = grid.pixel(frame.maxY + margin)
    let part = PixelRect(x: left, y: top, width: right - left, height: bottom - top).intersection(pixmap.bounds)
    let picture = Pixmap(width: part.width, height: part.height)
    picture.draw(pixmap, part, atX: 0, y: 0)
    return picture
  }
}
