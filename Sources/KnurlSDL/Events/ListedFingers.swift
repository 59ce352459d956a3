import KnurlControls

/// The fingers that were in SDL's own list while they lay on the screen. Those of events that a program made itself never
/// were, so their absence says nothing.
struct ListedFingers {
  private struct Finger {
    let pointer: PointerID
    /// Whether the finger was missing at the beginning of the last frame.
    var isMissing = false
  }

  private var fingers: [Finger] = []

  var isEmpty: Bool { fingers.isEmpty }

  /// Follows an event that was delivered; `isDown` asks SDL's list.
  mutating func delivered(_ kind: InputEvent.Kind, isDown: (PointerID) -> Bool) {
    switch kind {
    case .pressed(let pointer, _, _), .moved(let pointer, _, _):
      guard case .finger = pointer, !fingers.contains(where: { $0.pointer == pointer }), isDown(pointer) else { return }
      fingers.append(Finger(pointer: pointer))
    case .released(let pointer, _, _), .cancelled(let pointer): fingers.removeAll { $0.pointer == pointer }
    default: break
    }
  }

  /// The fingers that are gone, to be asked before each frame. A finger must be missing twice: its lifting may still be on
  /// its way through the queue, when another thread tells SDL of touches.
  mutating func missing(_ isDown: (PointerID) -> Bool) -> [PointerID] {
    var gone: [PointerID] = []
    for index in fingers.indices {
      let isMissing = !isDown(fingers[index].pointer)
      if isMissing && fingers[index].isMissing { gone.append(fingers[index].pointer) }
      fingers[index].isMissing = isMissing
    }
    if !gone.isEmpty { fingers.removeAll { gone.contains($0.pointer) } }
    return gone
  }
}
