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

  /// Spares programs without a display the line that Wayland's library prints where its folder is not even named.
  static func skipImpossibleDrivers() {
    #if os(Linux)
    if unsafe SDL_getenv("XDG_RUNTIME_DIR") == nil, unsafe SDL_GetHint("SDL_VIDEODRIVER") == nil {
      set("SDL_VIDEODRIVER", "x11,KMSDRM")
    }
    #endif
  }

  /// Keeps windows' own memory off OpenGL, before one is made. On X11 SDL would upload it through OpenGL, which without a
  /// graphics device is the processor: 13 ms instead of 1 for a window of 1920x1080. It is so for SDL's software renderer too.
  static func keepFramesOffOpenGL() { set(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }

  /// Sets a hint. The C function is `SDL_SetHint`.
  static func set(_ name: String, _ value: String) {
    _ = unsafe SDL_SetHint(name, value)
  }
}
