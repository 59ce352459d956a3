import CKnurlSDL2

/// Draws while the system holds the loop up: on Windows and macOS, SDL's taking of events does not return as long as the
/// user drags a window's edge, and only a watch on events hears of it.
///
/// A watch also hears of sizes where nothing is held up, one call for each of many events. So it paints only when the same
/// call for events has been going on for a while since the first size that it told of.
@safe
final class LiveResize {
  /// How long a call for events tells of sizes until it counts as held up, in seconds; also the time between frames then.
  static let interval = 1.0 / 60

  /// Whether the system holds loops up at all. Lending the body of a frame takes a block of memory, which others are spared.
  var isNeeded: Bool
  private let thread = SDL_ThreadID()
  private let now: () -> Double
  /// Is told SDL's number of a window that must be painted at once.
  var paint: (UInt32) -> Void = { _ in }
  private var isTaking = false
  private var isPainting = false
  private var last: Double?

  /// Begins to listen. The C functions are `SDL_AddEventWatch` and `SDL_GetCurrentVideoDriver`.
  /// - Parameter now: The time, in seconds.
  init(now: @escaping () -> Double) {
    self.now = now
    let driver = unsafe SDL_GetCurrentVideoDriver().map { unsafe String(cString: $0) } ?? ""
    isNeeded = ["windows", "cocoa", "uikit"].contains(driver)
    unsafe SDL_AddEventWatch(Self.watch, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    unsafe SDL_DelEventWatch(Self.watch, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Calls a function of SDL that takes events.
  func taking(_ call: () -> Int32) -> Int32 {
    (isTaking, last) = (true, nil)
    defer { isTaking = false }
    return call()
  }

  /// The watch itself; other threads come by when they post events.
  private static let watch: SDL_EventFilter = { context, event in
    guard let context = unsafe context, let event = unsafe event, unsafe event.pointee.type == SDL_WINDOWEVENT.rawValue
    else { return 1 }
    unsafe Unmanaged<LiveResize>.fromOpaque(context).takeUnretainedValue().hear(event.pointee.window)
    return 1
  }

  private func hear(_ event: SDL_WindowEvent) {
    guard SDL_ThreadID() == thread, isTaking, !isPainting, Self.wantsPicture(event) else { return }
    if isDue(now: now()) {
      isPainting = true
      paint(event.windowID)
      isPainting = false
      last = now()
    }
  }

  private func isDue(now: Double) -> Bool {
    guard let last else {
      self.last = now
      return false
    }
    return now - last >= Self.interval
  }

  private static func wantsPicture(_ event: SDL_WindowEvent) -> Bool {
    let kind = SDL_WindowEventID(UInt32(event.event))
    return kind == SDL_WINDOWEVENT_SIZE_CHANGED || kind == SDL_WINDOWEVENT_EXPOSED
  }
}
