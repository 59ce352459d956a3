/// Numbers that follow from a seed: a failure names it, and can be had again.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator; equal seeds give equal numbers.
  public init(seed: UInt64) {
    state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let word = (state ^ state >> 29) &* 0xbf58_476d_1ce4_e5b9
    return word ^ word >> 32
  }

  /// A number within bounds.
  public mutating func number(_ bounds: ClosedRange<Double>) -> Double { .random(in: bounds, using: &self) }
  /// A whole number within bounds.
  public mutating func count(_ bounds: ClosedRange<Int>) -> Int { .random(in: bounds, using: &self) }
  /// Whether something with a chance in per cent comes about.
  public mutating func chance(_ percent: Int) -> Bool { count(0...99) < percent }
}
