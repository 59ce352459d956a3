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

  /// The map from the window to points; nil while there is nothing to draw into.
  func map(scale: Double) -> WindowMap? {
    var width: Int32 = 0, height: Int32 = 0
    unsafe SDL_GetWindowSize(window, &width, &height)
    let window = (width: Int(width), height: Int(height))
    unsafe SDL_GetRendererOutputSize(renderer, &width, &height)
    let output = (width: Int(width), height: Int(height))
    return WindowMap(window: window, output: output, scale: scale, logical: logical(window, output))
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
