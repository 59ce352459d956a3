import KnurlControls
import KnurlGeometry

/// Keeps SDL's second tellings of one touch or click from the controls.
///
/// SDL makes a mouse from the first finger, and on some systems a finger from the mouse, each posted before the genuine
/// event. Such an event is dropped, by the id of its device, and answered with the claim that the genuine pointer has or
/// would get: so the game does not act on what a control took.
struct PointerGate {
  /// What to do with an event.
  enum Verdict: Hashable {
    case deliver
    case answer(Claim)
  }

  /// The fingers that lie on a screen, each with the claim of its press.
  private(set) var fingers: [PointerID: Claim] = [:]
  /// The claim of the finger that SDL's mouse follows; nil while none is down.
  private var followed: Claim?
  /// The claim of the main button; nil while it is up.
  private(set) var mouse: Claim?

  /// Decides on an event.
  /// - Parameters:
  ///   - meaning: The event.
  ///   - fingersAreOn: Whether SDL delivers fingers at all; else a mouse made from a finger is the finger.
  ///   - probe: The claim that a press by a finger (or else by the mouse) at a place would get.
  mutating func verdict(
    on meaning: EventTranslation.Meaning, fingersAreOn: Bool, probe: (Point, _ isTouch: Bool) -> Claim
  ) -> Verdict {
    switch meaning.origin {
    case .genuine: .deliver
    case .indirect: .answer(.free)
    case .mouseOfFinger:
      fingersAreOn ? .answer(Self.shadow(meaning.kind, &followed) { probe($0, true) }) : .deliver
    case .fingerOfMouse: .answer(Self.shadow(meaning.kind, &mouse) { probe($0, false) })
    }
  }

  /// Learns what the controls answered to an event that was delivered.
  mutating func delivered(_ kind: InputEvent.Kind, _ claim: Claim) {
    switch kind {
    case .pressed(.mouse, _, .left): mouse = claim
    case .released(.mouse, _, .left), .cancelled(.mouse): mouse = nil
    case .moved(.mouse, _, let held) where !held.contains(.left),
      .dragged(.mouse, _, let held) where !held.contains(.left):
      mouse = nil
    case .pressed(let pointer, _, _) where isFinger(pointer):
      if followed != nil && fingers.isEmpty { followed = claim }
      fingers[pointer] = claim
    case .released(let pointer, _, _), .cancelled(let pointer): fingers[pointer] = nil
    default: break
    }
  }

  /// Forgets the fingers that left without a word, and answers them.
  mutating func removeDead(_ isAlive: (PointerID) -> Bool) -> [PointerID] {
    let dead = fingers.keys.filter { !isAlive($0) }
    for pointer in dead { fingers[pointer] = nil }
    return dead
  }

  /// The answer to an emulated event; `held` is the claim that it shadows.
  private static func shadow(_ kind: InputEvent.Kind, _ held: inout Claim?, _ probe: (Point) -> Claim) -> Claim {
    switch kind {
    case .pressed(_, let place, _):
      let claim = held ?? probe(place)
      held = claim
      return claim
    case .released:
      defer { held = nil }
      return held ?? .free
    case .moved(_, let place, _): return held ?? probe(place)
    default: return .free
    }
  }

  private func isFinger(_ pointer: PointerID) -> Bool {
    if case .finger = pointer { true } else { false }
  }
}
