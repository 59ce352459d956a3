import CKnurlSDL2
import KnurlGeometry

/// Finds the way to the screen that suits the machine.
enum Screen {
  /// A window and what brings pictures to it.
  static func open(
    _ title: String, size: Size, options: ApplicationOptions, session: VideoSession
  ) throws(SDLError) -> (HostWindow, any Presenter) {
    func window() throws(SDLError) -> HostWindow {
      try HostWindow(title, size: size, options: options, session: session)
    }
    if options.presentation != .surface, GraphicsDevice.mayExist {
      let window = try window()
      if let presenter = accelerated(window, options) { return (window, presenter) }
    }
    // From here on everything is painted on the processor. The renderer that was tried has made its window one of its own
    // kind, so there is a new one.
    HostHints.keepFramesOffOpenGL()
    let plain = try window()
    if options.presentation == .texture { return (plain, try software(plain, options)) }
    return (plain, try SurfacePresenter(window: plain))
  }

  /// A presenter on a graphics device, or on the renderer that the user has named; nil where there is none.
  private static func accelerated(_ window: HostWindow, _ options: ApplicationOptions) -> TexturePresenter? {
    let presenter = try? TexturePresenter(window: window, flags: SDL_RENDERER_ACCELERATED, vsync: options.vsync)
    guard let presenter else { return nil }
    if options.presentation == .texture, GraphicsDevice.isNamed { return presenter }
    return presenter.isSoftware ? nil : presenter
  }

  private static func software(_ window: HostWindow, _ options: ApplicationOptions) throws(SDLError) -> TexturePresenter
  {
    try TexturePresenter(window: window, flags: SDL_RENDERER_SOFTWARE, vsync: options.vsync)
  }
}
