import CKnurlSDL2
import Knurl
import KnurlCapture

/// The game's own window and renderer: nothing of the controls is in here.
@safe
final class GameScreen {
  let window: OpaquePointer
  let renderer: OpaquePointer
  /// Pixels per point.
  let scale: Float

  init(size: Size, scale: Double, isBorderless: Bool, isHidden: Bool) throws {
    SDL_SetMainReady()
    Overlay.setHints()
    if isHidden, unsafe SDL_getenv("DISPLAY") == nil, unsafe SDL_getenv("WAYLAND_DISPLAY") == nil {
      _ = unsafe SDL_SetHint("SDL_VIDEODRIVER", "dummy")
    }
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else {
      throw Self.failure("SDL_Init", advice: "Is a display running? Set DISPLAY.")
    }
    if !isHidden, unsafe SDL_getenv("SDL_VIDEODRIVER") == nil,
      unsafe String(cString: SDL_GetCurrentVideoDriver()) == "offscreen"
    {
      throw SDLError(
        call: "SDL_Init", message: "no display was found", advice: "Is one running? Set DISPLAY.")
    }
    var flags = isBorderless ? SDL_WINDOW_BORDERLESS.rawValue : SDL_WINDOW_RESIZABLE.rawValue
    if isHidden { flags |= SDL_WINDOW_HIDDEN.rawValue }
    let place = isBorderless ? 0 : Int32(bitPattern: UInt32(0x2FFF_0000))
    guard
      let window = unsafe SDL_CreateWindow(
        "Asteroids", place, place, Int32(size.width * scale), Int32(size.height * scale), flags)
    else { throw Self.failure("SDL_CreateWindow", advice: "Try a smaller --size.") }
    let kind = isHidden ? SDL_RENDERER_SOFTWARE.rawValue : SDL_RENDERER_PRESENTVSYNC.rawValue
    guard
      let renderer = unsafe SDL_CreateRenderer(window, -1, kind)
        ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
    else { throw Self.failure("SDL_CreateRenderer", advice: "Is a graphics driver installed?") }
    unsafe self.window = window
    unsafe self.renderer = renderer
    self.scale = Float(scale)
  }

  deinit {
    unsafe SDL_DestroyRenderer(renderer)
    unsafe SDL_DestroyWindow(window)
    SDL_Quit()
  }

  private static func failure(_ call: String, advice: String) -> SDLError {
    SDLError(call: call, message: unsafe String(cString: SDL_GetError()), advice: advice)
  }

  // MARK: Drawing

  func clear() {
    unsafe SDL_SetRenderDrawColor(renderer, 6, 8, 14, 255)
    unsafe SDL_RenderClear(renderer)
  }

  func lines(_ points: [Point], _ color: Color) {
    let pixel = color.premultiplied
    unsafe SDL_SetRenderDrawColor(
      renderer, UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255), 255)
    for (start, end) in zip(points, points.dropFirst()) {
      unsafe SDL_RenderDrawLineF(
        renderer, Float(start.x) * scale, Float(start.y) * scale, Float(end.x) * scale, Float(end.y) * scale)
    }
  }

  func present() { unsafe SDL_RenderPresent(renderer) }

  /// Reads the renderer back; what has been presented already is not there any more.
  func capture() throws -> Pixmap {
    var width: Int32 = 0, height: Int32 = 0
    unsafe SDL_GetRendererOutputSize(renderer, &width, &height)
    let pixmap = Pixmap(width: Int(width), height: Int(height))
    let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
    let status = unsafe pixmap.withUnsafePixels { pixels in
      unsafe SDL_RenderReadPixels(renderer, nil, format, pixels.baseAddress, Int32(pixmap.stride * 4))
    }
    guard status == 0 else { throw Self.failure("SDL_RenderReadPixels", advice: "Try another renderer.") }
    return pixmap
  }
}
