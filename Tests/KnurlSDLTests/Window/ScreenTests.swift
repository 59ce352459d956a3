import CKnurlSDL2
import KnurlGeometry
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite("The way to the screen")
  struct ScreenTests {
    private func way(_ presentation: ApplicationOptions.Presentation) throws -> HostFacts.Way {
      WithSDL.useDummyDriver()
      let options = ApplicationOptions(opensPads: false, presentation: presentation)
      let session = try VideoSession(opensPads: false)
      return try Screen.open("test", size: Size(width: 64, height: 64), options: options, session: session).1.way
    }

    @Test("Where SDL has only its software renderer the window's memory is written, and either way can be had")
    func choice() throws {
      #expect(try way(.automatic).renderer == nil)
      #expect(try way(.surface).renderer == nil)
      #expect(try way(.texture).renderer == "software")
    }

    @Test("A renderer that the user names decides what is automatic", arguments: ["software", "opengl"])
    func named(_ name: String) throws {
      HostHints.set(SDL_HINT_RENDER_DRIVER, name)
      defer { unsafe SDL_ResetHint(SDL_HINT_RENDER_DRIVER) }
      // The dummy driver has no OpenGL: what was named can't be had.
      #expect(try way(.automatic).renderer == nil)
    }

    @Test("Without a graphics device no picture goes through OpenGL")
    func framesOffOpenGL() throws {
      unsafe SDL_ResetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION)
      _ = try way(.texture)
      #expect(unsafe SDL_GetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION).map { unsafe String(cString: $0) } == "0")
    }

    @Test(
      "Peers 18 and 75: hints stand before the window is made",
      arguments: [
        (SDL_HINT_MOUSE_AUTO_CAPTURE, "0"), (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
        (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"), (SDL_HINT_IME_SHOW_UI, "1"),
      ])
    func hints(_ name: String, _ value: String) throws {
      unsafe SDL_ResetHint(name)
      WithSDL.useDummyDriver()
      _ = try VideoSession(opensPads: false)
      #expect(unsafe SDL_GetHint(name).map { unsafe String(cString: $0) } == value)
    }
  }
}
