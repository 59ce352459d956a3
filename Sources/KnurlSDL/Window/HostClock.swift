import CKnurlSDL2

/// SDL's clock in seconds: fine for frames, and the same scale for the milliseconds that events carry.
struct HostClock {
  private let offset: Double
  private let frequency: Double
  /// Another clock, which gives events the time at which they are taken.
  private var script: (() -> Double)?

  /// Sets the fine clock to SDL's milliseconds. The C functions are `SDL_GetTicks64` and `SDL_GetPerformanceCounter`.
  init() {
    frequency = Double(max(1, SDL_GetPerformanceFrequency()))
    offset = Double(SDL_GetPerformanceCounter()) / frequency - Double(SDL_GetTicks64()) / 1000
  }

  /// A clock that goes as it is told, for tests.
  init(script: @escaping () -> Double) {
    self.init()
    self.script = script
  }

  /// Seconds since SDL was started.
  var now: Double { script?() ?? Double(SDL_GetPerformanceCounter()) / frequency - offset }

  /// The time of an event.
  func time(of event: SDL_Event) -> Double {
    if let script { return script() }
    return unsafe Self.time(of: event.common.timestamp, ticks: SDL_GetTicks64()) ?? now
  }

  /// The time of a stamp of 32 bits, which starts again after 49 days; nil for 0, which means that nobody stamped it.
  static func time(of stamp: UInt32, ticks: UInt64) -> Double? {
    if stamp == 0 { return nil }
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: ticks) &- stamp)
    return Double(Int64(ticks) - Int64(max(0, age))) / 1000
  }
}
