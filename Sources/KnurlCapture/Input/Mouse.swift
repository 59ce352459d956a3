public import KnurlControls
public import KnurlGeometry

/// The mouse of a harness. Every verb hands its event to the interface at once and answers whether it is claimed.
public struct Mouse {
  let harness: Harness

  /// Where it is, in window points.
  public var position: Point { harness.mouseState.position }

  /// Moves to a place.
  @discardableResult
  public func move(to point: Point) -> Claim {
    harness.mouseState.position = point
    return harness.send(.moved(.mouse, point, heldButtons: harness.mouseState.held))
  }

  /// Moves by a distance.
  @discardableResult
  public func move(by distance: Vector) -> Claim { move(to: position + distance) }

  /// Is moved by a distance while the host holds it still, as `ui.pointerLock` asks: its place stays.
  @discardableResult
  public func drag(by distance: Vector) -> Claim {
    harness.send(.dragged(.mouse, by: distance, heldButtons: harness.mouseState.held))
  }

  /// Presses a button where the mouse is.
  @discardableResult
  public func press(_ button: MouseButton = .left) -> Claim {
    harness.mouseState.held.insert(Buttons(button))
    return harness.send(.pressed(.mouse, position, button))
  }

  /// Releases a button where the mouse is.
  @discardableResult
  public func release(_ button: MouseButton = .left) -> Claim {
    harness.mouseState.held.remove(Buttons(button))
    return harness.send(.released(.mouse, position, button))
  }

  /// Turns the wheel where the mouse is: y above zero away from the user, x above zero to the right.
  @discardableResult
  public func wheel(by notches: Vector) -> Claim { harness.send(.wheel(position, notches)) }

  /// Leaves the window; held buttons stay held.
  public func leave() { harness.send(.left(.mouse)) }
}

/// What a mouse remembers between its verbs.
struct MouseState {
  var position = Point.zero
  var held: Buttons = []
}

extension Buttons {
  init(_ button: MouseButton) {
    switch button {
    case .left: self = .left
    case .middle: self = .middle
    case .right: self = .right
    }
  }
}
