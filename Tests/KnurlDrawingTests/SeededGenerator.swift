/// Numbers that follow from a seed: a failure names it, and can be had again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let word = (state ^ state >> 29) &* 0xbf58_476d_1ce4_e5b9
    return word ^ word >> 32
  }

  mutating func number(_ bounds: ClosedRange<Double>) -> Double { .random(in: bounds, using: &self) }
  mutating func count(_ bounds: ClosedRange<Int>) -> Int { .random(in: bounds, using: &self) }
  mutating func chance(_ percent: Int) -> Bool { count(0...99) < percent }
}

/// The seeds of property tests.
let seeds: [UInt64] = [1, 2, 3, 5, 8, 13]
