import CKnurlSDL2

extension HostFacts {
  /// What SDL tells without a window.
  static func looking() -> HostFacts {
    var facts = HostFacts()
    facts.lookAtVersions()
    facts.driver = unsafe SDL_GetCurrentVideoDriver().map { unsafe String(cString: $0) }
    facts.lookAtHints()
    facts.fingersAreOn = TouchDevices.fingersAreOn
    facts.touchDevices = TouchDevices.all
    facts.isTextInputOn = SDL_IsTextInputActive() == SDL_TRUE
    facts.pads = GamePads.names
    return facts
  }

  /// The C functions are `SDL_GetVersion` and `SDL_GetRevision`.
  private mutating func lookAtVersions() {
    headers = Version(major: Int(SDL_MAJOR_VERSION), minor: Int(SDL_MINOR_VERSION), patch: Int(SDL_PATCHLEVEL))
    var version = SDL_version()
    unsafe SDL_GetVersion(&version)
    library = Version(major: Int(version.major), minor: Int(version.minor), patch: Int(version.patch))
    revision = unsafe SDL_GetRevision().map { unsafe String(cString: $0) } ?? ""
  }

  private mutating func lookAtHints() {
    autoCapture = Self.hint(SDL_HINT_MOUSE_AUTO_CAPTURE)
    touchMouse = Self.hint(SDL_HINT_TOUCH_MOUSE_EVENTS)
    mouseTouch = Self.hint(SDL_HINT_MOUSE_TOUCH_EVENTS)
    clickThrough = Self.hint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH)
    inputMethod = Self.hint(SDL_HINT_IME_SHOW_UI)
    framesThroughOpenGL = Self.hint(SDL_HINT_FRAMEBUFFER_ACCELERATION)
  }

  /// The C functions are `SDL_GetHint` and `SDL_getenv`.
  private static func hint(_ name: String) -> Hint {
    let value = unsafe SDL_GetHint(name).map { unsafe String(cString: $0) }
    return Hint(value: value, isFromEnvironment: unsafe SDL_getenv(name) != nil)
  }
}
