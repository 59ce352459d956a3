import CKnurlSDL2
import KnurlControls
import KnurlDrawing
import KnurlGeometry
import KnurlText
import TestSupport
import Testing

@testable import KnurlSDL

extension WithSDL {
  /// Trials from bug reports on other control sets, by the events that SDL would give.
  @Suite("Trials of a host")
  struct HostTrials {
    /// A window of 640x360 with a range, a knob and a button.
    @safe
    private final class Fixture {
      let game: DummyGame
      let overlay: Overlay
      var lower = 20.0, upper = 80.0, gain = 0.5, clicks = 0, edits: [Edit] = []

      init() throws {
        game = try DummyGame(width: 640, height: 360)
        overlay = try game.overlay()
        try frame()
      }

      func frame() throws {
        try overlay.frame { ui in
          ui.place(Rect(x: 90, y: 30, width: 220, height: 40)) {
            ui.rangeSlider(id: "price", &lower, &upper, in: 0...100)
          }
          ui.place(Rect(x: 376, y: 36, width: 48, height: 48)) {
            ui.knob(id: "gain", &gain, options: ValueOptions(wheel: .always, dragMode: .vertical))
          }
          ui.place(Rect(x: 100, y: 150, width: 80, height: 30)) { clicks += ui.button(id: "go", "Go").clickCount }
        }
        edits += overlay.ui.edits
      }

      @discardableResult
      func handle(_ events: MadeEvent...) -> [Claim] { events.map { unsafe overlay.handle($0.event) } }

      func finger(_ type: SDL_EventType, _ x: Double, _ y: Double, id: Int64 = 1) -> MadeEvent {
        .finger(type, Float(x / 640), Float(y / 360), id: id)
      }

      func center(_ path: String) -> Point { overlay.ui.node(path)?.frame.center ?? .zero }

      var window: UInt32 { unsafe SDL_GetWindowID(game.window) }
      var phases: [Edit.Phase] { edits.map(\.phase) }
    }

    @Test("Peers 10: the very first tap, before any other event, clicks once, over two frames and within one")
    func firstTap() throws {
      for isSplit in [true, false] {
        let it = try Fixture()
        #expect(it.handle(it.finger(SDL_FINGERDOWN, 140, 165)) == [.claimed])
        if isSplit { try it.frame() }
        #expect(it.handle(it.finger(SDL_FINGERUP, 140, 165)) == [.claimed])
        try it.frame()
        #expect(it.clicks == 1)
      }
    }

    @Test("Peers 11 and 13: after a tap within one frame nothing is hot, and the picture is as if never touched")
    func noHover() throws {
      let it = try Fixture()
      let untouched = it.overlay.pixmap.contentHash
      it.handle(it.finger(SDL_FINGERDOWN, 140, 165), it.finger(SDL_FINGERUP, 140, 165))
      for _ in 0..<3 { try it.frame() }
      #expect(it.clicks == 1)
      #expect(it.overlay.ui.node("go")?.isHot == false)
      #expect(it.overlay.pixmap.contentHash == untouched)
    }

    @Test("Peers 19: what a pad under two fingers tells as a wheel still turns a control")
    func padScrolls() throws {
      let it = try Fixture()
      let knob = it.center("gain")
      it.handle(.motion(Int32(knob.x), Int32(knob.y)))
      try it.frame()
      #expect(it.handle(.wheel(y: 1)) == [.claimed])
      try it.frame()
      #expect(it.gain > 0.5)
    }

    @Test(
      "Peers 20: with or without the mouse that SDL makes from fingers, two fingers drag both thumbs",
      arguments: [
        true, false,
      ])
    func emulation(_ isOn: Bool) throws {
      let it = try Fixture()
      let (a, b) = (it.center("price/lower"), it.center("price/upper"))
      func emulated(_ made: MadeEvent) { if isOn { it.handle(made) } }
      emulated(.motion(Int32(a.x), Int32(a.y), which: .max))
      emulated(.button(true, Int32(a.x), Int32(a.y), which: .max))
      it.handle(it.finger(SDL_FINGERDOWN, a.x, a.y), it.finger(SDL_FINGERDOWN, b.x, b.y, id: 2))
      emulated(.motion(Int32(a.x) + 20, Int32(a.y), held: 1, which: .max))
      it.handle(it.finger(SDL_FINGERMOTION, a.x + 20, a.y), it.finger(SDL_FINGERMOTION, b.x - 20, b.y, id: 2))
      try it.frame()
      let change = it.lower - 20
      #expect(change > 5)
      #expect(abs(80 - it.upper - change) < 0.01)
      emulated(.button(false, Int32(a.x) + 20, Int32(a.y), which: .max))
      it.handle(it.finger(SDL_FINGERUP, a.x + 20, a.y), it.finger(SDL_FINGERUP, b.x - 20, b.y, id: 2))
      try it.frame()
      #expect(!it.overlay.ui.isHeld)
      #expect(it.phases.filter { $0 == .committed }.count == 2)
    }

    @Test(
      "Peers 70: a release outside that nobody told of ends the drag at the first motion without a button, committed")
    func lostRelease() throws {
      let it = try Fixture()
      let knob = it.center("gain")
      let (x, y) = (Int32(knob.x), Int32(knob.y))
      it.handle(.motion(x, y), .button(true, x, y), .motion(x, y - 20, held: 1))
      try it.frame()
      let dragged = it.gain
      #expect(dragged > 0.5 && it.overlay.ui.isHeld)
      it.handle(.window(SDL_WINDOWEVENT_LEAVE, id: it.window))
      try it.frame()
      #expect(it.overlay.ui.isHeld)
      it.handle(.window(SDL_WINDOWEVENT_ENTER, id: it.window), .motion(x + 100, y + 200))
      try it.frame()
      #expect(!it.overlay.ui.isHeld)
      #expect(it.gain == dragged)
      #expect(it.phases == [.began, .changed, .committed])
    }

    @Test("Peers 71: focus lost and won back with no button down leaves nothing held, and a new press works")
    func stuckButton() throws {
      let it = try Fixture()
      let knob = it.center("gain")
      let (x, y) = (Int32(knob.x), Int32(knob.y))
      it.handle(.motion(x, y), .button(true, x, y), .motion(x, y - 20, held: 1))
      try it.frame()
      it.handle(.window(SDL_WINDOWEVENT_FOCUS_LOST, id: it.window), .window(SDL_WINDOWEVENT_LEAVE, id: it.window))
      try it.frame()
      #expect(it.gain == 0.5 && !it.overlay.ui.isHeld)
      it.handle(.window(SDL_WINDOWEVENT_ENTER, id: it.window), .window(SDL_WINDOWEVENT_FOCUS_GAINED, id: it.window))
      it.handle(.motion(x, y - 40))
      try it.frame()
      #expect(it.gain == 0.5 && !it.overlay.ui.isHeld)
      it.handle(.button(true, 140, 165), .button(false, 140, 165))
      try it.frame()
      #expect(it.clicks == 1)
    }

    @Test("Peers 75: the click that brings the window to the front also presses")
    func clickThrough() throws {
      let it = try Fixture()
      it.handle(.window(SDL_WINDOWEVENT_FOCUS_LOST, id: it.window))
      try it.frame()
      it.handle(.window(SDL_WINDOWEVENT_FOCUS_GAINED, id: it.window), .button(true, 140, 165), .button(false, 140, 165))
      try it.frame()
      #expect(it.clicks == 1)
    }

    @Test(
      "Peers 76: a mouse that leaves leaves nothing hot; one that leaves and comes back within a frame changes nothing")
    func leaving() throws {
      let it = try Fixture()
      it.handle(.motion(140, 165))
      for _ in 0..<2 { try it.frame() }
      #expect(it.overlay.ui.node("go")?.isHot == true)
      let hot = it.overlay.pixmap.contentHash
      it.handle(.window(SDL_WINDOWEVENT_LEAVE, id: it.window), .window(SDL_WINDOWEVENT_ENTER, id: it.window))
      try it.frame()
      #expect(it.overlay.ui.node("go")?.isHot == true)
      #expect(it.overlay.pixmap.contentHash == hot)
      it.handle(.window(SDL_WINDOWEVENT_LEAVE, id: it.window))
      try it.frame()
      #expect(it.overlay.ui.node("go")?.isHot == false)
      it.handle(.window(SDL_WINDOWEVENT_ENTER, id: it.window))
      try it.frame()
      #expect(it.overlay.ui.node("go")?.isHot == true)
    }

    @Test(
      "Peers 78 and 79: what is in the queue when a frame begins is in that frame: clicks, keys, and the last motion")
    func sameFrame() throws {
      let it = try Fixture()
      for _ in 0..<4 { it.handle(.button(true, 140, 165), .button(false, 140, 165)) }
      try it.frame()
      #expect(it.clicks == 4)
      let thumb = it.center("price/lower")
      it.handle(.button(true, Int32(thumb.x), Int32(thumb.y)), .button(false, Int32(thumb.x), Int32(thumb.y)))
      try it.frame()
      let before = it.lower
      for key in [SDLK_RIGHT, SDLK_RIGHT, SDLK_LEFT, SDLK_RIGHT, SDLK_RIGHT, SDLK_LEFT] {
        it.handle(.key(true, key), .key(false, key))
      }
      try it.frame()
      let step = (it.lower - before) / 2
      #expect(step > 0)
      it.handle(.key(true, SDLK_RIGHT), .key(false, SDLK_RIGHT))
      try it.frame()
      #expect(abs(it.lower - before - 3 * step) < 1e-9)
    }

    @Test("Peers 79: a drag of a thousand events a second is in the picture of the frame that follows it")
    func inputToPixel() throws {
      WithSDL.useDummyDriver()
      let options = ApplicationOptions(waitsForEvents: false, opensPads: false)
      var now = 100.0, gain = 0.2
      let application = try Application(
        "test", size: Size(width: 320, height: 180), theme: .studio, text: nil, options: options
      ) { HostClock { now } }
      func frame(at time: Double) throws {
        now = time
        try application.frame { ui in
          ui.place(Rect(x: 20, y: 60, width: 200, height: 40)) { ui.slider(id: "gain", &gain) }
        }
      }
      for number in 0..<30 { try frame(at: 100 + Double(number) / 60) }
      let thumb = try #require(application.ui.node("gain/thumb")).frame.center
      let (x, y) = (Int32(thumb.x), Int32(thumb.y))
      WithSDL.push(.button(true, x, y))
      // The thumb has grown by now.
      for number in 30..<60 { try frame(at: 100 + Double(number) / 60) }
      var edges: [Int] = []
      for number in 60..<65 {
        let (before, presents) = (picture(application), application.presents)
        for event in 1...16 { WithSDL.push(.motion(x + Int32((number - 60) * 16 + event), y, held: 1)) }
        try frame(at: 100 + Double(number) / 60)
        #expect(application.presents == presents + 1)
        edges.append(try #require(lastColumn(of: before, unlike: picture(application), width: 320)) - Int(x))
      }
      // What is seen keeps one distance from the last event that was there when the frame began.
      #expect(edges == (0..<5).map { edges[0] + 16 * $0 } && (16 + 8...16 + 40).contains(edges[0]))
    }

    private func picture(_ application: Application) -> [UInt32] {
      let pixmap = application.pixmap
      return (0..<pixmap.height).flatMap { y in (0..<pixmap.width).map { pixmap[$0, y] } }
    }

    /// The rightmost column in which two pictures differ.
    private func lastColumn(of one: [UInt32], unlike other: [UInt32], width: Int) -> Int? {
      one.indices.filter { one[$0] != other[$0] }.map { $0 % width }.max()
    }

    @Test("Peers 106: at twice the density mouse and finger take the same thumb")
    func density() throws {
      WithSDL.useDummyDriver()
      // SDL knows nothing of touch screens without its video.
      let session = try VideoSession(opensPads: false)
      defer { withExtendedLifetime(session) {} }
      let ui = UI(text: EngravedText())
      let door = FrontDoor(ui: ui, windowID: 5)
      door.map = try #require(WindowMap(window: (640, 360), output: (1280, 720), scale: 1))
      var lower = 20.0, upper = 80.0
      func frame() {
        ui.frame(size: door.map.size, pixelsPerPoint: door.map.pixelsPerPoint, time: door.clock.now) { ui in
          ui.place(Rect(x: 90, y: 30, width: 220, height: 40)) {
            ui.rangeSlider(id: "price", &lower, &upper, in: 0...100)
          }
        }
      }
      frame()
      let thumb = try #require(ui.node("price/lower")).frame.center
      let presses: [MadeEvent] = [
        .button(true, Int32(thumb.x), Int32(thumb.y)),
        .finger(SDL_FINGERDOWN, Float(thumb.x / 640), Float(thumb.y / 360)),
      ]
      let releases: [MadeEvent] = [
        .button(false, Int32(thumb.x), Int32(thumb.y)),
        .finger(SDL_FINGERUP, Float(thumb.x / 640), Float(thumb.y / 360)),
      ]
      for (press, release) in zip(presses, releases) {
        #expect(unsafe door.handle(press.event) == .claimed)
        frame()
        #expect(ui.node("price/lower")?.isActive == true)
        #expect(unsafe door.handle(release.event) == .claimed)
        frame()
        #expect(ui.node("price/lower")?.isActive == false)
      }
    }

    @Test("Peers 116 and 117: without events no frame is due; one that is asked for is, at its time")
    func idle() throws {
      WithSDL.useDummyDriver()
      let options = ApplicationOptions(frameRate: 1000, opensPads: false)
      let application = try Application("test", size: Size(width: 64, height: 64), options: options)
      var wake: Double?
      func body(_ ui: UI) {
        ui.button(id: "go", "Go")
        if let wake { ui.wake(at: ui.time + wake) }
      }
      #expect(application.patience == nil)
      for _ in 0..<10 where application.patience != -1 { _ = try application.step(body) }
      #expect(application.patience == -1)
      for (seconds, range) in [(600, 1...600_000), (60, 1...60_000)] as [(Double, ClosedRange<Int32>)] {
        wake = seconds
        WithSDL.push(.plain(SDL_USEREVENT))
        for _ in 0..<2 { _ = try application.step(body) }
        #expect(range.contains(application.patience ?? 0))
      }
      wake = 0
      WithSDL.push(.plain(SDL_USEREVENT))
      for _ in 0..<2 { _ = try application.step(body) }
      #expect(application.patience == nil)
    }

    @Test(
      "Whatever comes, nothing stays held: events without order, ids used again, lost releases, other windows, sizes of 0",
      arguments: [
        1, 2, 3, 4,
      ] as [UInt64])
    func anything(_ seed: UInt64) throws {
      let it = try Fixture()
      var dice = SeededGenerator(seed: seed)
      for _ in 0..<1500 {
        it.handle(Self.anyEvent(&dice, it.window))
        if dice.chance(20) { try it.frame() }
        if dice.chance(2) { it.overlay.scale = [1, 2, 0.5, 0, .nan].randomElement(using: &dice) ?? 1 }
        #expect((0...100).contains(it.lower) && it.lower <= it.upper && (0...1).contains(it.gain))
      }
      it.overlay.scale = 1
      it.handle(.window(SDL_WINDOWEVENT_FOCUS_LOST, id: it.window), .motion(5, 355))
      for _ in 0..<2 { try it.frame() }
      #expect(!it.overlay.ui.isHeld)
      let before = (it.lower, it.upper, it.gain, it.clicks)
      it.handle(
        .motion(300, 50), .motion(140, 165), it.finger(SDL_FINGERMOTION, 300, 50), it.finger(SDL_FINGERUP, 300, 50))
      try it.frame()
      #expect(before == (it.lower, it.upper, it.gain, it.clicks))
      it.handle(.button(true, 140, 165), .button(false, 140, 165))
      try it.frame()
      #expect(it.clicks == before.3 + 1)
    }

    private static func anyEvent(_ dice: inout SeededGenerator, _ window: UInt32) -> MadeEvent {
      let x = Int32(dice.count(-40...680)), y = Int32(dice.count(-40...400))
      let which: UInt32 = dice.chance(20) ? .max : 0
      let target = [0, window, window + 1][dice.count(0...2)]
      let device: SDL_TouchID = dice.chance(10) ? -1 : 7
      switch dice.count(0...9) {
      case 0, 1: return .motion(x, y, held: UInt32(dice.count(0...7)), which: which, window: target)
      case 2, 3:
        let button = [SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE][dice.count(0...2)]
        return .button(dice.chance(50), x, y, button: button, which: which, window: target)
      case 4...7:
        let type = [SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP][dice.count(0...2)]
        return .finger(
          type, Float(x) / 640, Float(y) / 360, id: Int64(dice.count(0...12)), device: device, window: target)
      case 8:
        let kinds = [
          SDL_WINDOWEVENT_ENTER, SDL_WINDOWEVENT_LEAVE, SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_SIZE_CHANGED,
        ]
        return .window(kinds[dice.count(0...3)], id: window)
      default: return .key(dice.chance(50), [SDLK_TAB, SDLK_ESCAPE, SDLK_LEFT, SDLK_SPACE][dice.count(0...3)])
      }
    }

    @Test("Peers 92: pads are told apart, and one that is unplugged says so")
    func pads() throws {
      var translation = EventTranslation(windowID: 5, map: .empty) { _ in false }
      var removed = MadeEvent.plain(SDL_CONTROLLERDEVICEREMOVED)
      unsafe removed.event.cdevice.which = 7
      #expect(unsafe translation.meaning(of: removed.event)?.kind == .padRemoved(pad: 7))
      #expect(
        unsafe translation.meaning(of: MadeEvent.padButton(SDL_CONTROLLER_BUTTON_A, true).event)?.kind
          == .padButton(pad: 2, .a, isDown: true))
    }
  }
}

@Suite("Trials of time")
struct TimeTrials {
  private let ui = UI(text: EngravedText())
  private let place = Point(x: 60, y: 35)

  private func frame(_ time: Double, _ gain: inout Double) {
    var value = gain
    ui.frame(size: Size(width: 200, height: 100), time: time) { ui in
      ui.place(Rect(x: 20, y: 20, width: 150, height: 30)) {
        ui.slider(id: "gain", &value, options: ValueOptions(defaultValue: 0.25))
      }
    }
    gain = value
  }

  @Test("Peers 81: after thirty days a double click is still two clicks in time, and two slow ones are none")
  func longUptime() {
    for (pause, isDouble) in [(0.2, true), (0.9, false)] {
      var gain = 0.75, time = 30.0 * 86_400
      frame(time, &gain)
      let thumb = ui.node("gain/thumb")?.frame.center ?? place
      for _ in 0..<2 {
        ui.handle(InputEvent(.pressed(.mouse, thumb, .left), time: time))
        ui.handle(InputEvent(.released(.mouse, thumb, .left), time: time + 0.05))
        time += pause
        frame(time, &gain)
      }
      #expect(gain == (isDouble ? 0.25 : 0.75))
    }
  }

  @Test("Peers 82: a clock that stands still, jumps or runs backwards leaves values finite and drags going")
  func oddClock() {
    var gain = 0.5
    frame(10, &gain)
    let thumb = ui.node("gain/thumb")?.frame.center ?? place
    ui.handle(InputEvent(.pressed(.mouse, thumb, .left), time: 10))
    for (index, time) in [10, 10, 9, -5, .nan, 1e12, 3].enumerated() {
      let to = thumb + Vector(x: Double(index + 1), y: 0)
      ui.handle(InputEvent(.moved(.mouse, to, heldButtons: .left), time: time))
      let before = gain
      frame(time, &gain)
      #expect(gain.isFinite && gain > before)
      #expect(ui.isHeld)
      #expect(ui.nextWake.map { $0.isFinite && $0 >= 0 } ?? true)
    }
  }
}
