import Knurl

/// What the faders do while nobody touches the desk: a slow wave from the left to the right.
struct Choreography {
  /// When it began, in seconds.
  let start: Double
  /// Where the faders stood then.
  private let levels: [Double]
  /// Seconds until the faders have found into the wave.
  private static let approach = 4.0

  init(at start: Double, from channels: [Channel]) {
    self.start = start
    levels = channels.map(\.level)
  }

  /// Where a fader stands at a time, in decibels.
  func level(_ index: Int, at time: Double) -> Double {
    let elapsed = max(0, time - start), place = Double(index)
    let wave = Signal.sine(elapsed / 11 - place * 0.085), swell = Signal.sine(elapsed / 27 + place * 0.03)
    let goal = -8.5 + 9 * wave + 3 * swell
    let share = min(1, elapsed / Self.approach)
    return levels[index] + (goal - levels[index]) * share * share * (3 - 2 * share)
  }
}
