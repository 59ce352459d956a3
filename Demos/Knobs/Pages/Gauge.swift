import Knurl

/// A gauge with a needle: a knob that the program draws itself.
struct Gauge {
  private let text: Color
  private let plate: Color
  private let rim: Color

  init(_ theme: Theme) {
    (text, plate, rim) = (theme.text, theme.background, theme.dimText.opacity(0.5))
  }

  var look: KnobStyle.Look {
    let gauge = self
    return .custom { gauge.draw($0, $1) }
  }

  private func draw(_ canvas: Canvas, _ knob: KnobDrawing) {
    let center = knob.center, radius = knob.radius - 1
    canvas.fill(.circle(center: center, radius: radius), .color(plate))
    canvas.stroke(.circle(center: center, radius: radius - 0.5), .color(rim), Stroke(width: 1))
    let colors = GradientStops([
      GradientStop(0, Color(hex: 0x3ddc97)), GradientStop(0.45, Color(hex: 0xf4c542)),
      GradientStop(0.75, Color(hex: 0xff5a5f)),
    ])
    func ring(_ share: Double) -> Path {
      .ring(
        center: center, innerRadius: radius - 16, outerRadius: radius - 7, start: knob.start, sweep: knob.sweep * share)
    }
    let paint = Paint.conic(center: center, start: knob.start, colors)
    canvas.layer(opacity: 0.25) { canvas.fill(ring(1), paint) }
    canvas.fill(ring(knob.position), paint)
    let needle = Path.polygon([
      Point(x: -8, y: -3), Point(x: radius - 20, y: -0.6), Point(x: radius - 20, y: 0.6), Point(x: -8, y: 3),
    ])
    canvas.fill(
      needle.transformed(by: Transform.rotation(knob.indicator).followed(by: .translation(center - .zero))),
      .color(text))
    canvas.fill(.circle(center: center, radius: knob.isActive ? 7 : 5), .color(text))
    let layout = canvas.layout(knob.text, TextStyle(size: 13, weight: .bold))
    canvas.text(layout, at: Point(x: center.x - layout.width / 2, y: center.y + radius * 0.62), .color(text))
  }
}
