extension UI {
  /// How long a burst of the wheel goes on after its last notch, in seconds.
  private static let burstTime = 0.3

  /// Notches of the wheel: what takes the first of a burst, a control or a scroll area, has all of it, whatever comes under
  /// the pointer meanwhile (P14).
  func wheel(_ point: Point, _ notches: Vector, _ time: Double) -> Claim {
    guard point.isFinite, notches.x.isFinite, notches.y.isFinite, let record = hit(at: point, touch: false) else {
      wheelBurst = (0, time)
      return .free
    }
    let way = modifiers.contains(.shift) ? Vector(x: -notches.y, y: notches.x) : Vector(x: notches.x, y: -notches.y)
    let isRunning = wheelBurst.map { (time - $0.time).magnitude < Self.burstTime } ?? false
    let target = isRunning ? wheelBurst?.hash ?? 0 : wheelTarget(record, notches, way, sane(time))
    wheelBurst = (target, time)
    if let scroll = states[target]?.scroll {
      // What the mouse draws would slip away under it.
      if isMouseHolding { return .claimed }
      noteTouch(false, in: states[target])
      // Whole notches are big steps, which the eye can't follow without a glide; fractions come in numbers.
      let isWhole = notches.x.rounded() == notches.x && notches.y.rounded() == notches.y
      scroll.move(by: scroll.distance(way), at: sane(time), animates: isWhole)
      return .claimed
    }
    guard let state = record.state, target == state.hash, takesWheel(record) else { return .claimed }
    if canTurn(record, notches) { state.mailbox.append(.wheel(notches, modifiers)) }
    return .claimed
  }

  /// What a new burst belongs to: a control whose value can change, else the innermost area that can go the way, else the one
  /// that could go back. 0: nothing.
  private func wheelTarget(_ record: HitRecord, _ notches: Vector, _ way: Vector, _ time: Double) -> UInt64 {
    if takesWheel(record), let state = record.state, canTurn(record, notches) { return state.hash }
    let area = area(of: record), axes = Axes(along: way)
    let found =
      firstArea(from: area) { $0.canMove(by: way, at: time) }
      ?? firstArea(from: area) { !$0.overflow.isDisjoint(with: axes) }
      ?? firstArea(from: area) { way.x == 0 && $0.overflow == .horizontal }
    if let found { return found.hash }
    return takesWheel(record) ? record.state?.hash ?? 0 : 0
  }

  private var isMouseHolding: Bool { pointers.contains { !$0.id.isTouch && $0.owner != nil } }

  /// Whether notches can change a control's value. What is on its way may take the value from the end that the last frame
  /// showed it at.
  private func canTurn(_ record: HitRecord, _ notches: Vector) -> Bool {
    let amount = notches.y != 0 ? notches.y : notches.x
    let isFree = amount > 0 ? record.canIncrease : record.canDecrease
    return isFree || record.state?.mailbox.isEmpty == false
  }

  private func takesWheel(_ record: HitRecord) -> Bool {
    guard let state = record.state, state.isEnabled, state.holds.isEmpty,
      !pointers.contains(where: { $0.owner === state })
    else { return false }
    return switch record.wheel {
    case .never: false
    case .focused: focus?.hash == state.hash
    case .always: true
    case .withModifier: modifiers.contains(.control)
    }
  }
}

extension Axes {
  /// The axes that a displacement goes along.
  fileprivate init(along way: Vector) {
    self = []
    if way.x != 0 { insert(.horizontal) }
    if way.y != 0 { insert(.vertical) }
  }
}
