import KnurlGeometry

/// The one map from a window's coordinates, and a touch screen's, to points.
///
/// SDL knows three spaces: the window's own units (mouse), 0...1 of the window (fingers), and pixels of the output. Points
/// are pixels divided by pixels per point, which follow from window, output and the user's scale.
struct WindowMap: Hashable, Sendable {
  /// A renderer's logical size as its event watch applies it before a program sees an event.
  struct Logical: Hashable, Sendable {
    /// Where the logical area begins, in units of the window.
    var originX: Double, originY: Double
    /// Units of the window per logical unit.
    var scaleX: Double, scaleY: Double
    /// The logical size.
    var width: Double, height: Double
  }

  /// The scale that everything is drawn at; above zero.
  let pixelsPerPoint: Double
  /// The output, in pixels.
  let pixelWidth: Int, pixelHeight: Int
  private let window: Size
  private let logical: Logical?

  /// The map of a window without size, until SDL says more.
  static let empty = WindowMap()

  private init() {
    pixelsPerPoint = 1
    (pixelWidth, pixelHeight) = (0, 0)
    (window, logical) = (.zero, nil)
  }

  /// Creates a map; nil for a window without size, as a minimised one is: the last good map holds on.
  /// - Parameters:
  ///   - window: The window's size in its own units.
  ///   - output: The size of what is drawn to, in pixels.
  ///   - scale: The user's enlargement; 1 stands in for one that is not finite or not above zero.
  ///   - logical: The renderer's logical size, where the program set one.
  init?(window: (width: Int, height: Int), output: (width: Int, height: Int), scale: Double, logical: Logical? = nil) {
    guard window.width > 0, window.height > 0, output.width > 0, output.height > 0 else { return nil }
    let scale = scale > 0 && scale.isFinite ? scale : 1
    pixelsPerPoint = Self.density(window: window.width, output: output.width) * scale
    (pixelWidth, pixelHeight) = output
    self.window = Size(width: Double(window.width), height: Double(window.height))
    self.logical = logical
  }

  /// The size to lay out in, in points.
  var size: Size {
    Size(width: Double(pixelWidth) / pixelsPerPoint, height: Double(pixelHeight) / pixelsPerPoint)
  }

  /// Points per unit of the window; 0 for one without size.
  var pointsPerUnit: Double { window.width > 0 ? Double(pixelWidth) / window.width / pixelsPerPoint : 0 }

  /// The place of a mouse, from the coordinates of its event.
  func point(x: Double, y: Double) -> Point {
    guard let logical else { return place(x, y) }
    return place(logical.originX + x * logical.scaleX, logical.originY + y * logical.scaleY)
  }

  /// The place of a finger, from its 0...1 of the window.
  func point(fingerX x: Float, fingerY y: Float) -> Point {
    let x = Double(x), y = Double(y)
    guard let logical else { return place(x * window.width, y * window.height) }
    // SDL divides by the last column and row, not by the size.
    return point(x: x * (logical.width - 1), y: y * (logical.height - 1))
  }

  /// A rectangle in the window's own units, in whole ones and one wide and high at least.
  func windowRect(_ rect: Rect) -> Rect {
    guard pixelWidth > 0, pixelHeight > 0 else { return rect }
    let x = pixelsPerPoint * window.width / Double(pixelWidth), y = pixelsPerPoint * window.height / Double(pixelHeight)
    func whole(_ value: Double) -> Double { Interpolation.clamp(value.rounded(), -0x1p20, 0x1p20) }
    return Rect(
      x: whole(rect.minX * x), y: whole(rect.minY * y), width: max(1, whole(rect.width * x)),
      height: max(1, whole(rect.height * y)))
  }

  private func place(_ x: Double, _ y: Double) -> Point {
    guard window.width > 0, window.height > 0 else { return Point(x: x, y: y) }
    return Point(
      x: x * (Double(pixelWidth) / window.width) / pixelsPerPoint,
      y: y * (Double(pixelHeight) / window.height) / pixelsPerPoint)
  }

  /// Pixels per unit of the window. Compositors scale by 120ths and round the output to whole pixels; the fraction that
  /// explains the output is taken, so that a window's scale does not tremble while it is resized.
  private static func density(window: Int, output: Int) -> Double {
    let exact = Double(output) / Double(window)
    let fraction = (exact * 120).rounded() / 120
    return fraction > 0 && abs(fraction * Double(window) - Double(output)) < 1 ? fraction : exact
  }
}
