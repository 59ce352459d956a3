import CKnurlSDL2
import KnurlGeometry

/// A window of ours.
@safe
final class HostWindow {
  private let session: VideoSession
  /// SDL's window.
  let handle: OpaquePointer
  /// SDL's number of it, which events carry.
  let id: UInt32

  /// Makes a window, hidden. The C function is `SDL_CreateWindow`.
  init(_ title: String, size: Size, options: ApplicationOptions, session: VideoSession) throws(SDLError) {
    let centered = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    let x = options.position.map { Self.side($0.x, 0) } ?? centered
    let y = options.position.map { Self.side($0.y, 0) } ?? centered
    let scale = options.effectiveScale
    let made = unsafe SDL_CreateWindow(
      title, x, y, Self.side(size.width * scale, 1), Self.side(size.height * scale, 1), Self.flags(options))
    unsafe handle = unsafe try SDLCall.value("SDL_CreateWindow", made)
    id = unsafe SDL_GetWindowID(handle)
    self.session = session
  }

  deinit {
    unsafe SDL_DestroyWindow(handle)
  }

  private static func flags(_ options: ApplicationOptions) -> UInt32 {
    var flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if options.isBorderless { flags |= SDL_WINDOW_BORDERLESS.rawValue }
    if options.isFullscreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    if options.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    return flags
  }

  /// A length in whole units of the window.
  private static func side(_ length: Double, _ least: Double) -> Int32 {
    Int32(length.isFinite ? min(max(length.rounded(), least), 32_767) : least)
  }

  /// Shows the window. The C function is `SDL_ShowWindow`.
  func show() { unsafe SDL_ShowWindow(handle) }

  /// The size, in units of the window. The C function is `SDL_GetWindowSize`.
  var size: (width: Int, height: Int) {
    var width: Int32 = 0, height: Int32 = 0
    unsafe SDL_GetWindowSize(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// Whether the window is on a screen and has a size. The C function is `SDL_GetWindowFlags`.
  var isShown: Bool {
    let hidden = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return unsafe SDL_GetWindowFlags(handle) & hidden == 0 && size.width > 0 && size.height > 0
  }

  /// Whether the mouse can't leave the window. The C function is `SDL_GetWindowMouseGrab`.
  var isMouseGrabbed: Bool { unsafe SDL_GetWindowMouseGrab(handle) == SDL_TRUE }

  /// Whether keys come to the window. The C function is `SDL_GetKeyboardFocus`.
  var hasKeyboard: Bool { unsafe SDL_GetKeyboardFocus() == handle }
}
