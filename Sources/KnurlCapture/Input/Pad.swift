public import KnurlControls

/// A game pad of a harness. Every verb hands its event to the interface at once and answers whether it is claimed.
public struct Pad {
  let harness: Harness
  let number: Int

  /// Presses and releases a button.
  @discardableResult
  public func press(_ button: PadButton) -> Claim {
    let claim = hold(button)
    release(button)
    return claim
  }

  /// Presses a button and keeps it down.
  @discardableResult
  public func hold(_ button: PadButton) -> Claim { harness.send(.padButton(pad: number, button, isDown: true)) }

  /// Releases a button.
  @discardableResult
  public func release(_ button: PadButton) -> Claim { harness.send(.padButton(pad: number, button, isDown: false)) }

  /// Puts an axis to a place in -1...1, of a trigger in 0...1.
  @discardableResult
  public func move(_ axis: PadAxis, to value: Double) -> Claim { harness.send(.padAxis(pad: number, axis, value)) }

  /// Is unplugged.
  public func remove() { harness.send(.padRemoved(pad: number)) }
}
