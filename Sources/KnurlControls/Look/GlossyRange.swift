/// Draws a range slider of glossy plastic: a track that light falls into, and thumbs with a shaded face.
///
/// It fills its height: the track three sevenths of it, the thumbs all of it but 2 points each side.
struct GlossyRange {
  let style: RangeSliderStyle
  let curvaceousness: Double
  let isUpright: Bool

  init(_ style: RangeSliderStyle, isUpright: Bool) {
    self.style = style
    curvaceousness = Interpolation.clamp(style.curvaceousness, 0, 1)
    self.isUpright = isUpright
  }

  private static let grey = Color(white: 0.5)

  private func shape(_ frame: Rect) -> Path {
    .roundedRect(frame, radius: min(frame.width, frame.height) / 2 * curvaceousness)
  }

  /// The track and the fill on it; `fill` nil where there is none to show.
  func drawTrack(_ canvas: Canvas, _ track: Rect, fill: Rect?) {
    let outline = shape(track)
    // One picture, clipped once: what the lines at the edge cover does not shine through.
    let outer = canvas.pushClip(outline), isLayer = canvas.beginLayer(opacity: 1)
    canvas.fill(.rect(track), .color(style.trackColor))
    if let fill, fill.width > 0, fill.height > 0 { canvas.fill(.rect(fill), .color(style.highlightColor)) }
    canvas.fill(gloss(track), .color(Color(white: 1, alpha: 0.4)))
    // The edge throws its shadow into the track, once for each of its two lines.
    let shade = Shadow(color: Self.grey, offset: Vector(x: 0, y: 2), sigma: 1.5)
    line(canvas, outline, Self.grey, Stroke(width: 1), shade)
    line(canvas, outline, .black, Stroke(width: 0.5), shade)
    if isLayer { canvas.endLayer() }
    canvas.popClip(outer)
  }

  private func line(_ canvas: Canvas, _ outline: Path, _ color: Color, _ stroke: Stroke, _ shade: Shadow) {
    canvas.shadow(of: outline, stroke, shade)
    canvas.stroke(outline, .color(color), stroke)
  }

  /// The half away from the light, shorter than the track by half a corner at both ends.
  private func gloss(_ track: Rect) -> Path {
    let corner = min(track.width, track.height) / 2 * curvaceousness
    let frame =
      isUpright
      ? Rect(
        x: track.center.x, y: track.minY + corner / 2, width: track.width / 2, height: max(0, track.height - corner))
      : Rect(
        x: track.minX + corner / 2, y: track.center.y, width: max(0, track.width - corner), height: track.height / 2)
    return shape(frame)
  }

  func drawThumb(_ canvas: Canvas, center: Point, radius: Double, isHeld: Bool, light: Double) {
    let frame = Rect(center: center, radius: max(0, radius - 2)), knob = shape(frame)
    let shade = Shadow(color: Self.grey, offset: Vector(x: 0, y: 1), sigma: 0.5)
    canvas.shadow(of: knob, shade)
    canvas.fill(knob, .color(style.thumbColor.lightened(light)))
    line(canvas, knob, Self.grey, Stroke(width: 0.5), shade)
    let face = Rect(center: center, radius: max(0, radius - 4))
    canvas.fill(shape(face), .vertical(face, Color(white: 0, alpha: 0.15), Color(white: 0, alpha: 0.05)))
    if isHeld { canvas.fill(knob, .color(Color(white: 0, alpha: 0.1))) }
  }
}

extension RangeSliderStyle {
  /// The radius of a thumb in a slider of a breadth.
  func thumbRadius(across breadth: Double) -> Double { look == .glossy ? breadth / 2 : thumbRadius }

  /// The thickness of the track in a slider of a breadth.
  func trackThickness(across breadth: Double) -> Double { look == .glossy ? breadth * 3 / 7 : trackThickness }
}
