extension UI {
  /// A slider with any number of thumbs over floating-point values, lowest first.
  ///
  /// All that holds for a range slider holds for each thumb beside its neighbours: gaps, blocking, pushing and passing,
  /// limits of its own, one finger each. Of several thumbs on one spot the first movement takes the outermost in its
  /// direction. With `dragsFill` the fill takes all of them along. Values outside the bounds or out of order are shown and
  /// not written before the user acts; the first act puts them in order.
  /// - Parameters:
  ///   - id: The control's name within its scope; its thumbs are "0", "1" and so on below it.
  ///   - values: The values; those that the user changes are written. Their number may change from frame to frame.
  ///   - bounds: The values at both ends.
  ///   - step: The distance of values, counted from the lower bound; nil for any value.
  ///   - scale: The map between values and positions.
  ///   - label: The name shown above, with the lowest and the highest value.
  ///   - options: All else.
  /// - Complexity: O(*n*) a frame for *n* thumbs, and O(*n*) for each event.
  @discardableResult @inlinable
  public func multiSlider<V: BinaryFloatingPoint>(
    id: ControlID, _ values: inout [V], in bounds: ClosedRange<V> = 0...1, step: V? = nil, scale: ValueScale = .linear,
    label: String? = nil, options: RangeOptions = RangeOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    multiSlider(
      id: id, &values, from: bounds.lowerBound, to: bounds.upperBound, step: step, scale: scale, label: label,
      options: options, file: file, line: line)
  }

  /// A slider with any number of thumbs over floating-point values, with bounds that may be reversed, equal, or not finite.
  @discardableResult @inlinable
  public func multiSlider<V: BinaryFloatingPoint>(
    id: ControlID, _ values: inout [V], from start: V, to end: V, step: V? = nil, scale: ValueScale = .linear,
    label: String? = nil, options: RangeOptions = RangeOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = RealBounds(
      start: Double(start), end: Double(end), step: step.map { Double($0) }, significandBits: V.significandBitCount)
    thumbBits.removeAll(keepingCapacity: true)
    for value in values { thumbBits.append(Double(value).bitPattern) }
    let response = realThumbs(id, bounds, scale, label, options, file, line)
    for index in values.indices {
      let written = Double(bitPattern: thumbBits[index - values.startIndex])
      if isWritten(written, Double(values[index])) { values[index] = V(written) }
    }
    return response
  }

  /// A slider with any number of thumbs over integers of up to 64 bits, exact at every value.
  @discardableResult @inlinable
  public func multiSlider<V: FixedWidthInteger>(
    id: ControlID, _ values: inout [V], in bounds: ClosedRange<V>, step: V = 1, label: String? = nil,
    options: RangeOptions = RangeOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    multiSlider(
      id: id, &values, from: bounds.lowerBound, to: bounds.upperBound, step: step, label: label, options: options,
      file: file, line: line)
  }

  /// A slider with any number of thumbs over integers, with bounds that may be reversed or equal.
  @discardableResult @inlinable
  public func multiSlider<V: FixedWidthInteger>(
    id: ControlID, _ values: inout [V], from start: V, to end: V, step: V = 1, label: String? = nil,
    options: RangeOptions = RangeOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = WholeBounds(from: start, to: end, step: step)
    thumbBits.removeAll(keepingCapacity: true)
    for value in values { thumbBits.append(bounds.offset(of: value)) }
    let response = wholeThumbs(id, bounds, label, options, file, line)
    for index in values.indices {
      let written = thumbBits[index - values.startIndex]
      if written != bounds.offset(of: values[index]) { values[index] = bounds.value(at: written) }
    }
    return response
  }

  @usableFromInline
  func realThumbs(
    _ id: ControlID, _ bounds: RealBounds, _ scale: ValueScale, _ label: String?, _ options: RangeOptions,
    _ file: StaticString, _ line: Int
  ) -> Response {
    thumbs(id, .real(bounds), scale, label, options, (file, line)) {
      .real(Double(bitPattern: $0))
    }
  }

  @usableFromInline
  func wholeThumbs(
    _ id: ControlID, _ bounds: WholeBounds, _ label: String?, _ options: RangeOptions, _ file: StaticString,
    _ line: Int
  ) -> Response {
    thumbs(id, .whole(bounds), .linear, label, options, (file, line)) { .whole($0) }
  }

  /// The work behind all forms: reads the values from `thumbBits`, and leaves those written there.
  private func thumbs(
    _ id: ControlID, _ bounds: ValueBounds, _ scale: ValueScale, _ label: String?, _ options: RangeOptions,
    _ place: (file: StaticString, line: Int), _ number: (UInt64) -> Number
  ) -> Response {
    // Identify.
    let state = identify(id, place.file, place.line)
    let values = numbers(state, number)
    if let response = again(state, .straight, values, bounds, scale, label, options) { return response }
    if bounds.isBroken { report(.brokenBounds(path: state.path, place: place)) }
    let domain = bounds.domain(scale, options.value.stepOrigin)
    let straight = Straight(self, state, bounds, domain, StraightStyle(theme.rangeSlider), options, label)
    let result = straight.run(values)
    for index in result.values.indices {
      switch result.values[index] {
      case .real(let value): thumbBits[index] = value.bitPattern
      case .whole(let offset): thumbBits[index] = offset
      }
    }
    return result.response
  }

  /// The values as numbers; those of the last frame where they are the same, so that nothing is made anew.
  private func numbers(_ state: ControlState, _ number: (UInt64) -> Number) -> Numbers {
    if let known = state.known, known.isList, known.count == thumbBits.count,
      known.indices.allSatisfy({ known[$0].isSame(as: number(thumbBits[$0])) })
    {
      return known
    }
    return Numbers(list: thumbBits.map(number))
  }
}
