extension UI {
  /// Scrolls the areas around a control, or a part of one, until it is in view; nothing where the last frame did not show it.
  /// - Parameters:
  ///   - path: The control's or the part's path.
  ///   - animates: Whether the content glides there; with `theme.reduceMotion` it never does.
  public func reveal(_ path: String, animates: Bool = true) {
    for record in shown.nodes {
      guard let state = record.state, state.path(of: record.part) == path else { continue }
      reveal(record.frame, in: parentArea(of: state), animates: animates)
      return
    }
  }

  /// Scrolls an area to an offset in points from the beginning of its content, or to the nearest there is; a part that is not
  /// finite leaves its axis alone. Nothing where the last frame did not show the area, or a finger holds its content.
  ///
  /// The node of the area tells its offset as its value, and those of its bars tell that of each axis.
  /// - Parameters:
  ///   - path: The area's path.
  ///   - offset: The place in the content that comes to the viewport's beginning.
  ///   - animates: Whether the content glides there; with `theme.reduceMotion` it never does.
  public func scroll(_ path: String, to offset: Point, animates: Bool = true) {
    let record = shown.nodes.first { $0.part == .body && $0.state?.scroll != nil && $0.state?.path == path }
    record?.state?.scroll?.move(to: offset - .zero, at: time, animates: animates)
  }

  /// The area around a control of the last frame.
  private func parentArea(of state: ControlState) -> ControlState? {
    if let scroll = state.scroll { return scroll.parent }
    if let record = shown.hits.last(where: { $0.state === state }) { return area(of: record) }
    return nil
  }

  /// What stays free between the edge of a viewport and what is brought into view, in points.
  private static let revealMargin = 12.0

  /// Scrolls areas around each other, from the innermost out, until a frame of the last picture is in view: no farther than
  /// needed, and its beginning first where it is longer than the viewport.
  private func reveal(_ frame: Rect, in area: ControlState?, animates: Bool) {
    var frame = frame, next = area
    while let state = next, let scroll = state.scroll {
      let content = frame.moved(by: scroll.shown)
      let view = Rect(origin: state.shownFrame.origin, size: scroll.viewport)
      let goal = Vector(
        x: Self.goal(scroll.x.destination(at: time), content.minX - view.minX, content.width, view.width),
        y: Self.goal(scroll.y.destination(at: time), content.minY - view.minY, content.height, view.height))
      scroll.move(to: goal, at: time, animates: animates)
      let reached = Vector(
        x: Interpolation.clamp(goal.x, 0, scroll.x.limit), y: Interpolation.clamp(goal.y, 0, scroll.y.limit))
      frame = content.moved(by: -reached)
      next = scroll.parent
    }
  }

  private static func goal(_ offset: Double, _ start: Double, _ length: Double, _ extent: Double) -> Double {
    let margin = max(0, min(revealMargin, (extent - length) / 2))
    let first = start + length + margin - extent, last = start - margin
    return max(min(offset, last), min(first, last))
  }

  /// Scrolls a control that keys have given the focus to into view.
  func reveal(_ stop: FocusRecord) {
    let area = stop.state.scroll?.parent ?? (stop.clip >= 0 ? shown.clips[Int(stop.clip)].area : nil)
    guard let area else { return }
    let frame = stop.state.shownExtent.moved(by: stop.state.shownFrame.origin - .zero)
    reveal(frame, in: area, animates: true)
  }

  // MARK: Keys

  /// A key that a focused control leaves alone scrolls the areas around it; the space bar only one that has the focus itself.
  func scroll(from stop: FocusRecord, _ key: Key, _ modifiers: Modifiers) -> Claim {
    let area = stop.state.scroll != nil ? stop.state : stop.clip >= 0 ? shown.clips[Int(stop.clip)].area : nil
    if key == .space, stop.state.scroll == nil { return .free }
    let target =
      firstArea(from: area) { scroll in
        way(key, modifiers, scroll).map { scroll.canMove(by: $0, at: time) } ?? false
      }
      ?? firstArea(from: area) { way(key, modifiers, $0) != nil }
    guard let target, let scroll = target.scroll, let way = way(key, modifiers, scroll) else { return .free }
    noteTouch(false, in: target)
    if stop.state.scroll != nil { showsFocus = true }
    scroll.move(by: way, at: time, animates: true)
    return .claimed
  }

  /// The way that a key means for an area; nil where it means none.
  private func way(_ key: Key, _ modifiers: Modifiers, _ scroll: ScrollState) -> Vector? {
    let axes = scroll.overflow, step = scroll.style.step
    let main: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    func along(_ axis: Axis, _ distance: Double) -> Vector? {
      guard axes.contains(axis == .vertical ? .vertical : .horizontal) else { return nil }
      return axis == .vertical ? Vector(x: 0, y: distance) : Vector(x: distance, y: 0)
    }
    let length = main == .vertical ? scroll.y.limit : scroll.x.limit
    switch key {
    case .up: return along(.vertical, -step)
    case .down: return along(.vertical, step)
    case .left: return along(.horizontal, -step)
    case .right: return along(.horizontal, step)
    case .pageUp: return along(main, -scroll.page(along: main))
    case .pageDown: return along(main, scroll.page(along: main))
    case .space: return along(main, scroll.page(along: main) * (modifiers.contains(.shift) ? -1 : 1))
    case .home: return along(main, -length)
    case .end: return along(main, length)
    default: return nil
    }
  }
}
