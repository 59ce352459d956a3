import CKnurlSDL2
import KnurlDrawing

/// A game's window and renderer, as a guest uses them.
@safe
struct GuestRenderer {
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  /// SDL's number of the window, which events carry.
  let windowID: UInt32

  init(window: OpaquePointer, renderer: OpaquePointer) throws(SDLError) {
    unsafe self.window = unsafe window
    unsafe self.renderer = unsafe renderer
    windowID = unsafe SDL_GetWindowID(window)
    if windowID == 0 { throw SDLCall.error("SDL_GetWindowID") }
  }

  /// Copies a part of a texture to the same pixels of the output. The C function is `SDL_RenderCopy`.
  func copy(_ texture: OpaquePointer, _ rect: PixelRect) throws(SDLError) {
    var area = SDL_Rect(rect)
    let state = unsafe RenderState(plain: renderer)
    let status = unsafe SDL_RenderCopy(renderer, texture, &area, &area)
    unsafe state.restore(renderer)
    try SDLCall.check("SDL_RenderCopy", status)
  }

  /// How the game's pictures come to the window, for a doctor. The C function is `SDL_GetRendererInfo`.
  var way: HostFacts.Way {
    var info = unsafe SDL_RendererInfo()
    unsafe SDL_GetRendererInfo(renderer, &info)
    let name = unsafe info.name.map { unsafe String(cString: $0) }
    let flags = unsafe info.flags
    let isSoftware =
      unsafe flags & SDL_RENDERER_SOFTWARE.rawValue != 0 || OpenGLDevice.isSoftware(SDL_GL_GetCurrentContext())
    return HostFacts.Way(
      presenter: "a texture", renderer: name, isSoftware: isSoftware,
      isSynchronised: flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0)
  }

  /// The window and its scales, for a doctor.
  func facts(scale: Double) -> HostFacts.Window {
    let (size, output) = sizes
    var facts = HostFacts.Window(
      width: size.width, height: size.height, pixelWidth: output.width, pixelHeight: output.height, userScale: scale,
      pixelsPerPoint: map(scale: scale)?.pixelsPerPoint ?? 0,
      isMouseGrabbed: unsafe SDL_GetWindowMouseGrab(window) == SDL_TRUE)
    if let logical = logical(size, output) {
      (facts.logicalWidth, facts.logicalHeight) = (Int(logical.width), Int(logical.height))
    }
    return facts
  }

  /// The map from the window to points; nil while there is nothing to draw into.
  func map(scale: Double) -> WindowMap? {
    let (window, output) = sizes
    return WindowMap(window: window, output: output, scale: scale, logical: logical(window, output))
  }

  /// The sizes of the window, in its units, and of the output, in pixels.
  private var sizes: (window: (width: Int, height: Int), output: (width: Int, height: Int)) {
    var width: Int32 = 0, height: Int32 = 0
    unsafe SDL_GetWindowSize(window, &width, &height)
    let window = (width: Int(width), height: Int(height))
    unsafe SDL_GetRendererOutputSize(renderer, &width, &height)
    return (window, (width: Int(width), height: Int(height)))
  }

  /// How SDL's event watch moves places into the logical size; nil where none is set.
  private func logical(_ window: (width: Int, height: Int), _ output: (width: Int, height: Int)) -> WindowMap.Logical? {
    var width: Int32 = 0, height: Int32 = 0
    unsafe SDL_RenderGetLogicalSize(renderer, &width, &height)
    guard width > 0, height > 0, output.width > 0, output.height > 0 else { return nil }
    var x: Int32 = 0, y: Int32 = 0
    unsafe SDL_RenderLogicalToWindow(renderer, 0, 0, &x, &y)
    var scaleX: Float = 1, scaleY: Float = 1
    unsafe SDL_RenderGetScale(renderer, &scaleX, &scaleY)
    return WindowMap.Logical(
      originX: Double(x), originY: Double(y),
      scaleX: Double(scaleX) * Double(window.width) / Double(output.width),
      scaleY: Double(scaleY) * Double(window.height) / Double(output.height),
      width: Double(width), height: Double(height))
  }
}
