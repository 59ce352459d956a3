import CKnurlSDL2

/// SDL's video while somebody holds it.
final class VideoSession {
  private let opensPads: Bool

  /// Starts SDL's video, and game pads where wanted. The C function is `SDL_InitSubSystem`.
  init(opensPads: Bool) throws(SDLError) {
    HostHints.prepare()
    HostHints.skipImpossibleDrivers()
    // On Windows the system would enlarge a window of ours, blurred. An older SDL knows no such hint.
    HostHints.set("SDL_WINDOWS_DPI_SCALING", "1")
    // Long compositions come whole, in memory that their taker frees: not for guests, whose games may not.
    HostHints.set("SDL_IME_SUPPORT_EXTENDED_TEXT", "1")
    SDL_SetMainReady()
    try SDLCall.check("SDL_Init(video)", advice: Self.advice, SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)))
    if let driver = Self.blindDriver {
      SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
      throw SDLError(
        call: "SDL_Init(video)", message: "found no display, only the driver \"\(driver)\"", advice: Self.advice)
    }
    // A machine without a driver for pads still shows a window.
    self.opensPads = opensPads && SDL_InitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER)) == 0
  }

  deinit {
    if opensPads { SDL_QuitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER)) }
    SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
  }

  /// The driver that SDL fell back to where there is no display: nobody would see the window. Nil where there is one, or
  /// where the user asked for the driver. The C function is `SDL_GetCurrentVideoDriver`.
  private static var blindDriver: String? {
    guard let driver = unsafe SDL_GetCurrentVideoDriver() else { return nil }
    let wanted = unsafe SDL_GetHint("SDL_VIDEODRIVER").map { unsafe String(cString: $0) }
    let name = unsafe String(cString: driver)
    return isBlind(name, wanted: wanted ?? "") ? name : nil
  }

  /// Whether a driver shows nothing though nobody asked for it; `wanted` is the user's list, separated by commas.
  static func isBlind(_ driver: String, wanted: String) -> Bool {
    ["offscreen", "dummy", "evdev"].contains(driver) && !wanted.split(separator: ",").contains { $0 == driver }
  }

  private static let advice =
    "Is a display running? Set DISPLAY or WAYLAND_DISPLAY."
}
