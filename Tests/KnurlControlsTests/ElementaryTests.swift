import Testing

@testable import KnurlControls

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Exponential and logarithm against the C library, within one unit in the last place.
@Suite struct ElementaryTests {
  @Test("the logarithm is the C library's within one unit, over all of Double", arguments: [1, 2, 3] as [UInt64])
  func logarithms(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<20_000 {
      let x = Double(bitPattern: random.next() >> 1)
      if !x.isFinite || x == 0 { continue }
      let expected = log(x)
      #expect(abs(Elementary.logarithm(x) - expected) <= expected.ulp, "seed \(seed): \(x)")
      let near = 0.5 + Double(random.below(1 << 30)) / Double(1 << 30)
      #expect(abs(Elementary.logarithm(near) - log(near)) <= log(near).ulp, "seed \(seed): \(near)")
    }
  }

  @Test("the exponential is the C library's within one unit", arguments: [1, 2, 3] as [UInt64])
  func exponentials(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<20_000 {
      let x = (Double(random.below(1 << 40)) / Double(1 << 40) - 0.5) * 1400
      let expected = exp(x)
      #expect(abs(Elementary.exponential(x) - expected) <= expected.ulp, "seed \(seed): \(x)")
    }
  }

  @Test("the ends and what is no number are what mathematics says")
  func ends() {
    #expect(Elementary.logarithm(0) == -.infinity && Elementary.logarithm(-1).isNaN && Elementary.logarithm(.nan).isNaN)
    #expect(Elementary.logarithm(.infinity) == .infinity && Elementary.logarithm(1) == 0)
    #expect(Elementary.exponential(0) == 1 && Elementary.exponential(.infinity) == .infinity)
    #expect(Elementary.exponential(-.infinity) == 0 && Elementary.exponential(.nan).isNaN)
    #expect(Elementary.exponential(709.78).isFinite && Elementary.exponential(710) == .infinity)
    #expect(Elementary.exponential(-745) > 0 && Elementary.exponential(-746) == 0)
    #expect(Elementary.power(0, 2) == 0 && Elementary.power(-1, 0.5) == 0 && Elementary.power(1, 1e9) == 1)
  }
}
