import Knurl

/// One strip of the desk.
struct Channel {
  /// Players of one kind have one colour.
  enum Section {
    case drums, band, voices, master

    var title: String {
      switch self {
      case .drums: "DRUMS"
      case .band: "BAND"
      case .voices: "VOICES"
      case .master: "MASTER"
      }
    }
  }

  let name: String
  let section: Section
  /// What is added to the signal, in decibels.
  var gain: Double
  /// From the left, -1, to the right, 1.
  var pan: Double
  /// The fader, in decibels.
  var level: Double
  var isMuted = false
  var isSoloed = false
  /// The level as the pane shows it, and what it was written from.
  private(set) var levelText = ""
  private var writtenLevel = Double.nan

  init(_ name: String, _ section: Section, gain: Double, pan: Double, level: Double) {
    (self.name, self.section, self.gain, self.pan, self.level) = (name, section, gain, pan, level)
  }

  /// Whether it reaches the master: one that is soloed silences those that are not.
  func isHeard(isAnySoloed: Bool) -> Bool { !isMuted && (isSoloed || !isAnySoloed) }

  /// Writes the level anew if it has changed.
  mutating func write() {
    if writtenLevel == level { return }
    writtenLevel = level
    let tenths = Int((abs(level) * 10).rounded())
    let sign = tenths == 0 ? "" : level < 0 ? "-" : "+"
    levelText = level <= -60 ? "-∞ dB" : "\(sign)\(tenths / 10).\(tenths % 10) dB"
  }

  /// The desk as it is switched on.
  static var band: [Channel] {
    [
      Channel("Kick", .drums, gain: 2, pan: 0, level: -1.5), Channel("Snare", .drums, gain: 4, pan: -0.1, level: -4),
      Channel("Hat", .drums, gain: -3, pan: 0.35, level: -11), Channel("Toms", .drums, gain: 0, pan: -0.4, level: -7.5),
      Channel("Bass", .band, gain: 3, pan: 0, level: -2.5), Channel("Guitar", .band, gain: 6, pan: -0.6, level: -9),
      Channel("Keys", .band, gain: -2, pan: 0.5, level: -6.5), Channel("Strings", .band, gain: 0, pan: 0.2, level: -14),
      Channel("Voice", .voices, gain: 8, pan: 0, level: 1), Channel("Choir", .voices, gain: 5, pan: 0.15, level: -8),
    ]
  }

  static var main: Channel { Channel("Master", .master, gain: -6, pan: 0, level: 0) }
}
