import CKnurlSDL2
import KnurlControls
import KnurlDrawing
import KnurlGeometry
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite("An application")
  struct ApplicationTests {
    static let ways: [ApplicationOptions.Presentation] = [.automatic, .surface, .texture]

    private func application(
      _ way: ApplicationOptions.Presentation = .automatic, frameLimit: Int? = nil, scale: Double = 1
    ) throws -> Application {
      WithSDL.useDummyDriver()
      let options = ApplicationOptions(
        scale: scale, frameRate: 500, frameLimit: frameLimit, waitsForEvents: false, opensPads: false, presentation: way
      )
      return try Application("test", size: Size(width: 320, height: 180), options: options)
    }

    private static func body(_ ui: UI) { ui.panel { ui.button(id: "go", "Go") } }

    @Test("What changed goes up and is shown; an idle frame sends and shows nothing", arguments: ways)
    func uploads(_ way: ApplicationOptions.Presentation) throws {
      let application = try application(way)
      #expect(try application.step(Self.body))
      #expect(application.uploadedRects == 1)
      for _ in 0..<3 { _ = try application.step(Self.body) }
      let presents = application.presents
      #expect(presents >= 1)
      for _ in 0..<5 {
        #expect(try application.step(Self.body))
        #expect(application.uploadedRects == 0)
      }
      #expect(application.presents == presents)
    }

    @Test("Trial 108: after a reset everything goes up again", arguments: ways)
    func reset(_ way: ApplicationOptions.Presentation) throws {
      let application = try application(way)
      for _ in 0..<3 { _ = try application.step(Self.body) }
      for type in [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET] {
        let presents = application.presents
        WithSDL.push(.plain(type))
        _ = try application.step(Self.body)
        #expect(application.uploadedRects == 1)
        #expect(application.presents == presents + 1)
      }
    }

    @Test(
      "An exposed window is shown again without sending",
      arguments: [ApplicationOptions.Presentation.texture, .surface])
    func exposed(_ way: ApplicationOptions.Presentation) throws {
      let application = try application(way)
      for _ in 0..<3 { _ = try application.step(Self.body) }
      let presents = application.presents
      WithSDL.push(.window(SDL_WINDOWEVENT_EXPOSED, id: application.windowID))
      _ = try application.step(Self.body)
      #expect(application.uploadedRects == 0)
      #expect(application.presents == presents + 1)
    }

    @Test("It ends when it is quit, closed, or at its limit of frames")
    func endings() throws {
      let quit = try application()
      #expect(try quit.step(Self.body))
      WithSDL.push(.plain(SDL_QUIT))
      #expect(try !quit.step(Self.body))
      #expect(try !quit.step(Self.body))
      let limited = try application(frameLimit: 3)
      #expect(try limited.step(Self.body))
      #expect(try limited.step(Self.body))
      #expect(try !limited.step(Self.body))
      let closed = try application()
      WithSDL.push(.window(SDL_WINDOWEVENT_CLOSE, id: closed.windowID))
      #expect(try !closed.step(Self.body))
    }

    @Test("The body need not escape, and its error comes out")
    func run() throws {
      struct Failure: Error {}
      WithSDL.useDummyDriver()
      var frames = 0
      let options = ApplicationOptions(frameRate: 500, frameLimit: 4, opensPads: false)
      try Application.run("test", size: Size(width: 64, height: 64), options: options) { _ in frames += 1 }
      #expect(frames == 4)
      #expect(throws: Failure.self) {
        try Application.run("test", size: Size(width: 64, height: 64), options: options) { _ in throw Failure() }
      }
    }

    @Test("Size and scale make window and pixels", arguments: ways)
    func sizes(_ way: ApplicationOptions.Presentation) throws {
      let application = try application(way, scale: 2)
      _ = try application.step(Self.body)
      #expect((application.pixmap.width, application.pixmap.height) == (640, 360))
      #expect(application.pixmap.isOpaque)
    }

    @Test("A click in the queue clicks")
    func click() throws {
      let application = try application()
      var clicks = 0
      func body(_ ui: UI) { ui.panel { clicks += ui.button(id: "go", "Go").clickCount } }
      _ = try application.step(body)
      let center = try #require(application.ui.node("go")?.frame.center)
      for isDown in [true, false, true, false] { WithSDL.push(.button(isDown, Int32(center.x), Int32(center.y))) }
      _ = try application.step(body)
      #expect(clicks == 2)
    }

    @Test("A click right before the quit clicks; no frame follows")
    func clickBeforeQuit() throws {
      let application = try application()
      var clicks = 0, frames = 0
      func body(_ ui: UI) {
        frames += 1
        ui.panel { clicks += ui.button(id: "go", "Go").clickCount }
      }
      _ = try application.step(body)
      let center = try #require(application.ui.node("go")?.frame.center)
      for isDown in [true, false] { WithSDL.push(.button(isDown, Int32(center.x), Int32(center.y))) }
      WithSDL.push(.plain(SDL_QUIT))
      #expect(try !application.step(body))
      #expect(try !application.step(body))
      #expect((clicks, frames) == (1, 2))
    }

    @Test("Trials 115 and 116: it neither spins where there is no screen to wait for, nor builds frames for nothing")
    func pace() throws {
      WithSDL.useDummyDriver()
      let options = ApplicationOptions(frameRate: 100, frameLimit: 20, opensPads: false)
      let start = SDL_GetPerformanceCounter()
      try Application.run("test", size: Size(width: 64, height: 64), options: options) { _ in }
      let seconds = Double(SDL_GetPerformanceCounter() - start) / Double(SDL_GetPerformanceFrequency())
      #expect(seconds > 0.15)
    }

    @Test("Without a display there is one line that names call, message and cure")
    func noDisplay() {
      unsafe SDL_setenv("SDL_VIDEODRIVER", "none of these", 1)
      defer { WithSDL.useDummyDriver() }
      let error = #expect(throws: SDLError.self) { _ = try Application("test", size: Size(width: 64, height: 64)) }
      let line = error?.description ?? ""
      #expect(line.hasPrefix("SDL_Init(video) failed: "))
      #expect(line.contains("Is a display running?"))
      #expect(!line.contains("\n"))
    }

    @Test(
      "Absurd sizes and scales still make a window",
      arguments: [
        (Size(width: 0, height: -5), 1.0), (Size(width: .nan, height: 20), .infinity), (Size(width: 10, height: 10), 0),
      ])
    func absurdSizes(_ size: Size, _ scale: Double) throws {
      WithSDL.useDummyDriver()
      let options = ApplicationOptions(scale: scale, frameRate: 500, frameLimit: 2, opensPads: false)
      try Application.run("test", size: size, options: options, Self.body)
    }
  }
}
