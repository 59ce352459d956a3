/// Takes out of events what nobody may read: text that goes into a control that keeps it secret.
///
/// What was typed becomes as many bullets, so that a replay shows the same picture; keys with characters become bullets
/// too, save shortcuts, which type nothing.
struct SecretMask {
  private static let bullet: Character = "\u{2022}"
  /// Masked keys that are down: their releases are masked even where the focus has moved on.
  private var keys: [Key] = []

  mutating func masked(_ event: InputEvent, isSecret: Bool) -> InputEvent {
    InputEvent(masked(event.kind, isSecret), time: event.time)
  }

  private mutating func masked(_ kind: InputEvent.Kind, _ isSecret: Bool) -> InputEvent.Kind {
    switch kind {
    case .text(let text) where isSecret: return .text(Self.bullets(text))
    case .composing(let text, let caret) where isSecret: return .composing(Self.bullets(text), caret: caret)
    case .keyDown(let key, let modifiers, let isRepeat):
      guard isSecret, Self.types(key, modifiers) else {
        keys.removeAll { $0 == key }
        return kind
      }
      if !keys.contains(key), keys.count < 64 { keys.append(key) }
      return .keyDown(.character(Self.bullet), modifiers, isRepeat: isRepeat)
    case .keyUp(let key, let modifiers):
      let isMasked = keys.contains(key) || isSecret && Self.types(key, modifiers)
      keys.removeAll { $0 == key }
      return isMasked ? .keyUp(.character(Self.bullet), modifiers) : kind
    case .text, .composing, .moved, .dragged, .pressed, .released, .left, .cancelled, .wheel, .modifiers, .focusGained,
      .focusLost, .padButton, .padAxis, .padRemoved, .action:
      return kind
    }
  }

  /// Whether a key may type its character: Control and Alt together are AltGr, which does.
  private static func types(_ key: Key, _ modifiers: Modifiers) -> Bool {
    guard case .character = key else { return false }
    return modifiers.isDisjoint(with: [.control, .command]) || modifiers.contains(.alt)
  }

  private static func bullets(_ text: String) -> String { String(repeating: bullet, count: text.count) }
}
