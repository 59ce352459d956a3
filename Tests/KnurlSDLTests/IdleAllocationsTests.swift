import AllocationCounting
import CKnurlSDL2
import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite("What an idle frame takes from the heap")
  struct IdleAllocationsTests {
    #if DEBUG
    private static let isCountable = false
    #else
    private static let isCountable = allocationsAreCountable
    #endif

    private static func body(_ ui: UI) {
      ui.place(Rect(x: 20, y: 30, width: 150, height: 80)) {
        ui.panel {
          ui.label("Gain")
          ui.button(id: "go", "Go")
        }
      }
    }

    @Test("An overlay without change takes nothing", .enabled(if: isCountable))
    func overlay() throws {
      let game = try DummyGame()
      let overlay = try game.overlay()
      func frame() {
        try? overlay.frame(Self.body)
        // SDL keeps the memory of a copy that it has drawn for the next.
        unsafe SDL_RenderFlush(game.renderer)
      }
      for _ in 0..<4 { frame() }
      #expect(allocations { frame() } == 0)
    }

    @Test("An application without change takes nothing", .enabled(if: isCountable))
    func application() throws {
      WithSDL.useDummyDriver()
      let options = ApplicationOptions(frameRate: 1000, waitsForEvents: false, opensPads: false)
      let application = try Application("test", size: Size(width: 320, height: 180), options: options)
      for _ in 0..<4 { _ = try application.step(Self.body) }
      #expect(allocations { _ = try? application.step(Self.body) } == 0)
    }
  }
}
