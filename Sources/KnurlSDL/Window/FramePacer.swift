/// Keeps frames an even time apart where the screen does not.
struct FramePacer {
  private let interval: Double
  private var due = 0.0

  /// Creates a pacer for frames a second, 1...1000; 60 stands in for what is no number.
  init(frameRate: Double) {
    interval = 1 / (frameRate.isNaN ? 60 : min(max(frameRate, 1), 1000))
  }

  /// The seconds to sleep at the end of a frame. Small delays are made up for, long ones forgotten.
  mutating func delay(now: Double) -> Double {
    due += interval
    if abs(due - now) > 2 * interval { due = now }
    return max(0, due - now)
  }
}
