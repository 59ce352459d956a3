extension UI {
  /// A ring with a thumb over a floating-point value, a whole circle clockwise from +x unless its style says otherwise.
  ///
  /// A thumb keeps its distance from the pointer; a press on the ring sends it there. It stops at the ends of the bounds,
  /// unless `options.turning` lets it go round: on at the other end, several times, or without end. The middle of the
  /// ring takes no presses: another control may stand there. A value outside the bounds, or none at all (NaN), is shown
  /// and not written before the user acts.
  /// - Parameters:
  ///   - id: The control's name within its scope; its thumb is "thumb" below it.
  ///   - value: The value; written while the user changes it.
  ///   - bounds: The values at both ends.
  ///   - step: The distance of values, counted from the lower bound; nil for any value.
  ///   - scale: The map between values and positions.
  ///   - label: The name shown below; the value stands in the middle.
  ///   - options: All else.
  @discardableResult @inlinable
  public func ringSlider<V: BinaryFloatingPoint>(
    id: ControlID, _ value: inout V, in bounds: ClosedRange<V> = 0...360, step: V? = nil, scale: ValueScale = .linear,
    label: String? = nil, options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    ringSlider(
      id: id, &value, from: bounds.lowerBound, to: bounds.upperBound, step: step, scale: scale, label: label,
      options: options, file: file, line: line)
  }

  /// A ring with a thumb over a floating-point value with bounds that may be reversed, equal, or not finite: then it turns
  /// the other way, shows its value and does nothing, or does nothing and is reported in `problems`.
  @discardableResult @inlinable
  public func ringSlider<V: BinaryFloatingPoint>(
    id: ControlID, _ value: inout V, from start: V, to end: V, step: V? = nil, scale: ValueScale = .linear,
    label: String? = nil, options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = RealBounds(
      start: Double(start), end: Double(end), step: step.map { Double($0) }, significandBits: V.significandBitCount)
    let before = Double(value)
    var after = before
    let response = realRing(id, &after, bounds, scale, label, options, file, line)
    if isWritten(after, before) { value = V(after) }
    return response
  }

  /// A ring with a thumb over an integer of up to 64 bits, exact at every value.
  @discardableResult @inlinable
  public func ringSlider<V: FixedWidthInteger>(
    id: ControlID, _ value: inout V, in bounds: ClosedRange<V>, step: V = 1, label: String? = nil,
    options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    ringSlider(
      id: id, &value, from: bounds.lowerBound, to: bounds.upperBound, step: step, label: label, options: options,
      file: file, line: line)
  }

  /// A ring with a thumb over an integer with bounds that may be reversed or equal.
  @discardableResult @inlinable
  public func ringSlider<V: FixedWidthInteger>(
    id: ControlID, _ value: inout V, from start: V, to end: V, step: V = 1, label: String? = nil,
    options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = WholeBounds(from: start, to: end, step: step)
    let before = bounds.offset(of: value)
    var after = before
    let response = wholeRing(id, &after, bounds, label, options, file, line)
    if after != before { value = bounds.value(at: after) }
    return response
  }

  @usableFromInline
  func realRing(
    _ id: ControlID, _ value: inout Double, _ bounds: RealBounds, _ scale: ValueScale, _ label: String?,
    _ options: ValueOptions, _ file: StaticString, _ line: Int
  ) -> Response {
    let result = ringSlider(id, Numbers(first: .real(value)), .real(bounds), scale, label, options, file, line)
    if case .real(let written) = result.values.first { value = written }
    return result.response
  }

  @usableFromInline
  func wholeRing(
    _ id: ControlID, _ offset: inout UInt64, _ bounds: WholeBounds, _ label: String?, _ options: ValueOptions,
    _ file: StaticString, _ line: Int
  ) -> Response {
    let result = ringSlider(id, Numbers(first: .whole(offset)), .whole(bounds), .linear, label, options, file, line)
    if case .whole(let written) = result.values.first { offset = written }
    return result.response
  }
}
