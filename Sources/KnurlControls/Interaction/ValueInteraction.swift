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
  /// Whether a plain click opens an entry.
  var opensByClick = false

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
    forgetVanished()
    if options.animatesSets { followSets() }
    if !isFixed { keepHeld() }
    for mail in state.mailbox where !enters(mail) { replay(mail) }
    state.mailbox.removeAll(keepingCapacity: true)
    settleEntry()
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
      if hold.part == .fill, let all = hold.all, all.count == values.count {
        values = all
      } else if let part = hold.part, hold.isDragging, let value = hold.value {
        values[part] = domain.clamped(value)
      }
    }
  }

  /// The values that the program's variables get: those that the user made, and the program's own otherwise.
  var written: Numbers {
    if options.isContinuous { return values }
    var result = values
    for index in values.indices {
      let part = values.part(at: index)
      if state.isHeld(part) || state.editing(of: part) != nil { result[index] = given[index] }
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
    case .longPressed(let pointer):
      if let index = state.hold(by: pointer) { state.holds[index].isLong = true }
    case .adjusting: state.isAdjusting = !isFixed
    case .adjusted(let isCancelled): endAdjusting(isCancelled)
    case .unfocused, .text, .composing, .chosen: break
    }
  }

  private func local(_ point: Point) -> Point { point - (state.shownFrame.origin - .zero) }

  // MARK: Press

  private mutating func press(_ pointer: PointerID, _ place: Point, _ modifiers: Modifiers, _ time: Double) {
    guard !isFixed else { return }
    switch geometry.target(at: place, isTouch: pointer.isTouch, values, domain, state) {
    case .nothing: return
    case .undecided(let lower, let upper):
      var hold = Hold(pointer: pointer, part: nil, press: place, time: time, modifiers: modifiers)
      hold.candidates = (lower, upper)
      state.holds.append(hold)
    case .thumb(let part): take(part, .thumb, pointer, place, modifiers, time)
    case .track(let part): take(part, .jump, pointer, place, modifiers, time)
    case .page(let part): take(part, .page, pointer, place, modifiers, time)
    case .click(let part): take(part, .click, pointer, place, modifiers, time)
    }
  }

  /// A pointer takes a part. A mouse acts on the track at once, a finger once it has told what it is about.
  private mutating func take(
    _ part: Part, _ kind: Hold.Kind, _ pointer: PointerID, _ place: Point, _ modifiers: Modifiers, _ time: Double
  ) {
    if state.isHeld(part) { return }
    var hold = Hold(pointer: pointer, part: part, press: place, time: time, modifiers: modifiers)
    hold.kind = kind
    state.holds.append(hold)
    use(part)
    if pointer.isTouch { return }
    if kind == .jump { begin(state.holds.count - 1, jumps: true) }
    if kind == .page { turnPage(state.holds.count - 1) }
  }

  /// Sends a thumb a page towards the press, and not beyond it.
  private mutating func turnPage(_ index: Int) {
    guard let part = state.holds[index].part else { return }
    let place = Interpolation.clamp(geometry.position(at: state.holds[index].press), 0, 1)
    let goal = domain.number(at: place), value = domain.clamped(values[part])
    if goal.isSame(as: value) { return }
    let page = domain.moved(value, by: goal > value ? 10 : -10)
    animate(part)
    set(part, goal > value ? min(goal, page) : max(goal, page), nil)
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
    if state.holds[index].kind == .page || state.holds[index].kind == .click { return }
    if !state.holds[index].isDragging {
      guard isDrag(index, movement), decide(index, movement) else { return }
      begin(index, jumps: state.holds[index].kind == .jump)
    }
    follow(index, place, modifiers)
    if locks(index) { ui.lock(pointer) }
    if options.releasesAtExit, !locks(index), !state.shownExtent.contains(place) { end(pointer) }
  }

  /// Whether a drag is one that the host may hold the mouse still for; a straight control then answers at once on the way back.
  private func locks(_ index: Int) -> Bool {
    options.locksPointer && geometry.canLock && state.holds[index].pointer == .mouse
  }

  /// Whether a movement since the press begins a drag (P19): the whole of it counts then.
  private func isDrag(_ index: Int, _ movement: Vector) -> Bool {
    let hold = state.holds[index]
    if hold.pointer.isTouch { return movement.length >= UI.touchSlop }
    return hold.part == nil ? movement.length >= UI.mouseSlop : movement != .zero
  }

  /// Settles which thumb is meant; false while the movement does not tell (P5).
  private mutating func decide(_ index: Int, _ movement: Vector) -> Bool {
    guard let candidates = state.holds[index].candidates else { return true }
    let direction = geometry.direction(of: movement, at: state.holds[index].press)
    if direction == 0 { return false }
    let isUp = (direction > 0) != (domain.isReversed && !geometry.movesValue)
    var part = isUp ? candidates.upper : candidates.lower
    let other = isUp ? candidates.lower : candidates.upper
    if state.isHeld(part) || isStuck(part, isUp: isUp), !state.isHeld(other) { part = other }
    if state.isHeld(part) { return false }
    state.holds[index].part = part
    state.holds[index].candidates = nil
    use(part)
    return true
  }

  /// Whether a thumb can't go on in a direction.
  private func isStuck(_ part: Part, isUp: Bool) -> Bool {
    let (low, high) = limits.limits(of: values.index(of: part), values, domain)
    let value = domain.clamped(values[part])
    return isUp ? value >= high : value <= low
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
    let isTurned = domain.isReversed && geometry.movesValue
    var position = geometry.position(of: &state.holds[index], at: place, factor: isTurned ? -factor : factor)
    let stops = geometry.isRelative || locks(index) && !domain.isUnbounded && !geometry.wraps
    if stops, position < 0 || position > 1 {
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
    if !hold.isLong { settle(index) }
    end(pointer)
    if !hold.hasMoved, !hold.isLong, hold.kind == .thumb { click(hold, place, modifiers, time) }
    if hold.hasMoved || hold.isLong || hold.kind != .thumb { ui.lastClick = nil }
  }

  /// What a press on the track had put off until it was known to be a click.
  private mutating func settle(_ index: Int) {
    let hold = state.holds[index]
    switch hold.kind {
    case .thumb: break
    case .jump: if !hold.isDragging { begin(index, jumps: true) }
    case .page: if hold.pointer.isTouch, !hold.hasMoved { turnPage(index) }
    case .click: if !hold.hasMoved { begin(index, jumps: true) }
    }
  }

  private mutating func click(_ hold: Hold, _ place: Point, _ modifiers: Modifiers, _ time: Double) {
    clicks += 1
    if opensEntry(hold.part, modifiers) { return }
    let part = hold.part ?? .body
    let count = ui.countClick(state, part, at: place, time: time)
    guard let value = options.defaultValue, value.isFinite, part != .fill, hold.part != nil else { return }
    if count == 2 || modifiers.contains(.alt) { change(part, to: domain.clamped(domain.number(value)), animated: true) }
  }

  /// Ends a pointer's hold; the value stays.
  private mutating func end(_ pointer: PointerID) {
    guard let index = state.hold(by: pointer) else { return }
    // The picture goes from the pointer to the value.
    if options.following == .pointer, let part = state.holds[index].part, part != .fill, state.holds[index].isDragging {
      ui.startMotion(state, part, from: drawnPosition(state.holds[index], part))
    }
    state.holds.remove(at: index)
    finishEdits()
  }

  /// Ends a pointer's hold; the value returns to where the edit began.
  private mutating func cancel(_ pointer: PointerID) {
    guard let index = state.hold(by: pointer) else { return }
    state.holds.remove(at: index)
    for editing in state.editings where !state.isHeld(editing.part) {
      let isWritten = options.isContinuous || editing.hasBegun
      values[editing.part] = isWritten ? editing.original : given[editing.part]
    }
    // Nothing was written, and nothing said, of an edit that waits for its release; one that began while the control was
    // continuous ends like any other.
    if !options.isContinuous { state.editings.removeAll { !state.isHeld($0.part) && !$0.hasBegun } }
    keepOrder()
    finishEdits(isCancelled: true)
  }

  /// A thumb that was taken back may stand beyond the one that is still held: that one gives way.
  private mutating func keepOrder() {
    guard values.count > 1 else { return }
    for index in state.holds.indices where state.holds[index].isDragging {
      guard let part = state.holds[index].part, part != .fill else { continue }
      let place = values.index(of: part)
      if place > 0, values[place] < values[place - 1] { assign(part, values[place - 1]) }
      if place + 1 < values.count, values[place] > values[place + 1] { assign(part, values[place + 1]) }
      state.holds[index].value = values[part]
    }
  }

  // MARK: Keys and wheel

  /// The edits of a pad end together; what is taken back returns to where they began.
  mutating func endAdjusting(_ isCancelled: Bool) {
    guard state.isAdjusting else { return }
    state.isAdjusting = false
    if isCancelled {
      for editing in state.editings where !state.isHeld(editing.part) {
        animate(editing.part)
        values[editing.part] = editing.original
      }
    }
    finishEdits(isCancelled: isCancelled)
  }

  private mutating func press(_ key: Key, _ part: Part, _ modifiers: Modifiers) {
    guard !isFixed, values.contains(part), !state.isHeld(part) else { return }
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
    guard !isFixed, state.holds.isEmpty, values.count > 0 else { return }
    state.wheelRest += notches.y != 0 ? notches.y : notches.x
    let whole = state.wheelRest.rounded(.towardZero)
    state.wheelRest -= whole
    let focused = ui.focus?.hash == state.hash && values.contains(state.keyPart) ? state.keyPart : nil
    let part = focused ?? values.part(at: values.contains(state.lastUsed) ? values.index(of: state.lastUsed) : 0)
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

  mutating func set(_ part: Part, _ number: Number, _ hold: Int?) {
    guard !isFixed else { return }
    if hold != nil, options.following == .hop { hop(part, number) }
    let outcome = limits.apply(number, to: values.index(of: part), values, domain) {
      state.isHeld(values.part(at: $0))
    }
    let moved = values.part(at: outcome.index)
    if moved != part {
      if let hold { state.holds[hold].part = moved }
      use(moved)
    }
    for index in values.indices { assign(values.part(at: index), outcome.values[index]) }
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

  /// Ends the edits of all parts that nobody holds, unless a pad still adjusts the control.
  mutating func finishEdits(isCancelled: Bool = false) {
    if state.isAdjusting { return }
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

  func add(_ phase: Edit.Phase, _ part: Part, _ old: Number, _ new: Number) {
    ui.edits.append(
      Edit(
        path: state.path(of: part), phase: phase, source: .user, oldValue: domain.edit(old), newValue: domain.edit(new))
    )
  }

  /// A held thumb goes to a new value at its own pace.
  private func hop(_ part: Part, _ number: Number) {
    if state.holds.contains(where: { $0.part == part && $0.isDragging }), !number.isSame(as: values[part]) {
      animate(part)
    }
  }

  /// Where a held thumb is drawn that stands under its pointer.
  private func drawnPosition(_ hold: Hold, _ part: Part) -> Double {
    limits.position(hold.position, of: values.index(of: part), values, domain)
  }

  private func animate(_ part: Part) {
    ui.startMotion(state, part, from: domain.position(of: values[part]), wraps: geometry.wraps)
  }
}
