/// What a meter shows, and what it remembers of the levels before.
final class MeterLevels {
  /// One channel.
  struct Channel {
    /// Where its level stands, 0...1.
    var position = 0.0
    /// Where its mark stood when it was pushed up last, and when that was.
    var peak = 0.0
    var peakTime = 0.0
    /// Where the mark stands now.
    var shownPeak = 0.0
    /// The last time of overload.
    var clipTime = -Double.infinity
    var isClipping = false
    /// Whether the lamp of overload is lit.
    var isLit = false
  }

  private(set) var channels: [Channel] = []
  private(set) var bits: [UInt64] = []
  private(set) var options = MeterOptions()
  /// Whether nothing changes while the levels stay.
  private(set) var isAtRest = false
  /// When it was called last.
  private var lastTime = 0.0
  /// The dashes of the ladder in points, kept since a list takes memory.
  private var dash: [Double] = []

  var count: Int { channels.count }
  func value(_ channel: Int) -> Double { Double(bitPattern: bits[channel]) }

  /// The highest level; NaN where there is none.
  var highest: Double {
    var highest = Double.nan
    for index in bits.indices where !(value(index) <= highest) && !value(index).isNaN { highest = value(index) }
    return highest
  }

  /// Whether the same levels would show the same picture.
  func isSame(as bits: [UInt64], _ options: MeterOptions) -> Bool {
    isAtRest && self.bits == bits && self.options == options
  }

  /// Takes note that it stayed as it was until a time.
  func rest(until time: Double) { lastTime = time }

  /// Takes in the levels of a frame.
  func update(_ levels: [UInt64], _ domain: ValueDomain, _ options: MeterOptions, time: Double, reducesMotion: Bool) {
    self.options = options
    fit(levels, time)
    let clip = options.clip ?? domain.upper
    let fall = reducesMotion ? 0 : options.peakFall
    for index in channels.indices {
      // What rested was as high, and as much too loud, until just now.
      if isAtRest { prolong(index) }
      let value = value(index)
      channels[index].position = domain.isBroken ? 0 : domain.position(of: .real(value))
      channels[index].isClipping = !domain.isBroken && value >= clip && options.showsClip
      follow(index, time, hold: MeterOptions.hold(options.peakHold), fall: fall)
      if channels[index].isClipping { channels[index].clipTime = time }
      channels[index].isLit =
        options.showsClip && time <= channels[index].clipTime + MeterOptions.hold(options.clipHold)
    }
    lastTime = time
    isAtRest = nextChange(at: time) == nil
  }

  private func fit(_ levels: [UInt64], _ time: Double) {
    if bits.count != levels.count {
      isAtRest = false
      channels.removeLast(max(0, channels.count - levels.count))
      while channels.count < levels.count { channels.append(Channel(peakTime: time)) }
      bits = levels
      return
    }
    for index in levels.indices { bits[index] = levels[index] }
  }

  private func prolong(_ index: Int) {
    channels[index].peakTime = lastTime
    if channels[index].isClipping { channels[index].clipTime = lastTime }
  }

  /// Where a mark is at a time that was pushed up to `peak` at `peakTime`; the level pushes it up.
  private func follow(_ index: Int, _ time: Double, hold: Double, fall: Double) {
    let channel = channels[index]
    let late = time - channel.peakTime - hold
    let fallen = late <= 0 ? 0 : fall > 0 ? fall * late : 1
    let peak = options.showsPeak ? channel.peak - fallen : 0
    channels[index].shownPeak = max(channel.position, peak)
    if channel.position < peak { return }
    (channels[index].peak, channels[index].peakTime) = (channel.position, time)
  }

  private func isAtRest(_ channel: Channel) -> Bool {
    channel.shownPeak == channel.position && channel.isLit == channel.isClipping
  }

  /// When the picture changes although the levels stay; nil: never.
  func nextChange(at time: Double) -> Double? {
    var next: Double?
    for channel in channels where !isAtRest(channel) {
      if channel.shownPeak != channel.position {
        next = earlier(next, max(time, channel.peakTime + MeterOptions.hold(options.peakHold)))
      }
      if channel.isLit, !channel.isClipping {
        // A frame at the very end would find the lamp still lit.
        next = earlier(next, max(time, channel.clipTime + MeterOptions.hold(options.clipHold)).nextUp)
      }
    }
    return next.flatMap { $0.isFinite ? $0 : nil }
  }

  private func earlier(_ first: Double?, _ second: Double) -> Double { min(first ?? second, second) }

  /// The list of a lamp and the gap behind it, made anew only where these change.
  func dash(_ lamp: Double, _ gap: Double) -> [Double] {
    if dash.count != 2 || dash[0] != lamp || dash[1] != gap { dash = [lamp, gap] }
    return dash
  }

  /// What people read of a level.
  func text(_ value: Double, minimum: Double) -> String {
    if let lowest = options.format.lowest, value <= minimum {
      return options.format.prefix + lowest + options.format.suffix
    }
    return options.format.text(value, decimals: 1)
  }
}
