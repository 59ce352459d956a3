extension UI {
  /// The claim that a press at a place would get now, without pressing: for hosts that hear of one press twice.
  package func claim(at point: Point, isTouch: Bool) -> Claim {
    point.isFinite && hit(at: point, touch: isTouch) != nil ? .claimed : .free
  }

  /// What is still held although no pointer is down and no key: for tests that let go of everything and build a frame.
  package var leaks: [String] {
    var leaks = states.values.filter { !$0.holds.isEmpty }.map(\.path).sorted().map { "\"\($0)\" is still held" }
    leaks += states.values.filter { $0.editings.contains(where: \.hasBegun) }.map(\.path).sorted()
      .map { "an edit of \"\($0)\" has not ended" }
    for slot in pointers where slot.id.isTouch || slot.owner != nil || !slot.claimed.isEmpty || !slot.free.isEmpty {
      leaks.append("\(slot.id) is still known")
    }
    return leaks + claimedKeys.map { "the key \($0) is still claimed" }
  }
}
