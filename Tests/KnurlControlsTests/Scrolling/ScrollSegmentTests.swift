import Testing

@testable import KnurlControls

/// One motion by one law.
@Suite struct ScrollSegmentTests {
  private typealias Segment = ScrollMotion.Segment

  @Test("speed is the slope of the way", arguments: [0.0, 0.05, 0.2, 0.4])
  func slopes(_ time: Double) {
    for segment in [
      Segment.friction(from: 10, 900, 2.5, at: 0), .spring(to: 300, from: 10, 200, 20, at: 0),
      .spring(to: 0, from: 0, 800, 14, at: 0),
    ] {
      let (before, after) = (segment.state(at: time).offset, segment.state(at: time + 1e-6).offset)
      #expect(isNear((after - before) / 1e-6, segment.state(at: time).speed, 0.5))
    }
  }

  @Test("friction ends a quarter of a point before its goal, or at a bound")
  func friction() {
    let free = Segment.friction(from: 0, 500, 2.5, at: 3)
    #expect(free.goal == 200 && isNear(free.state(at: free.end).offset, 199.75, 1e-9) && free.outcome == .rest)
    let bound = Segment.friction(from: 0, 500, 2.5, at: 3, until: 0.1, bound: 44)
    #expect(bound.end == 3.1 && bound.outcome == .bounce(bound: 44))
    #expect(Segment.friction(from: 7, 0, 2.5, at: 3).end == 3)
  }

  @Test("a spring ends within a tenth of a point of its target, and keeps there before and after its time")
  func spring() {
    let segment = Segment.spring(to: 100, from: -40, -300, 14, at: 1)
    #expect(isNear(segment.state(at: segment.end).offset, 100, 0.1) && segment.end < 2)
    #expect(segment.state(at: 0).offset == -40 && segment.state(at: 99).offset == segment.state(at: segment.end).offset)
  }
}
