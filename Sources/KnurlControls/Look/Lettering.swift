/// Text that sits in the panel: a dark edge above each letter; what does not fit its width ends in an ellipsis.
struct Lettering {
  let ui: UI
  var edge: Color

  init(_ ui: UI) {
    self.ui = ui
    edge = ui.theme.textEdge
  }

  func width(_ text: String, _ style: TextStyle) -> Double { ui.engine.layout(text, style).width }

  /// Draws a line; `alignment` says which part of it stands at x.
  func draw(
    _ canvas: Canvas, _ text: String, _ style: TextStyle, at x: Double, baseline: Double, _ color: Color,
    _ alignment: Alignment = .leading, within width: Double = .infinity
  ) {
    let layout = ui.engine.layout(ui.fitted(text, style, width: width), style)
    let left =
      switch alignment {
      case .leading: x
      case .center: x - layout.width / 2
      case .trailing: x - layout.width
      }
    if edge.alpha > 0 { canvas.text(layout, at: Point(x: left, y: baseline - 0.75), .color(edge)) }
    canvas.text(layout, at: Point(x: left, y: baseline), .color(color))
  }

  /// Draws a line in the middle of a frame, its capitals centred.
  func draw(_ canvas: Canvas, _ text: String, _ style: TextStyle, in frame: Rect, _ color: Color) {
    let baseline = frame.center.y + ui.engine.metrics(style).capHeight / 2
    draw(canvas, text, style, at: frame.center.x, baseline: baseline, color, .center, within: frame.width)
  }
}
