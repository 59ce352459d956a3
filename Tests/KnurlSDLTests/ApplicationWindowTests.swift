import CKnurlSDL2
import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite("Two windows of one application")
  struct ApplicationWindowTests {
    /// Two windows with a button and a slider each, over one model.
    private final class Pair {
      let application: Application
      let second: ApplicationWindow
      var clicks = [0, 0], gains = [0.5, 0.5], frames = [0, 0]

      init() throws {
        WithSDL.useDummyDriver()
        let options = ApplicationOptions(frameRate: 1000, waitsForEvents: false, opensPads: false)
        let size = Size(width: 320, height: 180)
        application = try Application("first", size: size, options: options)
        var body: (UI) -> Void = { _ in }
        second = try application.openWindow("second", size: size, options: options) { body($0) }
        body = { [unowned self] in self.body($0, 1) }
        try step()
      }

      var ids: [UInt32] { [application.windowID, second.host.window.id] }

      func body(_ ui: UI, _ index: Int) {
        frames[index] += 1
        ui.place(Rect(x: 20, y: 20, width: 120, height: 30)) {
          clicks[index] += ui.button(id: "go", "Go").clickCount
        }
        ui.place(Rect(x: 20, y: 80, width: 200, height: 40)) { ui.slider(id: "gain", &gains[index]) }
      }

      func ui(_ index: Int) -> UI { index == 0 ? application.ui : second.ui }

      func place(_ path: String, _ index: Int) -> (x: Int32, y: Int32) {
        let center = ui(index).node(path)?.frame.center ?? .zero
        return (Int32(center.x), Int32(center.y))
      }

      @discardableResult
      func step() throws -> Bool { try application.step { body($0, 0) } }
    }

    @Test("Each window has the events that name it, and a frame a step")
    func events() throws {
      let pair = try Pair()
      let (x, y) = pair.place("go", 1)
      for isDown in [true, false] { WithSDL.push(.button(isDown, x, y, window: pair.ids[1])) }
      try pair.step()
      #expect(pair.clicks == [0, 1])
      #expect(pair.frames == [2, 2])
    }

    @Test("Fingers in both windows hold a slider each at the same time")
    func fingers() throws {
      let pair = try Pair()
      for index in 0...1 {
        let (x, y) = pair.place("gain/thumb", index)
        for (type, by) in [(SDL_FINGERDOWN, 0), (SDL_FINGERMOTION, 40)] {
          WithSDL.push(
            .finger(type, Float(x + Int32(by)) / 320, Float(y) / 180, id: Int64(index), window: pair.ids[index]))
        }
      }
      try pair.step()
      #expect(pair.gains[0] > 0.5)
      #expect(pair.gains[0] == pair.gains[1])
      #expect(pair.ui(0).isHeld && pair.ui(1).isHeld)
    }

    @Test("A mouse that is released over the other window holds nothing any more, and clicks nothing")
    func releasedElsewhere() throws {
      for path in ["gain/thumb", "go"] {
        let pair = try Pair()
        let (x, y) = pair.place(path, 0)
        WithSDL.push(.button(true, x, y, window: pair.ids[0]))
        try pair.step()
        #expect(pair.ui(0).isHeld)
        WithSDL.push(.motion(5, 5, held: 1, window: pair.ids[1]))
        try pair.step()
        #expect(pair.ui(0).isHeld)
        WithSDL.push(.button(false, 5, 5, window: pair.ids[1]))
        try pair.step()
        #expect(!pair.ui(0).isHeld)
        #expect(pair.clicks == [0, 0])
      }
    }

    @Test("Closing the second window ends it alone; closing the first ends all")
    func closing() throws {
      let pair = try Pair()
      WithSDL.push(.window(SDL_WINDOWEVENT_CLOSE, id: pair.ids[1]))
      #expect(try pair.step())
      #expect(!pair.second.isOpen)
      #expect(pair.application.windows.isEmpty)
      #expect(try pair.step())
      #expect(pair.frames == [3, 1])
      WithSDL.push(.window(SDL_WINDOWEVENT_CLOSE, id: pair.ids[0]))
      #expect(try !pair.step())
    }

    @Test("A window may close itself in its own body")
    func closingItself() throws {
      let pair = try Pair()
      var window: ApplicationWindow?, frames = 0
      window = try pair.application.openWindow("third", size: Size(width: 64, height: 64)) { _ in
        frames += 1
        window?.close()
      }
      #expect(pair.application.windows.count == 2)
      try pair.step()
      try pair.step()
      #expect(pair.application.windows.count == 1)
      #expect(frames == 1)
    }

    @Test("What the second window's body throws comes out of the step")
    func throwing() throws {
      struct Failure: Error {}
      let pair = try Pair()
      try pair.application.openWindow("third", size: Size(width: 64, height: 64)) { _ in throw Failure() }
      #expect(throws: Failure.self) { try pair.step() }
    }

    @Test("Events of pads, which name no window, reach one of them")
    func unaddressed() throws {
      let pair = try Pair()
      #expect(pair.application.main.takesUnaddressed)
      #expect(!pair.second.host.takesUnaddressed)
      let (x, y) = pair.place("go", 0)
      for isDown in [true, false] { WithSDL.push(.button(isDown, x, y)) }
      try pair.step()
      #expect(pair.clicks == [1, 0])
    }

    @Test("The application waits for the window that changes first")
    func waking() throws {
      WithSDL.useDummyDriver()
      let options = ApplicationOptions(frameRate: 1000, opensPads: false)
      let application = try Application("first", size: Size(width: 64, height: 64), options: options)
      var wake: Double?
      try application.openWindow("second", size: Size(width: 64, height: 64)) { ui in
        if let wake { ui.wake(at: ui.time + wake) }
      }
      for _ in 0..<2 { _ = try application.step { _ in } }
      // What SDL itself tells of new windows brings one frame more.
      for _ in 0..<4 where application.patience != -1 { _ = try application.step { _ in } }
      #expect(application.patience == -1)
      wake = 100
      WithSDL.push(.plain(SDL_USEREVENT))
      for _ in 0..<2 { _ = try application.step { _ in } }
      let patience = try #require(application.patience)
      #expect(patience > 0 && patience <= 100_000)
    }
  }
}
