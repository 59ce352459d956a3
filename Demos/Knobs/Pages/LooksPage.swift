import Knurl

/// A knob of each look.
struct LooksPage {
  var values = [0.65, 0.3, 0.5, 0.4, 0.72, 0.2, 0.6, 0.8]
  private let strip = LampStrip.image

  mutating func body(_ ui: UI) {
    ui.panel("EIGHT LOOKS OF A KNOB") {
      ui.space(4)
      row(ui, 0, [("Knurled", .knurled), ("Flat", .flat), ("Dot", .dot), ("Chicken head", .chickenHead)])
      ui.space(18)
      row(
        ui, 4,
        [
          ("Arc", .arc), ("Line", .line), ("Filmstrip", .filmstrip(strip, count: LampStrip.count)),
          ("A drawing of your own", Gauge(ui.theme).look),
        ])
    }
  }

  private mutating func row(_ ui: UI, _ first: Int, _ looks: [(name: String, look: KnobStyle.Look)]) {
    ui.row(.share(1), .share(1), .share(1), .share(1), alignment: .trailing) {
      for (index, item) in looks.enumerated() {
        ui.cell {
          ui.styled({ Self.style(&$0.knob, item.look) }) {
            ui.knob(id: "\(first + index)", &values[first + index], label: item.name)
          }
        }
      }
    }
  }

  /// All dials are equally large, with room for marks or without.
  private static func style(_ style: inout KnobStyle, _ look: KnobStyle.Look) {
    style.look = look
    switch look {
    case .line:
      (style.radius, style.lineWidth, style.indicatorLength) = (78, 4, 12)
    case .filmstrip, .custom: style.radius = 78
    default: (style.radius, style.tickCount) = (62, 31)
    }
  }
}
