/// What a press inside scroll areas has become.
struct PanPress {
  enum Phase {
    /// Nothing yet: a control may have the drag, or an area, or it is a tap.
    case undecided
    /// An area follows the pointer.
    case panning
    /// A bar of the area is held.
    case bar
  }

  /// The area; while undecided the innermost one.
  var area: ControlState
  let press: Point
  let time: Double
  /// The axes along which the pressed control takes drags.
  let drags: Axes
  var phase = Phase.undecided
}

extension UI {
  /// The scroll area that a record lies in, or is.
  func area(of record: HitRecord) -> ControlState? {
    if let state = record.state, state.scroll != nil { return state }
    return record.clip >= 0 ? shown.clips[Int(record.clip)].area : nil
  }

  /// The first of the areas around each other that meets a condition, from the innermost out.
  func firstArea(from area: ControlState?, where condition: (ScrollState) -> Bool) -> ControlState? {
    var next = area
    while let state = next, let scroll = state.scroll {
      if condition(scroll) { return state }
      next = scroll.parent
    }
    return nil
  }

  /// A time of an event that motions can be reckoned from.
  func sane(_ time: Double) -> Double { time.isFinite ? time : self.time }

  /// Tells areas which kind of pointer uses them.
  func noteTouch(_ isTouch: Bool, in area: ControlState?) {
    var next = area
    while let scroll = next?.scroll {
      scroll.isTouched = isTouch
      next = scroll.parent
    }
  }

  // MARK: Press

  /// A press inside scroll areas: true where one of them has it, or where its first motion has to tell whose it is.
  func pressInArea(_ index: Int, _ record: HitRecord?, _ point: Point, _ time: Double) -> Bool {
    guard let record, let area = area(of: record) else { return false }
    let time = sane(time), isTouch = pointers[index].id.isTouch
    noteTouch(isTouch, in: area)
    let control = record.state?.scroll == nil && record.state?.isEnabled == true ? record.state : nil
    let drags = control == nil ? [] : record.drags
    let mayPan = isTouch || firstArea(from: area) { $0.options.dragsWithMouse } != nil && drags.isEmpty
    if isTouch, stopAreas(index, area, drags, point, time) { return true }
    if !isTouch, control == nil, pressBar(index, record, point, time) { return true }
    guard mayPan, firstArea(from: area, where: { !$0.overflow.isEmpty }) != nil else {
      return control == nil ? pressBackground(index, area) : false
    }
    pointers[index].pan = PanPress(area: area, press: point, time: time, drags: drags)
    pointers[index].owner = control ?? area
    if !isTouch { pointers[index].hot = (control ?? area).hash }
    control?.mailbox.append(.pressed(pointers[index].id, point, modifiers, time: time))
    return true
  }

  /// A finger on content in motion stops it, and holds it where it moved fast; what lies there is not pressed.
  private func stopAreas(_ index: Int, _ area: ControlState, _ drags: Axes, _ point: Point, _ time: Double) -> Bool {
    if let fast = firstArea(from: area, where: { $0.isFast(at: time) }), let scroll = fast.scroll {
      pointers[index].pan = PanPress(area: fast, press: point, time: time, drags: drags, phase: .panning)
      pointers[index].owner = fast
      return scroll.beginPan(pointers[index].id, from: point, scroll.overflow, pressedAt: time, at: time)
    }
    _ = firstArea(from: area) {
      $0.stop(at: time)
      return false
    }
    return false
  }

  private func pressBar(_ index: Int, _ record: HitRecord, _ point: Point, _ time: Double) -> Bool {
    guard let area = record.state, let scroll = area.scroll else { return false }
    let place = local(point, in: area)
    guard let bar = scroll.bar(at: place) else { return false }
    scroll.press(bar, pointers[index].id, at: place, time)
    pointers[index].pan = PanPress(area: area, press: point, time: time, drags: [], phase: .bar)
    pointers[index].owner = area
    pointers[index].hot = area.hash
    return true
  }

  private func local(_ point: Point, in area: ControlState) -> Point {
    Point(x: point.x - area.shownFrame.minX, y: point.y - area.shownFrame.minY)
  }

  /// A press on what lies between controls gives the focus to the area, if keys can scroll it.
  private func pressBackground(_ index: Int, _ area: ControlState) -> Bool {
    let target = firstArea(from: area) { !$0.overflow.isEmpty }
    focus = target.map { ($0.hash, .body) }
    return true
  }

  // MARK: Motion

  /// A motion of a pointer whose press was inside scroll areas; false where it is none, or a control has it by now.
  func moveInArea(_ index: Int, _ point: Point, _ time: Double) -> Bool {
    guard let pan = pointers[index].pan else { return false }
    let pointer = pointers[index].id, time = sane(time)
    switch pan.phase {
    case .undecided: return decide(index, pan, point, time)
    case .panning: pan.area.scroll?.movePan(pointer, to: point, at: time)
    case .bar: pan.area.scroll?.moveBar(pointer, to: local(point, in: pan.area), at: time)
    }
    if pan.phase == .bar { pointers[index].hot = hotOwner(index) }
    return true
  }

  /// Settles whose a press is, once it has moved 8 points along an axis that somebody wants (P19): that of the control has it,
  /// else that of an area. False where the control has it, which then learns of the whole way.
  private func decide(_ index: Int, _ pan: PanPress, _ point: Point, _ time: Double) -> Bool {
    let way = point - pan.press
    let longer: Axes = way.y.magnitude >= way.x.magnitude ? .vertical : .horizontal
    for axis in [longer, longer == .vertical ? .horizontal : .vertical] {
      guard (axis == .vertical ? way.y : way.x).magnitude >= Self.touchSlop else { continue }
      if pan.drags.contains(axis) {
        pointers[index].pan = nil
        giveFocus(index, pan)
        return false
      }
      guard let area = panArea(from: pan.area, axis, way, time) else { continue }
      takeFromControl(index, pan)
      beginPan(index, pan, area, axis, point, time)
      return true
    }
    return true
  }

  /// The innermost area that can go the way along an axis; where all stand at their ends, the innermost that scrolls.
  private func panArea(from area: ControlState, _ axis: Axes, _ way: Vector, _ time: Double) -> ControlState? {
    guard isAlive(area) else { return nil }
    let along = axis == .vertical ? Vector(x: 0, y: -way.y) : Vector(x: -way.x, y: 0)
    return firstArea(from: area) { $0.overflow.contains(axis) && $0.canMove(by: along, at: time) }
      ?? firstArea(from: area) { $0.overflow.contains(axis) }
  }

  private func isAlive(_ area: ControlState) -> Bool { states[area.hash] === area }

  private func takeFromControl(_ index: Int, _ pan: PanPress) {
    if let owner = pointers[index].owner, owner.scroll == nil { owner.mailbox.append(.cancelled(pointers[index].id)) }
    // A swipe between two taps keeps them from being a double one.
    lastClick = nil
  }

  /// An area of both axes follows along one where the motion is twice as far along it, else along both.
  private func beginPan(
    _ index: Int, _ pan: PanPress, _ area: ControlState, _ axis: Axes, _ point: Point, _ time: Double
  ) {
    guard let scroll = area.scroll else { return }
    let way = point - pan.press, pointer = pointers[index].id
    let along = axis == .vertical ? way.y : way.x, across = axis == .vertical ? way.x : way.y
    let axes = across.magnitude * 2 > along.magnitude ? scroll.overflow : axis
    pointers[index].owner = area
    if !pointer.isTouch { pointers[index].hot = area.hash }
    pointers[index].pan?.phase = .panning
    pointers[index].pan?.area = area
    if scroll.beginPan(pointer, from: pan.press, axes, pressedAt: pan.time, at: time) {
      scroll.movePan(pointer, to: point, at: time)
    }
  }

  // MARK: Release

  /// Ends a press inside scroll areas; false where a control has still to learn of it.
  func letGoInArea(_ index: Int, _ mail: Mail) -> Bool {
    guard let pan = pointers[index].pan else { return false }
    pointers[index].pan = nil
    let pointer = pointers[index].id
    switch pan.phase {
    case .undecided:
      return letGoUndecided(index, pan, mail)
    case .panning:
      if case .released(_, let place, _, let time) = mail {
        pan.area.scroll?.endPan(pointer, at: place, sane(time))
      } else {
        pan.area.scroll?.endPan(pointer, at: nil, time)
      }
    case .bar:
      if case .cancelled = mail {
        pan.area.scroll?.endBar(pointer, isCancelled: true, at: time)
      } else {
        pan.area.scroll?.endBar(pointer, isCancelled: false, at: time)
      }
    }
    pointers[index].owner = nil
    return true
  }

  /// A tap: the control learns of a release where it was pressed, the area's background has the focus.
  private func letGoUndecided(_ index: Int, _ pan: PanPress, _ mail: Mail) -> Bool {
    let owner = pointers[index].owner
    guard let owner, owner.scroll == nil else {
      pointers[index].owner = nil
      if case .released = mail, owner != nil { return pressBackground(index, pan.area) }
      return true
    }
    guard case .released(let pointer, _, let modifiers, let time) = mail else { return false }
    giveFocus(index, pan)
    owner.mailbox.append(.released(pointer, pan.press, modifiers, time: time))
    pointers[index].owner = nil
    return true
  }

  /// Gives the focus to a control that was pressed inside an area, now that it is known that it was meant.
  private func giveFocus(_ index: Int, _ pan: PanPress) {
    guard let state = pointers[index].owner, state.scroll == nil,
      let stop = shown.focusables.first(where: { $0.state === state })
    else { return }
    focus = (state.hash, stop.part == .body ? stop.part : nearestThumb(state, pan.press, stop.part))
  }
}
