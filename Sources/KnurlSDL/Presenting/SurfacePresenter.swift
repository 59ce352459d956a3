import CKnurlSDL2
import KnurlDrawing

/// Copies the picture into the window's own memory and shows changed rectangles only: the way without a graphics device.
final class SurfacePresenter: Presenter {
  private let window: HostWindow
  private var isStale = true
  private var isExposed = false
  private var size = (width: 0, height: 0)
  private var areas: [SDL_Rect] = []
  private(set) var uploadedRects = 0
  private(set) var presents = 0
  var waitsForScreen: Bool { false }

  /// Asks for the window's memory. The C function is `SDL_GetWindowSurface`.
  init(window: HostWindow) throws(SDLError) {
    self.window = window
    _ = unsafe try surface()
  }

  private func surface() throws(SDLError) -> UnsafeMutablePointer<SDL_Surface> {
    unsafe try SDLCall.value("SDL_GetWindowSurface", SDL_GetWindowSurface(window.handle))
  }

  var way: HostFacts.Way { HostFacts.Way(presenter: "the window's memory", isSoftware: true) }

  var outputSize: (width: Int, height: Int) { window.size }

  func present(_ pixmap: Pixmap, changed: [PixelRect]) throws(SDLError) {
    uploadedRects = 0
    guard !changed.isEmpty || isStale || isExposed, pixmap.width > 0, pixmap.height > 0 else { return }
    let surface = unsafe try self.surface()
    let now = unsafe (width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    if now != size { (size, isStale) = (now, true) }
    let width = min(pixmap.width, now.width), height = min(pixmap.height, now.height)
    let rects = UploadPlan.rects(changed: changed, width: width, height: height, everything: isStale)
    for rect in rects { unsafe try copy(rect, of: pixmap, to: surface) }
    uploadedRects = rects.count
    try show(isExposed ? [PixelRect(x: 0, y: 0, width: width, height: height)] : rects)
    (isStale, isExposed) = (false, false)
  }

  func expose() { isExposed = true }

  func reset() { isStale = true }

  private func show(_ rects: [PixelRect]) throws(SDLError) {
    if rects.isEmpty { return }
    areas.removeAll(keepingCapacity: true)
    for rect in rects { areas.append(SDL_Rect(rect)) }
    let status = unsafe areas.withUnsafeBufferPointer {
      unsafe SDL_UpdateWindowSurfaceRects(window.handle, $0.baseAddress, Int32($0.count))
    }
    try SDLCall.check("SDL_UpdateWindowSurfaceRects", status)
    presents += 1
  }

  /// Copies one rectangle, in the window's format.
  private func copy(
    _ rect: PixelRect, of pixmap: Pixmap, to surface: UnsafeMutablePointer<SDL_Surface>
  ) throws(SDLError) {
    let format = unsafe surface.pointee.format.pointee
    let pitch = unsafe Int(surface.pointee.pitch)
    guard let base = unsafe surface.pointee.pixels else { return }
    let target = unsafe base + rect.y * pitch + rect.x * Int(format.BytesPerPixel)
    let status = unsafe pixmap.withUnsafePixels { pixels -> Int32 in
      guard let first = pixels.baseAddress else { return 0 }
      let source = unsafe UnsafeRawPointer(first + rect.y * pixmap.stride + rect.x)
      if unsafe Self.isPlain(format.format) {
        return unsafe Self.copyRows(rect, source, pixmap.stride * 4, target, pitch)
      }
      return unsafe SDL_ConvertPixels(
        Int32(rect.width), Int32(rect.height), SDL_PIXELFORMAT_ARGB8888.rawValue, source, Int32(pixmap.stride * 4),
        format.format, target, Int32(pitch))
    }
    try SDLCall.check("SDL_ConvertPixels", status)
  }

  /// Whether our pixels are the window's as they are: its alpha, if any, is not looked at.
  private static func isPlain(_ format: UInt32) -> Bool {
    format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
  }

  private static func copyRows(
    _ rect: PixelRect, _ source: UnsafeRawPointer, _ sourcePitch: Int, _ target: UnsafeMutableRawPointer, _ pitch: Int
  ) -> Int32 {
    for row in 0..<rect.height {
      unsafe (target + row * pitch).copyMemory(from: source + row * sourcePitch, byteCount: rect.width * 4)
    }
    return 0
  }
}
