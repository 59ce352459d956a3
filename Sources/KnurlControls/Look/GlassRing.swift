/// Draws the parts of a ring of glass: a dark ring with light on its rims, and a translucent thumb.
struct GlassRing {
  let ui: UI
  let style: RingSliderStyle

  func drawTrack(_ canvas: Canvas, _ arc: Arc, width: Double) {
    canvas.stroke(arc.path, .color(style.trackColor), Stroke(width: width, cap: .round))
    for radius in [arc.radius + width / 2 - 0.5, arc.radius - width / 2 + 0.5] where radius > 0 {
      canvas.stroke(arc.with(radius: radius).path, .color(Color(white: 1, alpha: 0.05)), Stroke(width: 1))
    }
  }

  func drawThumb(_ canvas: Canvas, _ center: Point, _ radius: Double, _ light: Double) {
    let disc = Path.circle(center: center, radius: radius)
    canvas.shadow(of: disc, Shadow(color: Color(white: 0, alpha: 0.8), sigma: max(1.5, radius * 0.12)))
    func white(_ alpha: Double) -> Color { Color(white: 1, alpha: Interpolation.clamp(alpha + light, 0, 1)) }
    canvas.fill(disc, .vertical(Rect(center: center, radius: radius), white(0.84), white(0.58)))
    canvas.stroke(.circle(center: center, radius: max(0, radius - 0.5)), .color(white(0.4)), Stroke(width: 1))
  }
}
