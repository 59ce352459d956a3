/// Where a readout stands, and which side of its entry stays in place.
struct ReadoutPlace {
  var frame: Rect
  var alignment = Alignment.center
  /// Whether something is written there: a click on it opens an entry.
  var isWritten = true

  /// A line of text about a middle.
  init(_ layout: TextLayout, center: Point) {
    let height = max(layout.metrics.lineHeight, 16)
    frame = Rect(center: center, size: Size(width: layout.width + 8, height: height))
  }

  /// A place without writing.
  init(center: Point) {
    frame = Rect(center: center, size: Size(width: 40, height: 16))
    isWritten = false
  }
}

extension UI {
  func showEntry(_ state: ControlState, _ placement: Placement, _ place: ReadoutPlace) {
    showEntry(state, placement, readout: place.frame, opens: place.isWritten, place.alignment)
  }
}

extension StraightLook {
  /// The readout in the head or the foot; without one, the thumb that was used last.
  func readoutPlace(_ label: String?) -> ReadoutPlace {
    let isUpright = layout.axis == .vertical
    guard label != nil, isUpright ? layout.hasFoot : layout.hasHead else { return thumbPlace }
    if isUpright {
      let isFader = if case .fader = style.cap { true } else { false }
      let y = layout.body.maxY + (isFader ? 30 : 16)
      return ReadoutPlace(
        ui.engine.layout(readout, TextStyle(size: style.textSize)), center: Point(x: layout.bounds.width / 2, y: y))
    }
    let text = ui.engine.layout(readout, TextStyle(size: style.textSize))
    let isMirrored = ui.layoutDirection == .rightToLeft
    let x = isMirrored ? text.width / 2 : layout.bounds.width - text.width / 2
    var place = ReadoutPlace(text, center: Point(x: x, y: 12))
    place.alignment = isMirrored ? .leading : .trailing
    return place
  }

  private var thumbPlace: ReadoutPlace {
    guard values.count > 0 else { return ReadoutPlace(center: layout.body.center) }
    let index = values.contains(state.keyPart) ? values.index(of: state.keyPart) : 0
    return ReadoutPlace(center: layout.center(at: domain.position(of: values[index])))
  }
}

extension KnobLook {
  /// The readout below the label, or in the middle of an arc; without one, the middle.
  func readoutPlace(_ label: String?) -> ReadoutPlace {
    if case .arc = style.look {
      let size = min(layout.radius * 0.5, style.readoutSize * 1.6)
      return ReadoutPlace(ui.engine.layout(readout, TextStyle(size: size)), center: layout.center)
    }
    guard label != nil else { return ReadoutPlace(center: layout.center) }
    return ReadoutPlace(
      ui.engine.layout(readout, TextStyle(size: style.readoutSize)),
      center: Point(x: layout.center.x, y: layout.foot + 29))
  }
}

extension RangeKnobLook {
  /// The readout below the label; without one, the middle.
  func readoutPlace(_ label: String?) -> ReadoutPlace {
    guard label != nil else { return ReadoutPlace(center: layout.center) }
    let text = ui.readout(state, values, domain, options.format)
    return ReadoutPlace(
      ui.engine.layout(text, TextStyle(size: style.readoutSize)),
      center: Point(x: layout.center.x, y: layout.foot + 29))
  }
}

extension RingLook {
  /// The number in the middle.
  var readoutPlace: ReadoutPlace {
    let size = readoutSize
    return size >= 6
      ? ReadoutPlace(ui.engine.layout(readout, TextStyle(size: size)), center: layout.center)
      : ReadoutPlace(center: layout.center)
  }
}
