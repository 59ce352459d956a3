/// Draws a meter.
struct MeterLook {
  let ui: UI
  let layout: MeterLayout
  let levels: MeterLevels
  let domain: ValueDomain
  private let style: MeterStyle

  /// Lit lamps are drawn by so many at most, so that a level that moves repaints what is near it.
  private static let most = 8

  init(_ ui: UI, _ layout: MeterLayout, _ levels: MeterLevels, _ domain: ValueDomain) {
    (self.ui, self.layout, self.levels, self.domain) = (ui, layout, levels, domain)
    style = ui.theme.meter
  }

  func draw(_ canvas: Canvas, _ label: String?) {
    let zones = MeterZones(levels.options, domain, layout.lamps)
    for index in 0..<levels.count { draw(canvas, index, zones) }
    if let label, layout.hasLabel { draw(canvas, label: label) }
  }

  private func draw(_ canvas: Canvas, _ index: Int, _ zones: MeterZones) {
    Relief.groove(canvas, layout.groove(index), radius: style.radius, style.groove)
    let channel = levels.channels[index]
    let lit = layout.lit(channel.position), peak = layout.lit(channel.shownPeak) - 1
    zones.forEach(in: 0..<layout.lamps) { lamps, zone in
      draw(canvas, index, lamps, color(zone).opacity(style.darkOpacity))
    }
    zones.forEach(in: 0..<lit) { lamps, zone in
      var start = lamps.lowerBound
      while start < lamps.upperBound {
        let end = min(lamps.upperBound, (start / block + 1) * block)
        light(canvas, index, start..<end, color(zone))
        start = end
      }
    }
    if levels.options.showsPeak, peak >= max(lit, thickness - 1) {
      let lamps = peak + 1 - thickness..<peak + 1
      light(canvas, index, lamps, style.peakColor ?? color(zones.zone(of: peak)))
    }
    if layout.hasClip { drawClip(canvas, layout.clip(index), isLit: channel.isLit) }
  }

  /// How many lamps make a block; of a bar those of about forty pixels.
  private var block: Int { levels.options.isSegmented ? Self.most : 5 * Self.most }

  /// How many lamps the mark has: one of a ladder, of a bar about two points.
  private var thickness: Int {
    levels.options.isSegmented ? 1 : max(1, Int((2 / layout.pitch).rounded()))
  }

  /// Lit lamps: their light on the groove, themselves, and a shine.
  private func light(_ canvas: Canvas, _ index: Int, _ lamps: Range<Int>, _ color: Color) {
    if style.spill > 0, levels.options.isSegmented {
      let inside = layout.inside(index, lamps)
      let reach = style.padding / 2
      canvas.fill(.rect(inside.inset(by: -reach)), .color(color.opacity(style.spill)))
    }
    draw(canvas, index, lamps, color)
    guard style.shine.alpha > 0 else { return }
    draw(canvas, index, lamps, style.shine, breadth: layout.lampBreadth / 3)
  }

  private func draw(_ canvas: Canvas, _ index: Int, _ lamps: Range<Int>, _ color: Color, breadth: Double? = nil) {
    guard layout.lampBreadth > 0, !lamps.isEmpty else { return }
    let gap = layout.pitch - layout.lampLength
    var stroke = Stroke(width: breadth ?? layout.lampBreadth)
    if gap > 0 { stroke.dash = levels.dash(layout.lampLength, gap) }
    canvas.stroke(layout.line(index, lamps), .color(color), stroke)
  }

  private func drawClip(_ canvas: Canvas, _ frame: Rect, isLit: Bool) {
    guard frame.width > 0, frame.height > 0 else { return }
    Relief.groove(canvas, frame, radius: style.radius, style.groove)
    let lamp = frame.inset(by: min(1, frame.width / 4)), shape = Path.roundedRect(lamp, radius: style.radius / 2)
    if isLit, ui.theme.glow > 0 {
      canvas.shadow(of: shape, Shadow(color: style.clipColor.opacity(0.7 * ui.theme.glow), sigma: 4))
    }
    canvas.fill(shape, .color(isLit ? style.clipColor : style.clipColor.opacity(1.6 * style.darkOpacity)))
  }

  private func draw(_ canvas: Canvas, label: String) {
    let text = TextStyle(size: style.labelSize), lettering = Lettering(ui)
    if layout.isUpright {
      let foot = Rect(
        x: 0, y: layout.bounds.maxY - MeterLayout.footHeight + 4, width: layout.bounds.width,
        height: MeterLayout.footHeight - 4)
      return lettering.draw(canvas, label, text, in: foot, ui.theme.text)
    }
    let isMirrored = ui.layoutDirection == .rightToLeft
    lettering.draw(
      canvas, label, text, at: isMirrored ? layout.bounds.width : 0, baseline: 14, ui.theme.text,
      isMirrored ? .trailing : .leading, within: layout.bounds.width)
  }

  private func color(_ zone: MeterZones.Zone) -> Color {
    switch zone {
    case .low: style.lowColor
    case .warning: style.warningColor
    case .danger: style.dangerColor
    }
  }
}

/// Which lamps have which colour.
struct MeterZones {
  enum Zone: CaseIterable { case low, warning, danger }

  /// The first lamps of warning and of danger.
  let warning: Int
  let danger: Int
  let lamps: Int

  init(_ options: MeterOptions, _ domain: ValueDomain, _ lamps: Int) {
    func first(_ level: Double?, _ fallback: Double) -> Int {
      var position = fallback
      if let level, !level.isNaN { position = domain.position(of: .real(level)) }
      if let level, level > domain.upper { position = 1 }
      return Int((position * Double(lamps)).rounded())
    }
    let danger = first(options.danger, 0.86)
    self.danger = danger
    warning = min(first(options.warning, 0.65), danger)
    self.lamps = lamps
  }

  func zone(of lamp: Int) -> Zone { lamp >= danger ? .danger : lamp >= warning ? .warning : .low }

  /// Hands over the parts of some lamps that have one colour, lowest first.
  func forEach(in range: Range<Int>, _ body: (Range<Int>, Zone) -> Void) {
    // One by one: a list of them would be taken from the heap.
    hand(0..<warning, .low, in: range, body)
    hand(warning..<danger, .warning, in: range, body)
    hand(danger..<max(danger, lamps), .danger, in: range, body)
  }

  private func hand(_ part: Range<Int>, _ zone: Zone, in range: Range<Int>, _ body: (Range<Int>, Zone) -> Void) {
    let common = part.clamped(to: range)
    if !common.isEmpty { body(common, zone) }
  }
}
