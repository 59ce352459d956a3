public import KnurlControls
public import KnurlGeometry

/// A finger of a harness. Every verb hands its event to the interface at once and answers whether it is claimed.
public struct Finger {
  let harness: Harness
  let id: Int

  private var pointer: PointerID { .finger(device: 1, finger: Int64(id)) }
  /// A finger that never touched is at (0, 0).
  private var place: Point { harness.fingerPlaces[id] ?? .zero }

  /// Touches a place.
  @discardableResult
  public func press(at point: Point) -> Claim {
    harness.fingerPlaces[id] = point
    return harness.send(.pressed(pointer, point, .left))
  }

  /// Moves to a place.
  @discardableResult
  public func move(to point: Point) -> Claim {
    harness.fingerPlaces[id] = point
    return harness.send(.moved(pointer, point, heldButtons: .left))
  }

  /// Moves by a distance.
  @discardableResult
  public func move(by distance: Vector) -> Claim { move(to: place + distance) }

  /// Leaves the screen where it is.
  @discardableResult
  public func lift() -> Claim { harness.send(.released(pointer, place, .left)) }

  /// Is taken away by the system: what it did is undone.
  public func cancel() { harness.send(.cancelled(pointer)) }
}
