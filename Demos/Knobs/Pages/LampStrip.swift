import Knurl

/// The pictures of a knob with a ring of lamps, below each other: the first is dark, the last is lit all round.
enum LampStrip {
  /// How many pictures there are.
  static let count = 43
  private static let lamps = 22
  /// The side of a picture, in pixels: two a point of the largest dial.
  private static let side = 312.0

  /// The strip.
  static let image: Image = {
    let pixmap = Pixmap(width: Int(side), height: Int(side) * count)
    pixmap.paint(background: .clear) { canvas in
      for index in 0..<count {
        let center = Point(x: side / 2, y: side * (Double(index) + 0.5))
        draw(canvas, center, Double(index) / Double(count - 1))
      }
    }
    return Image(copying: pixmap)
  }()

  private static func draw(_ canvas: Canvas, _ center: Point, _ position: Double) {
    for lamp in 0..<lamps {
      let share = Double(lamp) / Double(lamps - 1)
      let place = center + Vector(angle: angle(share), length: 136)
      drawLamp(canvas, place, share, isLit: lamp > 0 && share <= position + 1e-9)
    }
    let cap = Rect(center: center, radius: 104), shape = Path.circle(center: center, radius: 104)
    canvas.shadow(of: shape, Shadow(color: Color(white: 0, alpha: 0.45), offset: Vector(x: 0, y: 10), sigma: 9))
    canvas.fill(shape, .vertical(cap, Color(hex: 0x4b4f57), Color(hex: 0x17191d)))
    let top = Rect(center: center, radius: 90)
    canvas.fill(.circle(center: center, radius: 90), .vertical(top, Color(hex: 0x24272c), Color(hex: 0x3a3e45)))
    let direction = angle(position)
    let line = Path.line(
      from: center + Vector(angle: direction, length: 46), to: center + Vector(angle: direction, length: 78))
    canvas.stroke(line, .color(.white), Stroke(width: 10, cap: .round))
  }

  private static func drawLamp(_ canvas: Canvas, _ center: Point, _ share: Double, isLit: Bool) {
    let lamp = Path.circle(center: center, radius: 8.5)
    let color = Color(hex: 0x35d07f).mixed(with: Color(hex: 0xff5548), by: max(0, share * 1.6 - 0.6))
    if isLit { canvas.shadow(of: lamp, Shadow(color: color.opacity(0.8), sigma: 5)) }
    canvas.fill(lamp, .color(isLit ? color : Color(hex: 0x3a3e45)))
  }

  /// The knob's own sweep.
  private static func angle(_ position: Double) -> Angle { .degrees(112.5 + 315 * position) }
}
