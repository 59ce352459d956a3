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
    state.mailbox.isEmpty && state.holds.isEmpty && state.motions.isEmpty && state.editings.isEmpty
      && focus?.hash != state.hash && !isHot(state)
  }

  /// Records a control at rest as in the frame before, if nothing that its picture is made of has changed.
  func replay(_ state: ControlState, _ placement: Placement, _ inputs: StillInputs) -> Response? {
    guard keepsStills, let still = state.still, still.frame == shownIndex, isAtRest(state),
      still.x == placement.x, still.y == placement.y, shownCanvas.pixelGrid == canvas.pixelGrid,
      still.inputs.isSame(as: inputs)
    else { return nil }
    let start = mark
    // Containers have moved it since, and will again.
    let x = placement.x - grid.pixel(state.shownFrame.minX), y = placement.y - grid.pixel(state.shownFrame.minY)
    canvas.append(shownCanvas, from: still.start.drawing, to: still.end.drawing, x: x, y: y, clip: still.clip)
    records.append(shown, from: still.start, to: still.end)
    still.note(placement, clip: canvas.clip, frame: frameIndex, from: start, to: mark)
    return still.response
  }

  /// Keeps in mind what a control has recorded since a mark, if it is at rest.
  func keep(
    _ state: ControlState, _ placement: Placement, _ inputs: StillInputs, _ response: Response, since start: RecordMark
  ) {
    guard keepsStills, isAtRest(state), response.flags.subtracting(.enabled).isEmpty, response.clicks == 0,
      inputs.domain?.isBroken != true, inputs.options?.slewRate == nil, canvas.droppedCommands == 0
    else {
      state.still = nil
      return
    }
    let end = mark
    let still = Still(inputs, response, from: start, to: end)
    still.note(placement, clip: canvas.clip, frame: frameIndex, from: start, to: end)
    state.still = still
  }
}
