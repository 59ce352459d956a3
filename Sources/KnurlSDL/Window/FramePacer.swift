/// Keeps frames an even time apart where the screen does not.
struct FramePacer {
  private let interval: Double
  private var due = 0.0
  private var last = -Double.infinity
  private var hasty = 0

  /// Frames that come faster than any screen shows them, in a row, after which a screen is not believed to wait.
  private static let patience = 4
  /// Less time between frames than any screen takes, in seconds.
  private static let fastest = 1.0 / 500

  /// Creates a pacer for frames a second, 1...1000; 60 stands in for what is no number.
  init(frameRate: Double) {
    interval = 1 / (frameRate.isNaN ? 60 : min(max(frameRate, 1), 1000))
  }

  /// The seconds to sleep at the end of a frame. Small delays are made up for, long ones forgotten.
  /// - Parameters:
  ///   - now: The time, in seconds.
  ///   - screenWaits: Whether showing the frame has waited for the screen, as far as SDL tells. Some drivers say so and do
  ///     not, above all for a window that is covered: where frames come too fast they are timed here after all.
  mutating func delay(now: Double, screenWaits: Bool = false) -> Double {
    due += interval
    if abs(due - now) > 2 * interval { due = now }
    let isHasty = screenWaits && now - last < Self.fastest
    hasty = isHasty ? hasty + 1 : screenWaits && hasty < Self.patience ? 0 : hasty
    last = now
    if screenWaits && hasty < Self.patience { return 0 }
    return max(0, due - now)
  }
}
