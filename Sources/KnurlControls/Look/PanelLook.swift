/// Draws a panel.
struct PanelLook {
  let style: PanelStyle
  let ui: UI

  func draw(_ canvas: Canvas, _ bounds: Rect, _ title: String?) {
    let shape = Path.roundedRect(bounds, radius: style.radius)
    canvas.shadow(of: shape, Shadow(color: style.shadow, offset: Vector(x: 0, y: 4), sigma: 9))
    canvas.fill(shape, .vertical(bounds, style.top, style.bottom))
    let edge = GradientStops(
      GradientStop(0, style.edgeTop), GradientStop(0.12, style.edgeMiddle), GradientStop(1, style.edgeBottom))
    canvas.stroke(
      .roundedRect(bounds.inset(by: 0.5), radius: style.radius - 0.5), .vertical(bounds, edge), Stroke(width: 1))
    if let title { draw(canvas, bounds, title: title) }
  }

  /// The title, and a line cut below it.
  private func draw(_ canvas: Canvas, _ bounds: Rect, title: String) {
    Lettering(ui).draw(
      canvas, title, TextStyle(size: style.titleSize, weight: .bold), at: style.padding, baseline: 25,
      ui.theme.dimText, within: max(0, bounds.width - 2 * style.padding))
    let width = max(0, bounds.width - 28)
    canvas.fill(
      .rect(Rect(x: 14, y: style.titleHeight - 2, width: width, height: 1)), .color(Color(white: 0, alpha: 0.45)))
    canvas.fill(
      .rect(Rect(x: 14, y: style.titleHeight - 1, width: width, height: 1)), .color(Color(white: 1, alpha: 0.05)))
  }
}
