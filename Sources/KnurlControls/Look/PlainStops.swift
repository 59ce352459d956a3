/// Draws track, fill and thumb of a plain slider of stops: flat colours, and a white disc with a soft shadow.
struct PlainStops {
  let color: Color
  let trackColor: Color

  func drawTrack(_ canvas: Canvas, _ track: Rect, fill: Rect?) {
    let radius = min(track.width, track.height) / 2
    canvas.fill(.roundedRect(track, radius: radius), .color(trackColor))
    if let fill { canvas.fill(.roundedRect(fill, radius: radius), .color(color)) }
  }

  func drawThumb(_ canvas: Canvas, center: Point, radius: Double, light: Double, isReadOnly: Bool) {
    let disc = Path.circle(center: center, radius: radius)
    canvas.shadow(
      of: disc, Shadow(color: Color(white: 0, alpha: 0.3), offset: Vector(x: 0, y: radius / 10), sigma: radius / 6))
    canvas.fill(disc, .color(Color.white.lightened(light)))
    if !isReadOnly { canvas.fill(.circle(center: center, radius: radius * 0.3), .color(color)) }
  }
}
