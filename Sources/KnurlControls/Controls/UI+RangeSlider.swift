extension UI {
  /// A slider with two thumbs over a pair of floating-point values.
  ///
  /// Two fingers may hold both thumbs at once. Values outside the bounds, out of order, or none at all (NaN), are shown and
  /// not written before the user acts; the first act puts them in order and inside. Do not hand in two fields of a struct that a class holds: Swift stops the program, since both
  /// are written at once; the forms with one range, or with one root and two key paths, are made for that.
  /// - Parameters:
  ///   - id: The control's name within its scope; its thumbs are "lower" and "upper" below it.
  ///   - lower: The lower value; written while the user changes it.
  ///   - upper: The upper value; written while the user changes it.
  ///   - bounds: The values at both ends.
  ///   - step: The distance of values, counted from the lower bound; nil for any value.
  ///   - scale: The map between values and positions.
  ///   - label: The name shown above, with both values.
  ///   - options: All else.
  @discardableResult @inlinable
  public func rangeSlider<V: BinaryFloatingPoint>(
    id: ControlID, _ lower: inout V, _ upper: inout V, in bounds: ClosedRange<V> = 0...10, step: V? = nil,
    scale: ValueScale = .linear,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    rangeSlider(
      id: id, &lower, &upper, from: bounds.lowerBound, to: bounds.upperBound, step: step, scale: scale, label: label,
      options: options, file: file, line: line)
  }

  /// A slider with two thumbs over a pair of floating-point values, with bounds that may be reversed, equal, or not finite.
  @discardableResult @inlinable
  public func rangeSlider<V: BinaryFloatingPoint>(
    id: ControlID, _ lower: inout V, _ upper: inout V, from start: V, to end: V, step: V? = nil,
    scale: ValueScale = .linear,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = RealBounds(
      start: Double(start), end: Double(end), step: step.map { Double($0) }, significandBits: V.significandBitCount)
    let before = (Double(lower), Double(upper))
    var after = before
    let response = realRange(id, &after, bounds, scale, label, options, file, line)
    if isWritten(after.0, before.0) { lower = V(after.0) }
    if isWritten(after.1, before.1) { upper = V(after.1) }
    return response
  }

  /// A slider with two thumbs over a pair of integers of up to 64 bits, exact at every value.
  ///
  /// Two fingers may hold both thumbs at once. Values outside the bounds, out of order, or none at all (NaN), are shown and
  /// not written before the user acts; the first act puts them in order and inside. Do not hand in two fields of a struct that a class holds: Swift stops the program, since both
  /// are written at once; the forms with one range, or with one root and two key paths, are made for that.
  /// - Parameters:
  ///   - id: The control's name within its scope; its thumbs are "lower" and "upper" below it.
  ///   - lower: The lower value; written while the user changes it.
  ///   - upper: The upper value; written while the user changes it.
  ///   - bounds: The values at both ends.
  ///   - step: The distance of values, counted from the lower bound.
  ///   - label: The name shown above, with both values.
  ///   - options: All else.
  @discardableResult @inlinable
  public func rangeSlider<V: FixedWidthInteger>(
    id: ControlID, _ lower: inout V, _ upper: inout V, in bounds: ClosedRange<V>, step: V = 1,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    rangeSlider(
      id: id, &lower, &upper, from: bounds.lowerBound, to: bounds.upperBound, step: step, label: label,
      options: options, file: file, line: line)
  }

  /// A slider with two thumbs over a pair of integers of up to 64 bits, exact at every value, with bounds that may be reversed or equal.
  @discardableResult @inlinable
  public func rangeSlider<V: FixedWidthInteger>(
    id: ControlID, _ lower: inout V, _ upper: inout V, from start: V, to end: V, step: V = 1,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = WholeBounds(from: start, to: end, step: step)
    let before = (bounds.offset(of: lower), bounds.offset(of: upper))
    var after = before
    let response = wholeRange(id, &after, bounds, label, options, file, line)
    if after.0 != before.0 { lower = bounds.value(at: after.0) }
    if after.1 != before.1 { upper = bounds.value(at: after.1) }
    return response
  }

  @usableFromInline
  func realRange(
    _ id: ControlID, _ values: inout (Double, Double), _ bounds: RealBounds, _ scale: ValueScale, _ label: String?,
    _ options: RangeOptions, _ file: StaticString, _ line: Int
  ) -> Response {
    let numbers = Numbers(first: .real(values.0), second: .real(values.1))
    let result = rangeSlider(id, numbers, .real(bounds), scale, label, options, file, line)
    if case .real(let written) = result.values.first { values.0 = written }
    if case .real(let written) = result.values.second { values.1 = written }
    return result.response
  }

  @usableFromInline
  func wholeRange(
    _ id: ControlID, _ values: inout (UInt64, UInt64), _ bounds: WholeBounds, _ label: String?, _ options: RangeOptions,
    _ file: StaticString, _ line: Int
  ) -> Response {
    let numbers = Numbers(first: .whole(values.0), second: .whole(values.1))
    let result = rangeSlider(id, numbers, .whole(bounds), .linear, label, options, file, line)
    if case .whole(let written) = result.values.first { values.0 = written }
    if case .whole(let written) = result.values.second { values.1 = written }
    return result.response
  }
}
