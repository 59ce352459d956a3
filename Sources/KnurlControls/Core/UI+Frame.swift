extension UI {
  /// Builds one frame.
  ///
  /// If the body throws, scopes are closed, the last picture and hit records stay, controls not reached keep their pointers
  /// and mailboxes, and edits already made stay listed.
  /// - Parameters:
  ///   - size: The window, in points; sides that are not finite or below zero count as zero.
  ///   - pixelsPerPoint: The scale; 1 stands in for one that is not finite or not above zero.
  ///   - time: The host's clock, in seconds; for the controls it never runs backwards.
  ///   - body: Calls the controls.
  public func frame<E: Error>(
    size: Size, pixelsPerPoint: Double = 1, time: Double, _ body: (UI) throws(E) -> Void
  ) throws(E) {
    precondition(!isBuilding, "a frame can't be built inside the body of another frame of the same UI")
    begin(size, pixelsPerPoint, time)
    let theme = self.theme
    do {
      try body(self)
    } catch {
      self.theme = theme
      abandon()
      throw error
    }
    finish()
  }

  private func begin(_ size: Size, _ pixelsPerPoint: Double, _ time: Double) {
    recorder?.begin(size: size, pixelsPerPoint: pixelsPerPoint, time: time)
    isBuilding = true
    frameIndex += 1
    if time.isFinite { self.time = max(self.time, time) }
    self.size = size.sanitized
    grid = PixelGrid(pixelsPerPoint: pixelsPerPoint)
    swap(&edits, &lateEdits)
    lateEdits.removeAll(keepingCapacity: true)
    problemRecords.removeAll(keepingCapacity: true)
    if inspector.isShown { inspector.begin(wakeReasons, size: self.size, scale: grid.pixelsPerPoint) }
    wakeAt = nil
    wakeCalls.removeAll(keepingCapacity: true)
    passTime()
    canvas.restart(pixelsPerPoint: grid.pixelsPerPoint)
    canReplay = keepsStills && shownCanvas.pixelsPerPoint == grid.pixelsPerPoint
    building.removeAll()
    turn = 0
    resetBuilding()
    if drawsBackground { paintBackground() }
    placers.append(Placer.root(size: self.size, margin: theme.margin, spacing: theme.spacing, grid: grid))
  }

  /// What happens because time has passed, without an event.
  private func passTime() {
    pressLong(until: time)
    repeatPads(until: time)
    wakeForLongPresses()
    wakeForPads()
  }

  private func resetBuilding() {
    scopes.removeAll(keepingCapacity: true)
    scopeHash = 0
    layers.restart()
    disabledDepth = 0
    placers.removeAll(keepingCapacity: true)
    rowChildren.removeAll(keepingCapacity: true)
    building.placed.removeAll()
    frameListenings.removeAll(keepingCapacity: true)
  }

  private func paintBackground() {
    let window = Rect(origin: .zero, size: size)
    canvas.fill(.rect(window), .vertical(window, theme.background, theme.backgroundBelow))
  }

  /// Leaves everything as the last whole frame left it, save for what controls already did.
  private func abandon() {
    isBuilding = false
    for state in building.records.called where !state.wasShown && !state.isAwaited {
      state.isAwaited = true
      shown.called.append(state)
    }
    runListeners()
    resetBuilding()
  }

  private func finish() {
    isBuilding = false
    if building.pending.isPending { copyPendingRecords() }
    canvas.finish()
    mergeLayers()
    if inspector.isShown { showInspector() }
    canvas.finish()
    // By assignments: a property that is passed on for changing is checked at run time wherever it is used.
    let (records, canvas) = (shown, shownCanvas)
    (shown, shownCanvas) = (building.records, self.canvas)
    (building.records, self.canvas) = (records, canvas)
    shownIndex = frameIndex
    shown.resolveClips()
    shown.noteShown()
    releaseVanished()
    dropLostFocus()
    passFocus()
    unlockVanished()
    hoverAgain()
    runListeners()
    resetBuilding()
  }

  /// Ends what pointers hold of controls that were not called: their values stay as they are.
  private func releaseVanished() {
    for state in building.records.called where state.calledIn != frameIndex {
      for index in pointers.indices where pointers[index].owner === state { pointers[index].owner = nil }
      for editing in state.editings { endVanished(editing, of: state) }
      endVanishedText(of: state)
      states[state.hash] = nil
    }
  }

  private func endVanished(_ editing: Editing, of state: ControlState) {
    guard editing.hasBegun, let domain = state.lastDomain else { return }
    let isSame = editing.reported.isSame(as: editing.original)
    lateEdits.append(
      Edit(
        path: state.path(of: editing.part), phase: isSame ? .cancelled : .committed, source: .user,
        oldValue: domain.edit(editing.original), newValue: domain.edit(editing.reported)))
  }

  private func dropLostFocus() {
    guard let focus else { return }
    let isThere = shown.focusables.contains { $0.state.hash == focus.hash && $0.part == focus.part }
    if !isThere { self.focus = nil }
  }

  /// The layout may have moved under a resting pointer: what it hovers over is asked anew.
  private func hoverAgain() {
    for index in pointers.indices where !pointers[index].id.isTouch {
      let slot = pointers[index]
      guard slot.owner != nil || slot.claimed.isEmpty, slot.free.isEmpty, slot.isInside else { continue }
      let hot = slot.owner == nil ? hit(at: slot.position, touch: false)?.state?.hash : hotOwner(index)
      if hot != slot.hot {
        pointers[index].hot = hot
        wake(at: time)
      }
    }
  }

  private func runListeners() {
    if listenings.isEmpty && frameListenings.isEmpty { return }
    listenings.removeAll { $0.isCancelled }
    let current = listenings + frameListenings
    for edit in edits {
      for listening in current where listening.hears(edit) { listening.listener(edit) }
    }
  }
}
