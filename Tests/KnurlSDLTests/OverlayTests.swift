import CKnurlSDL2
import KnurlControls
import KnurlDrawing
import KnurlGeometry
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite("An overlay in a game")
  struct OverlayTests {
    private let game: DummyGame
    private let overlay: Overlay

    init() throws {
      game = try DummyGame()
      overlay = try game.overlay()
    }

    @discardableResult
    private func handle(_ made: MadeEvent) -> Claim { unsafe overlay.handle(made.event) }

    /// A panel with one button in the corner.
    private func frame(_ clicks: inout Int) throws {
      var count = 0
      try overlay.frame { ui in
        ui.place(Rect(x: 20, y: 30, width: 150, height: 80)) {
          ui.panel { if ui.button(id: "go", "Go").wasClicked { count += 1 } }
        }
      }
      clicks += count
    }

    private func frame() throws {
      var clicks = 0
      try frame(&clicks)
    }

    /// The middle of the button, in points and as a finger says it.
    private var button: (point: Point, x: Float, y: Float) {
      let center = overlay.ui.node("go")?.frame.center ?? .zero
      return (center, Float(center.x / 320), Float(center.y / 180))
    }

    // MARK: Pixels

    @Test("An empty overlay copies nothing and sends nothing")
    func empty() throws {
      game.clear(10, 20, 30)
      let before = game.pixels()
      try overlay.frame { _ in }
      try overlay.frame { _ in }
      #expect(overlay.copiedRect.isEmpty)
      #expect(overlay.uploadedRects == 0)
      #expect(game.pixels() == before)
    }

    @Test("An overlay without change sends nothing and is still there; after a reset it sends all")
    func idle() throws {
      try frame()
      #expect(overlay.uploadedRects > 0)
      game.clear(200, 100, 50)
      try frame()
      #expect(overlay.uploadedRects == 0)
      let shown = game.pixels()
      for type in [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET] {
        handle(.plain(type))
        game.clear(200, 100, 50)
        try frame()
        #expect(overlay.uploadedRects == 1)
        #expect(game.pixels() == shown)
        try frame()
        #expect(overlay.uploadedRects == 0)
      }
    }

    @Test(
      "Each pixel is the overlay over the game, without a dark fringe",
      arguments: [
        (255, 255, 255), (200, 100, 50), (0, 0, 0),
      ] as [(UInt8, UInt8, UInt8)])
    func blending(_ red: UInt8, _ green: UInt8, _ blue: UInt8) throws {
      game.clear(red, green, blue)
      try frame()
      let shown = game.pixels()
      var translucent = 0, worst = 0.0, sum = 0.0
      for y in 0..<game.size.height {
        for x in 0..<game.size.width where (1...254).contains(overlay.pixmap[x, y] >> 24) {
          let errors = Self.errors(shown[y * game.size.width + x], overlay.pixmap[x, y], [red, green, blue])
          translucent += 1
          worst = max(worst, errors.map(abs).max() ?? 0)
          sum += errors.reduce(0, +) / 3
        }
      }
      #expect(translucent > 0)
      // SDL's software blend is no better: see `Straight`.
      #expect(worst < 2)
      #expect(abs(sum / Double(translucent)) < 1)
    }

    @Test("Where the overlay is opaque its pixels are the screen's, where it is empty the game's")
    func opaqueAndEmpty() throws {
      game.clear(200, 100, 50)
      try frame()
      let shown = game.pixels()
      var wrong = 0
      for y in 0..<game.size.height {
        for x in 0..<game.size.width {
          let pixel = overlay.pixmap[x, y], seen = shown[y * game.size.width + x] & 0xff_ffff
          if pixel >> 24 == 255, seen != pixel & 0xff_ffff { wrong += 1 }
          if pixel == 0, seen != 0xc8_6432 { wrong += 1 }
        }
      }
      #expect(wrong == 0)
    }

    /// How far each channel of a pixel is from `over` over a colour.
    private static func errors(_ shown: UInt32, _ over: UInt32, _ under: [UInt8]) -> [Double] {
      let clear = 255 - Double(over >> 24)
      return zip([16, 8, 0] as [UInt32], under).map { shift, below in
        Double(shown >> shift & 255) - (Double(over >> shift & 255) + Double(below) * clear / 255)
      }
    }

    @Test("Only the used box is copied")
    func usedBox() throws {
      try frame()
      let box = overlay.copiedRect
      #expect(!box.isEmpty)
      #expect(box.width < 320 && box.height < 180)
      try overlay.frame { _ in }
      #expect(overlay.copiedRect.isEmpty)
    }

    @Test("If the body throws, the last picture is shown and the error comes out")
    func throwing() throws {
      struct Failure: Error {}
      try frame()
      game.clear(1, 2, 3)
      try frame()
      let shown = game.pixels()
      game.clear(1, 2, 3)
      #expect(throws: Failure.self) { try overlay.frame { _ in throw Failure() } }
      #expect(game.pixels() == shown)
    }

    // MARK: State

    @Test("Scale, viewport, clip and target are as the game set them")
    func renderState() throws {
      let renderer = unsafe game.renderer
      unsafe SDL_RenderSetScale(renderer, 1.5, 2)
      var viewport = SDL_Rect(x: 10, y: 20, w: 100, h: 50), clip = SDL_Rect(x: 4, y: 6, w: 20, h: 10)
      unsafe SDL_RenderSetViewport(renderer, &viewport)
      unsafe SDL_RenderSetClipRect(renderer, &clip)
      unsafe SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_ADD)
      let before = unsafe State(renderer)
      try frame()
      #expect(!overlay.copiedRect.isEmpty)
      #expect(unsafe State(renderer) == before)
    }

    @Test("A letterboxed logical size stays, drawing goes to the same pixels, and places are understood")
    func logicalSize() throws {
      let renderer = unsafe game.renderer
      unsafe SDL_RenderSetLogicalSize(renderer, 128, 80)
      let mark = SDL_Rect(x: 7, y: 9, w: 20, h: 10)
      let plain = Self.drawn(mark, game)
      let before = unsafe State(renderer)
      try frame()
      #expect(unsafe State(renderer) == before)
      #expect(Self.drawn(mark, game) == plain)
      // SDL tells places in logical units: 16 columns of letterbox, 2.25 pixels a unit.
      let x = Int32((button.point.x - 16) / 2.25), y = Int32(button.point.y / 2.25)
      #expect(handle(.button(true, x, y)) == .claimed)
    }

    private static func drawn(_ rect: SDL_Rect, _ game: DummyGame) -> [UInt32] {
      var rect = rect
      game.clear(0, 0, 0)
      unsafe SDL_SetRenderDrawColor(game.renderer, 255, 0, 0, 255)
      unsafe SDL_RenderFillRect(game.renderer, &rect)
      return game.pixels()
    }

    /// What a game can ask a renderer for.
    private struct State: Equatable {
      var numbers: [Int32] = []
      var scaleX: Float = 0, scaleY: Float = 0

      init(_ renderer: OpaquePointer) {
        var rect = SDL_Rect(), mode = SDL_BLENDMODE_NONE, a: Int32 = 0, b: Int32 = 0
        var red: UInt8 = 0, green: UInt8 = 0, blue: UInt8 = 0, alpha: UInt8 = 0
        unsafe SDL_RenderGetViewport(renderer, &rect)
        numbers += [rect.x, rect.y, rect.w, rect.h]
        unsafe SDL_RenderGetClipRect(renderer, &rect)
        numbers += [rect.x, rect.y, rect.w, rect.h, unsafe SDL_RenderIsClipEnabled(renderer) == SDL_TRUE ? 1 : 0]
        unsafe SDL_RenderGetLogicalSize(renderer, &a, &b)
        numbers += [a, b, unsafe SDL_GetRenderTarget(renderer) == nil ? 0 : 1]
        unsafe SDL_GetRenderDrawBlendMode(renderer, &mode)
        unsafe SDL_GetRenderDrawColor(renderer, &red, &green, &blue, &alpha)
        numbers += [Int32(mode.rawValue), Int32(red), Int32(green), Int32(blue), Int32(alpha)]
        unsafe SDL_RenderGetScale(renderer, &scaleX, &scaleY)
      }
    }

    // MARK: Events

    @Test("Trial 73: a press on a control is claimed with its release, one beside it is free with its own")
    func claims() throws {
      try frame()
      let (x, y) = (Int32(button.point.x), Int32(button.point.y))
      #expect(handle(.button(true, x, y)) == .claimed)
      #expect(handle(.button(false, 300, 170)) == .claimed)
      #expect(handle(.button(true, 300, 170)) == .free)
      #expect(handle(.button(false, x, y)) == .free)
      var clicks = 0
      try frame(&clicks)
      #expect(clicks == 0)
    }

    @Test("Trial 14: one tap told twice clicks once, and every telling is claimed")
    func doubleDelivery() throws {
      try frame()
      let (point, fx, fy) = button
      let (x, y) = (Int32(point.x), Int32(point.y))
      // In the order in which SDL posts them.
      let tap: [MadeEvent] = [
        .motion(x, y, which: .max), .button(true, x, y, which: .max), .finger(SDL_FINGERDOWN, fx, fy),
        .button(false, x, y, which: .max), .finger(SDL_FINGERUP, fx, fy),
      ]
      for event in tap { #expect(handle(event) == .claimed) }
      var clicks = 0
      try frame(&clicks)
      #expect(clicks == 1)
    }

    @Test("peers 14 on a toggle: one tap told as a finger and as a mouse, in either order, flips it once")
    func toggleToldTwice() throws {
      var isOn = false
      func frame() throws {
        try overlay.frame { ui in
          ui.place(Rect(x: 20, y: 30, width: 120, height: 28)) { ui.toggle(id: "loop", &isOn, label: "Loop") }
        }
      }
      try frame()
      let (x, y) = (Int32(60), Int32(44))
      let (fx, fy) = (Float(60) / 320, Float(44) / 180)
      let mouse: [MadeEvent] = [.button(true, x, y, which: .max), .button(false, x, y, which: .max)]
      let finger: [MadeEvent] = [.finger(SDL_FINGERDOWN, fx, fy), .finger(SDL_FINGERUP, fx, fy)]
      for (index, tap) in [[mouse[0], finger[0], mouse[1], finger[1]], [finger[0], mouse[0], finger[1], mouse[1]]]
        .enumerated()
      {
        for event in tap { handle(event) }
        try frame()
        #expect(isOn == (index == 0))
      }
    }

    @Test("Trial 14: only fingers, and only the mouse made from them where fingers are off, click once each")
    func eitherDelivery() throws {
      try frame()
      let (point, fx, fy) = button
      var clicks = 0
      #expect(handle(.finger(SDL_FINGERDOWN, fx, fy)) == .claimed)
      #expect(handle(.finger(SDL_FINGERUP, fx, fy)) == .claimed)
      try frame(&clicks)
      #expect(clicks == 1)
      SDL_EventState(SDL_FINGERDOWN.rawValue, SDL_IGNORE)
      defer { SDL_EventState(SDL_FINGERDOWN.rawValue, SDL_ENABLE) }
      #expect(handle(.button(true, Int32(point.x), Int32(point.y), which: .max)) == .claimed)
      #expect(handle(.button(false, Int32(point.x), Int32(point.y), which: .max)) == .claimed)
      try frame(&clicks)
      #expect(clicks == 2)
    }

    @Test("Trial 15: a click that the system also tells as a finger clicks once")
    func mouseTouch() throws {
      try frame()
      let (point, fx, fy) = button
      let (x, y) = (Int32(point.x), Int32(point.y))
      let click: [MadeEvent] = [
        .finger(SDL_FINGERDOWN, fx, fy, id: 0, device: -1), .button(true, x, y),
        .finger(SDL_FINGERUP, fx, fy, id: 0, device: -1), .button(false, x, y),
      ]
      for event in click { #expect(handle(event) == .claimed) }
      var clicks = 0
      try frame(&clicks)
      #expect(clicks == 1)
    }

    @Test("Trial 17: a finger that nobody saw go down moves and lifts to no effect")
    func unknownFinger() throws {
      try frame()
      let (_, fx, fy) = button
      #expect(handle(.finger(SDL_FINGERMOTION, fx, fy, id: 3)) == .free)
      #expect(handle(.finger(SDL_FINGERUP, fx, fy, id: 3)) == .free)
      try frame()
      #expect(overlay.ui.node("go")?.isActive == false)
    }

    @Test("A finger that goes down twice holds once, and its lifting frees the control")
    func repeatedDown() throws {
      try frame()
      let (_, fx, fy) = button
      #expect(handle(.finger(SDL_FINGERDOWN, fx, fy)) == .claimed)
      #expect(handle(.finger(SDL_FINGERDOWN, fx, fy)) == .claimed)
      try frame()
      #expect(overlay.ui.node("go")?.isActive == true)
      #expect(handle(.finger(SDL_FINGERUP, fx, fy)) == .claimed)
      try frame()
      #expect(overlay.ui.node("go")?.isActive == false)
    }

    @Test("Trial 18: lost focus lets go of a finger whose lifting never comes")
    func lostFocus() throws {
      try frame()
      let (_, fx, fy) = button
      handle(.finger(SDL_FINGERDOWN, fx, fy))
      try frame()
      #expect(overlay.ui.node("go")?.isActive == true)
      handle(.window(SDL_WINDOWEVENT_FOCUS_LOST, id: unsafe SDL_GetWindowID(game.window)))
      try frame()
      #expect(overlay.ui.node("go")?.isActive == false)
      #expect(handle(.finger(SDL_FINGERMOTION, fx, fy)) == .free)
    }

    @Test("Events of another window, and keys that nothing wants, are the game's")
    func notOurs() throws {
      try frame()
      #expect(handle(.button(true, Int32(button.point.x), Int32(button.point.y), window: 77)) == .free)
      #expect(handle(.key(true, SDLK_TAB)) == .free)
      #expect(handle(.key(true, SDLK_w)) == .free)
      #expect(handle(.text("w")) == .free)
    }

    @Test("Two windows of a game have an overlay each: every event is given to both, and one takes it")
    func twoOverlays() throws {
      let other = try DummyGame()
      let second = try other.overlay()
      var clicks = [0, 0]
      func frames() throws {
        for (index, each) in [overlay, second].enumerated() {
          try each.frame { ui in
            ui.place(Rect(x: 20, y: 30, width: 150, height: 40)) {
              clicks[index] += ui.button(id: "go", "Go").clickCount
            }
          }
        }
      }
      func claims(_ made: MadeEvent) -> [Claim] { [overlay, second].map { unsafe $0.handle(made.event) } }
      try frames()
      let (first, last) = unsafe (SDL_GetWindowID(game.window), SDL_GetWindowID(other.window))
      #expect(claims(.button(true, 60, 50, window: last)) == [.free, .claimed])
      #expect(claims(.finger(SDL_FINGERDOWN, 60 / 320, 50 / 180, window: first)) == [.claimed, .free])
      #expect(claims(.button(false, 60, 50, window: last)) == [.free, .claimed])
      try frames()
      #expect(clicks == [0, 1])
      #expect(overlay.ui.isHeld && !second.ui.isHeld)
      #expect(claims(.finger(SDL_FINGERUP, 60 / 320, 50 / 180, window: first)) == [.claimed, .free])
      try frames()
      #expect(clicks == [1, 1])
    }

    @Test("The user's scale enlarges, in mid-drag too")
    func scale() throws {
      try frame()
      let small = overlay.copiedRect
      handle(.button(true, Int32(button.point.x), Int32(button.point.y)))
      overlay.scale = 2
      try frame()
      #expect(overlay.ui.node("go")?.isActive == true)
      #expect(overlay.copiedRect.width > small.width)
    }

    @Test("The game may end its renderer first")
    func rendererEndsFirst() throws {
      var overlay: Overlay?
      do {
        let game = try DummyGame()
        overlay = try game.overlay()
        try overlay?.frame { ui in ui.panel { ui.label("x") } }
      }
      overlay = nil
    }
  }
}
