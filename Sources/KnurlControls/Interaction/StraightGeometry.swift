/// How a straight control of any number of thumbs turns places into positions, and presses into thumbs (P5).
struct StraightGeometry: ThumbGeometry {
  let layout: StraightLayout
  /// Whether thumbs are round; otherwise their whole rectangle is grabbed.
  var isRound = true
  var isSingle = false
  var dragsFill = false
  var trackPress = TrackPress.jump
  var isRelative: Bool { false }

  func position(at place: Point) -> Double {
    guard layout.travel > 0 else { return 0 }
    let position = (layout.along(place) - layout.start) / layout.travel
    return layout.isFlipped ? 1 - position : position
  }

  func position(of hold: inout Hold, at place: Point, factor: Double) -> Double {
    guard layout.travel > 0 else { return hold.anchorPosition }
    let moved = (layout.along(place) - layout.along(hold.anchor)) / layout.travel
    return hold.anchorPosition + (layout.isFlipped ? -moved : moved) * factor
  }

  func direction(of movement: Vector) -> Int {
    let along = layout.axis == .horizontal ? movement.x : movement.y
    if along == 0 { return 0 }
    return (along > 0) != layout.isFlipped ? 1 : -1
  }

  func steps(for key: Key, isReversed: Bool) -> Double {
    let isTurned = layout.isFlipped != isReversed
    switch (key, layout.axis) {
    case (.right, .horizontal), (.down, .vertical): return isTurned ? -1 : 1
    case (.left, .horizontal), (.up, .vertical): return isTurned ? 1 : -1
    case (.up, .horizontal), (.right, .vertical): return 1
    case (.down, .horizontal), (.left, .vertical): return -1
    default: return 0
    }
  }

  // MARK: Presses

  func target(
    at place: Point, isTouch: Bool, _ values: Numbers, _ domain: ValueDomain, _ state: ControlState
  ) -> PressTarget {
    guard layout.travel > 0, values.count > 0, !(isSingle && !state.holds.isEmpty) else { return .nothing }
    if let target = thumb(at: place, values, domain, state) { return target }
    let (index, distance) = nearest(to: place, values, domain, state)
    let part = values.part(at: index)
    // Touch margins count outside the drawn thumbs only.
    if isTouch, distance <= max(layout.halfLength + 8, 22) { return .thumb(part) }
    if dragsFill, values.count > 1, state.holds.isEmpty, isBetween(place, values, domain) { return .thumb(.fill) }
    return switch trackPress {
    case .jump: .track(part)
    case .page: .page(part)
    case .click: .click(part)
    case .ignore: .nothing
    }
  }

  /// What a press on the drawn thumbs means; of several on one spot, those count that nobody holds.
  private func thumb(
    at place: Point, _ values: Numbers, _ domain: ValueDomain, _ state: ControlState
  ) -> PressTarget? {
    var lowest: Part?, highest: Part?, isOnAny = false
    for index in values.indices where isOn(place, domain.position(of: values[index])) {
      isOnAny = true
      let part = values.part(at: index)
      if state.isHeld(part) { continue }
      lowest = lowest ?? part
      highest = part
    }
    guard let lowest, let highest else { return isOnAny ? .nothing : nil }
    return lowest == highest ? .thumb(lowest) : .undecided(lower: lowest, upper: highest)
  }

  /// Whether a place is on a thumb.
  func isOn(_ place: Point, _ position: Double) -> Bool {
    if isRound { return layout.center(at: position).distance(to: place) <= layout.halfLength }
    return layout.thumb(at: position).contains(place)
  }

  /// The thumb nearest to a place beside all: of several on one spot the outermost on the place's side, at equal distance
  /// the last used, else the lower one.
  private func nearest(
    to place: Point, _ values: Numbers, _ domain: ValueDomain, _ state: ControlState
  ) -> (index: Int, distance: Double) {
    var best = 0, distance = Double.infinity
    for index in values.indices {
      let away = layout.center(at: domain.position(of: values[index])).distance(to: place)
      let isTie = abs(away - distance) < 1e-6
      if isTie ? state.lastUsed == values.part(at: index) : away < distance { (best, distance) = (index, away) }
    }
    return (outermost(best, place, values, domain), distance)
  }

  private func outermost(_ index: Int, _ place: Point, _ values: Numbers, _ domain: ValueDomain) -> Int {
    let spot = domain.position(of: values[index])
    let isAbove = (position(at: place) > spot) != domain.isReversed
    var result = index
    while true {
      let next = result + (isAbove ? 1 : -1)
      guard next >= 0, next < values.count,
        abs(domain.position(of: values[next]) - spot) * layout.travel < 0.5
      else { return result }
      result = next
    }
  }

  private func isBetween(_ place: Point, _ values: Numbers, _ domain: ValueDomain) -> Bool {
    let position = position(at: place)
    let a = domain.position(of: values[0]), b = domain.position(of: values[values.count - 1])
    return position > min(a, b) && position < max(a, b)
  }
}
