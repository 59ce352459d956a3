/// What a window remembers between frames.
final class WindowState {
  /// Where it was put, in window points; it is shown where it can still be reached.
  var frame: Rect
  /// Whether its height follows its content.
  var fitsContent: Bool
  /// The drag of a part of it.
  var drag: (zone: WindowZone, from: Rect, hasMoved: Bool)?

  init(frame: Rect, fitsContent: Bool) { (self.frame, self.fitsContent) = (frame, fitsContent) }
}
