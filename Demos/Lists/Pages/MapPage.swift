import Knurl

/// A sheet of knobs, larger than the window both ways.
struct MapPage {
  private var values = (0..<144).map { number in Double(number * 31 % 100) / 100 }

  mutating func body(_ ui: UI) {
    ui.scroll(id: "sheet", axes: [.horizontal, .vertical]) {
      for row in 0..<12 {
        ui.row {
          for column in 0..<12 {
            let index = row * 12 + column
            ui.knob(
              id: ControlID(index), &values[index], label: "\(Self.letter(row))\(column + 1)",
              options: ValueOptions(dragMode: .vertical))
          }
        }
      }
    }
  }

  private static func letter(_ row: Int) -> String { String("ABCDEFGHIJKL".dropFirst(row).prefix(1)) }
}
