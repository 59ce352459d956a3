import Testing

@testable import KnurlControls

/// What a meter remembers.
@Suite struct MeterLevelsTests {
  private let domain = RealBounds(start: 0, end: 1, step: nil, significandBits: 52).domain(.linear, nil)

  private func update(
    _ levels: MeterLevels, _ values: [Double], at time: Double, _ options: MeterOptions = MeterOptions(),
    reducesMotion: Bool = false
  ) {
    levels.update(values.map(\.bitPattern), domain, options, time: time, reducesMotion: reducesMotion)
  }

  @Test("a mark that falls meets a level that rises, and stays there anew")
  func meeting() {
    let levels = MeterLevels(), options = MeterOptions(peakHold: 1, peakFall: 0.5)
    update(levels, [0.9], at: 0, options)
    update(levels, [0.1], at: 1.4, options)
    #expect(abs(levels.channels[0].shownPeak - 0.7) < 1e-12)
    update(levels, [0.8], at: 1.5, options)
    #expect(levels.channels[0].shownPeak == 0.8)
    update(levels, [0.1], at: 2.5, options)
    #expect(levels.channels[0].shownPeak == 0.8 && levels.nextChange(at: 2.5) == 2.5)
  }

  @Test("any way through the same times ends at the same mark", arguments: 1...20 as ClosedRange<UInt64>)
  func closedForm(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let few = MeterLevels(), many = MeterLevels()
    var time = 0.0
    for _ in 0..<30 {
      let value = Double(random.below(100)) / 100, next = time + Double(1 + random.below(200)) / 64
      update(few, [value], at: time)
      update(many, [value], at: time)
      for part in 1..<8 { update(many, [0], at: time + (next - time) * Double(part) / 8) }
      update(few, [0], at: next)
      update(many, [0], at: next)
      #expect(abs(few.channels[0].shownPeak - many.channels[0].shownPeak) < 1e-12, "seed \(seed)")
      time = next + 0.5
    }
  }

  @Test("where motion is reduced the mark waits and then is at the level")
  func reduced() {
    let levels = MeterLevels()
    update(levels, [0.9], at: 0, reducesMotion: true)
    update(levels, [0.2], at: 1, reducesMotion: true)
    #expect(levels.channels[0].shownPeak == 0.9)
    update(levels, [0.2], at: 1.3, reducesMotion: true)
    #expect(levels.channels[0].shownPeak == 0.2 && levels.isAtRest)
  }

  @Test("channels that come have no past, and those that stay keep theirs")
  func counts() {
    let levels = MeterLevels()
    update(levels, [0.5], at: 0)
    update(levels, [0.1, 0.2], at: 0.5)
    #expect(levels.channels.map(\.shownPeak) == [0.5, 0.2] && levels.highest == 0.2)
    update(levels, [], at: 1)
    #expect(levels.count == 0 && levels.isAtRest && levels.highest.isNaN)
  }

  @Test("a frame at the very end of the lamp's time asks for one that finds it dark")
  func lampEnds() {
    let levels = MeterLevels(), options = MeterOptions(showsPeak: false, clipHold: 2)
    update(levels, [1], at: 0, options)
    #expect(levels.channels[0].isLit && levels.isAtRest)
    update(levels, [0], at: 1, options)
    let wake = levels.nextChange(at: 1)
    #expect(wake == 2.0.nextUp)
    update(levels, [0], at: wake ?? 0, options)
    #expect(!levels.channels[0].isLit && levels.isAtRest)
  }
}
