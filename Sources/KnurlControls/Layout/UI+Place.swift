extension UI {
  /// The end of what this frame has recorded.
  var mark: RecordMark {
    building.mark(canvas.mark)
  }

  /// Gives the next free place to a control and takes it from the container.
  func place(_ size: NaturalSize) -> Placement {
    let placement = nextPlacement(size)
    take(placement)
    return placement
  }

  /// The next free place for a control.
  func nextPlacement(_ size: NaturalSize) -> Placement {
    requireFrame()
    let last = placers.count - 1
    let (x, y) = placers[last].next
    let width = width(for: size, in: placers[last])
    let height = placers[last].kind == .fixed ? placers[last].height : pixels(size.height)
    return placement(x, y, width, height)
  }

  /// Takes the next free place from the container.
  func take(_ placement: Placement) {
    let last = placers.count - 1
    noteChild(width: placement.width, height: placement.height)
    // A column of a row is as wide as was said, however narrow its control is.
    let cell = placers[last].columnWidth(grid, natural: placement.width) ?? placement.width
    placers[last].advance(width: cell, height: placement.height)
  }

  /// A length in whole pixels; one that is not finite counts as none.
  func pixels(_ length: Double) -> Int { length.isFinite ? grid.pixel(length) : 0 }

  func placement(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Placement {
    let frame = Rect(
      x: grid.points(x), y: grid.points(y), width: grid.points(width), height: grid.points(height))
    return Placement(x: x, y: y, width: width, height: height, frame: frame)
  }

  private func width(for size: NaturalSize, in placer: Placer) -> Int {
    let natural = pixels(size.width)
    switch placer.kind {
    case .fixed: return placer.width
    case .column:
      if placer.isNatural { return natural }
      return size.fills ? placer.width : min(natural, placer.width)
    case .row:
      if let column = placer.columnWidth(grid, natural: natural) {
        return size.fills ? column : min(natural, column)
      }
      return natural
    }
  }

  /// Remembers a child that a row or column moves when it is complete.
  func noteChild(width: Int, height: Int) {
    guard placers[placers.count - 1].movesChildren else { return }
    rowChildren.append(RowChild(start: mark, width: width, height: height))
  }

  /// Opens a container, runs its content, and answers what it took.
  func contain<E: Error>(_ placer: Placer, _ content: () throws(E) -> Void) throws(E) -> Placer {
    var placer = placer
    placer.firstChild = rowChildren.count
    let depth = placers.count
    placers.append(placer)
    do {
      try content()
    } catch {
      // Whoever catches the error inside the frame goes on in the container around.
      placers.removeSubrange(depth...)
      rowChildren.removeSubrange(placer.firstChild...)
      throw error
    }
    let finished = placers.removeLast()
    align(finished)
    if rowChildren.count > finished.firstChild { rowChildren.removeSubrange(finished.firstChild...) }
    return finished
  }

  /// Moves the children of a finished container to where its alignment wants them.
  private func align(_ placer: Placer) {
    if placer.alignment == .leading { return }
    for index in placer.firstChild..<rowChildren.count {
      let child = rowChildren[index]
      let end = index + 1 < rowChildren.count ? rowChildren[index + 1].start : mark
      let room = placer.kind == .row ? placer.usedHeight - child.height : placer.takenWidth - child.width
      let distance = placer.alignment == .center ? (room + 1) >> 1 : room
      move(child.start, end, x: placer.kind == .row ? 0 : distance, y: placer.kind == .row ? distance : 0)
    }
  }

  /// Moves everything that was recorded between two marks by whole pixels, save what has a place of its own.
  func move(_ start: RecordMark, _ end: RecordMark, x: Int, y: Int) {
    if x == 0 && y == 0 { return }
    shift(start, end, x: x, y: y)
    for range in building.placed.ranges where range.start.isWithin(start, end) && range.end.isWithin(start, end) {
      shift(range.start, range.end, x: -x, y: -y)
    }
  }

  /// Moves all of it.
  func shift(_ start: RecordMark, _ end: RecordMark, x: Int, y: Int) {
    canvas.move(from: start.drawing, to: end.drawing, x: x, y: y)
    for index in start.hits..<end.hits { records.hits[index].place.move(x: x, y: y, grid) }
    for index in start.nodes..<end.nodes { records.nodes[index].place.move(x: x, y: y, grid) }
    for index in start.clips..<end.clips { records.clips[index].place.move(x: x, y: y, grid) }
  }

  /// Counts what was put in front of the records since a mark.
  func shiftPlaced(since start: RecordMark, commands: Int, nodes: Int) {
    for state in building.records.called[start.called...] { state.still?.shift(commands: commands, nodes: nodes) }
    building.placed.shift(start, mark, commands: commands, nodes: nodes)
  }

  /// Stops a program that calls controls outside a frame.
  func requireFrame() {
    precondition(isBuilding, "controls and containers can only be called inside the body of a frame")
  }
}
