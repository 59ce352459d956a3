extension UI {
  /// The number of the looks in force: equal numbers stand for equal looks, also in later frames.
  ///
  /// Looks are told apart by their bytes; what these refer to lives on in the list, so no other can take its place there.
  var revision: Int {
    if let themeRevision { return themeRevision }
    let revision = knownRevision
    themeRevision = revision
    return revision
  }

  private var knownRevision: Int {
    if let known = knownThemes.last(where: { Bytes.areSame($0.theme, theme) }) { return known.revision }
    if knownThemes.count >= 32 { knownThemes.removeFirst(16) }
    knownThemes.append((theme, nextRevision()))
    return knownThemes[knownThemes.count - 1].revision
  }

  /// Whether nothing has happened to a control and nothing moves in it.
  private func isAtRest(_ state: ControlState) -> Bool {
    state.activity == 0 && focusHash != state.hash && !isHot(state)
  }

  /// The answer of a control that is called again as in the frame before, if nothing that its picture is made of has
  /// changed: then it is recorded again, and has nothing more to do.
  func again(
    _ state: ControlState, _ kind: StillKind, _ values: Numbers, _ bounds: ValueBounds, _ scale: ValueScale,
    _ label: String?, _ options: ValueOptions
  ) -> Response? {
    guard let still = usableStill(state), still.isOf(kind, label), still.isOf(values, bounds, scale),
      still.call.options.value == options
    else { return nil }
    return replay(still, state)
  }

  /// The same for a control with more options.
  func again(
    _ state: ControlState, _ kind: StillKind, _ values: Numbers, _ bounds: ValueBounds, _ scale: ValueScale,
    _ label: String?, _ options: RangeOptions
  ) -> Response? {
    guard let still = usableStill(state), still.isOf(kind, label), still.isOf(values, bounds, scale),
      still.isOf(options)
    else { return nil }
    return replay(still, state)
  }

  /// The same for a slider with names.
  func again(
    _ state: ControlState, _ names: [String], _ values: Numbers, _ bounds: ValueBounds, _ label: String?,
    _ options: ValueOptions
  ) -> Response? {
    guard let still = usableStill(state), still.isOf(.stops, label), still.isOf(values, bounds, .linear),
      still.call.options.value == options, still.call.names == names
    else { return nil }
    return replay(still, state)
  }

  /// The same for a control with several things to choose from.
  func again(
    _ state: ControlState, _ kind: StillKind, _ names: [String], _ index: Int?, _ count: Int, _ label: String
  ) -> Response? {
    let values = Numbers(first: .whole(UInt64(count)), second: .real(Double(index ?? -1)))
    guard let still = usableStill(state), still.isOf(kind, label), still.isOf(values, .none, .linear),
      still.call.names == names
    else { return nil }
    return replay(still, state)
  }

  /// The same for a control that is clicked.
  func again(_ state: ControlState, _ kind: StillKind, _ label: String?, _ isOn: Bool = false) -> Response? {
    guard let still = usableStill(state), still.isOf(kind, label), still.isOf(Numbers(isOn), .none, .linear)
    else { return nil }
    return replay(still, state)
  }

  /// The same for a meter, whose levels are in `thumbBits`.
  func again(
    _ state: ControlState, _ bounds: RealBounds, _ scale: ValueScale, _ label: String?, _ options: MeterOptions
  ) -> Response? {
    guard let levels = state.meter, levels.isSame(as: thumbBits, options), let still = usableStill(state),
      still.isOf(.meter, label), still.call.bounds == .real(bounds), still.call.scale.isSame(as: scale),
      let response = replay(still, state)
    else { return nil }
    levels.rest(until: time)
    return response
  }

  /// What a control at rest has recorded in the frame before, with the looks that are in force.
  private func usableStill(_ state: ControlState) -> Still? {
    guard let still = state.still, canReplay, still.frame == shownIndex, still.revision == revision,
      still.isEnabled == state.isEnabled, still.layoutDirection == direction, isAtRest(state)
    else { return nil }
    return still
  }

  /// Records a control at rest as in the frame before, unless it would stand elsewhere.
  private func replay(_ still: Still, _ state: ControlState) -> Response? {
    if building.movesChildren {
      let placement = nextPlacement(still.natural)
      guard still.isAt(placement) else { return nil }
      take(placement)
    } else if !building.placeAgain(still) {
      return nil
    }
    // Containers have moved it since, and will again.
    var x = 0, y = 0
    if state.shownFrame.origin != still.origin {
      x = still.x - grid.pixel(state.shownFrame.minX)
      y = still.y - grid.pixel(state.shownFrame.minY)
    }
    let copy = canvas.append(
      shownCanvas, from: still.start.drawing, to: still.end.drawing, x: x, y: y, clip: still.clip)
    if building.mustCopy(before: still.start) { copyPendingRecords() }
    let (start, end) = building.append(still, copy)
    still.note(clip: copy.clip, frame: frameIndex, from: start, to: end)
    return still.response
  }

  /// Copies what stills have recorded in the frame before.
  func copyPendingRecords() { building.copyPending(shown) }

  /// Keeps in mind what a control has recorded since a mark, if it is at rest.
  func keep(
    _ state: ControlState, _ placement: Placement, _ natural: NaturalSize, _ response: Response,
    since start: RecordMark, _ call: @autoclosure () -> StillCall
  ) {
    guard keepsStills, isAtRest(state), response.flags.subtracting(.enabled).isEmpty, response.clicks == 0,
      canvas.droppedCommands == 0
    else {
      state.still = nil
      return
    }
    let call = call()
    // What is reported is reported in each frame, and what moves slowly moves in each.
    let isRepeated = !call.bounds.isBroken && call.options.value.slewRate == nil
    state.still = isRepeated ? Still(call, response, natural, placement, self, from: start, to: mark) : nil
  }
}
