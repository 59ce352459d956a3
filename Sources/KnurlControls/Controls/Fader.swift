extension ValueOptions {
  /// A fader's: levels in decibels, 0 at a double click, numbers at those that mixers show.
  public static let fader = ValueOptions(
    axis: .vertical, defaultValue: 0, format: .decibels, marks: [10, 5, 0, -5, -10, -20, -30, -40, -60])
}

extension UI {
  /// A fader over a floating-point level: an upright slider with a mixer's cap, made for decibels.
  ///
  /// Unless told otherwise it goes from silence, -60, to 10 decibels, on a mixer's travel with 0 at three quarters, resets
  /// to 0 at a double click, and marks the usual levels. Options of one's own take the place of all of `ValueOptions.fader`;
  /// their axis does not matter. All else is as with `slider`.
  /// - Parameters:
  ///   - id: The control's name within its scope; its cap is "thumb" below it.
  ///   - level: The level; written while the user changes it.
  ///   - bounds: The levels at the bottom and at the top.
  ///   - step: The distance of levels, counted from the lower bound; nil for any level.
  ///   - scale: The map between levels and positions.
  ///   - label: The name shown below, with the level.
  ///   - options: All else.
  @discardableResult @inlinable
  public func fader<V: BinaryFloatingPoint>(
    id: ControlID, _ level: inout V, in bounds: ClosedRange<V> = -60...10, step: V? = nil,
    scale: ValueScale = .decibels, label: String? = nil, options: ValueOptions = .fader, file: StaticString = #fileID,
    line: Int = #line
  ) -> Response {
    fader(
      id: id, &level, from: bounds.lowerBound, to: bounds.upperBound, step: step, scale: scale, label: label,
      options: options, file: file, line: line)
  }

  /// A fader over a floating-point level with bounds that may be reversed, equal, or not finite.
  @discardableResult @inlinable
  public func fader<V: BinaryFloatingPoint>(
    id: ControlID, _ level: inout V, from start: V, to end: V, step: V? = nil, scale: ValueScale = .decibels,
    label: String? = nil, options: ValueOptions = .fader, file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = RealBounds(
      start: Double(start), end: Double(end), step: step.map { Double($0) }, significandBits: V.significandBitCount)
    let before = Double(level)
    var after = before
    let response = realSlider(id, &after, bounds, scale, label, options, .fader, file, line)
    if isWritten(after, before) { level = V(after) }
    return response
  }

  /// A fader over an integer of up to 64 bits, exact at every value; its travel is even.
  @discardableResult @inlinable
  public func fader<V: FixedWidthInteger>(
    id: ControlID, _ level: inout V, in bounds: ClosedRange<V>, step: V = 1, label: String? = nil,
    options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    fader(
      id: id, &level, from: bounds.lowerBound, to: bounds.upperBound, step: step, label: label, options: options,
      file: file, line: line)
  }

  /// A fader over an integer with bounds that may be reversed or equal.
  @discardableResult @inlinable
  public func fader<V: FixedWidthInteger>(
    id: ControlID, _ level: inout V, from start: V, to end: V, step: V = 1, label: String? = nil,
    options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = WholeBounds(from: start, to: end, step: step)
    let before = bounds.offset(of: level)
    var after = before
    let response = wholeSlider(id, &after, bounds, label, options, .fader, file, line)
    if after != before { level = bounds.value(at: after) }
    return response
  }

  /// The style of a fader, with label and readout below it and its scale beside it.
  func faderStyle(_ options: ValueOptions, hasLabel: Bool) -> StraightStyle {
    var style = StraightStyle(theme.fader)
    style.metrics.foot = hasLabel ? 40 : 0
    style.metrics.tickRoom = options.numberCount > 0 ? 30 : 12
    return style
  }
}
