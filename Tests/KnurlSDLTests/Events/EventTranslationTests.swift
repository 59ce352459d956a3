import CKnurlSDL2
import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlSDL

@Suite("What SDL's events mean")
struct EventTranslationTests {
  /// A row of the tables: an event, and its kind (nil: it means nothing) and origin.
  struct Row: Sendable, CustomTestStringConvertible {
    nonisolated(unsafe) var event: MadeEvent
    var kind: InputEvent.Kind?
    var origin = EventTranslation.Origin.genuine
    var testDescription: String { kind.map { "\($0)" } ?? "nothing" }
  }

  private static func translation() throws -> EventTranslation {
    let map = try #require(WindowMap(window: (640, 360), output: (1280, 720), scale: 1))
    return EventTranslation(windowID: 5, map: map) { $0 == 9 }
  }

  private static let finger = PointerID.finger(device: 7, finger: 1)
  private static let behind = EventTranslation.fingerBehindMouse

  static let pointers: [Row] = [
    Row(event: .motion(140, 50, held: 5), kind: .moved(.mouse, Point(x: 140, y: 50), heldButtons: [.left, .right])),
    Row(event: .motion(140, 50, held: 0b11000), kind: .moved(.mouse, Point(x: 140, y: 50), heldButtons: [])),
    Row(event: .motion(1, 2, window: 5), kind: .moved(.mouse, Point(x: 1, y: 2), heldButtons: [])),
    Row(event: .motion(1, 2, window: 6), kind: nil),
    Row(event: .button(true, 1, 2), kind: .pressed(.mouse, Point(x: 1, y: 2), .left)),
    Row(event: .button(false, 1, 2, button: SDL_BUTTON_RIGHT), kind: .released(.mouse, Point(x: 1, y: 2), .right)),
    Row(event: .button(true, 1, 2, button: SDL_BUTTON_MIDDLE), kind: .pressed(.mouse, Point(x: 1, y: 2), .middle)),
    Row(event: .button(true, 1, 2, button: SDL_BUTTON_X1), kind: nil),
    Row(
      event: .button(true, 1, 2, which: .max), kind: .pressed(behind, Point(x: 1, y: 2), .left), origin: .mouseOfFinger),
    Row(
      event: .motion(1, 2, held: 1, which: .max), kind: .moved(behind, Point(x: 1, y: 2), heldButtons: .left),
      origin: .mouseOfFinger),
    Row(event: .finger(SDL_FINGERDOWN, 0.25, 0.5), kind: .pressed(finger, Point(x: 160, y: 180), .left)),
    Row(event: .finger(SDL_FINGERMOTION, 0.25, 0.5), kind: .moved(finger, Point(x: 160, y: 180), heldButtons: .left)),
    Row(event: .finger(SDL_FINGERUP, 0.25, 0.5), kind: .released(finger, Point(x: 160, y: 180), .left)),
    Row(event: .finger(SDL_FINGERDOWN, 0.25, 0.5, window: 6), kind: nil),
    Row(
      event: .finger(SDL_FINGERDOWN, 0, 0, device: 9),
      kind: .pressed(.finger(device: 9, finger: 1), .zero, .left), origin: .indirect),
    Row(
      event: .finger(SDL_FINGERUP, 0, 0, id: 0, device: -1),
      kind: .released(.finger(device: -1, finger: 0), .zero, .left), origin: .fingerOfMouse),
  ]

  static let others: [Row] = [
    Row(event: .key(true, SDLK_LEFT, mods: KMOD_LSHIFT), kind: .keyDown(.left, .shift, isRepeat: false)),
    Row(event: .key(true, SDLK_RIGHT, isRepeat: true), kind: .keyDown(.right, [], isRepeat: true)),
    Row(event: .key(false, SDLK_KP_ENTER, mods: KMOD_RCTRL), kind: .keyUp(.enter, .control)),
    Row(event: .key(true, SDLK_a, mods: KMOD_LGUI), kind: .keyDown(.character("a"), .command, isRepeat: false)),
    Row(event: .key(true, SDLK_KP_4), kind: .keyDown(.left, [], isRepeat: false)),
    Row(event: .key(true, SDLK_KP_4, mods: KMOD_NUM), kind: nil),
    Row(event: .key(true, SDLK_LSHIFT, mods: KMOD_LSHIFT), kind: .modifiers(.shift)),
    Row(event: .key(false, SDLK_LALT), kind: .modifiers([])),
    Row(event: .key(true, SDLK_F1), kind: nil),
    Row(event: .text("äé"), kind: .text("äé")),
    Row(event: .text(""), kind: nil),
    Row(event: .composing("に", start: 1), kind: .composing("に", caret: 1)),
    Row(event: .composing("", start: 0), kind: .composing("", caret: 0)),
    Row(event: .window(SDL_WINDOWEVENT_LEAVE, id: 5), kind: .left(.mouse)),
    Row(event: .window(SDL_WINDOWEVENT_ENTER, id: 5), kind: nil),
    Row(event: .window(SDL_WINDOWEVENT_FOCUS_LOST, id: 5), kind: .focusLost),
    Row(event: .window(SDL_WINDOWEVENT_FOCUS_LOST, id: 6), kind: nil),
    Row(event: .window(SDL_WINDOWEVENT_FOCUS_GAINED, id: 5), kind: .focusGained),
    Row(event: .padButton(SDL_CONTROLLER_BUTTON_B, true), kind: .padButton(pad: 2, .b, isDown: true)),
    Row(event: .padButton(SDL_CONTROLLER_BUTTON_DPAD_UP, false), kind: .padButton(pad: 2, .up, isDown: false)),
    Row(event: .padButton(SDL_CONTROLLER_BUTTON_GUIDE, true), kind: nil),
    Row(event: .padAxis(SDL_CONTROLLER_AXIS_LEFTX, -32768), kind: .padAxis(pad: 2, .leftX, -1)),
    Row(event: .padAxis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 32767), kind: .padAxis(pad: 2, .rightTrigger, 1)),
    Row(event: .plain(SDL_QUIT), kind: nil),
  ]

  @Test("Each event has the meaning of its row", arguments: pointers + others)
  func meaning(_ row: Row) throws {
    var translation = try Self.translation()
    let meaning = unsafe translation.meaning(of: row.event.event)
    #expect(meaning?.kind == row.kind)
    if let meaning { #expect(meaning.origin == row.origin) }
  }

  @Test("The wheel turns where the mouse was last, precisely, and away from the user is up")
  func wheel() throws {
    var translation = try Self.translation()
    func kind(_ made: MadeEvent) -> InputEvent.Kind? { unsafe translation.meaning(of: made.event)?.kind }
    #expect(kind(.wheel(y: 1)) == .wheel(Point(x: 3, y: 4), Vector(x: 0, y: 1)))
    _ = kind(.motion(30, 40))
    #expect(kind(.wheel(y: 1, precise: 0.25)) == .wheel(Point(x: 30, y: 40), Vector(x: 0, y: 0.25)))
    #expect(kind(.wheel(y: 1, isFlipped: true)) == .wheel(Point(x: 30, y: 40), Vector(x: 0, y: -1)))
    _ = kind(.motion(1, 1, which: .max))
    #expect(kind(.wheel(x: -2)) == .wheel(Point(x: 30, y: 40), Vector(x: -2, y: 0)))
  }

  @Test("Trial 76: a mouse that comes back is where it was; one that drags, as SDL tells while it is outside, is not")
  func entering() throws {
    var translation = try Self.translation()
    func kind(_ made: MadeEvent) -> InputEvent.Kind? { unsafe translation.meaning(of: made.event)?.kind }
    let enter = MadeEvent.window(SDL_WINDOWEVENT_ENTER, id: 5)
    #expect(kind(enter) == nil)
    _ = kind(.motion(30, 40))
    #expect(kind(enter) == .moved(.mouse, Point(x: 30, y: 40), heldButtons: []))
    _ = kind(.button(true, 30, 40))
    #expect(kind(enter) == nil)
    _ = kind(.button(false, 35, 45))
    #expect(kind(enter) == .moved(.mouse, Point(x: 35, y: 45), heldButtons: []))
    _ = kind(.motion(50, 60, held: 1))
    #expect(kind(enter) == nil)
    _ = kind(.window(SDL_WINDOWEVENT_FOCUS_LOST, id: 5))
    #expect(kind(enter) == .moved(.mouse, Point(x: 50, y: 60), heldButtons: []))
  }

  @Test("The mouse in another window tells what it still holds, at its last place here")
  func foreignMouse() throws {
    var translation = try Self.translation()
    func foreign(_ made: MadeEvent) -> InputEvent.Kind? { unsafe translation.foreignMouse(made.event) }
    #expect(foreign(.button(false, 1, 2, window: 6)) == nil)
    _ = unsafe translation.meaning(of: MadeEvent.motion(30, 40).event)
    let place = Point(x: 30, y: 40)
    #expect(foreign(.motion(1, 2, held: 1, window: 6)) == .moved(.mouse, place, heldButtons: .left))
    #expect(foreign(.motion(1, 2, window: 6)) == .moved(.mouse, place, heldButtons: []))
    #expect(foreign(.button(false, 1, 2, window: 6)) == .moved(.mouse, place, heldButtons: [.middle, .right]))
    #expect(foreign(.button(true, 1, 2, window: 6)) == nil)
    #expect(foreign(.button(false, 1, 2, which: .max, window: 6)) == nil)
    #expect(foreign(.plain(SDL_QUIT)) == nil)
  }

  @Test("A composition beyond 32 bytes comes whole")
  func longComposition() throws {
    var translation = try Self.translation()
    let text = String(repeating: "に", count: 40)
    var made = MadeEvent.plain(SDL_TEXTEDITING_EXT)
    let kind = unsafe text.withCString { words in
      unsafe made.event.editExt.text = unsafe UnsafeMutablePointer(mutating: words)
      unsafe made.event.editExt.start = 7
      return unsafe translation.meaning(of: made.event)?.kind
    }
    #expect(kind == .composing(text, caret: 7))
  }

  @Test("Events that name no window are left to another where that is wished")
  func unaddressed() throws {
    var translation = try Self.translation()
    translation.takesUnaddressed = false
    #expect(unsafe translation.meaning(of: MadeEvent.button(true, 1, 2).event) == nil)
    #expect(unsafe translation.meaning(of: MadeEvent.padButton(SDL_CONTROLLER_BUTTON_A, true).event) == nil)
    #expect(unsafe translation.meaning(of: MadeEvent.button(true, 1, 2, window: 5).event) != nil)
  }

  @Test("Trial 106: at twice the density mouse and finger mean the same place")
  func densityOfTwo() throws {
    var translation = try Self.translation()
    let mouse = unsafe translation.meaning(of: MadeEvent.button(true, 140, 50).event)
    let finger = unsafe translation.meaning(of: MadeEvent.finger(SDL_FINGERDOWN, 0.21875, 0.13889).event)
    guard case .pressed(_, let a, _)? = mouse?.kind, case .pressed(_, let b, _)? = finger?.kind else {
      Issue.record("both are presses")
      return
    }
    #expect(a == Point(x: 140, y: 50))
    #expect(abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01)
  }
}
