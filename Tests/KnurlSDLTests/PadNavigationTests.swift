import CKnurlSDL2
import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite("Pads in an application")
  struct PadNavigationTests {
    private func application() throws -> Application {
      WithSDL.useDummyDriver()
      let options = ApplicationOptions(frameRate: 500, waitsForEvents: false, opensPads: false)
      return try Application("test", size: Size(width: 320, height: 180), options: options)
    }

    private static func removed(_ pad: Int32) -> MadeEvent {
      var made = MadeEvent.plain(SDL_CONTROLLERDEVICEREMOVED)
      unsafe made.event.cdevice.which = pad
      return made
    }

    @Test("peers 92: a pad's buttons and stick in SDL's queue go from control to control; unplugged, it holds nothing")
    func walk() throws {
      var clicks = 0, value = 0.5
      let application = try application()
      func step(_ events: MadeEvent...) throws {
        for event in events { WithSDL.push(event) }
        _ = try application.step { ui in
          clicks += ui.button(id: "go", "Go").clickCount
          ui.slider(id: "gain", &value, step: 0.125)
        }
      }
      try step()
      try step(.padButton(SDL_CONTROLLER_BUTTON_DPAD_DOWN, true), .padButton(SDL_CONTROLLER_BUTTON_DPAD_DOWN, false))
      try step(.padButton(SDL_CONTROLLER_BUTTON_A, true), .padButton(SDL_CONTROLLER_BUTTON_A, false))
      #expect(clicks == 1 && application.ui.node("go")?.isFocused == true)
      try step(.padAxis(SDL_CONTROLLER_AXIS_LEFTY, 32767), .padAxis(SDL_CONTROLLER_AXIS_LEFTY, 900))
      try step(.padAxis(SDL_CONTROLLER_AXIS_LEFTX, -32768))
      #expect(application.ui.node("gain/thumb")?.isFocused == true && value == 0.375)
      #expect(application.patience != nil || application.ui.nextWake != nil)
      try step(Self.removed(2))
      #expect(application.ui.nextWake == nil)
    }

    @Test("a guest leaves them to the game")
    func guest() throws {
      let game = try DummyGame(), overlay = unsafe try Overlay(window: game.window, renderer: game.renderer)
      try overlay.frame { ui in ui.button(id: "go", "Go") }
      #expect(unsafe overlay.handle(MadeEvent.padButton(SDL_CONTROLLER_BUTTON_DPAD_DOWN, true).event) == .free)
      overlay.ui.padOptions.isClaimed = true
      #expect(unsafe overlay.handle(MadeEvent.padButton(SDL_CONTROLLER_BUTTON_DPAD_DOWN, true).event) == .claimed)
    }

    @Test("the inspector is shown by one property, with the frame's time, and costs nothing hidden")
    func inspector() throws {
      let application = try application()
      func step() throws { _ = try application.step { ui in ui.button(id: "go", "Go") } }
      for _ in 0..<3 { try step() }
      #expect(application.uploadedRects == 0)
      application.showsInspector = true
      try step()
      #expect(application.uploadedRects > 0 && application.ui.inspector.isShown)
      application.showsInspector = false
      for _ in 0..<3 { try step() }
      #expect(application.uploadedRects == 0)
    }
  }
}
