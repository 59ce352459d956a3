import CKnurlSDL2

/// What a game has set in its renderer and an overlay must not leave changed: scale, viewport and clip.
///
/// Target, logical size, draw colour and blend modes are not touched, since copying a texture needs none of them changed.
struct RenderState {
  private var scaleX: Float = 1, scaleY: Float = 1
  private var logicalWidth: Int32 = 0, logicalHeight: Int32 = 0
  private var viewport = SDL_Rect()
  private var isWholeViewport = true
  private var clip: SDL_Rect?

  /// Notes the state, and sets the renderer to plain pixels of its whole output.
  init(plain renderer: OpaquePointer) {
    unsafe SDL_RenderGetScale(renderer, &scaleX, &scaleY)
    unsafe SDL_RenderGetViewport(renderer, &viewport)
    unsafe SDL_RenderGetLogicalSize(renderer, &logicalWidth, &logicalHeight)
    if unsafe SDL_RenderIsClipEnabled(renderer) == SDL_TRUE {
      var rect = SDL_Rect()
      unsafe SDL_RenderGetClipRect(renderer, &rect)
      clip = rect
      unsafe SDL_RenderSetClipRect(renderer, nil)
    }
    unsafe SDL_RenderSetViewport(renderer, nil)
    // SDL answers a viewport in scaled whole units, rounded: the whole output must be known for what it is.
    isWholeViewport = unsafe hasViewport(renderer)
    unsafe SDL_RenderSetScale(renderer, 1, 1)
  }

  /// Gives the state back.
  func restore(_ renderer: OpaquePointer) {
    // A letterboxed viewport has fractions that only the logical size itself can bring back.
    if unsafe logicalWidth > 0 && SDL_GetRenderTarget(renderer) == nil {
      unsafe SDL_RenderSetLogicalSize(renderer, logicalWidth, logicalHeight)
    }
    unsafe restoreScale(renderer)
    unsafe restoreViewport(renderer)
    if var clip { unsafe SDL_RenderSetClipRect(renderer, &clip) }
  }

  private func restoreScale(_ renderer: OpaquePointer) {
    var x: Float = 1, y: Float = 1
    unsafe SDL_RenderGetScale(renderer, &x, &y)
    if x != scaleX || y != scaleY { unsafe SDL_RenderSetScale(renderer, scaleX, scaleY) }
  }

  private func restoreViewport(_ renderer: OpaquePointer) {
    if unsafe hasViewport(renderer) { return }
    var viewport = viewport
    if isWholeViewport {
      unsafe SDL_RenderSetViewport(renderer, nil)
    } else {
      unsafe SDL_RenderSetViewport(renderer, &viewport)
    }
  }

  /// Whether the renderer's viewport is the noted one.
  private func hasViewport(_ renderer: OpaquePointer) -> Bool {
    var now = SDL_Rect()
    unsafe SDL_RenderGetViewport(renderer, &now)
    return now.x == viewport.x && now.y == viewport.y && now.w == viewport.w && now.h == viewport.h
  }
}
