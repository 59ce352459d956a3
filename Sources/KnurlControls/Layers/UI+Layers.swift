extension UI {
  // MARK: Recording

  /// Begins to record a layer of its own, and answers what was around it.
  func beginLayer(_ state: ControlState?, _ layer: LayerState) -> OpenLayer {
    requireFrame()
    if building.pending.isPending { copyPendingRecords() }
    let open = OpenLayer(
      outer: layers.current, scopeHash: scopeHash, origin: layers.origin, placers: placers.count)
    let buffer = layers.next(engine)
    buffer.restart(layer, state, pixelsPerPoint: grid.pixelsPerPoint)
    if layer.openIn != shownIndex { appear(layer, in: open.outer) }
    layer.openIn = frameIndex
    layers.current = Int32(layers.count)
    layers.origin = (layer.x, layer.y)
    exchange(buffer)
    if let state {
      scopes.append((scopeHash, state.id))
      scopeHash = state.hash
    }
    return open
  }

  /// Ends it, and records on where that was left off.
  func endLayer(_ open: OpenLayer, _ state: ControlState?) {
    if building.pending.isPending { copyPendingRecords() }
    canvas.finish()
    exchange(layers.buffers[Int(layers.current) - 1])
    layers.current = open.outer
    layers.origin = open.origin
    if state != nil { scopes.removeLast() }
    scopeHash = open.scopeHash
  }

  private func exchange(_ buffer: LayerBuffer) {
    swap(&canvas, &buffer.canvas)
    swap(&building.records, &buffer.records)
    // The order of calls is one for the whole frame.
    swap(&building.records.called, &buffer.records.called)
    swap(&building.placed, &buffer.placed)
  }

  /// A layer that was not there in the last frame: on top of its group, or of a group of its own.
  private func appear(_ layer: LayerState, in outer: Int32) {
    layer.isDismissed = false
    layers.raised += 1
    layer.depth = layers.raised
    layer.group = outer > 0 ? layers.buffers[Int(outer) - 1].layer.group : 0
    if layer.kind == .tooltip { layer.group = Int.max }
    guard layer.blocks else { return }
    layer.group = layers.raised
    tips.hide()
    (layer.returnFocus, layer.wantsFocus) = (focus, focus != nil && showsFocus)
    focus = nil
  }

  // MARK: The end of a frame

  /// Puts the layers onto the base in their order.
  func mergeLayers() {
    if layers.count == 0 { return }
    for index in 0..<layers.count { arrange(layers.buffers[index]) }
    layers.sort()
    for index in layers.order { stack(index) }
    for index in 0..<layers.count { appendNodes(index) }
    for state in building.records.called where state.layerIndex > 0 {
      state.still?.add(layers.buffers[Int(state.layerIndex) - 1].offset, frame: frameIndex)
    }
  }

  /// Moves what a layer has recorded to where it stands.
  private func arrange(_ buffer: LayerBuffer) {
    let layer = buffer.layer
    if layer.isFixed { (layer.shownX, layer.shownY) = (0, 0) } else if layer.window == nil { fit(layer) }
    buffer.way = (layer.shownX - layer.x, layer.shownY - layer.y)
    buffer.move(x: buffer.way.x, y: buffer.way.y, grid)
    // In a drag the content stays where it was recorded, and is moved.
    if layer.window?.drag == nil { (layer.x, layer.y) = (layer.shownX, layer.shownY) }
  }

  /// Finds the place of a popup, now that what it belongs to does not move any more.
  private func fit(_ layer: LayerState) {
    let placing = LayerPlacing(
      width: grid.pixel(size.width), height: grid.pixel(size.height), margin: layer.anchor.margin)
    let frame = anchorFrame(layer.anchor)
    let x = grid.pixel(frame.minX), y = grid.pixel(frame.minY)
    let anchor = PixelRect(x: x, y: y, width: grid.pixel(frame.maxX) - x, height: grid.pixel(frame.maxY) - y)
    (layer.shownX, layer.shownY) = placing.place(
      anchor, width: layer.width, height: layer.height, edge: layer.anchor.edge, gap: layer.anchor.gap)
  }

  private func anchorFrame(_ anchor: LayerAnchor) -> Rect {
    let parent = anchor.parent > 0 ? layers.buffers[Int(anchor.parent) - 1] : nil
    if let frame = anchor.frame {
      return frame.moved(by: Vector(x: grid.points(parent?.way.x ?? 0), y: grid.points(parent?.way.y ?? 0)))
    }
    guard let control = anchor.control else { return Rect(origin: .zero, size: size) }
    if let parent { return parent.frame(of: control) ?? control.shownFrame }
    for index in records.nodes.indices where records.nodes[index].state === control {
      if records.nodes[index].part == .body { return records.nodes[index].frame }
    }
    return control.shownFrame
  }

  /// Puts a layer on top of all that is there so far.
  private func stack(_ index: Int) {
    let buffer = layers.buffers[index]
    if buffer.layer.blocks { lay(below: buffer, Int32(index + 1)) }
    buffer.offset.drawing = canvas.mark
    (buffer.offset.hits, buffer.offset.clips) = (building.records.hits.count, building.records.clips.count)
    canvas.append(buffer.canvas)
    building.records.stack(buffer.records, layer: Int32(index + 1))
    if buffer.layer.window != nil, isFront(buffer.layer) { lightFront(buffer.layer) }
  }

  private func isFront(_ layer: LayerState) -> Bool {
    for index in 0..<layers.count {
      let other = layers.buffers[index].layer
      if other.kind == .window, other.group == layer.group, other.depth > layer.depth { return false }
    }
    return true
  }

  /// The lamp in the title of the foremost window.
  private func lightFront(_ layer: LayerState) {
    paint(placement(layer.shownX, layer.shownY, layer.width, layer.height)) { canvas, bounds in
      WindowLook.drawFront(canvas, bounds, theme)
    }
  }

  /// What keeps presses from all below a layer, and darkens it.
  private func lay(below buffer: LayerBuffer, _ number: Int32) {
    let window = Rect(origin: .zero, size: size)
    var hit = HitRecord(state: buffer.state, frame: window, isBackground: true)
    (hit.layer, hit.isBackdrop) = (number, true)
    building.records.hits.append(hit)
    if buffer.layer.dim.alpha > 0 { canvas.fill(.rect(window), .color(buffer.layer.dim)) }
  }

  private func appendNodes(_ index: Int) {
    let buffer = layers.buffers[index]
    buffer.offset.nodes = building.records.nodes.count
    buffer.offset.focusables = building.records.focusables.count
    building.records.append(buffer.records, layer: Int32(index + 1), clipShift: Int32(buffer.offset.clips))
    building.records.layers.append(ShownLayer(state: buffer.state, layer: buffer.layer))
  }

  // MARK: Focus

  /// Gives the focus to what has just opened, and back to the opener of what has closed.
  func passFocus() {
    for closed in building.records.layers where closed.layer.openIn != frameIndex && closed.layer.blocks {
      giveBack(closed.layer, replaces: false)
    }
    for index in 0..<shown.layers.count where shown.layers[index].layer.wantsFocus {
      shown.layers[index].layer.wantsFocus = false
      guard focus == nil, let stop = shown.focusables.first(where: { $0.layer == index + 1 && $0.isTabStop }) else {
        continue
      }
      focus = (stop.state.hash, stop.part)
      stop.state.mailbox.append(.focused(stop.part))
      wake(at: time)
    }
  }

  /// Gives the focus back to what had it before a layer opened; what else has got it since may keep it.
  func giveBack(_ layer: LayerState, replaces: Bool = true) {
    guard let old = layer.returnFocus else { return }
    layer.returnFocus = nil
    if focus != nil, !replaces { return }
    guard shown.focusables.contains(where: { $0.state.hash == old.hash && $0.part == old.part }) else { return }
    focus = old
    states[old.hash]?.mailbox.append(.focused(old.part))
    wake(at: time)
  }
}

/// What was around a layer while it is built.
struct OpenLayer {
  let outer: Int32
  let scopeHash: UInt64
  let origin: (x: Int, y: Int)
  let placers: Int
}

/// The layers of the frame that is being built, in the order of their calls.
struct LayerList {
  private(set) var buffers: [LayerBuffer] = []
  private(set) var count = 0
  /// The layer that is recorded now, from 1; 0: the base.
  var current: Int32 = 0
  /// The pixel that `place` counts from.
  var origin = (x: 0, y: 0)
  /// How many times a layer came to the top.
  var raised = 0
  /// The layers from the back to the front.
  private(set) var order: [Int] = []

  mutating func restart() { (count, current, origin) = (0, 0, (0, 0)) }

  mutating func next(_ engine: any TextEngine) -> LayerBuffer {
    if count == buffers.count { buffers.append(LayerBuffer(engine)) }
    count += 1
    return buffers[count - 1]
  }

  /// Sorts by group and depth, in the order of the calls where these are the same.
  mutating func sort() {
    order.removeAll(keepingCapacity: true)
    for index in 0..<count {
      var place = order.count
      while place > 0, isBelow(index, order[place - 1]) { place -= 1 }
      order.insert(index, at: place)
    }
  }

  private func isBelow(_ first: Int, _ second: Int) -> Bool {
    let first = buffers[first].layer, second = buffers[second].layer
    return first.group != second.group ? first.group < second.group : first.depth < second.depth
  }
}
