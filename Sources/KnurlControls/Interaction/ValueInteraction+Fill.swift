extension ValueInteraction {
  /// Moves both thumbs and keeps their distance; where either comes to its end, both stop (P24).
  mutating func moveFill(_ index: Int, to position: Double) {
    guard !isFixed, let start = state.holds[index].start else { return }
    let from = domain.position(of: start[.lower]), to = domain.position(of: start[.upper])
    let moved = Interpolation.clamp(position - from, -min(from, to), 1 - max(from, to))
    let both = domain.together(start, by: moved, from, to)
    assign(.lower, both.first)
    assign(.upper, both[.upper])
    state.holds[index].both = values
  }

  /// Lets the picture move to a value that the program has set, where it was asked to.
  func followSets() {
    guard let known = state.known else { return }
    follow(.lower, known)
    if values.second == nil { follow(.body, known) } else { follow(.upper, known) }
  }

  private func follow(_ part: Part, _ known: Numbers) {
    guard !state.isHeld(part), !given[part].isSame(as: known[part]) else { return }
    ui.startMotion(state, part, from: domain.position(of: domain.clamped(known[part])), wraps: geometry.wraps)
  }
}
