import CKnurlSDL2
public import KnurlControls
import KnurlDrawing
public import KnurlGeometry
import KnurlText

/// A window of its own with controls in it: owns window, renderer and loop.
///
/// `run` is all that most programs need. A program with a loop of its own makes an application and calls `step` until it
/// answers false. Everything happens on the thread that made the application, which must be the main thread on macOS.
public final class Application {
  /// The interface that lives in the window.
  public let ui: UI
  /// The user's enlargement on top of the screen's own; may change at any time, also while something is dragged.
  public var scale: Double

  private let options: ApplicationOptions
  private let window: HostWindow
  private let presenter: any Presenter
  private let painter = FramePainter()
  private let door: FrontDoor
  private let pads = GamePads()
  private var textInput = TextInputSwitch()
  private var pacer: FramePacer
  private var isRunning = true
  private var builtFrames = 0
  private var toldProblems: Set<String> = []
  private var pendingFrames = Application.framesAfterEvent

  /// A program often changes what an earlier control showed, so one frame more follows those with events.
  private static let framesAfterEvent = 2

  /// Opens a window.
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The area for controls, in points; from 1x1.
  ///   - theme: The looks.
  ///   - text: The text engine; nil for the engraved face.
  ///   - options: Everything else.
  /// - Throws: The call of SDL that failed.
  public init(
    _ title: String, size: Size, theme: Theme = .studio, text: (any TextEngine)? = nil,
    options: ApplicationOptions = ApplicationOptions()
  ) throws(SDLError) {
    let session = try VideoSession(opensPads: options.opensPads)
    (window, presenter) = try Screen.open(title, size: size, options: options, session: session)
    ui = UI(text: text ?? EngravedText(), theme: theme)
    ui.connectText()
    door = FrontDoor(ui: ui, windowID: window.id)
    pacer = FramePacer(frameRate: options.frameRate)
    scale = options.scale
    self.options = options
    SDL_StopTextInput()
    window.show()
    refreshMap()
  }

  /// Opens a window and runs until it is closed.
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The area for controls, in points; from 1x1.
  ///   - theme: The looks.
  ///   - text: The text engine; nil for the engraved face.
  ///   - options: Everything else.
  ///   - body: Calls the controls, once a frame.
  /// - Throws: An `SDLError`, or what the body throws.
  public static func run(
    _ title: String, size: Size, theme: Theme = .studio, text: (any TextEngine)? = nil,
    options: ApplicationOptions = ApplicationOptions(), _ body: (UI) throws -> Void
  ) throws {
    let application = try Application(title, size: size, theme: theme, text: text, options: options)
    while try application.step(body) {}
  }

  /// Opens a window, runs until it is closed, and ends the program: the whole of a small one.
  ///
  /// Where that can't be, or the body throws, it writes one line to standard error and ends with the status 2.
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The area for controls, in points; from 1x1.
  ///   - theme: The looks.
  ///   - text: The text engine; nil for the engraved face.
  ///   - options: Everything else.
  ///   - body: Calls the controls, once a frame.
  public static func main(
    _ title: String, size: Size, theme: Theme = .studio, text: (any TextEngine)? = nil,
    options: ApplicationOptions = ApplicationOptions(), _ body: (UI) throws -> Void
  ) -> Never {
    do {
      try run(title, size: size, theme: theme, text: text, options: options, body)
    } catch {
      StandardError.write("\(title): \(error)\n")
      StandardError.end(status: 2)
    }
    StandardError.end(status: 0)
  }

  /// Waits until a frame is due, takes the events, builds one frame and shows what changed.
  /// - Parameter body: Calls the controls.
  /// - Returns: Whether the application goes on; false once it was quit or reached its limit of frames.
  /// - Throws: An `SDLError`, or what the body throws.
  public func step(_ body: (UI) throws -> Void) throws -> Bool {
    guard isRunning else { return false }
    // Also with a quit among the events: what the user did before it must reach the program.
    receive()
    refreshMap()
    try ui.frame(size: door.map.size, pixelsPerPoint: door.map.pixelsPerPoint, time: door.clock.now, body)
    textInput.follow(ui, door.map)
    tellProblems()
    let changed = painter.paint(ui.drawList, map: door.map)
    try presenter.present(painter.pixmap, changed: changed)
    count()
    if isRunning { pace() }
    return isRunning
  }

  /// Ends the application: `step` answers false from now on.
  public func quit() { isRunning = false }

  // MARK: What tests and tools look at

  /// How many rectangles of pixels the last frame sent to the window.
  package var uploadedRects: Int { presenter.uploadedRects }
  /// How often a picture was shown.
  package var presents: Int { presenter.presents }
  /// SDL's number of the window.
  package var windowID: UInt32 { window.id }
  /// The last picture.
  package var pixmap: Pixmap { painter.pixmap }

  // MARK: Loop

  /// Writes each misuse that a frame has found to standard error, once.
  private func tellProblems() {
    for problem in ui.problems where toldProblems.insert(problem).inserted {
      StandardError.write("Knurl: \(problem)\n")
    }
  }

  private func count() {
    builtFrames += 1
    pendingFrames = max(0, pendingFrames - 1)
    if let limit = options.frameLimit, builtFrames >= limit { isRunning = false }
  }

  private func pace() {
    let delay = pacer.delay(now: door.clock.now)
    if !presenter.waitsForScreen { SDL_Delay(UInt32(delay * 1000)) }
  }

  /// Takes all events; waits for the first of them where no frame is due.
  private func receive() {
    var event = unsafe SDL_Event()
    if let patience, unsafe SDL_WaitEventTimeout(&event, patience) != 0 { unsafe handle(event) }
    while unsafe SDL_PollEvent(&event) != 0 { unsafe handle(event) }
  }

  /// How long to wait for events, in milliseconds (-1: for ever); nil where a frame is due.
  private var patience: Int32? {
    if pendingFrames > 0 || !options.waitsForEvents || options.frameLimit != nil { return nil }
    guard let wake = ui.nextWake else { return -1 }
    let milliseconds = (wake * 1000).rounded(.up)
    return milliseconds >= 1 ? Int32(min(milliseconds, 1e9)) : nil
  }

  private func handle(_ event: SDL_Event) {
    pendingFrames = Self.framesAfterEvent
    _ = unsafe door.handle(event)
    unsafe pads.handle(event)
    switch unsafe SDL_EventType(event.type) {
    case SDL_QUIT: isRunning = false
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: presenter.reset()
    case SDL_WINDOWEVENT: if unsafe event.window.windowID == window.id { unsafe handle(event.window) }
    default: break
    }
  }

  private func handle(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: isRunning = false
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: presenter.expose()
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      presenter.reset()
      refreshMap()
    default: break
    }
  }

  private func refreshMap() {
    if let map = WindowMap(window: window.size, output: presenter.outputSize, scale: scale) { door.map = map }
  }
}
