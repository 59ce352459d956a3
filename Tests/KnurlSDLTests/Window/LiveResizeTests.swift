import CKnurlSDL2
import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite("While the system holds the loop up")
  struct LiveResizeTests {
    /// A clock that a test turns.
    private final class Clock {
      var now = 5.0
    }

    private let game: DummyGame
    private let clock = Clock()
    private let live: LiveResize

    init() throws {
      game = try DummyGame()
      let clock = clock
      live = LiveResize { clock.now }
    }

    /// One call for events in which sizes are told at some times; answers how many pictures were asked for.
    private func painted(at times: [Double]) -> Int {
      var painted = 0
      live.paint = { _ in painted += 1 }
      _ = live.taking {
        for (index, time) in times.enumerated() {
          clock.now = time
          unsafe SDL_SetWindowSize(game.window, 400 + Int32(index), 200)
        }
        return 0
      }
      unsafe SDL_SetWindowSize(game.window, 320, 180)
      return painted
    }

    @Test("Peers 77: sizes told in one long call are painted, sixty times a second at most")
    func heldUp() {
      #expect(painted(at: [0, 0.02, 0.025, 0.03, 0.04, 0.5]) == 3)
    }

    @Test("Many sizes told at once, as on X11, are left to the next frame; a long wait before the first is none")
    func atOnce() {
      #expect(painted(at: [0, 0.001, 0.002, 0.003]) == 0)
      #expect(painted(at: [100, 100.001]) == 0)
    }

    @Test("Outside a call for events nothing is painted, nor in the midst of a picture")
    func outside() {
      var painted = 0
      live.paint = { _ in
        painted += 1
        unsafe SDL_SetWindowSize(game.window, 300, 200)
      }
      for time in [0, 1.0, 2] {
        clock.now = time
        unsafe SDL_SetWindowSize(game.window, 400 + Int32(time), 200)
      }
      #expect(painted == 0)
      _ = live.taking {
        for time in [0, 1.0] {
          clock.now = time
          unsafe SDL_SetWindowSize(game.window, 500 + Int32(time), 200)
        }
        return 0
      }
      #expect(painted == 1)
    }

    @Test(
      "Peers 77: an application paints at the new size while its call for events does not return, and the drag goes on")
    func application() throws {
      let options = ApplicationOptions(frameRate: 1000, waitsForEvents: false)
      let application = try Application("test", size: Size(width: 320, height: 180), options: options)
      application.live.isNeeded = true
      let hook = try PumpHook()
      let window = unsafe SDL_GetWindowFromID(application.windowID)
      var gain = 0.5, widths: [Double] = []
      func body(_ ui: UI) {
        widths.append(ui.size.width)
        ui.place(Rect(x: 20, y: 60, width: 200, height: 40)) { ui.slider(id: "gain", &gain) }
      }
      _ = try application.step(body)
      let thumb = try #require(application.ui.node("gain/thumb") ?? application.ui.node("gain")).frame.center
      WithSDL.push(.button(true, Int32(thumb.x), Int32(thumb.y)))
      _ = try application.step(body)
      widths = []
      hook.action = {
        for turn in 0..<2000 where widths.count < 3 {
          unsafe SDL_SetWindowSize(window, 400 + Int32(turn % 20), 180)
          SDL_Delay(1)
        }
        hook.action = nil
      }
      _ = try application.step(body)
      #expect(widths.count == 4)
      #expect(widths.allSatisfy { $0 >= 400 })
      #expect(application.pixmap.width == Int(widths.last ?? 0))
      #expect(application.ui.isHeld)
      WithSDL.push(.motion(Int32(thumb.x) + 30, Int32(thumb.y), held: 1))
      _ = try application.step(body)
      #expect(gain > 0.5)
      WithSDL.push(.button(false, Int32(thumb.x) + 30, Int32(thumb.y)))
      _ = try application.step(body)
      #expect(!application.ui.isHeld)
    }

    @Test("What a body throws while the loop is held up comes out of the step")
    func throwing() throws {
      struct Failure: Error {}
      let options = ApplicationOptions(frameRate: 1000, waitsForEvents: false)
      let application = try Application("test", size: Size(width: 320, height: 180), options: options)
      application.live.isNeeded = true
      let hook = try PumpHook()
      let window = unsafe SDL_GetWindowFromID(application.windowID)
      _ = try application.step { _ in }
      var isThrown = false
      hook.action = {
        for turn in 0..<2000 where !isThrown {
          unsafe SDL_SetWindowSize(window, 400 + Int32(turn % 20), 180)
          SDL_Delay(1)
        }
        hook.action = nil
      }
      #expect(throws: Failure.self) {
        _ = try application.step { _ in
          isThrown = true
          throw Failure()
        }
      }
    }
  }
}

/// Runs code in the midst of SDL's taking of events, as a system's own loop would: a made-up joystick is asked for its
/// state there.
@safe
private final class PumpHook {
  var action: (() -> Void)?
  private let joystick: OpaquePointer
  private let index: Int32

  init() throws {
    SDL_InitSubSystem(UInt32(SDL_INIT_JOYSTICK))
    var device = unsafe SDL_VirtualJoystickDesc()
    unsafe device.version = UInt16(SDL_VIRTUAL_JOYSTICK_DESC_VERSION)
    unsafe device.type = UInt16(SDL_JOYSTICK_TYPE_UNKNOWN.rawValue)
    unsafe device.naxes = 1
    let hook = Box()
    unsafe device.userdata = Unmanaged.passUnretained(hook).toOpaque()
    unsafe device.Update = { context in
      if let context = unsafe context {
        unsafe Unmanaged<Box>.fromOpaque(context).takeUnretainedValue().hook?.action?()
      }
    }
    index = unsafe SDL_JoystickAttachVirtualEx(&device)
    unsafe joystick = unsafe try #require(SDL_JoystickOpen(index))
    box = hook
    hook.hook = self
  }

  deinit {
    unsafe SDL_JoystickClose(joystick)
    SDL_JoystickDetachVirtual(index)
    SDL_QuitSubSystem(UInt32(SDL_INIT_JOYSTICK))
  }

  private let box: Box

  private final class Box {
    weak var hook: PumpHook?
  }
}
