import CKnurlSDL2
import KnurlGeometry
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite("A doctor's visit")
  struct DoctorTests {
    private func finding(_ subject: String, in findings: [Finding]) throws -> Finding {
      try #require(findings.first { $0.subject == subject })
    }

    @Test("A machine without a window of its own is looked at in one that nobody sees")
    func machine() throws {
      WithSDL.useDummyDriver()
      let findings = Doctor.report(options: ApplicationOptions(opensPads: false, presentation: .surface))
      #expect(findings.filter { $0.weight == .problem } == [])
      #expect(try finding("video", in: findings).state == "dummy")
      #expect(try finding("pictures", in: findings).state == "the window's memory")
      #expect(try finding("SDL_MOUSE_AUTO_CAPTURE", in: findings) == Finding("SDL_MOUSE_AUTO_CAPTURE", "0"))
      #expect(try finding("scale", in: findings).state == "320x180 units, 320x180 pixels, 1.0 pixels a point")
      var version = SDL_version()
      unsafe SDL_GetVersion(&version)
      #expect(
        try finding("SDL", in: findings).state.hasPrefix(
          "\(version.major).\(version.minor).\(version.patch), built for"))
    }

    @Test("Where no window can be opened, that is a finding")
    func noDisplay() throws {
      unsafe SDL_setenv("SDL_VIDEODRIVER", "none of these", 1)
      defer { WithSDL.useDummyDriver() }
      let window = try finding("window", in: Doctor.report())
      #expect(window.weight == .problem)
      #expect(window.state.hasPrefix("SDL_Init(video) failed: "))
    }

    @Test("A texture of the software renderer is a problem with a cure, in an application and in a game")
    func software() throws {
      WithSDL.useDummyDriver()
      let options = ApplicationOptions(scale: 2, opensPads: false, presentation: .texture)
      let application = try Application("test", size: Size(width: 100, height: 50), options: options)
      let findings = Doctor.report(of: application)
      #expect(try finding("pictures", in: findings).weight == .problem)
      #expect(try finding("pictures", in: findings).state == "a texture of the renderer software")
      #expect(try finding("scale", in: findings).state == "200x100 units, 200x100 pixels, 2.0 pixels a point")
      let game = try DummyGame()
      unsafe SDL_RenderSetLogicalSize(game.renderer, 160, 90)
      let guest = Doctor.report(of: try game.overlay())
      #expect(try finding("pictures", in: guest).state == "a texture of the renderer software")
      #expect(try finding("scale", in: guest).state.hasSuffix("logical size 160x90"))
    }

    @Test("Hints that another has set are found, with the cure that fits")
    func hints() throws {
      let game = try DummyGame()
      let overlay = try game.overlay()
      SDL_StartTextInput()
      HostHints.set(SDL_HINT_MOUSE_AUTO_CAPTURE, "1")
      SDL_EventState(SDL_FINGERDOWN.rawValue, SDL_IGNORE)
      defer {
        SDL_EventState(SDL_FINGERDOWN.rawValue, SDL_ENABLE)
        HostHints.prepare()
        SDL_StopTextInput()
      }
      let problems = Doctor.report(of: overlay).filter { $0.weight == .problem }.map(\.subject)
      #expect(problems.contains("SDL_MOUSE_AUTO_CAPTURE") && problems.contains("touch"))
      #expect(try finding("text input", in: Doctor.report(of: overlay)).weight == .note)
    }
  }
}
