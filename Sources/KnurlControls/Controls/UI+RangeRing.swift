extension UI {
  /// A ring with two thumbs over a pair of floating-point values.
  ///
  /// Two fingers may hold both thumbs at once. Ends, gaps and meetings are those of the range slider; the ring does
  /// not go
  /// round: `turning` is not looked at.
  /// Values outside the bounds, out of order, or none at all (NaN), are shown and not written before the user acts.
  /// Do not
  /// hand in two fields of a struct that a class holds: Swift stops the program, since both are written at once; the
  /// forms
  /// with one range, or with one root and two key paths, are made for that.
  /// - Parameters:
  ///   - id: The control's name within its scope; its thumbs are "lower" and "upper" below it.
  ///   - lower: The lower value; written while the user changes it.
  ///   - upper: The upper value; written while the user changes it.
  ///   - bounds: The values at both ends.
  ///   - step: The distance of values, counted from the lower bound; nil for any value.
  ///   - scale: The map between values and positions.
  ///   - label: The name shown below; the values stand in the middle.
  ///   - options: All else.
  @discardableResult @inlinable
  public func rangeRing<V: BinaryFloatingPoint>(
    id: ControlID, _ lower: inout V, _ upper: inout V, in bounds: ClosedRange<V> = 0...10, step: V? = nil,
    scale: ValueScale = .linear,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    rangeRing(
      id: id, &lower, &upper, from: bounds.lowerBound, to: bounds.upperBound, step: step, scale: scale, label: label,
      options: options, file: file, line: line)
  }

  /// A ring with two thumbs over a pair of floating-point values, with bounds that may be reversed, equal, or not
  /// finite.
  @discardableResult @inlinable
  public func rangeRing<V: BinaryFloatingPoint>(
    id: ControlID, _ lower: inout V, _ upper: inout V, from start: V, to end: V, step: V? = nil,
    scale: ValueScale = .linear,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = RealBounds(
      start: Double(start), end: Double(end), step: step.map { Double($0) }, significandBits: V.significandBitCount)
    let before = (Double(lower), Double(upper))
    var after = before
    let response = realRangeRing(id, &after, bounds, scale, label, options, file, line)
    if isWritten(after.0, before.0) { lower = V(after.0) }
    if isWritten(after.1, before.1) { upper = V(after.1) }
    return response
  }

  /// A ring with two thumbs over a pair of integers of up to 64 bits, exact at every value.
  ///
  /// Two fingers may hold both thumbs at once. Ends, gaps and meetings are those of the range slider; the ring does
  /// not go
  /// round: `turning` is not looked at.
  /// Values outside the bounds, out of order, or none at all (NaN), are shown and not written before the user acts.
  /// Do not
  /// hand in two fields of a struct that a class holds: Swift stops the program, since both are written at once; the
  /// forms
  /// with one range, or with one root and two key paths, are made for that.
  /// - Parameters:
  ///   - id: The control's name within its scope; its thumbs are "lower" and "upper" below it.
  ///   - lower: The lower value; written while the user changes it.
  ///   - upper: The upper value; written while the user changes it.
  ///   - bounds: The values at both ends.
  ///   - step: The distance of values, counted from the lower bound.
  ///   - label: The name shown below; the values stand in the middle.
  ///   - options: All else.
  @discardableResult @inlinable
  public func rangeRing<V: FixedWidthInteger>(
    id: ControlID, _ lower: inout V, _ upper: inout V, in bounds: ClosedRange<V>, step: V = 1,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    rangeRing(
      id: id, &lower, &upper, from: bounds.lowerBound, to: bounds.upperBound, step: step, label: label,
      options: options, file: file, line: line)
  }

  /// A ring with two thumbs over a pair of integers of up to 64 bits, exact at every value, with bounds that may be
  /// reversed or equal.
  @discardableResult @inlinable
  public func rangeRing<V: FixedWidthInteger>(
    id: ControlID, _ lower: inout V, _ upper: inout V, from start: V, to end: V, step: V = 1,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = WholeBounds(from: start, to: end, step: step)
    let before = (bounds.offset(of: lower), bounds.offset(of: upper))
    var after = before
    let response = wholeRangeRing(id, &after, bounds, label, options, file, line)
    if after.0 != before.0 { lower = bounds.value(at: after.0) }
    if after.1 != before.1 { upper = bounds.value(at: after.1) }
    return response
  }

  /// A ring with two thumbs over one range of floating-point numbers: safe wherever the range is stored.
  @discardableResult @inlinable
  public func rangeRing<V: BinaryFloatingPoint>(
    id: ControlID, _ range: inout ClosedRange<V>, in bounds: ClosedRange<V> = 0...10, step: V? = nil,
    scale: ValueScale = .linear,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    rangeRing(
      id: id, &range, from: bounds.lowerBound, to: bounds.upperBound, step: step, scale: scale, label: label,
      options: options,
      file: file, line: line)
  }

  /// A ring with two thumbs over one range of floating-point numbers, with bounds that may be reversed, equal, or not
  /// finite.
  @discardableResult @inlinable
  public func rangeRing<V: BinaryFloatingPoint>(
    id: ControlID, _ range: inout ClosedRange<V>, from start: V, to end: V, step: V? = nil, scale: ValueScale = .linear,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    var lower = range.lowerBound, upper = range.upperBound
    let response = rangeRing(
      id: id, &lower, &upper, from: start, to: end, step: step, scale: scale, label: label, options: options,
      file: file, line: line)
    if lower != range.lowerBound || upper != range.upperBound { range = min(lower, upper)...max(lower, upper) }
    return response
  }

  /// A ring with two thumbs over two floating-point numbers of one root, by key paths: safe wherever the root is
  /// stored.
  @discardableResult @inlinable
  public func rangeRing<Root, V: BinaryFloatingPoint>(
    id: ControlID, _ root: inout Root, _ lower: WritableKeyPath<Root, V>, _ upper: WritableKeyPath<Root, V>,
    in bounds: ClosedRange<V> = 0...10, step: V? = nil, scale: ValueScale = .linear,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    rangeRing(
      id: id, &root, lower, upper, from: bounds.lowerBound, to: bounds.upperBound, step: step, scale: scale,
      label: label,
      options: options, file: file, line: line)
  }

  /// A ring with two thumbs over two floating-point numbers of one root, with bounds that may be reversed, equal, or
  /// not finite.
  @discardableResult @inlinable
  public func rangeRing<Root, V: BinaryFloatingPoint>(
    id: ControlID, _ root: inout Root, _ lower: WritableKeyPath<Root, V>, _ upper: WritableKeyPath<Root, V>,
    from start: V, to end: V, step: V? = nil, scale: ValueScale = .linear,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let before = (root[keyPath: lower], root[keyPath: upper])
    var after = before
    let response = rangeRing(
      id: id, &after.0, &after.1, from: start, to: end, step: step, scale: scale, label: label, options: options,
      file: file,
      line: line)
    if isWritten(after.0, before.0) { root[keyPath: lower] = after.0 }
    if isWritten(after.1, before.1) { root[keyPath: upper] = after.1 }
    return response
  }

  /// A ring with two thumbs over one range of integers: safe wherever the range is stored.
  @discardableResult @inlinable
  public func rangeRing<V: FixedWidthInteger>(
    id: ControlID, _ range: inout ClosedRange<V>, in bounds: ClosedRange<V>, step: V = 1,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    rangeRing(
      id: id, &range, from: bounds.lowerBound, to: bounds.upperBound, step: step, label: label, options: options,
      file: file, line: line)
  }

  /// A ring with two thumbs over one range of integers, with bounds that may be reversed or equal.
  @discardableResult @inlinable
  public func rangeRing<V: FixedWidthInteger>(
    id: ControlID, _ range: inout ClosedRange<V>, from start: V, to end: V, step: V = 1,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    var lower = range.lowerBound, upper = range.upperBound
    let response = rangeRing(
      id: id, &lower, &upper, from: start, to: end, step: step, label: label, options: options, file: file, line: line)
    if lower != range.lowerBound || upper != range.upperBound { range = min(lower, upper)...max(lower, upper) }
    return response
  }

  /// A ring with two thumbs over two integers of one root, by key paths: safe wherever the root is stored.
  @discardableResult @inlinable
  public func rangeRing<Root, V: FixedWidthInteger>(
    id: ControlID, _ root: inout Root, _ lower: WritableKeyPath<Root, V>, _ upper: WritableKeyPath<Root, V>,
    in bounds: ClosedRange<V>, step: V = 1,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    rangeRing(
      id: id, &root, lower, upper, from: bounds.lowerBound, to: bounds.upperBound, step: step, label: label,
      options: options, file: file, line: line)
  }

  /// A ring with two thumbs over two integers of one root, with bounds that may be reversed or equal.
  @discardableResult @inlinable
  public func rangeRing<Root, V: FixedWidthInteger>(
    id: ControlID, _ root: inout Root, _ lower: WritableKeyPath<Root, V>, _ upper: WritableKeyPath<Root, V>,
    from start: V, to end: V, step: V = 1,
    label: String? = nil, options: RangeOptions = RangeOptions(),
    file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let before = (root[keyPath: lower], root[keyPath: upper])
    var after = before
    let response = rangeRing(
      id: id, &after.0, &after.1, from: start, to: end, step: step, label: label, options: options, file: file,
      line: line)
    if isWritten(after.0, before.0) { root[keyPath: lower] = after.0 }
    if isWritten(after.1, before.1) { root[keyPath: upper] = after.1 }
    return response
  }
}
