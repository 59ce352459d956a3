import CKnurlSDL2
import KnurlControls
import KnurlDrawing
import KnurlGeometry
import KnurlRaster
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite("A window and its picture")
  struct WindowHostTests {
    static let ways: [ApplicationOptions.Presentation] = [.surface, .texture]

    private func application(_ way: ApplicationOptions.Presentation) throws -> Application {
      WithSDL.useDummyDriver()
      let options = ApplicationOptions(
        frameRate: 1000, waitsForEvents: false, opensPads: false, presentation: way)
      return try Application("test", size: Size(width: 320, height: 180), options: options)
    }

    /// What the window shows, 0xAARRGGBB: the window's own memory, whichever way it was written.
    private func shown(_ application: Application) throws -> [UInt32] {
      let window = unsafe SDL_GetWindowFromID(application.windowID)
      let surface = unsafe try #require(SDL_GetWindowSurface(window))
      let (width, height) = unsafe (Int(surface.pointee.w), Int(surface.pointee.h))
      var pixels = [UInt32](repeating: 0, count: width * height)
      unsafe pixels.withUnsafeMutableBytes {
        _ = unsafe SDL_ConvertPixels(
          Int32(width), Int32(height), surface.pointee.format.pointee.format, surface.pointee.pixels,
          surface.pointee.pitch, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, Int32(width * 4))
      }
      return pixels
    }

    private func picture(_ application: Application) -> [UInt32] { pixels(of: application.pixmap) }

    private func rendered(_ list: DrawList) -> [UInt32] {
      let pixmap = Pixmap(width: 320, height: 180)
      _ = Renderer(threads: 1).render(list, into: pixmap, pixelsPerPoint: 1)
      return pixels(of: pixmap)
    }

    private func pixels(of pixmap: Pixmap) -> [UInt32] {
      return (0..<pixmap.height).flatMap { y in (0..<pixmap.width).map { pixmap[$0, y] } }
    }

    @Test("Peers 110: the window shows the picture's pixels, whole and after changes in parts", arguments: ways)
    func pixels(_ way: ApplicationOptions.Presentation) throws {
      let application = try application(way)
      var gain = 0.2
      func body(_ ui: UI) { ui.place(Rect(x: 20, y: 60, width: 200, height: 40)) { ui.slider(id: "gain", &gain) } }
      _ = try application.step(body)
      #expect(try shown(application) == picture(application))
      #expect(application.pixmap.isOpaque)
      gain = 0.9
      _ = try application.step(body)
      #expect((1...3).contains(application.uploadedRects))
      #expect(try shown(application) == picture(application))
    }

    @Test(
      "Peers 127: a window that is away takes events and builds frames, shows nothing, and is right when it is back",
      arguments: ways)
    func away(_ way: ApplicationOptions.Presentation) throws {
      let application = try application(way)
      let window = unsafe SDL_GetWindowFromID(application.windowID)
      var clicks = 0
      func body(_ ui: UI) {
        ui.place(Rect(x: 20, y: 20, width: 120, height: 30)) {
          clicks += ui.button(id: "go", "Go \(clicks)").clickCount
        }
      }
      for _ in 0..<3 { _ = try application.step(body) }
      unsafe SDL_HideWindow(window)
      let presents = application.presents
      for isDown in [true, false] { WithSDL.push(.button(isDown, 40, 30)) }
      for _ in 0..<3 { _ = try application.step(body) }
      #expect(clicks == 1)
      #expect(application.presents == presents)
      let captured = rendered(application.ui.drawList)
      unsafe SDL_ShowWindow(window)
      _ = try application.step(body)
      #expect(application.presents == presents + 1)
      #expect(try shown(application) == picture(application))
      #expect(picture(application) == captured)
    }

    @Test("A new size is a new picture, all of it sent", arguments: ways)
    func resized(_ way: ApplicationOptions.Presentation) throws {
      let application = try application(way)
      func body(_ ui: UI) { ui.panel { ui.button(id: "go", "Go") } }
      for _ in 0..<2 { _ = try application.step(body) }
      for (width, height) in [(400, 200), (1, 1), (37, 500), (320, 180)] as [(Int32, Int32)] {
        unsafe SDL_SetWindowSize(SDL_GetWindowFromID(application.windowID), width, height)
        _ = try application.step(body)
        #expect((application.pixmap.width, application.pixmap.height) == (Int(width), Int(height)))
        #expect(application.uploadedRects == 1)
        #expect(try shown(application) == picture(application))
      }
    }

    @Test(
      "A change of the user's scale in mid-drag keeps the drag: the value stays, and goes on at the new rate",
      arguments: [
        1.5, 2, 0.5,
      ])
    func scaleInDrag(_ scale: Double) throws {
      let application = try application(.surface)
      var gain = 0.5
      func body(_ ui: UI) {
        ui.place(Rect(x: 20, y: 60, width: 100, height: 40)) {
          ui.slider(id: "gain", &gain)
        }
      }
      _ = try application.step(body)
      let thumb = try #require(application.ui.node("gain/thumb")).frame.center
      let (x, y) = (Int32(thumb.x), Int32(thumb.y))
      WithSDL.push(.button(true, x, y))
      WithSDL.push(.motion(x + 10, y, held: 1))
      _ = try application.step(body)
      let before = gain, rate = before - 0.5
      application.scale = scale
      _ = try application.step(body)
      #expect(gain == before && application.ui.isHeld)
      WithSDL.push(.motion(x + 11, y, held: 1))
      WithSDL.push(.motion(x + 10, y, held: 1))
      _ = try application.step(body)
      #expect(abs(gain - before) < 1e-9)
      WithSDL.push(.motion(x + 20, y, held: 1))
      _ = try application.step(body)
      #expect(abs(gain - before - rate / scale) < 1e-9)
      WithSDL.push(.button(false, x + 20, y))
      _ = try application.step(body)
      #expect(!application.ui.isHeld)
    }
  }
}
