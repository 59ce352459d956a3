/// An arc that fades out at its edges, in one colour or in colours that change from its top to its bottom.
struct SoftArc {
  let arc: Arc
  let width: Double
  let top: Color
  let bottom: Color
  /// How far it fades, in points; half of it is the standard deviation.
  let blur: Double

  /// A blurred copy of the arc has one colour: of changing ones, each strip between pixel edges is drawn by itself.
  private static let strips = 48.0

  func draw(_ canvas: Canvas) {
    guard arc.isVisible, blur > 0 else { return }
    let reach = arc.radius + width / 2 + 1.5 * blur + 1
    guard top != bottom, reach < 1e4 else { return draw(canvas, top) }
    let grid = canvas.pixelGrid, height = grid.snappedLength(max(2, 2 * reach / Self.strips))
    var y = grid.snapped(Rect(x: 0, y: arc.center.y - reach, width: 0, height: 0)).minY
    while y < arc.center.y + reach {
      let strip = grid.snapped(Rect(x: arc.center.x - reach, y: y, width: 2 * reach, height: height))
      canvas.clip(to: .rect(strip)) { draw(canvas, color(at: strip.center.y)) }
      y += height
    }
  }

  private func draw(_ canvas: Canvas, _ color: Color) {
    canvas.shadow(of: arc.path, Stroke(width: width, cap: .round), Shadow(color: color, sigma: blur / 2))
  }

  /// The paint of the arc itself.
  var paint: Paint { .vertical(frame, top, bottom) }

  private var frame: Rect { Rect(center: arc.center, radius: arc.radius + width / 2) }

  private func color(at y: Double) -> Color {
    top.mixed(with: bottom, by: Interpolation.clamp((y - frame.minY) / frame.height, 0, 1))
  }
}
