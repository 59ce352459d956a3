/// A linear congruential generator: the same rocks and goods on every machine.
public struct Dice {
  private var state: UInt32

  /// Creates a generator; equal seeds give equal numbers.
  public init(seed: UInt32) { state = seed }

  /// A number from 0 up to `sides`, exclusive.
  public mutating func roll(_ sides: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % sides
  }
}
