/// Writes geometry as words: rounds it to 1/256 pixel, finds its box, and makes it relative to the box's corner.
///
/// Rounding is half up and happens before the whole-pixel translation is added, so what is recorded at another whole
/// pixel has the same words.
struct DrawWriter {
  /// Pixels per point.
  let scale: Double
  /// The whole-pixel translation, in 24.8.
  let translationX: Int32
  let translationY: Int32
  /// The corner that coordinates are written relative to, in 24.8.
  private var cornerX: Int32 = 0
  private var cornerY: Int32 = 0
  /// Whether a number was met that can't be drawn.
  private(set) var isAbsurd = false

  init(scale: Double, translationX: Int, translationY: Int) {
    self.scale = scale
    self.translationX = Int32(clamping: translationX) << 8
    self.translationY = Int32(clamping: translationY) << 8
  }

  /// The origin of the command, in whole pixels.
  var originX: Int32 { cornerX >> 8 }
  var originY: Int32 { cornerY >> 8 }

  /// A length in 24.8.
  mutating func length(_ points: Double) -> Int32 {
    let pixels = points * scale
    guard pixels.magnitude <= DrawWords.absurd else {
      isAbsurd = true
      return 0
    }
    let limit = DrawWords.limit
    return Self.floor(Interpolation.clamp(pixels, -limit, limit) * 256 + 0.5)
  }

  /// The next whole number below, without a call into the C library.
  private static func floor(_ value: Double) -> Int32 {
    let truncated = Int32(value)
    return Double(truncated) > value ? truncated - 1 : truncated
  }

  /// A horizontal coordinate in 24.8, not relative to a corner.
  mutating func absoluteX(_ x: Double) -> Int32 { length(x) &+ translationX }
  /// A vertical coordinate in 24.8, not relative to a corner.
  mutating func absoluteY(_ y: Double) -> Int32 { length(y) &+ translationY }

  mutating func x(_ x: Double) -> Int32 { absoluteX(x) &- cornerX }
  mutating func y(_ y: Double) -> Int32 { absoluteY(y) &- cornerY }

  mutating func angle(_ angle: Angle) -> Int32 {
    guard angle.radians.magnitude <= DrawWords.absurd else {
      isAbsurd = true
      return 0
    }
    let turns = Interpolation.clamp(angle.radians / (2 * .pi), -64, 64)
    return Self.floor(turns * Double(DrawWords.turn) + 0.5)
  }

  /// Sets the corner to the whole pixel above and left of a path, and answers the path's box in 24.8 relative to it.
  mutating func place(_ path: Path) -> PixelBox {
    var box = bounds(of: path)
    cornerX = (box.left >> 8) << 8
    cornerY = (box.top >> 8) << 8
    box = box.moved(-cornerX, -cornerY)
    return box
  }

  private mutating func bounds(of path: Path) -> PixelBox {
    switch path.content {
    case .rect(let rect, _):
      return box(rect.origin, Point(x: rect.maxX, y: rect.maxY))
    case .circle(let center, let radius), .arc(let center, let radius, _, _):
      let reach = Vector(x: abs(radius), y: abs(radius))
      return box(center - reach, center + reach)
    case .segment(let start, let end):
      return box(start, start).union(box(end, end))
    case .elements, .ellipse, .ring, .border:
      return boundsOfElements(path)
    }
  }

  private mutating func boundsOfElements(_ path: Path) -> PixelBox {
    var result: PixelBox?
    path.forEachElement { element in
      let next: PixelBox
      switch element {
      case .move(let p), .line(let p): next = box(p, p)
      case .quadratic(let p, let c): next = box(p, p).union(box(c, c))
      case .cubic(let p, let c1, let c2): next = box(p, p).union(box(c1, c1)).union(box(c2, c2))
      case .close: return
      }
      result = result?.union(next) ?? next
    }
    return result ?? box(.zero, .zero)
  }

  private mutating func box(_ low: Point, _ high: Point) -> PixelBox {
    PixelBox(left: absoluteX(low.x), top: absoluteY(low.y), right: absoluteX(high.x), bottom: absoluteY(high.y))
  }
}
