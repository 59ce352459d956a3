extension UI {
  /// A slider that only stops at given floating-point values, which stand at distances as their values have.
  ///
  /// They may come in any order; equal ones are one, and those that are not finite are left out and reported in
  /// `problems`. Of an empty list or a single stop nothing can be changed. A value between two stops is shown there and
  /// not written before the user acts. Where the thumb is held it follows the pointer, and the value is the nearest stop;
  /// `options.following` can let it hop from stop to stop instead.
  /// - Parameters:
  ///   - id: The control's name within its scope; its thumb is "thumb" below it.
  ///   - value: The value; written while the user changes it.
  ///   - stops: The values that it can take.
  ///   - names: What the stops are called, in the order of `stops`; those without one show their value.
  ///   - label: The name shown above, with the value.
  ///   - options: All else; steps do not matter.
  @discardableResult @inlinable
  public func stopSlider<V: BinaryFloatingPoint>(
    id: ControlID, _ value: inout V, stops: [V], names: [String] = [], label: String? = nil,
    options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    stopBits.removeAll(keepingCapacity: true)
    for stop in stops { stopBits.append(Double(stop).bitPattern) }
    let before = Double(value)
    var after = before
    let response = realStops(id, &after, V.significandBitCount, names, label, options, file, line)
    if isWritten(after, before) { value = V(after) }
    return response
  }

  /// A slider that only stops at given integers of up to 64 bits.
  @discardableResult @inlinable
  public func stopSlider<V: FixedWidthInteger>(
    id: ControlID, _ value: inout V, stops: [V], names: [String] = [], label: String? = nil,
    options: ValueOptions = ValueOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let bounds = WholeBounds(from: stops.min() ?? value, to: stops.max() ?? value, step: 1)
    stopBits.removeAll(keepingCapacity: true)
    for stop in stops { stopBits.append(bounds.offset(of: stop)) }
    let before = bounds.offset(of: value)
    var after = before
    let response = wholeStops(id, &after, bounds, names, label, options, file, line)
    if after != before { value = bounds.value(at: after) }
    return response
  }

  @usableFromInline
  func realStops(
    _ id: ControlID, _ value: inout Double, _ significandBits: Int, _ names: [String], _ label: String?,
    _ options: ValueOptions, _ file: StaticString, _ line: Int
  ) -> Response {
    // Identify.
    let state = identify(id, file, line)
    let table = stopTable(state) { StopTable(reals: $0, digits: significandBits >= 52 ? 15 : 6) }
    if table.isBroken { report(.brokenStops(path: state.path, place: (file, line))) }
    let bounds = RealBounds(
      start: table.numbers.first?.realValue ?? 0, end: table.numbers.last?.realValue ?? 0, step: nil,
      significandBits: significandBits)
    let result = stops(state, table, Numbers(first: .real(value)), .real(bounds), names, label, options)
    if case .real(let written) = result.values.first { value = written }
    return result.response
  }

  @usableFromInline
  func wholeStops(
    _ id: ControlID, _ offset: inout UInt64, _ bounds: WholeBounds, _ names: [String], _ label: String?,
    _ options: ValueOptions, _ file: StaticString, _ line: Int
  ) -> Response {
    // Identify.
    let state = identify(id, file, line)
    let table = stopTable(state) { StopTable(wholes: $0) }
    let result = stops(state, table, Numbers(first: .whole(offset)), .whole(bounds), names, label, options)
    if case .whole(let written) = result.values.first { offset = written }
    return result.response
  }

  /// The stops just given, in order; made anew only when they have changed.
  private func stopTable(_ state: ControlState, _ make: ([UInt64]) -> StopTable) -> StopTable {
    if let table = state.stops, table.source == stopBits { return table }
    // A list of its own: the shared one is used again.
    let table = make(Array(stopBits[...]))
    (state.stops, state.still) = (table, nil)
    return table
  }

  private func stops(
    _ state: ControlState, _ table: StopTable, _ values: Numbers, _ bounds: ValueBounds, _ names: [String],
    _ label: String?, _ options: ValueOptions
  ) -> (response: Response, values: Numbers) {
    if let response = again(state, names, values, bounds, label, options) { return (response, values) }
    var style = StraightStyle(theme.stopSlider)
    if theme.stopSlider.showsNames { style.makeRoom(options, hasLabel: false, hasNumbers: true) }
    let domain = bounds.domain(.linear, nil).with(stops: table.numbers, decimals: table.decimals)
    var straight = Straight(self, state, bounds, domain, style, RangeOptions(value: options), label)
    straight.options.value.following = options.following ?? .pointer
    straight.names = StopNames(table: table, names: names, style: theme.stopSlider)
    return straight.run(values)
  }
}
