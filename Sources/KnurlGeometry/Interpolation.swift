/// The mathematics that every slider shares.
public enum Interpolation {
  /// The value at `position` between two ends; exact at positions 0 and 1.
  public static func value(at position: Double, from start: Double, to end: Double) -> Double {
    let interval = end - start
    if interval.isInfinite { return start * (1 - position) + end * position }
    return position < 0.5 ? start + interval * position : end - interval * (1 - position)
  }

  /// The position 0...1 of a value between two ends; zero where the ends are equal, and clamped.
  public static func position(of value: Double, from start: Double, to end: Double) -> Double {
    guard start != end else { return 0 }
    let interval = end - start
    if interval.isInfinite { return clamp((value / 2 - start / 2) / (end / 2 - start / 2), 0, 1) }
    return clamp((value - start) / interval, 0, 1)
  }

  /// The value, or the nearer limit; the lower limit for NaN.
  public static func clamp(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
    value > lower ? (value < upper ? value : upper) : lower
  }

  /// The fraction 0...1 of an animation that eases in and out; a cubic Hermite (smoothstep).
  public static func easeInOut(_ fraction: Double) -> Double {
    let t = clamp(fraction, 0, 1)
    return t * t * (3 - 2 * t)
  }
}
