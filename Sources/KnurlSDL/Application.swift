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
  private var playback: Playback?
  private var lastHash: UInt64 = 0
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
    door = FrontDoor(ui: ui, windowID: window.id)
    pacer = FramePacer(frameRate: options.frameRate)
    scale = options.scale
    self.options = options
    playback = try options.play.map { (path) throws(SDLError) in try Self.playback(path) }
    if let file = options.record { ui.recorder = try TraceFile.recorder(file) }
    if options.bugReport != nil, options.record == nil { ui.recorder = TraceRecorder(.last(seconds: 30)) }
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
  /// It records with `--record FILE` on the command line, and plays with `--play FILE`. Where a picture is not as the trace
  /// says, it ends with the status 1; where it can't go on, or the body throws, with 2. Either is told by one line on
  /// standard error.
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
    var options = options
    options.read(CommandLine.arguments)
    do {
      let application = try Application(title, size: size, theme: theme, text: text, options: options)
      while try application.step(body) {}
      guard let difference = application.playedDifference else { StandardError.end(status: 0) }
      StandardError.write("\(title): \(difference)\n")
      StandardError.end(status: 1)
    } catch {
      StandardError.write("\(title): \(error)\n")
      StandardError.end(status: 2)
    }
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
    guard playNext() else { return false }
    try buildFrame(body)
    textInput.follow(ui)
    tellProblems()
    let changed = painter.paint(ui.drawList, map: playback?.map ?? door.map)
    playback?.compare(painter.pixmap)
    noteHash(changed)
    try presenter.present(painter.pixmap, changed: changed)
    count()
    if isRunning { pace() }
    return isRunning
  }

  /// Ends the application: `step` answers false from now on.
  public func quit() { isRunning = false }

  // MARK: Traces

  /// What was not as the played trace says, in a sentence; nil where nothing was, and without a trace.
  public var playedDifference: String? { playback?.sentence }

  /// The last 30 seconds, or all that was recorded in memory; nil where the program has not asked for it.
  public var recentTrace: Trace? { ui.recorder?.trace }

  private static func playback(_ path: String) throws(SDLError) -> Playback {
    do { return Playback(try TraceFile.read(path), path: path) } catch let error as SDLError { throw error } catch {
      throw SDLError(call: "--play", message: "\(error)", advice: "Docs/Traces.md has the grammar.")
    }
  }

  /// Hands over the events of the next frame of a trace; false after its last one.
  private func playNext() -> Bool {
    guard playback != nil else { return true }
    isRunning = playback?.next(ui) == true && isRunning
    return isRunning
  }

  private func buildFrame(_ body: (UI) throws -> Void) throws {
    if let frame = playback?.frame {
      return try ui.frame(size: frame.size, pixelsPerPoint: frame.pixelsPerPoint, time: frame.time, body)
    }
    try ui.frame(size: door.map.size, pixelsPerPoint: door.map.pixelsPerPoint, time: door.clock.now, body)
  }

  /// A recording in a file says what each frame looked like.
  private func noteHash(_ changed: [PixelRect]) {
    guard options.record != nil else { return }
    if !changed.isEmpty || builtFrames == 0 { lastHash = painter.pixmap.contentHash }
    ui.recorder?.note(hash: lastHash)
  }

  /// Control, Shift and F: what happened goes to a file.
  private func reportBug(_ event: SDL_Event) {
    guard let file = options.bugReport, let trace = recentTrace, unsafe event.type == SDL_KEYDOWN.rawValue else {
      return
    }
    let key = unsafe event.key
    let wanted = KMOD_CTRL.rawValue, shift = KMOD_SHIFT.rawValue, held = UInt32(key.keysym.mod)
    guard key.windowID == window.id || key.windowID == 0, key.keysym.sym == SDL_Keycode(SDLK_f.rawValue),
      key.repeat == 0, held & wanted != 0, held & shift != 0
    else { return }
    do throws(SDLError) {
      try TraceFile.write(trace.text, to: file, appending: false)
      StandardError.write("Knurl: the last \(Int(trace.duration.rounded())) seconds are in \(file)\n")
    } catch {
      StandardError.write("Knurl: \(error)\n")
    }
  }

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
    if playback != nil || pendingFrames > 0 || !options.waitsForEvents || options.frameLimit != nil { return nil }
    guard let wake = ui.nextWake else { return -1 }
    let milliseconds = (wake * 1000).rounded(.up)
    return milliseconds >= 1 ? Int32(min(milliseconds, 1e9)) : nil
  }

  private func handle(_ event: SDL_Event) {
    pendingFrames = Self.framesAfterEvent
    // A trace is not disturbed by the hands of who looks on.
    if playback == nil { _ = unsafe door.handle(event) }
    unsafe reportBug(event)
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
