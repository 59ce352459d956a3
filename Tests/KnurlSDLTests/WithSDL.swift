import CKnurlSDL2
import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlSDL

/// All tests that start SDL, one at a time: SDL has one video and one queue of events for the whole process.
@Suite("With SDL on its dummy driver", .serialized)
enum WithSDL {
  /// Makes SDL draw into memory, whatever display there is.
  static func useDummyDriver() {
    unsafe SDL_setenv("SDL_VIDEODRIVER", "dummy", 1)
  }

  /// Puts an event into SDL's queue.
  static func push(_ made: MadeEvent) {
    var event = unsafe made.event
    unsafe SDL_PushEvent(&event)
  }
}

/// A game of its own window and software renderer.
@safe
final class DummyGame {
  private let session: VideoSession
  let window: OpaquePointer
  let renderer: OpaquePointer
  let size: (width: Int, height: Int)

  init(width: Int = 320, height: Int = 180) throws {
    WithSDL.useDummyDriver()
    session = try VideoSession(opensPads: false)
    size = (width, height)
    let made = unsafe SDL_CreateWindow("game", 0, 0, Int32(width), Int32(height), 0)
    unsafe window = unsafe try SDLCall.value("SDL_CreateWindow", made)
    let painter = unsafe SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
    unsafe renderer = unsafe try SDLCall.value("SDL_CreateRenderer", painter)
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
  }

  deinit {
    unsafe SDL_DestroyRenderer(renderer)
    unsafe SDL_DestroyWindow(window)
  }

  func overlay() throws -> Overlay { unsafe try Overlay(window: window, renderer: renderer) }

  /// Fills what is drawn to with a colour.
  func clear(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    unsafe SDL_SetRenderDrawColor(renderer, red, green, blue, 255)
    unsafe SDL_RenderClear(renderer)
  }

  /// The pixels of what is drawn to, 0xAARRGGBB.
  func pixels() -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    let pitch = Int32(size.width * 4)
    unsafe pixels.withUnsafeMutableBytes {
      _ = unsafe SDL_RenderReadPixels(renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, pitch)
    }
    return pixels
  }
}
