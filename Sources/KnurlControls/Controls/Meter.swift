extension UI {
  /// A meter of one level, beside a fader as a rule: a groove that fills with light as far as the level goes.
  ///
  /// It only shows: no pointer finds it, no key reaches it. A mark stays at the highest level of late and then falls; a lamp
  /// behind the upper end tells of overload. Both follow from the times of frames alone, so they look the same at any
  /// frame rate. A level outside the bounds is shown at the nearer end, one that is no number (NaN) at the lower. Where the
  /// bounds are not finite the meter stays dark and is reported in `problems`.
  ///
  /// Unless told otherwise it has a fader's bounds and scale. For a share of one: `in: 0...1, scale: .linear, options: MeterOptions()`.
  /// - Parameters:
  ///   - id: The meter's name within its scope.
  ///   - level: The level.
  ///   - bounds: The levels at both ends.
  ///   - scale: The map between levels and positions.
  ///   - label: The name shown below, or above a meter that lies.
  ///   - options: All else.
  /// - Returns: Where it stands; nothing ever happens to it.
  @discardableResult @inlinable
  public func meter<V: BinaryFloatingPoint>(
    id: ControlID, _ level: V, in bounds: ClosedRange<V> = -60...10, scale: ValueScale = .decibels,
    label: String? = nil, options: MeterOptions = .decibels, file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    meter(
      id: id, level, from: bounds.lowerBound, to: bounds.upperBound, scale: scale, label: label, options: options,
      file: file, line: line)
  }

  /// A meter of one level with bounds that may be reversed, equal, or not finite.
  @discardableResult @inlinable
  public func meter<V: BinaryFloatingPoint>(
    id: ControlID, _ level: V, from start: V, to end: V, scale: ValueScale = .decibels, label: String? = nil,
    options: MeterOptions = .decibels, file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    thumbBits.removeAll(keepingCapacity: true)
    thumbBits.append(Double(level).bitPattern)
    let bounds = RealBounds(
      start: Double(start), end: Double(end), step: nil, significandBits: V.significandBitCount)
    return meter(id, bounds, scale, label, options, file, line)
  }

  /// A meter of several channels side by side, the first at the left or on top; each has a mark and a lamp of its own.
  ///
  /// Channels are the nodes "0", "1" and so on below it. Their number may change from frame to frame; of none there is an
  /// empty place.
  /// - Complexity: O(*n*) a frame for *n* channels.
  @discardableResult @inlinable
  public func meter<V: BinaryFloatingPoint>(
    id: ControlID, _ levels: [V], in bounds: ClosedRange<V> = -60...10, scale: ValueScale = .decibels,
    label: String? = nil, options: MeterOptions = .decibels, file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    meter(
      id: id, levels, from: bounds.lowerBound, to: bounds.upperBound, scale: scale, label: label, options: options,
      file: file, line: line)
  }

  /// A meter of several channels with bounds that may be reversed, equal, or not finite.
  @discardableResult @inlinable
  public func meter<V: BinaryFloatingPoint>(
    id: ControlID, _ levels: [V], from start: V, to end: V, scale: ValueScale = .decibels, label: String? = nil,
    options: MeterOptions = .decibels, file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    thumbBits.removeAll(keepingCapacity: true)
    for level in levels { thumbBits.append(Double(level).bitPattern) }
    let bounds = RealBounds(
      start: Double(start), end: Double(end), step: nil, significandBits: V.significandBitCount)
    return meter(id, bounds, scale, label, options, file, line)
  }

  /// The work behind all forms: shows the levels in `thumbBits`.
  @usableFromInline
  func meter(
    _ id: ControlID, _ bounds: RealBounds, _ scale: ValueScale, _ label: String?, _ options: MeterOptions,
    _ file: StaticString, _ line: Int
  ) -> Response {
    // Identify.
    let state = identify(id, file, line)
    if let response = again(state, bounds, scale, label, options) { return response }
    let domain = bounds.domain(scale, nil)
    if domain.isBroken { report(.brokenBounds(path: state.path, place: (file, line))) }
    // Place.
    let natural = MeterLayout.naturalSize(
      theme.meter, options, channels: thumbBits.count, length: theme.naturalWidth, hasLabel: label != nil)
    let placement = place(natural)
    let start = mark
    // No interaction: time alone moves the marks.
    let levels = state.meter ?? MeterLevels()
    state.meter = levels
    levels.update(thumbBits, domain, options, time: time, reducesMotion: theme.reduceMotion)
    if let wake = levels.nextChange(at: time) {
      self.wake(at: wake)
      state.movedIn = frameIndex
    }
    let response = respond(state, placement.frame)
    // Draw.
    let layout = MeterLayout(
      placement.local, theme.meter, options, channels: levels.count, hasLabel: label != nil, grid,
      isMirrored: layoutDirection == .rightToLeft)
    let look = MeterLook(self, layout, levels, domain)
    paint(placement, isEnabled: state.isEnabled) { canvas, _ in look.draw(canvas, label) }
    recordMeter(state, response, levels, layout, domain, label, placement)
    keepMeter(state, placement, natural, response, since: start, bounds, scale, label)
    return response
  }

  private func recordMeter(
    _ state: ControlState, _ response: Response, _ levels: MeterLevels, _ layout: MeterLayout, _ domain: ValueDomain,
    _ label: String?, _ placement: Placement
  ) {
    var node = NodeRecord(response, state, role: "meter", label: label ?? "", frame: placement.frame)
    node.value = levels.highest
    (node.minimum, node.maximum) = (domain.lower, domain.upper)
    records.nodes.append(node)
    guard levels.count > 1 else { return }
    for channel in 0..<levels.count {
      let frame = layout.channel(channel).moved(by: placement.frame.origin - .zero)
      var node = NodeRecord(
        state: state, part: .number(channel), role: "channel", label: label ?? "", frame: frame,
        isEnabled: state.isEnabled)
      node.value = levels.value(channel)
      (node.minimum, node.maximum) = (domain.lower, domain.upper)
      records.nodes.append(node)
    }
  }

  private func keepMeter(
    _ state: ControlState, _ placement: Placement, _ natural: NaturalSize, _ response: Response,
    since start: RecordMark, _ bounds: RealBounds, _ scale: ValueScale, _ label: String?
  ) {
    guard let levels = state.meter, levels.isAtRest else {
      state.still = nil
      return
    }
    keep(
      state, placement, natural, response, since: start,
      StillCall(kind: .meter, bounds: .real(bounds), scale: scale, label: label))
  }
}
