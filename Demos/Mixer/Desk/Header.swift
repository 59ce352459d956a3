import Knurl

/// The upper edge of the desk: which channels belong together, under a line cut into the panels.
struct Header {
  private let layout: DeskLayout
  private let channels: [Channel]

  init(_ layout: DeskLayout, _ channels: [Channel]) {
    (self.layout, self.channels) = (layout, channels)
  }

  func body(_ ui: UI) {
    for panel in [layout.bank, layout.master] { cutLine(ui, layout.head(panel)) }
    for index in channels.indices where index == 0 || channels[index].section != channels[index - 1].section {
      title(ui, channels[index].section, layout.strip(index))
    }
    title(ui, .master, layout.strip(nil))
  }

  /// A lamp in the section's colour, and its name.
  private func title(_ ui: UI, _ section: Channel.Section, _ strip: Rect) {
    let unit = layout.unit
    let place = Rect(x: strip.minX + 8 * unit, y: strip.minY - 38 * unit, width: 120 * unit, height: 38 * unit)
    ui.place(place) {
      ui.drawing(place.size, fills: true) { canvas, bounds in
        let lamp = Path.circle(center: Point(x: 4 * unit, y: 20 * unit), radius: 2.5 * unit)
        let color = Desk.color(section)
        canvas.shadow(of: lamp, Shadow(color: color.opacity(0.7), sigma: 3 * unit))
        canvas.fill(lamp, .color(color))
        let text = canvas.layout(section.title, TextStyle(size: 12 * unit, weight: .bold))
        let foot = Point(x: 14 * unit, y: 24.5 * unit)
        canvas.text(text, at: Point(x: foot.x, y: foot.y - 0.75 * unit), .color(ui.theme.textEdge))
        canvas.text(text, at: foot, .color(ui.theme.dimText))
      }
    }
  }

  private func cutLine(_ ui: UI, _ head: Rect) {
    let side = 12 * layout.unit
    let line = Rect(x: head.minX + side, y: head.maxY - 1, width: max(0, head.width - 2 * side), height: 2)
    ui.place(line) {
      ui.drawing(line.size, fills: true) { canvas, bounds in
        let dark = Rect(x: 0, y: 0, width: bounds.width, height: 1)
        canvas.fill(.rect(dark), .color(Color(white: 0, alpha: 0.45)))
        canvas.fill(.rect(dark.moved(by: Vector(x: 0, y: 1))), .color(Color(white: 1, alpha: 0.05)))
      }
    }
  }
}
