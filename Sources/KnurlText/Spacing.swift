/// What is added between letters, in ems.
struct Spacing {
  /// After every letter: small lettering is set a little looser.
  let tracking: Double

  init(size: Double) {
    tracking = 0.004 * min(4, max(0, 14 - size))
  }

  /// Between two letters.
  func kern(_ first: UInt32, _ second: UInt32) -> Double { 0 }
}
