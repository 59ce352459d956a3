import CKnurlSDL2
import KnurlControls
import KnurlGeometry
import KnurlText
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite struct MouseLockTests {
    private func motion(_ x: Int32, _ y: Int32, by way: (Int32, Int32), held: UInt32) -> MadeEvent {
      var made = MadeEvent.motion(x, y, held: held)
      unsafe made.event.motion.xrel = way.0
      unsafe made.event.motion.yrel = way.1
      return made
    }

    @Test(
      "D12: the mouse is held while a knob is dragged, its motions count, and afterwards it is where it was pressed")
    func knob() throws {
      let game = try DummyGame(), overlay = unsafe try Overlay(window: game.window, renderer: game.renderer)
      var value = 0.5, options = ValueOptions(dragMode: .vertical)
      options.locksPointer = true
      func frame() throws {
        try overlay.frame { ui in
          ui.place(Rect(x: 20, y: 20, width: 100, height: 100)) { ui.knob(id: "gain", &value, options: options) }
        }
      }
      try frame()
      _ = unsafe overlay.handle(motion(70, 70, by: (0, 0), held: 0).event)
      _ = unsafe overlay.handle(MadeEvent.button(true, 70, 70).event)
      try frame()
      #expect(SDL_GetRelativeMouseMode() == SDL_FALSE)
      _ = unsafe overlay.handle(motion(70, 68, by: (0, -2), held: 1).event)
      try frame()
      guard SDL_GetRelativeMouseMode() == SDL_TRUE else { return }
      for _ in 0..<5 { _ = unsafe overlay.handle(motion(70, 68, by: (0, -10), held: 1).event) }
      try frame()
      #expect(abs(value - 0.76) < 1e-9)
      _ = unsafe overlay.handle(MadeEvent.button(false, 70, 68).event)
      #expect(SDL_GetRelativeMouseMode() == SDL_FALSE)
      var x: Int32 = 0, y: Int32 = 0
      _ = unsafe SDL_GetMouseState(&x, &y)
      try frame()
      #expect(abs(value - 0.76) < 1e-9)
    }

    @Test("while the mouse is held, its motions are told in points, and its buttons")
    func translation() throws {
      let map = try #require(WindowMap(window: (320, 180), output: (640, 360), scale: 4))
      var translation = EventTranslation(windowID: 5, map: map) { _ in false }
      translation.isMouseLocked = true
      let made = motion(70, 68, by: (8, -10), held: 1)
      #expect(
        unsafe translation.meaning(of: made.event)?.kind
          == .dragged(.mouse, by: Vector(x: 2, y: -2.5), heldButtons: .left))
      translation.isMouseLocked = false
      #expect(
        unsafe translation.meaning(of: made.event)?.kind
          == .moved(.mouse, Point(x: 17.5, y: 17), heldButtons: .left))
    }

    @Test("without a wish nothing is held")
    func none() {
      var lock = MouseLock()
      lock.follow(nil, .empty, windowID: 0)
      #expect(!lock.isOn)
    }
  }
}
