/// What is added between letters, in ems.
struct Spacing {
  /// After every letter: small lettering is set a little looser.
  let tracking: Double

  init(size: Double) {
    tracking = 0.0025 * min(4, max(0, 14 - size))
  }

  /// Between two letters: closer where two slopes or two open corners meet; never at figures.
  func kern(_ first: UInt32, _ second: UInt32) -> Double {
    guard let pairs = Self.pairs[first] else { return 0 }
    return Double(pairs[second] ?? 0) / 1000
  }

  private static let pairs: [UInt32: [UInt32: Int]] = {
    var pairs: [UInt32: [UInt32: Int]] = [:]
    for (firsts, seconds, distance) in classes {
      for first in firsts.unicodeScalars {
        for second in seconds.unicodeScalars { pairs[first.value, default: [:]][second.value] = distance }
      }
    }
    return pairs
  }()

  /// First letters, second letters, and what is added between them.
  private static let classes = [
    ("T", "acdegoqs", -62), ("T", "mnpruvwxyz", -48), ("T", "A", -40), ("T", ".,-", -76), ("T", "COGQ", -12),
    ("V", "acdegoqs", -28), ("V", "mnpru", -16), ("V", "A", -44), ("V", ".,", -72), ("V", "-", -24),
    ("W", "acdegoqs", -16), ("W", "A", -26), ("W", ".,", -48),
    ("Y", "acdegoqs", -54), ("Y", "mnpruvwxyz", -32), ("Y", "A", -48), ("Y", ".,", -84), ("Y", "-", -50),
    ("Y", "COGQ", -14), ("A", "T", -40), ("A", "V", -44), ("A", "W", -26), ("A", "Y", -48), ("A", "COGQU", -10),
    ("A", "vwy", -16), ("L", "T", -52), ("L", "V", -44), ("L", "W", -24), ("L", "Y", -54), ("L", "vwy", -20),
    ("L", "'\"", -60), ("F", "A", -30), ("F", ".,", -72), ("F", "aceo", -14), ("P", "A", -36), ("P", ".,", -84),
    ("K", "acdegoqCOGQ", -20), ("K", "vwy", -16), ("X", "COGQ", -16), ("k", "acdegoqs", -16), ("r", ".,", -48),
    ("vwy", ".,", -44), ("f", ".,", -24), ("D", "AVY", -10), ("O", "AVXY", -10), ("R", "TVY", -8),
    ("Г", "АДЛ", -44), ("Г", "адеолс", -44), ("Г", "имнпртя", -30), ("Г", ".,", -76), ("Т", "АДЛ", -40),
    ("Т", "адеолс", -50), ("Т", "имнпртвыя", -36), ("Т", ".,", -76), ("У", "адеолс", -40), ("У", ".,", -72),
    ("Ф", ".,", -20), ("Р", "АДЛ", -36), ("Р", ".,", -84), ("Α", "ΤΥ", -44), ("ΤΥ", "Α", -44), ("Τ", "αοεσω", -50),
  ]
}
