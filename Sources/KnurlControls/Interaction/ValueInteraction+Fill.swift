extension ValueInteraction {
  /// Moves all thumbs and keeps their distances; where one comes to its end, all stop (P24).
  mutating func moveFill(_ index: Int, to position: Double) {
    guard !isFixed, let start = state.holds[index].start, start.count == values.count, start.count > 1 else { return }
    let moved = room(start, position - domain.position(of: start[0]))
    let all = domain.together(start, by: moved)
    for index in values.indices { assign(values.part(at: index), all[index]) }
    state.holds[index].all = values
  }

  /// As much of a movement as all thumbs can make.
  private func room(_ start: Numbers, _ movement: Double) -> Double {
    var low = -Double.infinity, high = Double.infinity
    for index in start.indices {
      let position = domain.position(of: start[index])
      let own = limits.ownPositions(of: index, domain)
      low = max(low, min(0, own.lowerBound - position))
      high = min(high, max(0, own.upperBound - position))
    }
    return Interpolation.clamp(movement, low, high)
  }

  /// Lets the picture move to a value that the program has set, where it was asked to.
  func followSets() {
    guard let known = state.known, known.count == values.count else { return }
    for index in values.indices {
      let part = values.part(at: index)
      if state.isHeld(part) || given[index].isSame(as: known[index]) { continue }
      ui.startMotion(state, part, from: domain.position(of: domain.clamped(known[index])), wraps: geometry.wraps)
    }
  }

  /// Ends what pointers hold of values that are gone: a list may have become shorter.
  mutating func forgetVanished() {
    guard values.isList else { return }
    state.holds.removeAll { hold in hold.part.map { !values.contains($0) && $0 != .fill } ?? false }
    for editing in state.editings where !values.contains(editing.part) { endVanished(editing) }
    state.editings.removeAll { !values.contains($0.part) }
    if !values.contains(state.keyPart) { state.keyPart = values.part(at: 0) }
  }

  private mutating func endVanished(_ editing: Editing) {
    guard editing.hasBegun else { return }
    let isSame = editing.reported.isSame(as: editing.original)
    add(isSame ? .cancelled : .committed, editing.part, editing.original, editing.reported)
    flags.insert(isSame ? .cancelled : .committed)
  }
}
