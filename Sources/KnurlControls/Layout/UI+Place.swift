extension UI {
  /// The end of what this frame has recorded.
  var mark: RecordMark {
    RecordMark(drawing: canvas.list.mark, hits: records.hits.count, nodes: records.nodes.count)
  }

  /// Gives the next free place to a control and takes it from the container.
  func place(_ size: NaturalSize) -> Placement {
    let last = placers.count - 1
    let (x, y) = placers[last].next
    let width = width(for: size, in: placers[last])
    let height = placers[last].kind == .fixed ? placers[last].height : grid.pixel(size.height)
    noteChild(width: width, height: height)
    placers[last].advance(width: width, height: height)
    return placement(x, y, width, height)
  }

  func placement(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Placement {
    let frame = Rect(
      x: grid.points(x), y: grid.points(y), width: grid.points(width), height: grid.points(height))
    return Placement(x: x, y: y, frame: frame)
  }

  private func width(for size: NaturalSize, in placer: Placer) -> Int {
    let natural = grid.pixel(size.width)
    switch placer.kind {
    case .fixed: return placer.width
    case .column: return size.fills && !placer.isNatural ? placer.width : natural
    case .row:
      if let column = placer.columnWidth(grid, natural: natural) {
        return size.fills ? column : min(natural, column)
      }
      return natural
    }
  }

  /// Remembers a child that a row or column moves when it is complete.
  func noteChild(width: Int, height: Int) {
    guard let placer = placers.last, placer.kind != .fixed, placer.alignment != .leading || !placer.columns.isEmpty
    else { return }
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
    rowChildren.removeSubrange(finished.firstChild...)
    return finished
  }

  /// Moves the children of a finished container to where its alignment wants them.
  private func align(_ placer: Placer) {
    if placer.alignment == .leading { return }
    for index in placer.firstChild..<rowChildren.count {
      let child = rowChildren[index]
      let end = index + 1 < rowChildren.count ? rowChildren[index + 1].start : mark
      let room = placer.kind == .row ? placer.usedHeight - child.height : placer.width - child.width
      let distance = placer.alignment == .center ? (room + 1) >> 1 : room
      move(child.start, end, x: placer.kind == .row ? 0 : distance, y: placer.kind == .row ? distance : 0)
    }
  }

  /// Moves everything that was recorded between two marks by whole pixels.
  func move(_ start: RecordMark, _ end: RecordMark, x: Int, y: Int) {
    if x == 0 && y == 0 { return }
    canvas.list.move(from: start.drawing, to: end.drawing, x: x, y: y)
    let offset = Vector(x: grid.points(x), y: grid.points(y))
    for index in start.hits..<end.hits { records.hits[index].frame = records.hits[index].frame.moved(by: offset) }
    for index in start.nodes..<end.nodes { records.nodes[index].frame = records.nodes[index].frame.moved(by: offset) }
  }
}
