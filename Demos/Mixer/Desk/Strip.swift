import Knurl

/// One strip of the desk: a pane with its name, two knobs, two buttons, a fader and its meter.
struct Strip {
  private let layout: DeskLayout
  private let index: Int?
  private let frame: Rect
  private var unit: Double { layout.unit }

  init(_ layout: DeskLayout, _ index: Int?) {
    (self.layout, self.index) = (layout, index)
    frame = layout.strip(index)
  }

  // MARK: Places

  private func rect(_ top: Double, _ height: Double, inset: Double) -> Rect {
    Rect(
      x: frame.minX + inset * unit, y: frame.minY + top * unit, width: max(0, frame.width - 2 * inset * unit),
      height: height * unit)
  }

  private var paneFrame: Rect { rect(12, 44, inset: 6) }
  private var gain: Rect { dial(66) }
  private var pan: Rect { dial(184) }
  private var buttons: Rect { rect(310, 44, inset: 6) }

  /// A knob in the middle of its part: what stands round its cap does not grow with the window.
  private func dial(_ top: Double) -> Rect {
    let part = rect(top, 118, inset: 2), height = min(part.height, 2 * (Desk.knobRadius(unit) + 20) + 38)
    return Rect(x: part.minX, y: part.center.y - height / 2, width: part.width, height: height)
  }

  private var fader: Rect {
    let top = frame.minY + 356 * unit, shift = index == nil ? -10 * unit : 0
    return Rect(x: frame.minX + shift, y: top, width: frame.width, height: max(0, frame.maxY - 8 * unit - top))
  }

  /// The meter's lowest and highest lamp stand beside the fader's lowest and highest value.
  private func meterFrame(_ theme: Theme) -> Rect {
    let half = theme.fader.capLength / 2, style = theme.meter
    let top = fader.minY + half - style.padding - style.clipDistance - style.clipLength
    let bottom = fader.maxY - half + style.padding
    let left = fader.center.x + theme.fader.capBreadth / 2 + (index == nil ? 14 : 7) * unit
    return Rect(x: left, y: top, width: (index == nil ? 40 : 20) * unit, height: max(0, bottom - top))
  }

  // MARK: Controls

  func controls(_ ui: UI, _ channel: inout Channel) {
    let (first, second) = index == nil ? ("Phones", "Balance") : ("Gain", "Pan")
    ui.place(gain) {
      ui.knob(
        id: "gain", &channel.gain, in: -20...20, label: first,
        options: ValueOptions(
          defaultValue: 0, dragMode: .vertical, format: ValueFormat(decimals: 1, suffix: " dB", showsPlus: true)))
    }
    ui.place(pan) {
      ui.styled({ $0.knob.color = Desk.warm }) {
        ui.knob(
          id: "pan", &channel.pan, in: -1...1, label: second,
          options: ValueOptions(
            defaultValue: 0, origin: 0, detents: [0], dragMode: .vertical,
            format: ValueFormat(decimals: 0, factor: 100, showsPlus: true)))
      }
    }
    latches(ui, &channel)
    ui.place(fader) { ui.fader(id: "fader", &channel.level) }
  }

  func meter(_ ui: UI, _ id: ControlID, _ levels: [Double]) {
    ui.place(meterFrame(ui.theme)) { ui.scope(id) { ui.meter(id: "meter", levels) } }
  }

  private func latches(_ ui: UI, _ channel: inout Channel) {
    let gap = 4 * unit, width = max(0, (buttons.width - gap) / 2)
    let left = Rect(x: buttons.minX, y: buttons.minY, width: width, height: buttons.height)
    latch(ui, "mute", "MUTE", left, Desk.red, &channel.isMuted)
    let right = Rect(x: left.maxX + gap, y: left.minY, width: width, height: left.height)
    latch(ui, "solo", index == nil ? "DIM" : "SOLO", right, Desk.warm, &channel.isSoloed)
  }

  /// A button that stays lit.
  private func latch(_ ui: UI, _ id: ControlID, _ title: String, _ place: Rect, _ color: Color, _ isOn: inout Bool) {
    ui.place(place) {
      ui.styled({ $0.button.fill = isOn ? color : nil }) {
        if ui.button(id: id, title).wasClicked { isOn.toggle() }
      }
    }
  }

  // MARK: Decoration

  /// The pane with a name and a note; the name of what is not heard is dim.
  func pane(_ ui: UI, _ channel: Channel, _ note: String, isHeard: Bool) {
    ui.place(paneFrame) {
      ui.drawing(paneFrame.size, fills: true) { canvas, bounds in
        Desk.pane(canvas, bounds, radius: 5 * unit)
        let color = Desk.color(channel.section).opacity(isHeard ? 1 : 0.4), center = bounds.center.x
        let name = canvas.layout(channel.name, TextStyle(size: 13.5 * unit, weight: .bold))
        canvas.text(name, at: Point(x: center - name.width / 2, y: 19 * unit), .color(color))
        let below = canvas.layout(note, TextStyle(size: 11 * unit))
        canvas.text(below, at: Point(x: center - below.width / 2, y: 35 * unit), .color(ui.theme.dimText))
      }
    }
  }

  /// The line cut on its left.
  func cutLine(_ ui: UI) {
    let line = Rect(x: frame.minX - 1, y: frame.minY + 12 * unit, width: 2, height: max(0, frame.height - 24 * unit))
    ui.place(line) {
      ui.drawing(line.size, fills: true) { canvas, bounds in
        let dark = Rect(x: 0, y: 0, width: 1, height: bounds.height)
        canvas.fill(.rect(dark), .color(Color(white: 0, alpha: 0.45)))
        canvas.fill(.rect(dark.moved(by: Vector(x: 1, y: 0))), .color(Color(white: 1, alpha: 0.05)))
      }
    }
  }
}

/// Colours and shapes of the desk.
enum Desk {
  static let warm = Color(red: 1, green: 0.62, blue: 0.16)
  static let red = Color(red: 0.95, green: 0.33, blue: 0.28)

  /// The radius of a knob's cap, in points.
  static func knobRadius(_ unit: Double) -> Double { 20 * unit + 6 * max(0, unit - 1) }

  static func color(_ section: Channel.Section) -> Color {
    switch section {
    case .drums: Color(red: 0.36, green: 0.82, blue: 0.90)
    case .band: Color(red: 1, green: 0.72, blue: 0.36)
    case .voices: Color(red: 0.52, green: 0.87, blue: 0.52)
    case .master: Color(red: 0.93, green: 0.95, blue: 0.96)
    }
  }

  /// A pane of dark glass, let into the panel.
  static func pane(_ canvas: Canvas, _ bounds: Rect, radius: Double) {
    let shape = Path.roundedRect(bounds, radius: radius)
    canvas.fill(
      shape,
      .vertical(bounds, Color(red: 0.030, green: 0.036, blue: 0.044), Color(red: 0.052, green: 0.060, blue: 0.072)))
    canvas.innerShadow(of: shape, Shadow(color: Color(white: 0, alpha: 0.9), offset: Vector(x: 0, y: 1.5), sigma: 1.6))
    let lip = Rect(x: 0.5, y: 0.5, width: max(0, bounds.width - 1), height: bounds.height)
    canvas.stroke(.roundedRect(lip, radius: radius), .color(Color(white: 1, alpha: 0.08)), Stroke(width: 1))
  }
}
