extension UI {
  /// Shows as much of its content as there is room for, and lets the user move it: by wheel, bars, keys and fingers.
  ///
  /// Opens a scope of its id: a slider "gain" in `scroll(id: "list")` has the path "list/gain". The content is a column of its
  /// natural height; where it scrolls sideways too, of its natural width. A frame given with `place` inside means the place
  /// in the window while nothing is scrolled; it moves with the content and makes it as long as it needs to be.
  ///
  /// A finger scrolls once it has moved 8 points along an axis of the area, unless it was put on a control that takes drags along
  /// that axis: then the control has it. The other one learns nothing of the drag.
  /// - Parameters:
  ///   - id: The name of the area, and of the scope of its content.
  ///   - axes: The axes along which it scrolls.
  ///   - width: Its width in points; nil: all that the container gives, in a row `theme.scroll.naturalWidth`.
  ///   - height: Its height in points; nil: all of a `place`, and elsewhere what its content needs, at most what is left of the
  ///     window, or of the frame of the `place` around, and `theme.scroll.maximumHeight` inside another area.
  ///   - options: When bars show, and what the mouse drags.
  ///   - content: Calls the children.
  public func scroll<E: Error>(
    id: ControlID, axes: Axes = .vertical, width: Double? = nil, height: Double? = nil,
    options: ScrollOptions = ScrollOptions(), file: StaticString = #fileID, line: Int = #line,
    _ content: () throws(E) -> Void
  ) throws(E) {
    // Identify.
    let state = identifyArea(id, file, line), scroll = state.scroll ?? ScrollState()
    state.scroll = scroll
    (scroll.axes, scroll.options, scroll.style) = (axes, options, theme.scroll)
    // Place.
    var frame = AreaFrame(self, scroll, width: width, height: height)
    let opened = open(state, scroll)
    let outer = (scopeHash, building.placed.reach)
    scopes.append((scopeHash, state.id))
    scopeHash = state.hash
    building.placed.reach = nil
    do {
      let finished = try contain(frame.inner, content)
      frame.take(finished, building.placed.reach, grid)
      close(state, scroll, frame, opened)
      scopes.removeLast()
      (scopeHash, building.placed.reach) = outer
    } catch {
      // Whoever catches the error inside the frame goes on below the area, which stands where it would without its content.
      close(state, scroll, frame, opened)
      scopes.removeLast()
      (scopeHash, building.placed.reach) = outer
      throw error
    }
  }

  /// What is disabled can still be read, so that its area can be scrolled.
  private func identifyArea(_ id: ControlID, _ file: StaticString, _ line: Int) -> ControlState {
    let depth = disabledDepth
    disabledDepth = 0
    defer { disabledDepth = depth }
    return identify(id, file, line)
  }

  /// Makes room in the records for what is only known when the content is complete, and opens the clip.
  private func open(_ state: ControlState, _ scroll: ScrollState) -> OpenedArea {
    scroll.parent = records.clip >= 0 ? records.clips[Int(records.clip)].area : nil
    let start = mark, outer = (canvas: canvas.pushClip(.rect(.zero)), records: records.clip)
    records.add(HitRecord(state: state, frame: .zero, isBackground: true))
    records.nodes.append(NodeRecord(state: state, role: "scroll", frame: .zero))
    addBar(.bar(.horizontal), state, scroll)
    addBar(.bar(.vertical), state, scroll)
    records.clips.append(ClipRecord(parent: records.clip, frame: .zero, area: state))
    records.clip = Int32(records.clips.count - 1)
    records.focusables.append(FocusRecord(state: state, part: .body, keys: [], clip: records.clip, isTabStop: false))
    return OpenedArea(
      start: start, content: mark, clip: canvas.clip, record: records.clip, outerClip: outer.canvas,
      outerRecord: outer.records)
  }

  private func addBar(_ part: Part, _ state: ControlState, _ scroll: ScrollState) {
    if scroll.has(part) { records.nodes.append(NodeRecord(state: state, part: part, role: "scrollbar", frame: .zero)) }
  }

  /// Moves the content, cuts it off, and records what belongs to the area itself.
  private func close(_ state: ControlState, _ scroll: ScrollState, _ frame: AreaFrame, _ opened: OpenedArea) {
    canvas.popClip(opened.outerClip)
    records.clip = opened.outerRecord
    let place = placement(frame.x, frame.y, frame.width, frame.height)
    let view = placement(frame.x, frame.y, frame.viewWidth, frame.viewHeight)
    let limit = Size(width: grid.points(frame.limitX), height: grid.points(frame.limitY))
    // Interact.
    scroll.fit(viewport: view.frame.size, limit: limit, at: time, reducesMotion: theme.reduceMotion)
    if let due = scroll.turnPages(at: time) { wake(at: due) }
    let offset = scroll.offset(at: time), x = grid.pixel(offset.x), y = grid.pixel(offset.y)
    shift(opened.content, mark, x: -x, y: -y)
    scroll.shown = Vector(x: grid.points(x), y: grid.points(y))
    if scroll.isMoving(at: time) { wake(at: time) }
    cut(scroll, frame, opened)
    let hasStops = records.focusables[opened.content.focusables...].contains { $0.isTabStop }
    records.focusables[opened.content.focusables - 1].isTabStop = !hasStops && !scroll.overflow.isEmpty
    records.hits[opened.start.hits].frame = place.frame
    hit(scroll.bars.horizontal, state, place)
    hit(scroll.bars.vertical, state, place)
    // Draw.
    let look = ScrollLook(self, state, scroll)
    paint(place) { canvas, bounds in look.draw(canvas, bounds) }
    record(state, scroll, place, look, opened)
    finish(frame, opened)
  }

  /// Cuts drawing and presses off at the viewport; across the axis that it scrolls along, a little beyond.
  private func cut(_ scroll: ScrollState, _ frame: AreaFrame, _ opened: OpenedArea) {
    let bleed = pixels(scroll.style.bleed)
    let sideways = scroll.axes.contains(.horizontal) ? 0 : bleed, upright = scroll.axes.contains(.vertical) ? 0 : bleed
    let x = frame.x - sideways, y = frame.y - upright
    let width = frame.viewWidth + 2 * sideways, height = frame.viewHeight + 2 * upright
    canvas.setClip(opened.clip, x: x, y: y, width: width, height: height)
    records.clips[Int(opened.record)].place = MovingFrame(placement(x, y, width, height).frame)
  }

  private func hit(_ bar: ScrollBar?, _ state: ControlState, _ place: Placement) {
    guard let bar, bar.isUsable else { return }
    let room = bar.room.moved(by: place.frame.origin - .zero)
    records.add(HitRecord(state: state, frame: room, isBackground: true))
  }

  private func record(
    _ state: ControlState, _ scroll: ScrollState, _ place: Placement, _ look: ScrollLook, _ opened: OpenedArea
  ) {
    let first = opened.start.nodes, main: Part = .bar(scroll.axes.contains(.vertical) ? .vertical : .horizontal)
    records.nodes[first].frame = place.frame
    records.nodes[first].isHot = isHot(state)
    records.nodes[first].isActive = scroll.pan != nil || scroll.barDrag != nil
    records.nodes[first].isFocused = isFocused(state, .body)
    note(first, main, scroll)
    for index in first + 1..<opened.content.nodes {
      let part = records.nodes[index].part
      records.nodes[index].frame = look.thumb(of: part).moved(by: place.frame.origin - .zero)
      (records.nodes[index].isHot, records.nodes[index].isActive) = (look.isHot(part), look.isHeld(part))
      note(index, part, scroll)
    }
  }

  /// Writes how far a bar's axis is scrolled into a node.
  private func note(_ index: Int, _ part: Part, _ scroll: ScrollState) {
    let motion = part == .bar(.vertical) ? scroll.y : scroll.x
    (records.nodes[index].value, records.nodes[index].minimum) = (motion.offset(at: time), 0)
    records.nodes[index].maximum = motion.limit
  }

  private func finish(_ frame: AreaFrame, _ opened: OpenedArea) {
    var outer = Placer(kind: .column, x: frame.x, y: frame.y, width: frame.width, spacing: 0)
    (outer.usedWidth, outer.usedHeight, outer.isNatural) = (frame.width, frame.height, true)
    close(outer, from: opened.start)
  }
}

/// Where the records of an area begin, and what was around it.
private struct OpenedArea {
  let start: RecordMark
  let content: RecordMark
  /// The area's clip, in the draw list and in the records.
  let clip: Int32
  let record: Int32
  let outerClip: Int32
  let outerRecord: Int32
}

/// The place of an area, in whole pixels.
struct AreaFrame {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// The room for the bars.
  let right: Int
  let below: Int
  private(set) var limitX = 0
  private(set) var limitY = 0
  private(set) var inner: Placer
  /// The height is that of the content, at most this; nil where it is given.
  private let mostHeight: Int?
  private let axes: Axes
  private let padX: Int
  private let padY: Int
  /// An area is never pressed together to less than this, in points.
  private static let leastHeight = 48.0

  var viewWidth: Int { max(0, width - right) }
  var viewHeight: Int { max(0, height - below) }

  init(_ ui: UI, _ scroll: ScrollState, width: Double?, height: Double?) {
    let style = scroll.style, container = ui.placers[ui.placers.count - 1]
    let outer = ui.innerPlacer(.column, ui.theme.spacing)
    (x, y, axes) = (outer.x, outer.y, scroll.axes)
    let natural = outer.isNatural ? min(outer.width, ui.pixels(style.naturalWidth)) : outer.width
    self.width = max(0, width.map { ui.pixels($0) } ?? natural)
    right = axes.contains(.vertical) && scroll.options.bars != .hidden ? ui.pixels(style.gutter) : 0
    below = axes.contains(.horizontal) && scroll.options.bars != .hidden ? ui.pixels(style.gutter) : 0
    padX = axes.contains(.horizontal) ? ui.pixels(style.padding) : 0
    padY = axes.contains(.vertical) ? ui.pixels(style.padding) : 0
    let given = height.map { max(0, ui.pixels($0)) } ?? (container.kind == .fixed ? container.height : nil)
    self.height = given ?? 0
    let least = ui.pixels(Self.leastHeight)
    let rest = outer.bottom.map { max(least, $0 - outer.y) } ?? ui.pixels(style.maximumHeight)
    mostHeight = given == nil ? axes.contains(.vertical) ? rest : Int.max : nil
    inner = Placer(
      kind: .column, x: outer.x + padX, y: outer.y + padY, width: self.width - right - 2 * padX,
      spacing: outer.spacing)
    inner.isNatural = axes.contains(.horizontal)
  }

  /// Takes in how large the content has become.
  mutating func take(_ finished: Placer, _ reach: (x: Int, y: Int)?, _ grid: PixelGrid) {
    let contentWidth = max(finished.usedWidth, (reach?.x ?? 0) - inner.x) + 2 * padX
    let contentHeight = max(finished.usedHeight, (reach?.y ?? 0) - inner.y) + 2 * padY
    if let mostHeight { height = min(contentHeight + below, mostHeight) }
    if axes.contains(.horizontal) { limitX = max(0, contentWidth - viewWidth) }
    if axes.contains(.vertical) { limitY = max(0, contentHeight - viewHeight) }
  }
}
