import CKnurlSDL2
import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite("Text fields in a game")
  struct TextInputSwitchTests {
    final class Model {
      var name = "ab"
    }

    private let game: DummyGame
    private let overlay: Overlay
    private let model = Model()

    init() throws {
      game = try DummyGame()
      overlay = try game.overlay()
      SDL_StopTextInput()
    }

    private func frame() throws {
      try overlay.frame { [model] ui in
        ui.place(Rect(x: 20, y: 30, width: 150, height: 34)) { ui.textField(id: "name", &model.name) }
      }
    }

    @discardableResult
    private func handle(_ made: MadeEvent) -> Claim { unsafe overlay.handle(made.event) }

    private var isOn: Bool { SDL_IsTextInputActive() == SDL_TRUE }

    @Test("peers 98 SDL's text input is on while a field has the focus, and off otherwise")
    func switching() throws {
      try frame()
      #expect(!isOn)
      handle(.button(true, 60, 45))
      handle(.button(false, 60, 45))
      try frame()
      #expect(isOn)
      try frame()
      handle(.button(true, 300, 170))
      try frame()
      #expect(!isOn)
    }

    @Test("The system's clipboard is cut to and pasted from")
    func clipboard() throws {
      try frame()
      handle(.button(true, 60, 45))
      handle(.button(false, 60, 45))
      for key in [SDLK_a, SDLK_x] {
        handle(.key(true, key, mods: KMOD_LCTRL))
        handle(.key(false, key, mods: KMOD_LCTRL))
      }
      try frame()
      #expect(model.name == "" && Clipboard.system.read() == "ab")
      Clipboard.system.write("x\ny\0z")
      handle(.key(true, SDLK_v, mods: KMOD_LCTRL))
      try frame()
      #expect(model.name == "x y")
    }
  }
}
