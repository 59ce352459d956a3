import Knurl

/// What comes in at the sockets: an invented band, each player's loudness a function of time alone.
enum Signal {
  /// A player: on which sixteenths of a bar it sounds, how loud, and how fast that dies away.
  private struct Player {
    /// The first sixteenth is the lowest bit.
    let hits: UInt16
    let loudness: Double
    /// Decibels a second.
    let decay: Double
    /// How far the loudness sways, in decibels, and how long that takes, in seconds.
    let sway: Double
    let period: Double
  }

  private static let players = [
    Player(hits: 0b0000_0101_0001_0001, loudness: -5, decay: 95, sway: 0.5, period: 3),
    Player(hits: 0b1001_0000_0001_0000, loudness: -7, decay: 70, sway: 0.8, period: 5),
    Player(hits: 0b1101_1101_1101_0101, loudness: -9, decay: 120, sway: 1.5, period: 2.5),
    Player(hits: 0b1110_0000_0000_0000, loudness: -6, decay: 45, sway: 1, period: 4),
    Player(hits: 0b0100_1001_0010_1001, loudness: -6, decay: 28, sway: 1.2, period: 2.2),
    Player(hits: 0b0010_0100_0100_0100, loudness: -12, decay: 34, sway: 2, period: 3.1),
    Player(hits: 0b0000_1000_1000_0001, loudness: -8, decay: 16, sway: 2.4, period: 4.3),
    Player(hits: 0b0000_0000_0000_0001, loudness: -10, decay: 3, sway: 3.2, period: 6.1),
    Player(hits: 0b0101_0010_1011_0101, loudness: -10, decay: 24, sway: 2.6, period: 2.7),
    Player(hits: 0b0000_0001_0000_0001, loudness: -11, decay: 7, sway: 2.8, period: 5.3),
  ]
  /// Seconds of a sixteenth, at 112 beats a minute.
  private static let sixteenth = 60.0 / 112 / 4
  static let silence = -120.0

  /// The loudness of a player at a time, in decibels.
  static func level(_ index: Int, at time: Double) -> Double {
    guard time >= 0, time < 1e9 else { return silence }
    let player = players[index % players.count], now = Int(time / sixteenth)
    for back in 0..<16 where player.hits >> UInt16((now - back) & 15) & 1 == 1 {
      let hit = now - back, age = time - Double(hit) * sixteenth
      let sway = player.sway * sine(time / player.period + Double(index) * 0.37)
      return max(silence, player.loudness - accent(hit) + sway - player.decay * age)
    }
    return silence
  }

  /// A player does not hit twice alike: up to 5 decibels less, by the number of the hit.
  private static func accent(_ hit: Int) -> Double { Double((hit &* 2_654_435_761) >> 9 & 15) / 3 }

  /// What a place between left and right takes from either side, in decibels: nothing in the middle, all at the far end.
  static func sides(_ pan: Double) -> (left: Double, right: Double) {
    func loss(_ way: Double) -> Double { way <= 0 ? 0 : way >= 1 ? silence : -4 * way - 26 * way * way * way * way }
    return (loss(pan), loss(-pan))
  }

  /// The sine of a number of turns.
  static func sine(_ turns: Double) -> Double {
    (Angle.turn * (turns - turns.rounded(.down))).sineAndCosine.sine
  }

  // MARK: Sums

  private static let ln2 = 0.6931471805599453

  /// The power of a level in decibels: a tenth of it as an exponent of ten.
  static func power(_ decibels: Double) -> Double {
    let exponent = max(-60, min(60, decibels * 0.33219280948873623))
    let whole = exponent.rounded(.down), rest = (exponent - whole) * ln2
    let fraction = 1 + rest * (1 + rest / 2 * (1 + rest / 3 * (1 + rest / 4 * (1 + rest / 5))))
    return Double(sign: .plus, exponent: Int(whole), significand: fraction)
  }

  /// The level of a power, in decibels.
  static func decibels(_ power: Double) -> Double {
    guard power > 1e-12 else { return silence }
    let y = (power.significand - 1) / (power.significand + 1), square = y * y
    let logarithm = 2 * y * (1 + square * (1.0 / 3 + square * (1.0 / 5 + square / 7)))
    return (Double(power.exponent) + logarithm / ln2) * 3.010299956639812
  }
}
