/// One call of a value control: replays what happened since the last call, keeps to the policies that all value controls
/// share, and reports the edits.
///
/// A press changes nothing by itself (P6); the position of a drag is reckoned from where it began, never from the rounded
/// value (so that slow drags lose nothing); the value that is held is written in each frame from the first movement to the
/// release (P17).
struct ValueInteraction<Geometry: ThumbGeometry> {
  let ui: UI
  let state: ControlState
  let domain: ValueDomain
  let options: ValueOptions
  let geometry: Geometry
  var limits = RangeLimits()
  /// The values as they are shown.
  var values: Numbers
  /// The program's values at the call.
  let given: Numbers
  var flags: Response.Flags = []
  var clicks = 0

  init(
    _ ui: UI, _ state: ControlState, _ domain: ValueDomain, _ options: ValueOptions, _ geometry: Geometry,
    _ values: Numbers
  ) {
    self.ui = ui
    self.state = state
    self.domain = domain
    self.options = options
    self.geometry = geometry
    self.values = values
    given = values
  }

  /// Whether nothing can be changed.
  var isFixed: Bool { domain.isInert || options.isReadOnly }

  /// Replays the mailbox; afterwards `values` holds what is shown and `written` what the program gets.
  mutating func run() {
    state.lastDomain = domain
    if options.animatesSets { followSets() }
    if !isFixed { keepHeld() }
    for mail in state.mailbox { replay(mail) }
    state.mailbox.removeAll(keepingCapacity: true)
    if ui.focus?.hash == state.hash { ui.focus = (state.hash, state.keyPart) }
    for index in state.editings.indices {
      report(index)
      state.editings[index].pending = values[state.editings[index].part]
    }
    state.known = values
  }

  /// Puts what the user made in the place of the program's values, from the first movement to the release.
  private mutating func keepHeld() {
    if !options.isContinuous {
      for editing in state.editings { values[editing.part] = domain.clamped(editing.pending ?? values[editing.part]) }
    }
    for hold in state.holds {
      if hold.part == .fill, let both = hold.both {
        values = both
      } else if let part = hold.part, hold.isDragging, let value = hold.value {
        values[part] = domain.clamped(value)
      }
    }
  }

  /// The values that the program's variables get: those that the user made, and the program's own otherwise.
  var written: Numbers {
    if options.isContinuous { return values }
    var result = values
    for part in [Part.body, .lower, .upper] where state.isHeld(part) || state.editing(of: part) != nil {
      result[part] = given[part]
    }
    return result
  }

  private mutating func replay(_ mail: Mail) {
    switch mail {
    case .pressed(let pointer, let point, let modifiers, let time): press(pointer, local(point), modifiers, time)
    case .moved(let pointer, let point, let modifiers): move(pointer, local(point), modifiers)
    case .released(let pointer, let point, let modifiers, let time): release(pointer, local(point), modifiers, time)
    case .lost(let pointer): end(pointer)
    case .cancelled(let pointer): cancel(pointer)
    case .focused(let part): state.keyPart = part
    case .key(let key, let modifiers, _): press(key, state.keyPart, modifiers)
    case .wheel(let notches, let modifiers): turn(notches, modifiers)
    }
  }

  private func local(_ point: Point) -> Point { point - (state.shownFrame.origin - .zero) }

  // MARK: Press

  private mutating func press(_ pointer: PointerID, _ place: Point, _ modifiers: Modifiers, _ time: Double) {
    guard !isFixed else { return }
    let target = geometry.target(at: place, isTouch: pointer.isTouch, values, domain, state)
    switch target {
    case .nothing: return
    case .undecided:
      state.holds.append(Hold(pointer: pointer, part: nil, press: place, time: time, modifiers: modifiers))
    case .thumb(let part), .track(let part):
      if state.isHeld(part) { return }
      var hold = Hold(pointer: pointer, part: part, press: place, time: time, modifiers: modifiers)
      if case .track = target { hold.isJump = true }
      state.holds.append(hold)
      use(part)
      if hold.isJump, !pointer.isTouch { begin(state.holds.count - 1, jumps: true) }
    }
  }

  /// Remembers a part as the one used last, which keys go to from now on.
  private func use(_ part: Part) {
    if part == .fill { return }
    state.lastUsed = part
    state.keyPart = part
  }

  // MARK: Drag

  private mutating func move(_ pointer: PointerID, _ place: Point, _ modifiers: Modifiers) {
    guard let index = state.hold(by: pointer) else { return }
    let movement = place - state.holds[index].press
    if movement.length >= (pointer.isTouch ? UI.touchSlop : UI.mouseSlop) { state.holds[index].hasMoved = true }
    if !state.holds[index].isDragging {
      guard isDrag(index, movement), decide(index, movement) else { return }
      begin(index, jumps: state.holds[index].isJump)
    }
    follow(index, place, modifiers)
    if options.releasesAtExit, !state.shownExtent.contains(place) { end(pointer) }
  }

  /// Whether a movement since the press begins a drag (P19): the whole of it counts then.
  private func isDrag(_ index: Int, _ movement: Vector) -> Bool {
    let hold = state.holds[index]
    if hold.pointer.isTouch { return movement.length >= UI.touchSlop }
    return hold.part == nil ? movement.length >= UI.mouseSlop : movement != .zero
  }

  /// Settles which thumb is meant; false while the movement does not tell (P5).
  private mutating func decide(_ index: Int, _ movement: Vector) -> Bool {
    if state.holds[index].part != nil { return true }
    let direction = geometry.direction(of: movement, at: state.holds[index].press)
    if direction == 0 { return false }
    var part: Part = direction > 0 ? rightPart : leftPart
    let other: Part = part == .upper ? .lower : .upper
    if state.isHeld(part) || isStuck(part, direction), !state.isHeld(other) { part = other }
    if state.isHeld(part) { return false }
    state.holds[index].part = part
    use(part)
    return true
  }

  /// The thumb with the higher positions.
  private var rightPart: Part { domain.isReversed ? .lower : .upper }
  private var leftPart: Part { domain.isReversed ? .upper : .lower }

  /// Whether a thumb stands at its end in a direction.
  private func isStuck(_ part: Part, _ direction: Int) -> Bool {
    let position = domain.position(of: values[part])
    return direction > 0 ? position >= 1 : position <= 0
  }

  private mutating func begin(_ index: Int, jumps: Bool) {
    guard let part = state.holds[index].part else { return }
    let start =
      jumps ? geometry.position(at: state.holds[index].press) : domain.position(of: domain.clamped(values[part]))
    state.holds[index].isDragging = true
    state.holds[index].value = values[part]
    state.holds[index].start = part == .fill ? values : nil
    state.holds[index].anchorPosition = start
    state.holds[index].position = start
    if jumps {
      animate(part)
      set(part, domain.number(at: start), index)
    }
  }

  private mutating func follow(_ index: Int, _ place: Point, _ modifiers: Modifiers) {
    let factor = Self.factor(modifiers)
    if factor != Self.factor(state.holds[index].modifiers) {
      // A change of fineness counts from here: nothing jumps.
      state.holds[index].anchor = state.holds[index].last
      state.holds[index].anchorPosition = state.holds[index].position
    }
    state.holds[index].modifiers = modifiers
    var position = geometry.position(of: &state.holds[index], at: place, factor: factor)
    if geometry.isRelative, position < 0 || position > 1 {
      position = Interpolation.clamp(position, 0, 1)
      state.holds[index].anchor = place
      state.holds[index].anchorPosition = position
    }
    state.holds[index].last = place
    state.holds[index].position = position
    guard let part = state.holds[index].part else { return }
    if part == .fill {
      moveFill(index, to: position)
    } else {
      set(part, domain.number(at: detained(position)), index)
    }
  }

  /// How near a detent holds a drag, as a share of the travel.
  private static var detentReach: Double { 0.015 }

  /// The position, or that of a detent within reach.
  private func detained(_ position: Double) -> Double {
    for detent in options.detents where detent >= domain.lower && detent <= domain.upper {
      let place = domain.position(of: domain.number(detent))
      if abs(place - position) < Self.detentReach { return place }
    }
    return position
  }

  /// Whether a value comes to a detent, or passes one.
  private func crossesDetent(from old: Number, to new: Number) -> Bool {
    options.detents.contains { detent in
      guard detent >= domain.lower, detent <= domain.upper, !old.isNaN else { return false }
      let number = domain.number(detent)
      return old < number ? new >= number : number < old && new <= number
    }
  }

  static func factor(_ modifiers: Modifiers) -> Double {
    modifiers.contains(.shift) ? 0.1 : modifiers.contains(.control) ? 10 : 1
  }

  // MARK: Release

  private mutating func release(_ pointer: PointerID, _ place: Point, _ modifiers: Modifiers, _ time: Double) {
    guard let index = state.hold(by: pointer) else { return }
    if place != state.holds[index].last { move(pointer, place, modifiers) }
    guard let index = state.hold(by: pointer) else { return }
    let hold = state.holds[index]
    if hold.isJump, !hold.isDragging { begin(index, jumps: true) }
    end(pointer)
    if !hold.hasMoved, !hold.isJump { click(hold, place, modifiers, time) }
    if hold.hasMoved || hold.isJump { ui.lastClick = nil }
  }

  private mutating func click(_ hold: Hold, _ place: Point, _ modifiers: Modifiers, _ time: Double) {
    clicks += 1
    let part = hold.part ?? .body
    let count = ui.countClick(state, part, at: place, time: time)
    guard let value = options.defaultValue, value.isFinite, part != .fill, hold.part != nil else { return }
    if count == 2 || modifiers.contains(.alt) { change(part, to: domain.clamped(domain.number(value)), animated: true) }
  }

  /// Ends a pointer's hold; the value stays.
  private mutating func end(_ pointer: PointerID) {
    guard let index = state.hold(by: pointer) else { return }
    state.holds.remove(at: index)
    finishEdits()
  }

  /// Ends a pointer's hold; the value returns to where the edit began.
  private mutating func cancel(_ pointer: PointerID) {
    guard let index = state.hold(by: pointer) else { return }
    state.holds.remove(at: index)
    for editing in state.editings where !state.isHeld(editing.part) {
      values[editing.part] = options.isContinuous ? editing.original : given[editing.part]
    }
    // Nothing was written, and nothing said, of an edit that waits for its release.
    if !options.isContinuous { state.editings.removeAll { !state.isHeld($0.part) } }
    keepOrder()
    finishEdits(isCancelled: true)
  }

  /// A thumb that was taken back may stand beyond the one that is still held: that one gives way.
  private mutating func keepOrder() {
    guard values.second != nil, values[.lower] > values[.upper] else { return }
    for index in state.holds.indices where state.holds[index].isDragging {
      guard let part = state.holds[index].part, part != .fill else { continue }
      assign(part, values[part == .upper ? .lower : .upper])
      state.holds[index].value = values[part]
    }
  }

  // MARK: Keys and wheel

  private mutating func press(_ key: Key, _ part: Part, _ modifiers: Modifiers) {
    guard !isFixed, !state.isHeld(part) else { return }
    switch key {
    case .home: change(part, to: domain.minimum)
    case .end: change(part, to: domain.maximum)
    case .pageUp: step(part, by: 10)
    case .pageDown: step(part, by: -10)
    case .delete, .backspace:
      if let value = options.defaultValue, value.isFinite {
        change(part, to: domain.clamped(domain.number(value)), animated: true)
      }
    default: step(part, by: geometry.steps(for: key, isReversed: domain.isReversed) * Self.factor(modifiers))
    }
  }

  private mutating func step(_ part: Part, by count: Double) {
    guard count != 0 else { return }
    change(part, to: geometry.wraps ? domain.wrapped(values[part], by: count) : domain.moved(values[part], by: count))
  }

  private mutating func turn(_ notches: Vector, _ modifiers: Modifiers) {
    guard !isFixed, state.holds.isEmpty else { return }
    state.wheelRest += notches.y != 0 ? notches.y : notches.x
    let whole = state.wheelRest.rounded(.towardZero)
    state.wheelRest -= whole
    let focused = ui.focus?.hash == state.hash ? state.keyPart : nil
    let part = focused ?? (values.second == nil ? .body : state.lastUsed == .upper ? .upper : .lower)
    let isPolicyKey = options.wheel == .withModifier
    step(part, by: whole * Self.factor(isPolicyKey ? modifiers.subtracting(.control) : modifiers))
  }

  /// One edit that begins and ends at once.
  private mutating func change(_ part: Part, to number: Number, animated: Bool = false) {
    guard !isFixed else { return }
    if animated { animate(part) }
    set(part, number, nil)
    finishEdits()
  }

  // MARK: Values

  private mutating func set(_ part: Part, _ number: Number, _ hold: Int?) {
    guard !isFixed else { return }
    if values.second == nil {
      assign(part, number)
    } else {
      let outcome = limits.apply(
        number, to: part, values, domain, otherIsHeld: state.isHeld(part == .upper ? .lower : .upper))
      if outcome.isSwapped {
        let passed: Part = part == .upper ? .lower : .upper
        if let hold { state.holds[hold].part = passed }
        use(passed)
      }
      assign(.lower, outcome.values.first)
      if let upper = outcome.values.second { assign(.upper, upper) }
    }
    if let hold, let part = state.holds[hold].part { state.holds[hold].value = values[part] }
  }

  mutating func assign(_ part: Part, _ number: Number) {
    let number = domain.representable(number)
    if number.isSame(as: values[part]) { return }
    if crossesDetent(from: values[part], to: number) { flags.insert(.crossedDetent) }
    if state.editing(of: part) == nil {
      state.editings.append(Editing(part: part, original: values[part], reported: values[part]))
    }
    values[part] = number
  }

  /// Reports what changed since the last report.
  private mutating func report(_ index: Int) {
    let editing = state.editings[index]
    let value = values[editing.part]
    guard options.isContinuous, !value.isSame(as: editing.reported) else { return }
    beginEdit(index)
    add(.changed, editing.part, editing.reported, value)
    state.editings[index].reported = value
    flags.insert(.changed)
  }

  private mutating func beginEdit(_ index: Int) {
    if state.editings[index].hasBegun { return }
    state.editings[index].hasBegun = true
    let editing = state.editings[index]
    add(.began, editing.part, editing.original, values[editing.part])
    flags.insert(.began)
  }

  /// Ends the edits of all parts that nobody holds.
  private mutating func finishEdits(isCancelled: Bool = false) {
    for index in state.editings.indices where !state.isHeld(state.editings[index].part) {
      if !isCancelled { report(index) }
      finish(index)
    }
    state.editings.removeAll { !state.isHeld($0.part) }
  }

  private mutating func finish(_ index: Int) {
    let editing = state.editings[index]
    let value = values[editing.part]
    let isSame = value.isSame(as: editing.original)
    if !isSame { beginEdit(index) }
    guard state.editings[index].hasBegun else { return }
    add(isSame ? .cancelled : .committed, editing.part, editing.original, value)
    flags.insert(isSame ? .cancelled : .committed)
  }

  private func add(_ phase: Edit.Phase, _ part: Part, _ old: Number, _ new: Number) {
    ui.edits.append(
      Edit(
        path: state.path(of: part), phase: phase, source: .user, oldValue: domain.edit(old), newValue: domain.edit(new))
    )
  }

  private func animate(_ part: Part) {
    ui.startMotion(state, part, from: domain.position(of: values[part]), wraps: geometry.wraps)
  }
}
