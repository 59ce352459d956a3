/// Pixels as files hold them: colours not multiplied with alpha.
///
/// Both ways round to the nearest, and no product lies half way between two numbers since 255 is odd. A colour found by
/// dividing is off by half at most, which multiplied with an alpha below 255 is less than half: so every premultiplied
/// pixel survives the way out and back.
enum StraightAlpha {
  /// A channel times alpha.
  static func premultiplied(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    (channel * alpha + 127) / 255
  }

  /// The smallest loss: the channel whose product with alpha is nearest; one above alpha counts as alpha.
  static func straight(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    alpha == 0 ? 0 : (min(channel, alpha) * 255 + alpha / 2) / alpha
  }
}
