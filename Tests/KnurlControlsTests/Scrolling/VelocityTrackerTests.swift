import Testing

@testable import KnurlControls

/// The speed of a pointer that lets go.
@Suite struct VelocityTrackerTests {
  private func tracker(_ rate: Double, for duration: Double, from start: Double = 0, _ speed: Double = 600)
    -> VelocityTracker
  {
    var tracker = VelocityTracker()
    for step in 0...Int(duration * rate) {
      let time = Double(step) / rate
      tracker.add(Point(x: 50 - speed / 2 * time, y: speed * time), at: start + time)
    }
    return tracker
  }

  @Test("an even motion has its speed at any rate of events", arguments: [30.0, 60, 120, 1000])
  func rates(_ rate: Double) {
    let velocity = tracker(rate, for: 0.5).velocity(at: 0.5)
    #expect(isNear(velocity.x, -300, 1e-6) && isNear(velocity.y, 600, 1e-6))
  }

  @Test("the last tenth of a second counts, and a pause at the end stops")
  func window() {
    var tracker = tracker(100, for: 0.5)
    for step in 1...12 { tracker.add(Point(x: -100, y: 300), at: 0.5 + Double(step) / 100) }
    #expect(tracker.velocity(at: 0.62).length < 1)
    let moving = self.tracker(100, for: 0.5)
    #expect(moving.velocity(at: 0.53).y > 500 && moving.velocity(at: 0.56) == .zero)
  }

  @Test("peers 82 one time, or times that run backwards, tell of no speed")
  func times() {
    var still = VelocityTracker()
    for step in 0..<10 { still.add(Point(x: Double(step) * 50, y: 0), at: 7) }
    #expect(still.velocity(at: 7) == .zero)
    var back = VelocityTracker()
    for step in 0..<10 { back.add(Point(x: Double(step) * 50, y: 0), at: 7 - Double(step)) }
    #expect(back.velocity(at: -2) == .zero && VelocityTracker().velocity(at: 0) == .zero)
    back.add(Point(x: .nan, y: 0), at: 1)
    back.add(.zero, at: .nan)
    #expect(back.velocity(at: .nan) == .zero)
  }

  @Test("peers 81 a clock that has run for a year loses nothing")
  func longUptime() {
    let velocity = tracker(120, for: 0.4, from: 3e7).velocity(at: 3e7 + 0.4)
    #expect(isNear(velocity.y, 600, 0.1))
  }
}
