import CKnurlSDL2

/// SDL's video while somebody holds it.
final class VideoSession {
  private let opensPads: Bool

  /// Starts SDL's video, and game pads where wanted. The C function is `SDL_InitSubSystem`.
  init(opensPads: Bool) throws(SDLError) {
    HostHints.prepare()
    SDL_SetMainReady()
    try SDLCall.check("SDL_Init(video)", advice: Self.advice, SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)))
    // A machine without a driver for pads still shows a window.
    self.opensPads = opensPads && SDL_InitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER)) == 0
  }

  deinit {
    if opensPads { SDL_QuitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER)) }
    SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
  }

  private static let advice =
    "Is a display running? Set DISPLAY or WAYLAND_DISPLAY, or use --capture where the program has it."
}
