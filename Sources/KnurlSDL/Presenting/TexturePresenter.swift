import CKnurlSDL2
import KnurlDrawing

/// Shows the picture through a texture of a renderer: the way for machines with a graphics device.
@safe
final class TexturePresenter: Presenter {
  private let window: HostWindow
  private let renderer: OpaquePointer
  private let texture: FrameTexture
  private let isSynchronised: Bool
  private var isExposed = true
  private(set) var uploadedRects = 0
  private(set) var presents = 0
  private(set) var waitsForScreen = false

  /// Makes a renderer. The C function is `SDL_CreateRenderer`.
  init(window: HostWindow, flags: SDL_RendererFlags, vsync: Bool) throws(SDLError) {
    let wanted = flags.rawValue | (vsync ? SDL_RENDERER_PRESENTVSYNC.rawValue : 0)
    let made = unsafe SDL_CreateRenderer(window.handle, -1, wanted)
    let renderer = unsafe try SDLCall.value("SDL_CreateRenderer", made)
    self.window = window
    unsafe self.renderer = unsafe renderer
    texture = unsafe FrameTexture(renderer: renderer, windowID: window.id, blending: .opaque)
    isSynchronised = unsafe Self.info(renderer).flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
  }

  deinit {
    unsafe SDL_DestroyRenderer(renderer)
  }

  /// What SDL says of a renderer. The C function is `SDL_GetRendererInfo`.
  private static func info(_ renderer: OpaquePointer) -> SDL_RendererInfo {
    var info = unsafe SDL_RendererInfo()
    unsafe SDL_GetRendererInfo(renderer, &info)
    return unsafe info
  }

  /// Whether the renderer paints on the processor: SDL's own one, or OpenGL without a graphics device.
  var isSoftware: Bool {
    if unsafe Self.info(renderer).flags & SDL_RENDERER_SOFTWARE.rawValue != 0 { return true }
    return unsafe OpenGLDevice.isSoftware(SDL_GL_GetCurrentContext())
  }

  var way: HostFacts.Way {
    let name = unsafe Self.info(renderer).name.map { unsafe String(cString: $0) }
    return HostFacts.Way(presenter: "a texture", renderer: name, isSoftware: isSoftware, isSynchronised: isSynchronised)
  }

  var outputSize: (width: Int, height: Int) {
    var width: Int32 = 0, height: Int32 = 0
    unsafe SDL_GetRendererOutputSize(renderer, &width, &height)
    return (Int(width), Int(height))
  }

  func present(_ pixmap: Pixmap, changed: [PixelRect]) throws(SDLError) {
    try texture.update(from: pixmap, changed: changed)
    uploadedRects = texture.uploadedRects
    waitsForScreen = false
    guard uploadedRects > 0 || isExposed, let texture = unsafe texture.texture else { return }
    try SDLCall.check("SDL_RenderCopy", unsafe SDL_RenderCopy(renderer, texture, nil, nil))
    unsafe SDL_RenderPresent(renderer)
    (isExposed, waitsForScreen) = (false, isSynchronised && window.isShown)
    presents += 1
  }

  func expose() { isExposed = true }

  func reset() {
    texture.reset()
    isExposed = true
  }
}
