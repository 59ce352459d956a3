import Knurl

/// Where everything stands, in points: one unit is a point of a window of 1280x720, and all lengths grow with the window.
struct DeskLayout {
  /// How many points a unit has.
  let unit: Double
  /// The panels of the ten channels and of the master.
  let bank: Rect
  let master: Rect

  static let channels = 10

  init(_ size: Size) {
    let unit = Self.unit(size)
    self.unit = unit
    let margin = 16 * unit, gap = 12 * unit, mainWidth = min(160 * unit, size.width / 6)
    let height = max(0, size.height - 2 * margin)
    let width = max(0, size.width - 2 * margin - gap - mainWidth)
    bank = Rect(x: margin, y: margin, width: width, height: height)
    master = Rect(x: bank.maxX + gap, y: margin, width: mainWidth, height: height)
  }

  private static func unit(_ size: Size) -> Double {
    let unit = min(size.width / 1280, size.height / 720)
    return unit > 0.25 ? min(unit, 4) : 0.25
  }

  /// The place of a panel's title.
  func head(_ panel: Rect) -> Rect {
    Rect(x: panel.minX, y: panel.minY, width: panel.width, height: min(38 * unit, panel.height))
  }

  /// The place of a channel's strip below the panel's title; of the master for nil.
  func strip(_ index: Int?) -> Rect {
    let head = 38 * unit
    guard let index else {
      return Rect(x: master.minX, y: master.minY + head, width: master.width, height: max(0, master.height - head))
    }
    let side = 8 * unit, width = (bank.width - 2 * side) / Double(Self.channels)
    return Rect(
      x: bank.minX + side + Double(index) * width, y: bank.minY + head, width: max(0, width),
      height: max(0, bank.height - head))
  }
}

extension Theme {
  /// Lengths of a desk: each so many units.
  mutating func fit(_ unit: Double) {
    (panel.radius, panel.padding, panel.titleHeight, panel.titleSize) = (10 * unit, 20 * unit, 38 * unit, 12 * unit)
    (knob.radius, knob.lineWidth, knob.indicatorLength) = (
      Desk.knobRadius(unit), 3.4 * unit, 9 * unit
    )
    let lettering = min(unit, 1.2)
    (knob.labelSize, knob.readoutSize, knob.tickCount) = (11 * lettering, 10.5 * lettering, 11)
    (button.radius, button.textSize) = (6 * unit, 11 * unit)
    (fader.capLength, fader.capBreadth, fader.trackThickness) = (52 * unit, 34 * unit, 6 * unit)
    fader.tickSize = 10.5 * unit
    (meter.lampLength, meter.lampDistance, meter.padding) = (3 * unit, 2 * unit, 2 * unit)
    (meter.clipLength, meter.clipDistance, meter.spacing) = (7 * unit, 4 * unit, 2 * unit)
  }
}
