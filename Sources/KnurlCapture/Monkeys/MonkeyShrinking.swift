import KnurlControls

/// Makes a trace shorter as long as it still shows what it must: by frames in halves, quarters and so on, then event by
/// event. The order of what is tried follows from the trace alone.
struct MonkeyShrinking {
  private let limit: Int
  private let shows: (Trace) -> Bool
  /// How many traces were tried.
  private(set) var tries = 0

  init(limit: Int, _ shows: @escaping (Trace) -> Bool) {
    self.limit = limit
    self.shows = shows
  }

  mutating func shrunk(_ trace: Trace) -> Trace {
    var best = trace
    while true {
      let count = Self.size(best)
      best = withoutFrames(best)
      best = withoutEvents(best)
      best = merged(best)
      if Self.size(best) == count || tries >= limit { return best }
    }
  }

  private static func size(_ trace: Trace) -> Int { trace.frames.reduce(trace.frames.count) { $0 + $1.events.count } }

  private mutating func isEnough(_ trace: Trace) -> Bool {
    guard tries < limit else { return false }
    tries += 1
    return shows(trace)
  }

  /// Takes out runs of frames with their events. The others keep their times.
  private mutating func withoutFrames(_ trace: Trace) -> Trace {
    var best = trace
    var length = max(1, best.frames.count / 2)
    while true {
      var start = 0
      while start < best.frames.count {
        var candidate = best
        candidate.frames.removeSubrange(start..<min(start + length, candidate.frames.count))
        if isEnough(candidate) { best = candidate } else { start += length }
      }
      if length == 1 { return best }
      length /= 2
    }
  }

  private mutating func withoutEvents(_ trace: Trace) -> Trace {
    var best = trace
    for frame in best.frames.indices.reversed() {
      for event in best.frames[frame].events.indices.reversed() {
        var candidate = best
        candidate.frames[frame].events.remove(at: event)
        if isEnough(candidate) { best = candidate }
      }
    }
    return best
  }

  /// Hands a frame's events to the next one, and leaves the frame out.
  private mutating func merged(_ trace: Trace) -> Trace {
    var best = trace
    var index = 0
    while index + 1 < best.frames.count {
      var candidate = best
      candidate.frames[index + 1].events.insert(contentsOf: candidate.frames[index].events, at: 0)
      candidate.frames.remove(at: index)
      if isEnough(candidate) { best = candidate } else { index += 1 }
    }
    return best
  }
}
