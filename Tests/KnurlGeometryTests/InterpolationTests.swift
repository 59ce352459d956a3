import KnurlGeometry
import TestSupport
import Testing

@Suite struct InterpolationTests {
  @Test("both ends are met exactly")
  func ends() {
    for (start, end) in [(0.1, 0.7), (-3.3, 1e17), (1e-300, -7.7)] {
      #expect(Interpolation.value(at: 0, from: start, to: end) == start)
      #expect(Interpolation.value(at: 1, from: start, to: end) == end)
      #expect(Interpolation.position(of: start, from: start, to: end) == 0)
      #expect(Interpolation.position(of: end, from: start, to: end) == 1)
    }
  }

  @Test("positions are clamped; equal ends and NaN have position zero")
  func positions() {
    #expect(Interpolation.position(of: 15, from: 0, to: 10) == 1)
    #expect(Interpolation.position(of: -15, from: 0, to: 10) == 0)
    #expect(Interpolation.position(of: 2.5, from: 10, to: 0) == 0.75)
    #expect(Interpolation.position(of: 5, from: 5, to: 5) == 0)
    #expect(Interpolation.position(of: .nan, from: 0, to: 10) == 0)
  }

  @Test("value and position are each other's inverse", arguments: seeds)
  func inverse(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let start = generator.number(-100...100), end = start + generator.number(1...100)
      let position = generator.number(0...1)
      let value = Interpolation.value(at: position, from: start, to: end)
      #expect(value >= start && value <= end)
      #expect(abs(Interpolation.position(of: value, from: start, to: end) - position) < 1e-12)
    }
  }

  @Test("clamping answers the nearer limit, the lower one for NaN")
  func clamping() {
    #expect(Interpolation.clamp(5, 0, 10) == 5)
    #expect(Interpolation.clamp(-5, 0, 10) == 0)
    #expect(Interpolation.clamp(.infinity, 0, 10) == 10)
    #expect(Interpolation.clamp(.nan, 0, 10) == 0)
  }

  @Test("easing begins at 0, ends at 1, passes the middle in the middle and never runs back")
  func easing() {
    #expect(Interpolation.easeInOut(0) == 0)
    #expect(Interpolation.easeInOut(0.5) == 0.5)
    #expect(Interpolation.easeInOut(1) == 1)
    #expect(Interpolation.easeInOut(7) == 1)
    #expect(Interpolation.easeInOut(.nan) == 0)
    let eased = (0...100).map { Interpolation.easeInOut(Double($0) / 100) }
    #expect(zip(eased, eased.dropFirst()).allSatisfy { $0 < $1 })
  }
}
