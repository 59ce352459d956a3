extension UI {
  /// What stays unseen of an area that a pad does not scroll to before it goes on, in points.
  private static let unseenRest = 24.0

  /// Takes the focus to the nearest control in a direction: first within the scroll area of the one that has it, which is
  /// scrolled where it holds no more of them but more to see, then in those around it.
  func moveFocus(_ direction: PadDirection, from stop: FocusRecord) -> Claim {
    var scope = stop.clip
    while true {
      if let target = nearest(direction, from: stop, in: scope) { return take(target, direction, from: stop) }
      if scope < 0 { break }
      let clip = shown.clips[Int(scope)]
      if let area = clip.area, scroll(area, direction) { return .claimed }
      scope = clip.parent
    }
    if padOptions.wraps, let target = search(direction, from: stop, in: -1).wrapped {
      return take(target, direction, from: stop)
    }
    return .claimed
  }

  /// Gives the focus to a stop by its index, and remembers the line that the pad goes along: back it leads where it came from.
  private func take(_ index: Int, _ direction: PadDirection, from stop: FocusRecord) -> Claim {
    let target = shown.focusables[index], line = anchor(of: stop), frame = frame(of: target)
    focus(target)
    let center = frame.center
    let place =
      direction.axes == .horizontal
      ? Point(x: center.x, y: Interpolation.clamp(line.y, frame.minY, frame.maxY))
      : Point(x: Interpolation.clamp(line.x, frame.minX, frame.maxX), y: center.y)
    padPlace = (target.state.hash, place - center)
    return .claimed
  }

  /// Where in a control the line of a pad goes.
  private func anchor(of stop: FocusRecord) -> Point {
    let center = frame(of: stop).center
    guard let padPlace, padPlace.hash == stop.state.hash else { return center }
    return center + padPlace.offset
  }

  private func nearest(_ direction: PadDirection, from stop: FocusRecord, in scope: Int32) -> Int? {
    search(direction, from: stop, in: scope).nearest
  }

  /// All other controls within a clip, each by its first stop and by what its own areas show of it.
  private func search(_ direction: PadDirection, from stop: FocusRecord, in scope: Int32) -> SpatialSearch {
    let own = box(of: stop, in: scope)
    var search = SpatialSearch(direction, from: own.isEmpty ? frame(of: stop) : own, anchor: anchor(of: stop))
    var last: ControlState?
    for (index, other) in shown.focusables.enumerated() where other.isTabStop && other.state !== stop.state {
      if other.state === last || !isInside(other.clip, scope) || !isInReach(other.layer) { continue }
      last = other.state
      let box = box(of: other, in: scope)
      if !box.isEmpty { search.add(box, index) }
    }
    return search
  }

  private func isInside(_ clip: Int32, _ scope: Int32) -> Bool {
    var clip = clip
    while clip >= 0, clip != scope { clip = shown.clips[Int(clip)].parent }
    return clip == scope
  }

  private func frame(of stop: FocusRecord) -> Rect {
    stop.state.shownExtent.moved(by: stop.state.shownFrame.origin - .zero)
  }

  /// What the areas between a control and a clip leave of it.
  func box(of stop: FocusRecord, in scope: Int32) -> Rect {
    var box = frame(of: stop), clip = stop.clip
    while clip >= 0, clip != scope {
      box = box.intersection(shown.clips[Int(clip)].place.frame)
      clip = shown.clips[Int(clip)].parent
    }
    return box
  }

  /// Scrolls an area a step in a direction; false where there is next to nothing left to see there.
  private func scroll(_ area: ControlState, _ direction: PadDirection) -> Bool {
    guard let scroll = area.scroll, scroll.overflow.contains(direction.axes) else { return false }
    let isUpright = direction.axes == .vertical, motion = isUpright ? scroll.y : scroll.x
    let goal = motion.destination(at: time)
    let rest = direction.isForward ? motion.limit - goal : goal
    guard rest > Self.unseenRest else { return false }
    let way = min(rest, scroll.style.step) * (direction.isForward ? 1 : -1)
    noteTouch(false, in: area)
    scroll.move(by: isUpright ? Vector(x: 0, y: way) : Vector(x: way, y: 0), at: time, animates: true)
    return true
  }
}
