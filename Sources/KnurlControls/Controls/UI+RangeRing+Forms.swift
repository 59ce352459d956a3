extension UI {
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
