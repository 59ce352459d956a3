extension UI {
  /// A knob over a floating-point value.
  ///
  /// A drag turns it relative to the press, stops hard at the ends and may go on beyond them; arrow keys go by steps.
  /// A value outside the bounds, or none at all (NaN), is shown and not written before the user acts.
  /// - Parameters:
  ///   - id: The control's name within its scope.
  ///   - value: The value; written while the user changes it.
  ///   - bounds: The values at both ends.
  ///   - step: The distance of values, counted from the lower bound; nil for any value.
  ///   - scale: The map between values and positions.
  ///   - label: The name shown below, with the value.
  ///   - options: All else.
  @discardableResult @inlinable
  public func knob<V: BinaryFloatingPoint>(
    id: ControlID, _ value: inout V, in bounds: ClosedRange<V> = 0...1, step: V? = nil, scale: ValueScale = .linear,
    label: String? = nil, options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    knob(
      id: id, &value, from: bounds.lowerBound, to: bounds.upperBound, step: step, scale: scale, label: label,
      options: options, file: file, line: line)
  }

  /// A knob over a floating-point value with bounds that may be reversed, equal, or not finite: then its higher values are
  /// anticlockwise, it shows its value and does nothing, or does nothing and is reported in `problems`.
  @discardableResult @inlinable
  public func knob<V: BinaryFloatingPoint>(
    id: ControlID, _ value: inout V, from start: V, to end: V, step: V? = nil, scale: ValueScale = .linear,
    label: String? = nil, options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = RealBounds(
      start: Double(start), end: Double(end), step: step.map { Double($0) }, significandBits: V.significandBitCount)
    let before = Double(value)
    var after = before
    let response = realKnob(id, &after, bounds, scale, label, options, file, line)
    if isWritten(after, before) { value = V(after) }
    return response
  }

  /// A knob over an integer of up to 64 bits, exact at every value.
  @discardableResult @inlinable
  public func knob<V: FixedWidthInteger>(
    id: ControlID, _ value: inout V, in bounds: ClosedRange<V>, step: V = 1, label: String? = nil,
    options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    knob(
      id: id, &value, from: bounds.lowerBound, to: bounds.upperBound, step: step, label: label, options: options,
      file: file, line: line)
  }

  /// A knob over an integer with bounds that may be reversed or equal.
  @discardableResult @inlinable
  public func knob<V: FixedWidthInteger>(
    id: ControlID, _ value: inout V, from start: V, to end: V, step: V = 1, label: String? = nil,
    options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = WholeBounds(from: start, to: end, step: step)
    let before = bounds.offset(of: value)
    var after = before
    let response = wholeKnob(id, &after, bounds, label, options, file, line)
    if after != before { value = bounds.value(at: after) }
    return response
  }

  @usableFromInline
  func realKnob(
    _ id: ControlID, _ value: inout Double, _ bounds: RealBounds, _ scale: ValueScale, _ label: String?,
    _ options: ValueOptions, _ file: StaticString, _ line: Int
  ) -> Response {
    let result = knob(id, Numbers(first: .real(value)), .real(bounds), scale, label, options, file, line)
    if case .real(let written) = result.values.first { value = written }
    return result.response
  }

  @usableFromInline
  func wholeKnob(
    _ id: ControlID, _ offset: inout UInt64, _ bounds: WholeBounds, _ label: String?, _ options: ValueOptions,
    _ file: StaticString, _ line: Int
  ) -> Response {
    let result = knob(id, Numbers(first: .whole(offset)), .whole(bounds), .linear, label, options, file, line)
    if case .whole(let written) = result.values.first { offset = written }
    return result.response
  }
}
