import KnurlControls
import KnurlGeometry

/// Keeps pressed pointers where they were when the map from the window to points changes, so that a drag goes on from where
/// it is when the user's scale changes in its midst. From its release on a pointer is where it is again.
struct HeldPlaces {
  private struct Held {
    let pointer: PointerID
    var buttons: Buttons
    /// Where the pointer would be by the present map alone.
    var raw: Point
    /// What is added to that.
    var shift = Vector.zero
  }

  private var held: [Held] = []

  /// Notes the place in an event, and answers the event with the place that the controls shall know.
  mutating func hold(_ kind: InputEvent.Kind) -> InputEvent.Kind {
    switch kind {
    case .pressed(let pointer, let place, let button):
      return .pressed(pointer, press(pointer, place, button.asButtons), button)
    case .moved(let pointer, let place, let buttons):
      let shifted = move(pointer, place)
      if case .mouse = pointer { keep(pointer, buttons) }
      return .moved(pointer, shifted, heldButtons: buttons)
    case .released(let pointer, let place, let button):
      let shifted = move(pointer, place)
      release(pointer, button.asButtons)
      return .released(pointer, shifted, button)
    case .cancelled(let pointer):
      forget(pointer)
      return kind
    default: return kind
    }
  }

  /// Follows a change of the map.
  mutating func follow(from old: WindowMap, to new: WindowMap) {
    let scale = new.pointsPerUnit / old.pointsPerUnit
    guard scale.isFinite, scale > 0 else { return }
    for index in held.indices {
      let shown = held[index].raw + held[index].shift
      held[index].raw = Point(x: held[index].raw.x * scale, y: held[index].raw.y * scale)
      held[index].shift = shown - held[index].raw
    }
  }

  /// Forgets a pointer that will not be released.
  mutating func forget(_ pointer: PointerID) { held.removeAll { $0.pointer == pointer } }

  private func index(of pointer: PointerID) -> Int? { held.firstIndex { $0.pointer == pointer } }

  private mutating func press(_ pointer: PointerID, _ place: Point, _ buttons: Buttons) -> Point {
    guard let index = index(of: pointer) else {
      held.append(Held(pointer: pointer, buttons: buttons, raw: place))
      return place
    }
    // A button of a mouse that holds another goes along; a press told twice begins anew.
    if held[index].buttons.isSubset(of: buttons) { held[index].shift = .zero }
    held[index].buttons.formUnion(buttons)
    return move(pointer, place)
  }

  private mutating func move(_ pointer: PointerID, _ place: Point) -> Point {
    guard let index = index(of: pointer) else { return place }
    held[index].raw = place
    return place + held[index].shift
  }

  private mutating func keep(_ pointer: PointerID, _ buttons: Buttons) {
    guard let index = index(of: pointer) else { return }
    held[index].buttons.formIntersection(buttons)
    if held[index].buttons.isEmpty { held.remove(at: index) }
  }

  private mutating func release(_ pointer: PointerID, _ buttons: Buttons) {
    guard let index = index(of: pointer) else { return }
    held[index].buttons.subtract(buttons)
    if held[index].buttons.isEmpty { held.remove(at: index) }
  }
}

extension MouseButton {
  /// The button as a set of one.
  var asButtons: Buttons {
    switch self {
    case .left: .left
    case .middle: .middle
    case .right: .right
    }
  }
}
