extension UI {
  /// A slider over a floating-point value.
  ///
  /// A press on the thumb moves nothing; one on the track moves the thumb there, unless the options say otherwise. A value
  /// outside the bounds, or none at all (NaN), is shown and not written before the user acts.
  /// - Parameters:
  ///   - id: The control's name within its scope; its thumb is "thumb" below it.
  ///   - value: The value; written while the user changes it.
  ///   - bounds: The values at both ends.
  ///   - step: The distance of values, counted from the lower bound; nil for any value.
  ///   - scale: The map between values and positions.
  ///   - label: The name shown above, with the value.
  ///   - options: All else.
  @discardableResult @inlinable
  public func slider<V: BinaryFloatingPoint>(
    id: ControlID, _ value: inout V, in bounds: ClosedRange<V> = 0...1, step: V? = nil, scale: ValueScale = .linear,
    label: String? = nil, options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    slider(
      id: id, &value, from: bounds.lowerBound, to: bounds.upperBound, step: step, scale: scale, label: label,
      options: options, file: file, line: line)
  }

  /// A slider over a floating-point value with bounds that may be reversed, equal, or not finite: then it runs the other
  /// way, shows its value and does nothing, or does nothing and is reported in `problems`.
  @discardableResult @inlinable
  public func slider<V: BinaryFloatingPoint>(
    id: ControlID, _ value: inout V, from start: V, to end: V, step: V? = nil, scale: ValueScale = .linear,
    label: String? = nil, options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = RealBounds(
      start: Double(start), end: Double(end), step: step.map { Double($0) }, significandBits: V.significandBitCount)
    let before = Double(value)
    var after = before
    let response = realSlider(id, &after, bounds, scale, label, options, .slider, file, line)
    if isWritten(after, before) { value = V(after) }
    return response
  }

  /// A slider over an integer of up to 64 bits, exact at every value.
  @discardableResult @inlinable
  public func slider<V: FixedWidthInteger>(
    id: ControlID, _ value: inout V, in bounds: ClosedRange<V>, step: V = 1, label: String? = nil,
    options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    slider(
      id: id, &value, from: bounds.lowerBound, to: bounds.upperBound, step: step, label: label, options: options,
      file: file, line: line)
  }

  /// A slider over an integer with bounds that may be reversed or equal.
  @discardableResult @inlinable
  public func slider<V: FixedWidthInteger>(
    id: ControlID, _ value: inout V, from start: V, to end: V, step: V = 1, label: String? = nil,
    options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = WholeBounds(from: start, to: end, step: step)
    let before = bounds.offset(of: value)
    var after = before
    let response = wholeSlider(id, &after, bounds, label, options, .slider, file, line)
    if after != before { value = bounds.value(at: after) }
    return response
  }

  @usableFromInline
  func realSlider(
    _ id: ControlID, _ value: inout Double, _ bounds: RealBounds, _ scale: ValueScale, _ label: String?,
    _ options: ValueOptions, _ face: SliderFace, _ file: StaticString, _ line: Int
  ) -> Response {
    let result = slider(id, Numbers(first: .real(value)), .real(bounds), scale, label, options, face, file, line)
    if case .real(let written) = result.values.first { value = written }
    return result.response
  }

  @usableFromInline
  func wholeSlider(
    _ id: ControlID, _ offset: inout UInt64, _ bounds: WholeBounds, _ label: String?, _ options: ValueOptions,
    _ face: SliderFace, _ file: StaticString, _ line: Int
  ) -> Response {
    let result = slider(id, Numbers(first: .whole(offset)), .whole(bounds), .linear, label, options, face, file, line)
    if case .whole(let written) = result.values.first { offset = written }
    return result.response
  }

  /// The work behind all forms of the slider and of the fader.
  private func slider(
    _ id: ControlID, _ values: Numbers, _ bounds: ValueBounds, _ scale: ValueScale, _ label: String?,
    _ options: ValueOptions, _ face: SliderFace, _ file: StaticString, _ line: Int
  ) -> (response: Response, values: Numbers) {
    // Identify.
    let state = identify(id, file, line)
    let kind = face == .fader ? StillKind.fader : .straight
    if let response = again(state, kind, values, bounds, scale, label, options) { return (response, values) }
    if bounds.isBroken { report(.brokenBounds(path: state.path, place: (file, line))) }
    let style = face == .fader ? faderStyle(options, hasLabel: label != nil) : StraightStyle(theme.slider)
    let domain = bounds.domain(scale, options.stepOrigin)
    var straight = Straight(self, state, bounds, domain, style, RangeOptions(value: options), label)
    if face == .fader { straight.options.value.axis = .vertical }
    return straight.run(values)
  }
}

/// The looks that a straight control of one value comes in.
@usableFromInline
enum SliderFace {
  case slider, fader
}
