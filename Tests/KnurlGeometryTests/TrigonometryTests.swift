import KnurlGeometry
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite struct TrigonometryTests {
  @Test("sine and cosine lie within 4 units in the last place of one")
  func sineAndCosine() {
    var angle = -50.0
    while angle < 50 {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      #expect(abs(sine - sin(angle)) <= 4 * 0x1p-53 && abs(cosine - cos(angle)) <= 4 * 0x1p-53)
      angle += 0.0137
    }
  }

  @Test("quarter turns are exact where it shows")
  func quarterTurns() {
    let (sine, cosine) = Trigonometry.sineAndCosine(.pi / 2)
    #expect(sine == 1 && abs(cosine) < 1e-16)
    #expect(Trigonometry.sineAndCosine(0) == (0, 1))
    #expect(Trigonometry.sineAndCosine(.nan) == (0, 1))
    #expect(Trigonometry.sineAndCosine(.infinity) == (0, 1))
  }

  @Test("arctangent lies within 4 units in the last place in every direction")
  func arctangent() {
    var angle = -3.14
    while angle < 3.14 {
      let (y, x) = (sin(angle) * 17, cos(angle) * 17)
      #expect(abs(Trigonometry.arctangent(y: y, x: x) - atan2(y, x)) <= 8 * 0x1p-53 * 2)
      angle += 0.0091
    }
    #expect(Trigonometry.arctangent(y: 0, x: 0) == 0)
    #expect(Trigonometry.arctangent(y: 0, x: -1) == .pi)
    #expect(Trigonometry.arctangent(y: .nan, x: 1) == 0)
    #expect(Trigonometry.arctangent(y: .infinity, x: 1) == .pi / 2)
  }
}
