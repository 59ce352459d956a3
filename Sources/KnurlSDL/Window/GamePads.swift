import CKnurlSDL2

/// Opens game pads as they are plugged in, so that SDL tells of their buttons.
final class GamePads {
  private var open: Set<SDL_JoystickID> = []

  deinit {
    for id in open { close(id) }
  }

  /// The names of the pads that are plugged in. The C function is `SDL_GameControllerNameForIndex`.
  static var names: [String] {
    (0..<max(0, SDL_NumJoysticks())).filter { SDL_IsGameController($0) == SDL_TRUE }.map { index in
      unsafe SDL_GameControllerNameForIndex(index).map { unsafe String(cString: $0) } ?? "a pad without a name"
    }
  }

  /// Follows plugging in and out. The C functions are `SDL_GameControllerOpen` and `SDL_GameControllerClose`.
  func handle(_ event: SDL_Event) {
    switch unsafe SDL_EventType(event.type) {
    case SDL_CONTROLLERDEVICEADDED:
      guard let pad = unsafe SDL_GameControllerOpen(event.cdevice.which) else { return }
      let id = unsafe SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad))
      // SDL counts openings: one is ours.
      if !open.insert(id).inserted { close(id) }
    case SDL_CONTROLLERDEVICEREMOVED:
      if let id = unsafe open.remove(event.cdevice.which) { close(id) }
    default: break
    }
  }

  private func close(_ id: SDL_JoystickID) {
    unsafe SDL_GameControllerClose(SDL_GameControllerFromInstanceID(id))
  }
}
