import Testing

@testable import KnurlSDL

@Suite("What a doctor finds in what it sees")
struct HostFactsFindingsTests {
  /// A machine where all is well.
  private static var well: HostFacts {
    var facts = HostFacts()
    facts.driver = "x11"
    for hint in [\HostFacts.autoCapture, \.touchMouse, \.mouseTouch, \.framesThroughOpenGL] {
      facts[keyPath: hint].value = "0"
    }
    for hint in [\HostFacts.clickThrough, \.inputMethod] { facts[keyPath: hint].value = "1" }
    facts.touchDevices = [HostFacts.TouchDevice(name: "Panel", isDirect: true)]
    facts.way = HostFacts.Way(presenter: "a texture", renderer: "opengl", isSynchronised: true)
    facts.window = HostFacts.Window(width: 640, height: 360, pixelWidth: 1280, pixelHeight: 720, pixelsPerPoint: 2)
    return facts
  }

  /// One thing that is not well, and the finding of it.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout HostFacts) -> Void
    var subject: String
    var weight: Finding.Weight
    var advice: String
  }

  static let rows: [Row] = [
    Row(
      testDescription: "an old SDL", change: { $0.library = .init(major: 2, minor: 0, patch: 20) }, subject: "SDL",
      weight: .problem, advice: "2.0.22 or newer"),
    Row(
      testDescription: "sdl2-compat by its patch level", change: { $0.library = .init(major: 2, minor: 32, patch: 56) },
      subject: "SDL", weight: .note, advice: "with SDL 2"),
    Row(
      testDescription: "sdl2-compat by its revision", change: { $0.revision = "SDL-2.30.9-compat-g12" }, subject: "SDL",
      weight: .note, advice: "with SDL 2"),
    Row(
      testDescription: "a library older than its headers",
      change: { $0.headers = .init(major: 2, minor: 30, patch: 0) },
      subject: "SDL", weight: .note, advice: "Ship the library"),
    Row(
      testDescription: "no window", change: { $0.failure = "SDL_CreateWindow failed: no" }, subject: "window",
      weight: .problem, advice: "Set DISPLAY"),
    Row(
      testDescription: "no video", change: { $0.driver = nil }, subject: "video", weight: .problem, advice: "SDL_Init"),
    Row(
      testDescription: "a blind driver", change: { $0.driver = "dummy" }, subject: "video", weight: .note,
      advice: "Unset SDL_VIDEODRIVER"),
    Row(
      testDescription: "peers 18: automatic capture", change: { $0.autoCapture.value = nil },
      subject: "SDL_MOUSE_AUTO_CAPTURE", weight: .problem, advice: "lifting of fingers"),
    Row(
      testDescription: "automatic capture by the environment",
      change: { $0.autoCapture = .init(value: "1", isFromEnvironment: true) }, subject: "SDL_MOUSE_AUTO_CAPTURE",
      weight: .problem, advice: "Unset SDL_MOUSE_AUTO_CAPTURE in the environment."),
    Row(
      testDescription: "automatic capture in a game",
      change: { facts in
        facts.isGuest = true
        facts.autoCapture.value = "1"
      }, subject: "SDL_MOUSE_AUTO_CAPTURE", weight: .problem, advice: "Overlay.setHints() before SDL_Init"),
    Row(
      testDescription: "a mouse from fingers", change: { $0.touchMouse.value = "1" }, subject: "SDL_TOUCH_MOUSE_EVENTS",
      weight: .note, advice: "twice"),
    Row(
      testDescription: "fingers from the mouse", change: { $0.mouseTouch.value = "1" },
      subject: "SDL_MOUSE_TOUCH_EVENTS", weight: .note, advice: "twice"),
    Row(
      testDescription: "peers 75: a first click that is swallowed", change: { $0.clickThrough.value = "0" },
      subject: "SDL_MOUSE_FOCUS_CLICKTHROUGH", weight: .note, advice: "does not press"),
    Row(
      testDescription: "hidden choices of an input method", change: { $0.inputMethod.value = "0" },
      subject: "SDL_IME_SHOW_UI", weight: .note, advice: "hidden"),
    Row(
      testDescription: "a mouse kept in", change: { $0.window?.isMouseGrabbed = true }, subject: "capture",
      weight: .note, advice: "SDL_SetWindowMouseGrab"),
    Row(
      testDescription: "text input left on", change: { $0.isTextInputOn = true }, subject: "text input",
      weight: .problem, advice: "SDL_StopTextInput()"),
    Row(
      testDescription: "text input left on in a game",
      change: { facts in
        facts.isGuest = true
        facts.isTextInputOn = true
      }, subject: "text input", weight: .note, advice: "If the game takes no text"),
    Row(
      testDescription: "text input switched off", change: { $0.wantsText = true }, subject: "text input",
      weight: .problem, advice: "Something else"),
    Row(
      testDescription: "fingers switched off", change: { $0.fingersAreOn = false }, subject: "touch", weight: .problem,
      advice: "SDL_EventState"),
    Row(
      testDescription: "peers 19: a track pad", change: { $0.touchDevices[0].isDirect = false }, subject: "touch",
      weight: .note, advice: "turns the wheel"),
    Row(
      testDescription: "a texture painted by the processor", change: { $0.way?.isSoftware = true }, subject: "pictures",
      weight: .problem, advice: ".surface"),
    Row(
      testDescription: "the window's memory through OpenGL",
      change: { facts in
        facts.way = HostFacts.Way(presenter: "the window's memory", isSoftware: true)
        facts.framesThroughOpenGL.value = "1"
      }, subject: "pictures", weight: .problem, advice: "ten times"),
    Row(
      testDescription: "a screen that does not wait", change: { $0.way?.isSynchronised = false }, subject: "vsync",
      weight: .note, advice: "may tear"),
    Row(
      testDescription: "a scale that is none", change: { $0.window?.userScale = .nan }, subject: "scale",
      weight: .problem, advice: "above zero"),
    Row(
      testDescription: "a logical size", change: { $0.window?.logicalWidth = 320 }, subject: "scale", weight: .note,
      advice: "no finer steps"),
    Row(
      testDescription: "a minimised window", change: { $0.window?.pixelWidth = 0 }, subject: "scale", weight: .note,
      advice: "until it is back"),
  ]

  @Test("Where all is well each line is fine and advises nothing")
  func fine() {
    let findings = Self.well.findings
    #expect(findings.allSatisfy { $0.weight == .fine && $0.advice.isEmpty && !$0.state.isEmpty })
    let subjects = findings.map(\.subject)
    for subject in ["SDL", "video", "capture", "text input", "touch", "pads", "pictures", "vsync", "scale"] {
      #expect(subjects.contains(subject))
    }
  }

  @Test("Each thing that is not well is one finding, which says what to do", arguments: rows)
  func found(_ row: Row) {
    var facts = Self.well
    row.change(&facts)
    let found = facts.findings.filter { $0.weight != .fine }
    #expect(found.count == 1)
    #expect(found.first?.subject == row.subject)
    #expect(found.first?.weight == row.weight)
    #expect(found.first?.advice.contains(row.advice) == true)
    #expect(found.first?.advice.last == ".")
  }

  @Test("Without a graphics device the window's memory is well, and nobody misses the screen's pace")
  func windowMemory() {
    var facts = Self.well
    facts.way = HostFacts.Way(presenter: "the window's memory", isSoftware: true)
    #expect(facts.findings.allSatisfy { $0.weight == .fine })
  }
}
