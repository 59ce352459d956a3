/// A wish of the interface that a pointer be hidden and stay where it is, while it drags what has no end on the screen.
///
/// The host hides the pointer, sends its motions as ``InputEvent/Kind/dragged(_:by:heldButtons:)``, and shows it again at the
/// place when the wish is gone: after the release, and after all else that ends a drag.
public struct PointerLock: Hashable, Sendable {
  /// The pointer.
  public let pointer: PointerID
  /// Where it was pressed and shall be again, in window points.
  public let place: Point
}

extension UI {
  /// The pointer that is to be hidden and held, while there is one. A drag asks for it that has really begun, of a control with
  /// ``ValueOptions/locksPointer``, and by a mouse. A host that can't do so may let it be: places go on to count.
  public var pointerLock: PointerLock? {
    for slot in pointers where slot.isLocked && slot.owner != nil {
      return PointerLock(pointer: slot.id, place: slot.press)
    }
    return nil
  }

  /// Asks for a pointer's lock.
  func lock(_ pointer: PointerID) {
    guard let index = pointers.firstIndex(where: { $0.id == pointer }), pointers[index].owner != nil else { return }
    pointers[index].isLocked = true
  }

  /// Puts a pointer back where it was pressed, if it was locked.
  func unlock(_ index: Int) {
    guard pointers[index].isLocked else { return }
    pointers[index].isLocked = false
    if pointers[index].wasDragged { pointers[index].position = pointers[index].press }
    pointers[index].wasDragged = false
  }

  /// Ends the locks of pointers whose controls are gone.
  func unlockVanished() {
    for index in pointers.indices where pointers[index].owner == nil { unlock(index) }
  }
}
