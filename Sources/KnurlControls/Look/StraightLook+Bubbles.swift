extension StraightLook {
  /// The bubbles of the thumbs that are held; those that would overlap become one.
  func bubbles(_ placement: Placement) -> [Bubble] {
    guard style.showsBubble, !state.holds.isEmpty || state.isAdjusting else { return [] }
    let window = Rect(origin: .zero, size: ui.size).moved(by: Point.zero - placement.frame.origin)
    var bubbles: [Bubble] = [], first = 0
    for index in values.indices where state.isActive(values.part(at: index)) {
      let own = bubble(index, index, window)
      if let last = bubbles.last, !last.frame.intersection(own.frame.inset(by: -2)).isEmpty {
        bubbles[bubbles.count - 1] = bubble(first, index, window)
      } else {
        bubbles.append(own)
        first = index
      }
    }
    return bubbles
  }

  /// One bubble above a thumb, or above the middle of several.
  private func bubble(_ first: Int, _ last: Int, _ window: Rect) -> Bubble {
    let a = tip(first), b = tip(last)
    let middle = Point(x: (a.x + b.x) / 2, y: min(a.y, b.y))
    let low = text(of: values.part(at: first)), high = text(of: values.part(at: last))
    let text = ui.fitted(low == high ? low : low + " – " + high, Bubble.style, width: window.width - Bubble.margin)
    return Bubble(text, tipAt: middle, in: window, engine: ui.engine)
  }

  private func tip(_ index: Int) -> Point {
    let center = layout.center(at: shown(index))
    return Point(x: center.x, y: center.y - layout.halfLength * growth(of: values.part(at: index)) - 3)
  }

  // MARK: Head and foot

  /// Label and readout; the readout gives way to a bubble that would cover it.
  func drawHead(_ canvas: Canvas, _ label: String?, _ bubbles: [Bubble]) {
    guard let label, layout.hasHead || layout.hasFoot else { return }
    let text = TextStyle(size: style.textSize), lettering = Lettering(ui)
    if layout.axis == .vertical { return drawHeadAndFoot(canvas, label, text, lettering) }
    if !layout.hasHead { return }
    let width = layout.bounds.width, taken = lettering.width(readout, text) + 8, rest = max(0, width - taken)
    let isMirrored = ui.layoutDirection == .rightToLeft
    let (labelX, readoutX) = isMirrored ? (width, 0) : (0, width)
    let (labelSide, readoutSide): (Alignment, Alignment) = isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    lettering.draw(canvas, label, text, at: labelX, baseline: 16, ui.theme.text, labelSide, within: rest)
    if bubbles.contains(where: { isMirrored ? $0.frame.minX < taken : $0.frame.maxX > rest }) { return }
    lettering.draw(canvas, readout, text, at: readoutX, baseline: 16, ui.theme.text, readoutSide, within: width)
  }

  /// An upright control has its label above and its readout below; a fader has both below.
  private func drawHeadAndFoot(_ canvas: Canvas, _ label: String, _ text: TextStyle, _ lettering: Lettering) {
    var (baseline, foot) = (16.0, layout.body.maxY + 20)
    var small = text, isFader = false
    if case .fader(let fader) = style.cap {
      (baseline, foot) = (layout.body.maxY + 18, layout.body.maxY + 34)
      isFader = true
      small = TextStyle(size: fader.readoutSize)
    }
    let middle = layout.bounds.width / 2, width = layout.bounds.width
    if isFader ? layout.hasFoot : layout.hasHead {
      lettering.draw(canvas, label, text, at: middle, baseline: baseline, ui.theme.text, .center, within: width)
    }
    if !layout.hasFoot { return }
    lettering.draw(canvas, readout, small, at: middle, baseline: foot, ui.theme.dimText, .center, within: width)
  }
}
