import KnurlDrawing

/// Brings the picture of a window of ours to the screen.
protocol Presenter: AnyObject {
  /// The size to paint, in pixels.
  var outputSize: (width: Int, height: Int) { get }
  /// How pictures come to the window, for a doctor.
  var way: HostFacts.Way { get }
  /// Whether the last `present` waited for the screen.
  var waitsForScreen: Bool { get }
  /// How many rectangles the last `present` sent.
  var uploadedRects: Int { get }
  /// How often a picture was shown.
  var presents: Int { get }

  /// Sends what changed and shows it; does nothing where nothing changed and nothing was lost.
  func present(_ pixmap: Pixmap, changed: [PixelRect]) throws(SDLError)
  /// The window lost its picture: the next `present` shows it again.
  func expose()
  /// The device lost what was sent: the next `present` sends everything.
  func reset()
}
