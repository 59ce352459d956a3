import CKnurlSDL2

/// The hints that a host of controls needs. The environment's settings of the same names win over them.
enum HostHints {
  /// Sets what must stand before SDL's video starts.
  static func prepare() {
    // The mouse is captured by hand: on X11 the automatic capture loses the lifting of fingers.
    set(SDL_HINT_MOUSE_AUTO_CAPTURE, "0")
    // Second tellings are dropped by device as well; no program of ours needs them.
    set(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    set(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // The click that brings a window to the front also presses what it hits.
    set(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    set(SDL_HINT_IME_SHOW_UI, "1")
  }

  /// Sets a hint. The C function is `SDL_SetHint`.
  static func set(_ name: String, _ value: String) {
    _ = unsafe SDL_SetHint(name, value)
  }
}
