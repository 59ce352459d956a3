public import KnurlControls

/// The keyboard of a harness. Every verb hands its events to the interface at once.
public struct Keyboard {
  let harness: Harness

  /// Presses and releases a key with modifiers beside those held; answers whether the press is claimed.
  @discardableResult
  public func press(_ key: Key, with modifiers: Modifiers = []) -> Claim {
    let held = harness.heldModifiers
    let all = held.union(modifiers)
    let claim = harness.send(.keyDown(key, all, isRepeat: false))
    harness.send(.keyUp(key, all))
    if all != held { harness.send(.modifiers(held)) }
    return claim
  }

  /// Holds modifiers until the next call, for keys, pointers and wheel; losing the focus lets go of them.
  public func hold(_ modifiers: Modifiers) {
    harness.heldModifiers = modifiers
    harness.send(.modifiers(modifiers))
  }

  /// Commits text, as an input method or plain keys do.
  @discardableResult
  public func type(_ text: String) -> Claim { harness.send(.text(text)) }

  /// Shows text that an input method is composing, with the caret after so many of its characters; empty text ends it.
  public func compose(_ text: String, caret: Int) { harness.send(.composing(text, caret: caret)) }
}
