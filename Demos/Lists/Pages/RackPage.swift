import Knurl

/// Forty channels in a list, and what is chosen of them in one beside it.
struct RackPage {
  struct Channel {
    var name: String
    var level: Double
    var pan = 0.0
    var isOn = true
    var sends: [Double]
  }

  var channels = (0..<40).map { Self.channel($0) }
  private var chosen = 2
  private static let names = ["Kick", "Snare", "Hat", "Tom", "Bass", "Keys", "Lead", "Voice"]

  /// A channel that looks used.
  private static func channel(_ number: Int) -> Channel {
    let level = number * 37 % 90, pan = number * 29 % 21 - 10
    let sends = (0..<8).map { bus in Double((number * 13 + bus * 29) % 100) / 100 }
    return Channel(
      name: "\(names[number % names.count]) \(number / names.count + 1)", level: Double(level) / 100,
      pan: Double(pan) / 10, isOn: number % 7 != 3, sends: sends)
  }

  mutating func body(_ ui: UI) {
    let left = Rect(
      x: ui.theme.margin, y: top(ui), width: listWidth(ui), height: max(0, ui.size.height - 2 * top(ui)))
    ui.place(left) { ui.panel("CHANNELS") { ui.scroll(id: "channels") { list(ui) } } }
    let x = left.maxX + ui.theme.spacing
    let right = Rect(
      x: x, y: left.minY, width: max(0, ui.size.width - ui.theme.margin - x), height: left.height)
    ui.place(right) { ui.panel(channels[chosen].name.uppercased()) { details(ui) } }
  }

  private func top(_ ui: UI) -> Double { ui.theme.margin + ui.theme.button.height + 16 }
  private func listWidth(_ ui: UI) -> Double { max(0, (ui.size.width - 2 * ui.theme.margin) * 0.62) }

  private mutating func list(_ ui: UI) {
    for index in channels.indices {
      ui.scope(index) {
        ui.row(.fixed(92), .share(1), .fixed(64), .fixed(48)) {
          ui.styled({ if index == chosen { $0.button.fill = $0.accent } }) {
            if ui.button(id: "choose", channels[index].name).wasClicked { chosen = index }
          }
          ui.slider(id: "level", &channels[index].level, options: ValueOptions(defaultValue: 0.5))
          ui.styled({ $0.fit(knobs: 14) }) {
            ui.knob(id: "pan", &channels[index].pan, in: -1...1, options: ValueOptions(defaultValue: 0, origin: 0))
          }
          ui.toggle(id: "on", &channels[index].isOn)
        }
      }
    }
  }

  /// A row of knobs that scrolls sideways in a list that scrolls down.
  private mutating func details(_ ui: UI) {
    ui.scroll(id: "details") {
      ui.label("Sends")
      ui.scroll(id: "sends", axes: .horizontal) {
        ui.row {
          for send in channels[chosen].sends.indices {
            ui.styled({ $0.fit(knobs: 24) }) {
              ui.knob(
                id: ControlID(send), &channels[chosen].sends[send], label: "Bus \(send + 1)",
                options: ValueOptions(dragMode: .vertical))
            }
          }
        }
      }
      ui.label("Level and pan")
      ui.slider(id: "level", &channels[chosen].level, label: "Level", options: ValueOptions(format: .percent))
      let middle = ValueOptions(defaultValue: 0, origin: 0, detents: [0])
      ui.slider(id: "pan", &channels[chosen].pan, in: -1...1, label: "Pan", options: middle)
      ui.label("All eight sends")
      for send in channels[chosen].sends.indices {
        ui.slider(id: "send \(send + 1)", &channels[chosen].sends[send], label: "Bus \(send + 1)")
      }
      ui.toggle(id: "on", &channels[chosen].isOn, label: "On")
    }
  }
}

extension Theme {
  /// Small knobs, without marks round their caps.
  fileprivate mutating func fit(knobs radius: Double) {
    if case .line = knob.look { return knob.radius = radius + 6 }
    (knob.radius, knob.tickCount, knob.indicatorLength) = (radius, 0, radius * 0.5)
  }
}
