extension UI {
  // MARK: Presses

  /// The topmost record at a place; what the user has closed is not there any more.
  func topHit(at point: Point) -> Int? {
    shown.hits.lastIndex { $0.contains(point) && shown.isVisible(point, in: $0.clip) && !isDismissed($0.layer) }
  }

  /// Whether a control beside a finger lies under something else where it is nearest to that.
  func isCovered(_ record: HitRecord, near point: Point) -> Bool {
    if shown.layers.isEmpty { return false }
    if isDismissed(record.layer) { return true }
    let frame = record.frame
    let place = Point(
      x: Interpolation.clamp(point.x, frame.minX, max(frame.minX, frame.maxX.nextDown)),
      y: Interpolation.clamp(point.y, frame.minY, max(frame.minY, frame.maxY.nextDown)))
    guard let top = topHit(at: place) else { return false }
    return shown.hits[top].layer != record.layer
  }

  private func isDismissed(_ number: Int32) -> Bool {
    number > 0 && shown.layers[Int(number) - 1].layer.isDismissed
  }

  /// A press on a layer brings it to the front; one beside a popup closes it. True where nothing else comes of it.
  func pressLayer(_ record: HitRecord?) -> Bool {
    guard let record, record.layer > 0 else { return false }
    tips.hide()
    guard record.isBackdrop else {
      raise(record.layer)
      return false
    }
    let layer = shown.layers[Int(record.layer) - 1].layer
    if layer.kind == .popup, layer.isDismissible { dismiss(layer) }
    return true
  }

  /// Brings a window in front of the others of its group.
  func raise(_ number: Int32) {
    guard number > 0 else { return }
    let layer = shown.layers[Int(number) - 1].layer
    guard layer.kind == .window else { return }
    let isFront = !shown.layers.contains { $0.layer.group == layer.group && $0.layer.depth > layer.depth }
    if isFront { return }
    layers.raised += 1
    layer.depth = layers.raised
    wake(at: time)
  }

  // MARK: Closing

  /// Closes a popup or a modal: the program learns of it when it calls that again.
  func dismiss(_ layer: LayerState) {
    layer.isDismissed = true
    giveBack(layer)
    wake(at: time)
  }

  /// Escape closes the topmost of what keeps all below from being used.
  func dismissTop() -> Bool {
    guard let top = topBlocking else { return false }
    let menu = shown.layers.last { $0.layer === top }?.state?.menu
    if menu?.closeInner() == true {
      wake(at: time)
    } else if top.isDismissible {
      dismiss(top)
    }
    return true
  }

  private var topBlocking: LayerState? {
    var top: LayerState?
    for shown in shown.layers where shown.layer.blocks && !shown.layer.isDismissed {
      if shown.layer.group >= top?.group ?? 0 { top = shown.layer }
    }
    return top
  }

  /// Whether keys that nobody uses go to no game.
  var isModal: Bool { topBlocking?.kind == .modal }

  /// Whether keys, assistive technology and the like may use what is in a layer.
  func isInReach(_ number: Int32) -> Bool {
    guard let top = topBlocking else { return true }
    return number > 0 && shown.layers[Int(number) - 1].layer.group >= top.group
  }

  /// Closes the popup or the modal that is being built; the variable that says whether it is open becomes false with its call's
  /// end. Nothing elsewhere.
  public func dismiss() {
    guard layers.current > 0 else { return }
    var number = layers.current
    while number > 0 {
      let layer = layers.buffers[Int(number) - 1].layer
      if layer.blocks || layer.window != nil { return dismiss(layer) }
      number = layer.anchor.parent
    }
  }
}
