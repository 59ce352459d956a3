import CKnurlSDL2
import KnurlDrawing

/// A texture that follows a picture of ours, changed rectangle by changed rectangle.
@safe
final class FrameTexture {
  /// How the texture meets what lies below.
  enum Blending {
    /// It covers: the picture of a window of ours.
    case opaque
    /// It lies over a game's picture, premultiplied, or straight where the renderer can't blend that.
    case over
  }

  private let renderer: OpaquePointer
  private let windowID: UInt32
  private let blending: Blending
  private var width = 0, height = 0
  private var isStale = true
  private var converted: Pixmap?
  /// SDL's texture; nil until the first update.
  private(set) var texture: OpaquePointer?
  /// How many rectangles the last update sent.
  private(set) var uploadedRects = 0

  init(renderer: OpaquePointer, windowID: UInt32, blending: Blending) {
    unsafe self.renderer = unsafe renderer
    self.windowID = windowID
    self.blending = blending
  }

  /// A renderer takes its textures along, so one that a game has destroyed must not be asked to free ours.
  deinit {
    let window = unsafe SDL_GetWindowFromID(windowID)
    if unsafe window != nil, unsafe SDL_GetRenderer(window) == renderer { discard() }
  }

  /// Whether pixels go up straight, since the renderer can't blend premultiplied ones.
  var isStraight: Bool { converted != nil }

  /// Sends what changed; everything after a reset or a change of size.
  func update(from pixmap: Pixmap, changed: [PixelRect]) throws(SDLError) {
    uploadedRects = 0
    try prepare(width: pixmap.width, height: pixmap.height)
    let rects = UploadPlan.rects(changed: changed, width: width, height: height, everything: isStale)
    for rect in rects { try upload(rect, of: pixmap) }
    uploadedRects = rects.count
    isStale = false
  }

  /// Makes a new texture and sends everything at the next update: the device may have lost the old one.
  func reset() {
    discard()
    isStale = true
  }

  private func prepare(width: Int, height: Int) throws(SDLError) {
    if unsafe texture != nil, width == self.width, height == self.height { return }
    discard()
    (self.width, self.height, isStale) = (width, height, true)
    guard width > 0, height > 0 else { return }
    switch blending {
    case .opaque:
      try make(Self.opaqueFormat(isSoftware: isSoftware, window: windowFormat))
      try SDLCall.check("SDL_SetTextureBlendMode", unsafe SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE))
    case .over:
      try make(SDL_PIXELFORMAT_ARGB8888)
      try makeOver()
    }
  }

  /// The format of a texture that covers. SDL's software renderer copies one of its window's format row by row; any other
  /// it converts pixel by pixel, which takes a window of 1920x1080 four times as long. Graphics devices all know ARGB.
  static func opaqueFormat(isSoftware: Bool, window: UInt32) -> SDL_PixelFormatEnum {
    isSoftware && window == SDL_PIXELFORMAT_RGB888.rawValue ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888
  }

  /// The C function is `SDL_GetWindowPixelFormat`.
  private var windowFormat: UInt32 { unsafe SDL_GetWindowPixelFormat(SDL_GetWindowFromID(windowID)) }

  /// Whether SDL's own renderer paints, on the processor. The C function is `SDL_GetRendererInfo`.
  private var isSoftware: Bool {
    var info = unsafe SDL_RendererInfo()
    return unsafe SDL_GetRendererInfo(renderer, &info) == 0 && info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
  }

  private func make(_ format: SDL_PixelFormatEnum) throws(SDLError) {
    discard()
    let access = Int32(SDL_TEXTUREACCESS_STREAMING.rawValue)
    let made = unsafe SDL_CreateTexture(renderer, format.rawValue, access, Int32(width), Int32(height))
    unsafe texture = unsafe try SDLCall.value("SDL_CreateTexture", advice: Self.sizeAdvice, made)
    unsafe SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest)
  }

  private static let sizeAdvice = "Is the window larger than the graphics device's largest texture?"

  private func makeOver() throws(SDLError) {
    converted = nil
    if unsafe SDL_SetTextureBlendMode(texture, Self.premultiplied) == 0 { return }
    // SDL's software renderer: it blends this order of channels most exactly.
    try make(SDL_PIXELFORMAT_ABGR8888)
    converted = Pixmap(width: width, height: height)
    try SDLCall.check("SDL_SetTextureBlendMode", unsafe SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND))
  }

  /// Source over destination for premultiplied pixels: SDL 2 has no constant for it.
  /// The C function is `SDL_ComposeCustomBlendMode`.
  private static let premultiplied = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)

  private func upload(_ rect: PixelRect, of pixmap: Pixmap) throws(SDLError) {
    if let converted { Straight.convert(rect, of: pixmap, into: converted) }
    let source = converted ?? pixmap
    var area = SDL_Rect(rect)
    let status = unsafe source.withUnsafePixels { pixels in
      let first = unsafe pixels.baseAddress.map { unsafe $0 + rect.y * source.stride + rect.x }
      return unsafe SDL_UpdateTexture(texture, &area, first, Int32(source.stride * 4))
    }
    try SDLCall.check("SDL_UpdateTexture", status)
  }

  private func discard() {
    if let texture = unsafe texture { unsafe SDL_DestroyTexture(texture) }
    unsafe texture = nil
  }
}

extension SDL_Rect {
  init(_ rect: PixelRect) {
    self.init(x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
  }
}
