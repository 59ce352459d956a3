import CKnurlSDL2
import KnurlControls
import KnurlGeometry

/// Hides and holds the mouse while a control asks for it, and puts it back where it was pressed.
///
/// The C functions are `SDL_SetRelativeMouseMode` and `SDL_WarpMouseInWindow`. A game that has SDL's relative mode on for itself
/// keeps it, and its mouse goes on to tell places.
struct MouseLock {
  /// Where the mouse shall be again; nil while it is free.
  private(set) var place: Point?

  var isOn: Bool { place != nil }

  /// Follows the interface's wish, after each event and each frame.
  mutating func follow(_ wish: PointerLock?, _ map: WindowMap, windowID: UInt32) {
    guard let wish, wish.pointer == .mouse else { return end(map, windowID: windowID) }
    if isOn || SDL_GetRelativeMouseMode() == SDL_TRUE { return }
    if SDL_SetRelativeMouseMode(SDL_TRUE) == 0 { place = wish.place }
  }

  private mutating func end(_ map: WindowMap, windowID: UInt32) {
    guard let place else { return }
    self.place = nil
    _ = SDL_SetRelativeMouseMode(SDL_FALSE)
    guard let window = unsafe SDL_GetWindowFromID(windowID) else { return }
    let rect = map.windowRect(Rect(origin: place, size: .zero))
    unsafe SDL_WarpMouseInWindow(window, Int32(rect.minX), Int32(rect.minY))
  }
}
