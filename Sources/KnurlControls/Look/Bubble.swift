/// The value of a held thumb, above it and inside the window.
struct Bubble {
  static let height = 24.0
  static let tip = 5.0

  /// What a bubble is wider than its text, the window's edges on both sides included.
  static let margin = 20.0
  static let style = TextStyle(size: 12, weight: .bold)

  private let engine: any TextEngine
  private let layout: TextLayout
  /// Where the tip points.
  let place: Point
  /// The bubble without its tip.
  let frame: Rect
  private let isAbove: Bool

  /// A bubble with its tip at a place; `window` is the window in the same coordinates.
  init(_ text: String, tipAt place: Point, in window: Rect, engine: any TextEngine) {
    self.engine = engine
    self.place = place
    layout = engine.layout(text, Self.style)
    let width = max(46, layout.width + 16)
    isAbove = place.y - Self.tip - Self.height >= window.minY + 2
    let x = Interpolation.clamp(place.x - width / 2, window.minX + 2, max(window.minX + 2, window.maxX - width - 2))
    let y = isAbove ? place.y - Self.tip - Self.height : max(window.minY + 2, place.y - Self.tip - Self.height)
    frame = Rect(x: x, y: y, width: width, height: Self.height)
  }

  func draw(_ canvas: Canvas) {
    canvas.shadow(of: .roundedRect(frame, radius: 6), Shadow(color: Color(white: 0, alpha: 0.55), sigma: 4))
    let paper = Color(red: 0.93, green: 0.95, blue: 0.96)
    canvas.fill(.roundedRect(frame, radius: 6), .color(paper))
    if isAbove { canvas.fill(tip(at: place, below: frame), .color(paper)) }
    let baseline = frame.center.y + engine.metrics(Self.style).capHeight / 2
    canvas.text(
      layout, at: Point(x: frame.center.x - layout.width / 2, y: baseline),
      .color(Color(red: 0.1, green: 0.12, blue: 0.14)))
  }

  private func tip(at place: Point, below frame: Rect) -> Path {
    let x = Interpolation.clamp(place.x, frame.minX + 11, frame.maxX - 11)
    var path = Path()
    path.move(to: Point(x: x - 5, y: frame.maxY - 0.5))
    path.line(to: Point(x: x, y: place.y))
    path.line(to: Point(x: x + 5, y: frame.maxY - 0.5))
    path.close()
    return path
  }
}
