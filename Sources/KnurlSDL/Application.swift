import CKnurlSDL2
public import KnurlControls
import KnurlDrawing
public import KnurlGeometry
import KnurlText

/// A window of its own with controls in it: owns window, renderer and loop.
///
/// `run` is all that most programs need. A program with a loop of its own makes an application and calls `step` until it
/// answers false; one with more windows opens them with `openWindow`. Everything happens on the thread that made the
/// application, which must be the main thread on macOS.
public final class Application {
  /// The interface that lives in the first window.
  public var ui: UI { main.ui }
  /// The user's enlargement on top of the screen's own; may change at any time, also while something is dragged.
  public var scale: Double {
    get { main.scale }
    set { main.scale = newValue }
  }
  /// Whether the first window's inspector is shown: input, claims, what is painted anew and why. False at first.
  public var showsInspector: Bool {
    get { ui.inspector.isShown }
    set {
      ui.inspector.isShown = newValue
      pendingFrames = Self.framesAfterEvent
    }
  }
  /// The further windows that are open.
  public private(set) var windows: [ApplicationWindow] = []

  let main: WindowHost
  let options: ApplicationOptions
  private let clock: HostClock
  private let pads = GamePads()
  let live: LiveResize
  private var textInput = TextInputSwitch()
  private var pacer: FramePacer
  private var isRunning = true
  private var builtFrames = 0
  private var toldProblems: Set<String> = []
  /// The body while events are taken, and what it threw then.
  private var liveBody: ((UI) throws -> Void)?
  private var liveFailure: (any Error)?
  private var pendingFrames = Application.framesAfterEvent
  /// The last to go: pads and the watch on events are SDL's.
  private let session: VideoSession

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
  public convenience init(
    _ title: String, size: Size, theme: Theme = .studio, text: (any TextEngine)? = nil,
    options: ApplicationOptions = ApplicationOptions()
  ) throws(SDLError) {
    try self.init(title, size: size, theme: theme, text: text, options: options) { HostClock() }
  }

  /// As the public one, with a clock that is made once SDL runs.
  init(
    _ title: String, size: Size, theme: Theme, text: (any TextEngine)?, options: ApplicationOptions,
    clock makeClock: () -> HostClock
  ) throws(SDLError) {
    session = try VideoSession(opensPads: options.opensPads)
    let clock = makeClock()
    self.clock = clock
    live = LiveResize { clock.now }
    main = try WindowHost(
      title, size: size, theme: theme, text: text ?? EngravedText(), options: options, session: session, clock: clock)
    pacer = FramePacer(frameRate: options.frameRate)
    self.options = options
    main.playback = try options.play.map { (path) throws(SDLError) in try Self.playback(path) }
    if let file = options.record { main.ui.recorder = try TraceFile.recorder(file) }
    main.notesHashes = options.record != nil
    if options.bugReport != nil, options.record == nil { main.ui.recorder = TraceRecorder(.last(seconds: 30)) }
    SDL_StopTextInput()
    if !options.showsPointer { SDL_ShowCursor(SDL_DISABLE) }
    live.paint = { [unowned self] in paintLive($0) }
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

  /// Opens a further window with an interface of its own, which each step builds after that of the first one.
  ///
  /// Closing it ends it alone; closing the first window ends the application. Its frames go at the pace of the first: of
  /// the options those that concern frames, events and pads are not looked at.
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The area for controls, in points; from 1x1.
  ///   - theme: The looks.
  ///   - text: The text engine; nil for the engraved face.
  ///   - options: Everything else.
  ///   - body: Calls the window's controls, once a frame; kept until the window is closed. What it throws comes out of
  ///     `step`.
  /// - Returns: The window.
  /// - Throws: The call of SDL that failed.
  @discardableResult
  public func openWindow(
    _ title: String, size: Size, theme: Theme = .studio, text: (any TextEngine)? = nil,
    options: ApplicationOptions = ApplicationOptions(), _ body: @escaping (UI) throws -> Void
  ) throws(SDLError) -> ApplicationWindow {
    var options = options
    // Two windows that both wait for the screen would halve each other's rate.
    options.vsync = false
    let host = try WindowHost(
      title, size: size, theme: theme, text: text ?? EngravedText(), options: options, session: session, clock: clock)
    let window = ApplicationWindow(host, body)
    windows.append(window)
    pendingFrames = Self.framesAfterEvent
    return window
  }

  /// Waits until a frame is due, takes the events, builds one frame of each window and shows what changed.
  /// - Parameter body: Calls the controls of the first window.
  /// - Returns: Whether the application goes on; false once it was quit or reached its limit of frames.
  /// - Throws: An `SDLError`, or what a body throws.
  public func step(_ body: (UI) throws -> Void) throws -> Bool {
    guard isRunning else { return false }
    try frame(body)
    if isRunning { pace() }
    return isRunning
  }

  /// Ends the application: `step` answers false from now on.
  public func quit() { isRunning = false }

  // MARK: Traces

  /// What was not as the played trace says, in a sentence; nil where nothing was, and without a trace.
  public var playedDifference: String? { main.playback?.sentence }

  /// The last 30 seconds, or all that was recorded in memory; nil where the program has not asked for it.
  public var recentTrace: Trace? { ui.recorder?.trace }

  private static func playback(_ path: String) throws(SDLError) -> Playback {
    do { return Playback(try TraceFile.read(path), path: path) } catch let error as SDLError { throw error } catch {
      throw SDLError(call: "--play", message: "\(error)", advice: "Docs/Traces.md has the grammar.")
    }
  }

  /// Hands over the events of the next frame of a trace; false after its last one.
  private func playNext() -> Bool {
    guard main.playback != nil else { return true }
    isRunning = main.playback?.next(ui) == true && isRunning
    return isRunning
  }

  /// Control, Shift and F: what happened goes to a file.
  private func reportBug(_ event: SDL_Event) {
    guard let file = options.bugReport, let trace = recentTrace, unsafe event.type == SDL_KEYDOWN.rawValue else {
      return
    }
    let key = unsafe event.key
    let wanted = KMOD_CTRL.rawValue, shift = KMOD_SHIFT.rawValue, held = UInt32(key.keysym.mod)
    guard key.windowID == main.window.id || key.windowID == 0, key.keysym.sym == SDL_Keycode(SDLK_f.rawValue),
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

  /// A step without the pause at its end.
  package func frame(_ body: (UI) throws -> Void) throws {
    // Also with a quit among the events: what the user did before it must reach the program.
    try receive(body)
    guard playNext() else { return }
    try build(body)
    count()
  }

  /// Lets the next frame send all pixels of the first window.
  package func loseSentPixels() { main.presenter.reset() }

  /// Lets the next frame paint and send all pixels of the first window.
  package func repaintEverything() { main.repaintEverything() }

  /// How many rectangles of pixels the last frame sent to the first window.
  package var uploadedRects: Int { main.presenter.uploadedRects }
  /// How often a picture was shown in the first window.
  package var presents: Int { main.presenter.presents }
  /// SDL's number of the first window.
  package var windowID: UInt32 { main.window.id }
  /// The last picture of the first window.
  package var pixmap: Pixmap { main.pixmap }

  // MARK: Loop

  private func build(_ body: (UI) throws -> Void) throws {
    try main.frame(body)
    for window in windows where window.isOpen { try window.host.frame(window.body) }
    windows.removeAll { !$0.isOpen }
    textInput.follow(focused.ui, focused.map)
    tellProblems()
  }

  /// The window that has the keyboard; the first where none has.
  private var focused: WindowHost { windows.first { $0.host.window.hasKeyboard }?.host ?? main }

  /// Writes each misuse that a frame has found to standard error, once.
  private func tellProblems() {
    tellProblems(of: main.ui)
    for window in windows { tellProblems(of: window.ui) }
  }

  private func tellProblems(of ui: UI) {
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
    let delay = pacer.delay(now: clock.now, screenWaits: main.presenter.waitsForScreen)
    if delay > 0 { SDL_Delay(UInt32(delay * 1000)) }
  }

  // MARK: Events

  /// Takes all events; waits for the first of them where no frame is due.
  private func receive(_ body: (UI) throws -> Void) throws {
    route()
    if live.isNeeded {
      withoutActuallyEscaping(body) { body in
        liveBody = body
        takeAll()
        liveBody = nil
      }
    } else {
      takeAll()
    }
    if let failure = liveFailure {
      liveFailure = nil
      throw failure
    }
    if main.isCloseWanted { isRunning = false }
    for window in windows where window.host.isCloseWanted { window.close() }
  }

  private func takeAll() {
    var event = unsafe SDL_Event()
    if let patience, live.taking({ unsafe SDL_WaitEventTimeout(&event, patience) }) != 0 { unsafe handle(event) }
    while live.taking({ unsafe SDL_PollEvent(&event) }) != 0 { unsafe handle(event) }
  }

  /// How long to wait for events, in milliseconds (-1: for ever); nil where a frame is due.
  package var patience: Int32? {
    if main.playback != nil || pendingFrames > 0 || !options.waitsForEvents || options.frameLimit != nil { return nil }
    guard let wake else { return -1 }
    let milliseconds = ((wake - clock.now) * 1000).rounded(.up)
    return milliseconds >= 1 ? Int32(min(milliseconds, 1e9)) : nil
  }

  /// When one of the windows changes by itself.
  private var wake: Double? {
    var wake = Self.wake(of: main.ui)
    for window in windows {
      if let other = Self.wake(of: window.ui) { wake = min(wake ?? other, other) }
    }
    return wake
  }

  private static func wake(of ui: UI) -> Double? { ui.nextWake.map { ui.time + $0 } }

  /// Events of pads and the like, which have no window, go where the keyboard's go.
  private func route() {
    let focused = focused
    main.takesUnaddressed = focused === main
    for window in windows { window.host.takesUnaddressed = focused === window.host }
  }

  private func handle(_ event: SDL_Event) {
    pendingFrames = Self.framesAfterEvent
    unsafe main.handle(event)
    for window in windows where window.isOpen { unsafe window.host.handle(event) }
    unsafe reportBug(event)
    unsafe pads.handle(event)
    switch unsafe SDL_EventType(event.type) {
    case SDL_QUIT: isRunning = false
    case SDL_TEXTEDITING_EXT: unsafe SDL_free(event.editExt.text)
    default: break
    }
  }

  // MARK: While the system holds the loop up

  /// Builds and shows a frame of one window in the midst of a change of its size; the step throws what goes wrong.
  private func paintLive(_ windowID: UInt32) {
    guard liveFailure == nil, let body = liveBody else { return }
    do {
      if main.window.id == windowID {
        try main.frame(body)
      } else if let window = windows.first(where: { $0.isOpen && $0.host.window.id == windowID }) {
        try window.host.frame(window.body)
      }
    } catch {
      liveFailure = error
    }
  }
}
