import Knurl

extension World {
  /// What an event that the controls did not claim means to the game, in the controls' words: those that a trace has.
  mutating func take(_ event: InputEvent) {
    switch event.kind {
    case .pressed(let pointer, let place, let button):
      if pointer != .mouse || button == .left { fire(at: place) }
    case .keyDown(let key, _, let isRepeat): press(key, isDown: true, isRepeat)
    case .keyUp(let key, _): press(key, isDown: false, false)
    default: break
    }
  }

  private mutating func press(_ key: Key, isDown: Bool, _ isRepeat: Bool) {
    switch key {
    case .left: controls.turn = isDown ? -1 : 0
    case .right: controls.turn = isDown ? 1 : 0
    case .up: controls.isThrusting = isDown
    case .space: if isDown, !isRepeat { fire() }
    default: break
    }
  }
}
