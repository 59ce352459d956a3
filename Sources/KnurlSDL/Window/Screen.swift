import CKnurlSDL2
import KnurlGeometry

/// Finds the way to the screen that suits the machine.
enum Screen {
  /// A window and what brings pictures to it.
  static func open(
    _ title: String, size: Size, options: ApplicationOptions, session: VideoSession
  ) throws(SDLError) -> (HostWindow, any Presenter) {
    let window = try HostWindow(title, size: size, options: options, session: session)
    switch options.presentation {
    case .texture: return (window, try texture(window, SDL_RendererFlags(0), options))
    case .surface: return (window, try SurfacePresenter(window: window))
    case .automatic where !GraphicsDevice.mayExist: return (window, try SurfacePresenter(window: window))
    case .automatic: break
    }
    if let presenter = accelerated(window, options) { return (window, presenter) }
    // The renderer that was tried has made the window one of its own kind.
    let plain = try HostWindow(title, size: size, options: options, session: session)
    return (plain, try SurfacePresenter(window: plain))
  }

  private static func texture(
    _ window: HostWindow, _ flags: SDL_RendererFlags, _ options: ApplicationOptions
  ) throws(SDLError) -> TexturePresenter {
    try TexturePresenter(window: window, flags: flags, vsync: options.vsync)
  }

  /// A presenter on a graphics device; nil where there is none.
  private static func accelerated(_ window: HostWindow, _ options: ApplicationOptions) -> TexturePresenter? {
    let presenter = try? texture(window, SDL_RENDERER_ACCELERATED, options)
    return presenter.flatMap { $0.isSoftware ? nil : $0 }
  }
}
