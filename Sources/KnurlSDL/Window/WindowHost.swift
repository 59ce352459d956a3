import CKnurlSDL2
import KnurlControls
import KnurlDrawing
import KnurlGeometry

/// One window of an application and all that belongs to it: interface, events, picture, way to the screen.
final class WindowHost {
  let ui: UI
  /// The user's enlargement on top of the screen's own.
  var scale: Double
  let window: HostWindow
  let presenter: any Presenter
  /// Whether the user asked for the window to be closed.
  private(set) var isCloseWanted = false
  /// The trace that takes the place of the user's hands.
  var playback: Playback?
  /// Whether a recording is told what each frame looked like.
  var notesHashes = false
  private var lastHash: UInt64?
  private let painter = FramePainter()
  private let door: FrontDoor

  /// Opens a window and shows it.
  init(
    _ title: String, size: Size, theme: Theme, text: any TextEngine, options: ApplicationOptions, session: VideoSession,
    clock: HostClock
  ) throws(SDLError) {
    (window, presenter) = try Screen.open(title, size: size, options: options, session: session)
    ui = UI(text: text, theme: theme)
    ui.connectText()
    painter.connect(&ui.inspector)
    door = FrontDoor(ui: ui, windowID: window.id, clock: clock)
    scale = options.scale
    window.show()
    refreshMap()
  }

  /// Where the interface's points lie in the window.
  var map: WindowMap { door.map }

  /// The last picture.
  var pixmap: Pixmap { painter.pixmap }

  /// Whether events without a window of their own, such as those of game pads, are meant for this one.
  var takesUnaddressed: Bool {
    get { door.takesUnaddressed }
    set { door.takesUnaddressed = newValue }
  }

  /// Hands an event to the interface and follows what happens to the window.
  func handle(_ event: SDL_Event) {
    // A trace is not disturbed by the hands of who looks on.
    if playback == nil { _ = unsafe door.handle(event) }
    switch unsafe SDL_EventType(event.type) {
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      presenter.reset()
      ui.inspector.noteReset()
    case SDL_WINDOWEVENT: if unsafe event.window.windowID == window.id { unsafe follow(event.window) }
    default: break
    }
  }

  /// Builds one frame and shows what changed in it. A window that is not on the screen takes its events and builds its
  /// frames all the same, so that nothing waits for its return; only the picture does.
  func frame(_ body: (UI) throws -> Void) throws {
    refreshMap()
    door.dropDeadFingers()
    let start = door.clock.now
    defer { if playback == nil { ui.inspector.note(frameTime: door.clock.now - start) } }
    try buildFrame(body)
    if playback == nil { door.followLock() }
    guard window.isShown || playback != nil || notesHashes else { return presenter.expose() }
    let changed = painter.paint(ui.drawList, map: playback?.map ?? door.map)
    playback?.compare(painter.pixmap)
    noteHash(changed)
    guard window.isShown else { return presenter.expose() }
    try presenter.present(painter.pixmap, changed: changed)
  }

  private func buildFrame(_ body: (UI) throws -> Void) throws {
    if let frame = playback?.frame {
      return try ui.frame(size: frame.size, pixelsPerPoint: frame.pixelsPerPoint, time: frame.time, body)
    }
    try ui.frame(size: door.map.size, pixelsPerPoint: door.map.pixelsPerPoint, time: door.clock.now, body)
  }

  private func noteHash(_ changed: [PixelRect]) {
    guard notesHashes else { return }
    let hash = changed.isEmpty ? lastHash ?? painter.pixmap.contentHash : painter.pixmap.contentHash
    lastHash = hash
    ui.recorder?.note(hash: hash)
  }

  /// Lets the next frame paint and send all pixels.
  func repaintEverything() {
    painter.invalidate()
    presenter.reset()
  }

  private func follow(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: isCloseWanted = true
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
